/** The socket of one table: comes again by itself, later and later, until it is closed here. */

import type { FromPage, FromServer } from './shapes'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000
const COME_AGAIN = 1013

/** How long to wait before the next try, in milliseconds: twice as long each time, a little by chance. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2)
}

export class TableSocket {
  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  #closed = false
  #heard = 0

  constructor(
    private readonly address: string,
    private readonly heard: (message: FromServer) => void,
    private readonly line: (line: Line) => void,
  ) {
    this.#open()
    window.addEventListener('online', this.#atOnce)
  }

  /** Whether it was sent; what is not sent is not kept. */
  say(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Try now instead of later. */
  again(): void {
    this.#atOnce()
  }

  close(): void {
    this.#closed = true
    window.removeEventListener('online', this.#atOnce)
    clearTimeout(this.#timer)
    clearInterval(this.#pings)
    this.#socket?.close()
    this.line('closed')
  }

  #atOnce = (): void => {
    const isUnderWay = this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN
    if (this.#closed || isUnderWay) return
    clearTimeout(this.#timer)
    this.#open()
  }

  #open(): void {
    this.line('connecting')
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = () => {
      this.#heard = Date.now()
      this.line('open')
      clearInterval(this.#pings)
      this.#pings = setInterval(() => this.#ping(), PING_EVERY)
    }
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = (event) => this.#lose(socket, event.code === COME_AGAIN ? 0 : null)
  }

  #hear(text: string): void {
    this.#heard = Date.now()
    const message = JSON.parse(text) as FromServer
    if (message.type === 'welcome') this.#attempt = 0
    if (message.type === 'goodbye') this.#comeAfter(message.again_in * 1000)
    else this.heard(message)
  }

  /** A line on which nothing is heard any more is dead, even if nobody has said so. */
  #ping(): void {
    if (Date.now() - this.#heard > 2.5 * PING_EVERY) this.#socket?.close()
    else this.say({ type: 'ping' })
  }

  #lose(socket: WebSocket, wait: number | null): void {
    if (this.#closed || socket !== this.#socket) return
    this.#comeAfter(wait ?? waitBefore(this.#attempt++))
  }

  #comeAfter(wait: number): void {
    clearTimeout(this.#timer)
    clearInterval(this.#pings) // they would take the next line for dead while it is still being made
    const old = this.#socket
    this.#socket = null
    if (old && old.readyState <= WebSocket.OPEN) old.close()
    this.line('lost')
    this.#timer = setTimeout(() => this.#open(), wait)
  }
}
