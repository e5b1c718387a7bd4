/** What the server has for whoever comes in: games, own tables, open ones, finished ones. */

import { ask, Refused } from '../connection/asking'
import type { DrawingData, OptionValue, Table } from '../connection/shapes'
import { keep, kept } from '../look/keeping'
import { reader, t } from '../words/language.svelte'

export interface GameOption {
  name: string
  sentence: string
  values: { value: OptionValue; sentence: string; about: string }[]
  default: OptionValue
  rule: string
}

export interface BotLevel {
  name: string
  rank: number
  sentence: string
}

export interface GameOnShelf {
  name: string
  title: string
  players: number[]
  players_told: { players: number; sentence: string }[]
  maturity: string
  options: GameOption[]
  boards: string[]
  bots: BotLevel[]
  small_map: Pick<DrawingData, 'canvas' | 'places' | 'connections'> & { names: Record<string, string> }
}

export interface Me {
  id: string
  name: string
  login: string | null
  language: string | null
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot'
  level?: string
  name?: string
}

export interface NewTable {
  game: string
  players: number
  options: Record<string, OptionValue>
  seats: NewSeat[]
  one_device: boolean
  listed: boolean
  clock: { kind: 'none' | 'move' | 'game'; minutes: number }
  watching: boolean
  hints: boolean
  publish_shuffle: boolean
  board_file?: string | null
  start: boolean
}

class Hall {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameOnShelf[]>([])
  mine = $state.raw<Table[]>([])
  open = $state.raw<Table[]>([])
  /** Running tables that anybody may watch. */
  watch = $state.raw<Table[]>([])
  finished = $state.raw<Table[]>([])
  reached = $state(true)
  /** The level that was last played against. */
  level = $state(kept('level') ?? 'canny')

  async enter(): Promise<void> {
    const query = { language: reader.language }
    try {
      const [games] = await Promise.all([ask<GameOnShelf[]>('GET', '/games', { query }), this.meet()])
      this.games = games
      this.reached = true
    } catch {
      this.reached = false
      return
    }
    await this.look()
  }

  /** Who the reader is; nobody, before the first game. */
  async meet(): Promise<void> {
    this.me = await ask<Me | null>('GET', '/me')
  }

  /** The lists of tables, as they are now. */
  async look(): Promise<void> {
    const lists = this.me ? (['mine', 'open', 'watch', 'finished'] as const) : (['open', 'watch'] as const)
    for (const which of lists) {
      try {
        this[which] = await ask<Table[]>('GET', '/tables', { query: { which, language: reader.language } })
      } catch (error) {
        if (!(error instanceof Refused)) this.reached = false
      }
    }
  }

  chooseLevel(level: string): void {
    this.level = level
    keep('level', level)
  }

  /** Whoever has no name yet gets one: nobody is asked anything before the first game. */
  async beSomebody(name = t('home-guest')): Promise<void> {
    this.me ??= await ask<Me>('POST', '/guest', { body: { name, language: reader.language } })
  }

  async playNow(game: string): Promise<Table> {
    await this.beSomebody()
    const known = this.games.find((one) => one.name === game)?.bots.map((bot) => bot.name) ?? []
    const level = known.includes(this.level) ? this.level : (known.at(-1) ?? this.level)
    return ask<Table>('POST', '/play', { body: { game, level } })
  }

  async setUp(table: NewTable): Promise<Table> {
    await this.beSomebody()
    return ask<Table>('POST', '/tables', { body: table, query: { language: reader.language } })
  }

  async sit(table: string, invite: string | null = null): Promise<Table> {
    await this.beSomebody()
    return ask<Table>('POST', `/tables/${table}/sit`, { body: invite ? { invite } : {}, query: { language: reader.language } })
  }

  async bringRecord(text: string): Promise<Table> {
    await this.beSomebody()
    return ask<Table>('POST', '/records', { body: text, query: { language: reader.language } })
  }

  async rename(name: string): Promise<void> {
    if (!this.me) return this.beSomebody(name)
    this.me = await ask<Me>('PATCH', '/me', { body: { name } })
  }
}

export const hall = new Hall()
