/** Push, as the browser has it: whether it can, may and does tell of turns while the page is closed. */

import { mayHaveWorker } from '../connection/edition.svelte'

/** Not outside https; not in this browser; forbidden by its owner; on; off. */
export type PushState = 'insecure' | 'unsupported' | 'denied' | 'on' | 'off'

/** What the server must know to reach this browser. */
export interface Reached {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** The browser would not: its owner has said no, or its push service does not answer. */
export class NotSubscribed extends Error {}

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure'
  if (!mayHaveWorker() || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await known()) ? 'on' : 'off'
}

export async function subscribe(serverKey: string): Promise<Reached> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed('denied')
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe() // it may be another server's
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }).catch((error: unknown) => {
    throw new NotSubscribed(String(error))
  })
  return reachedOf(made)
}

/** Forget this browser; returns where the server reached it. */
export async function unsubscribe(): Promise<string | null> {
  const made = await known()
  await made?.unsubscribe()
  return made?.endpoint ?? null
}

async function known(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

function reachedOf(made: PushSubscription): Reached {
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
