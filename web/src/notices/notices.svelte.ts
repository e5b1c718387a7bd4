/** By which ways the reader is told while the page is closed, as the server keeps it. */

import { ask, Refused } from '../connection/asking'
import type { components } from '../connection/openapi'
import { hall } from '../home/hall.svelte'
import { reader, t } from '../words/language.svelte'
import { NotSubscribed, pushState, subscribe, unsubscribe, type PushState } from './push'

export type Told = components['schemas']['Notices']
export type Way = 'push' | 'webhook' | 'mail'
export type Wish = Pick<Told, 'webhook' | 'webhook_kind' | 'mail'>

export class Notices {
  /** Null of somebody whom the server does not know: they have no turn to be told of. */
  told = $state.raw<Told | null>(null)
  push = $state<PushState>('off')
  said = $state('')
  isTrouble = $state(false)
  busy = $state(false)

  read = (): Promise<void> =>
    this.#tried(async () => {
      await hall.meet()
      if (hall.me) await this.#keep(await this.#ask<Told>('GET', '/me/notices'))
    })

  switchPush = (on: boolean): Promise<void> =>
    this.#tried(async () => {
      if (on) await this.#keep(await this.#ask<Told>('POST', '/me/notices/push', await subscribe(this.told?.push_key ?? '')), t('notices-on'))
      else {
        const endpoint = await unsubscribe()
        if (endpoint) await this.#keep(await this.#ask<Told>('POST', '/me/notices/push/end', { endpoint }), t('notices-off'))
      }
    })

  wish = (changed: Partial<Wish>): Promise<void> =>
    this.#tried(async () => {
      const { webhook, webhook_kind, mail } = this.told!
      await this.#keep(await this.#ask<Told>('PUT', '/me/notices', { webhook, webhook_kind, mail, ...changed }), t('notices-kept'))
    })

  test = (way: Way): Promise<void> =>
    this.#tried(async () => {
      await this.#ask('POST', '/me/notices/test', { way })
      this.said = t('notices-sent')
    })

  async #keep(told: Told, said = ''): Promise<void> {
    this.told = told
    const push = await pushState()
    this.push = push === 'on' && told.browsers === 0 ? 'off' : push
    this.said = said
  }

  #ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
    return ask<Answer>(method, path, { body, query: { language: reader.language } })
  }

  async #tried(what: () => Promise<void>): Promise<void> {
    this.busy = true
    this.isTrouble = false
    try {
      await what()
    } catch (error) {
      this.isTrouble = true
      this.said = this.#sentence(error)
      this.push = await pushState()
    } finally {
      this.busy = false
    }
  }

  #sentence(error: unknown): string {
    if (error instanceof Refused) return error.message
    return error instanceof NotSubscribed ? t('notices-not-subscribed', { why: error.message }) : t('page-unreachable')
  }
}
