/**
 * Beside the page, also while it is closed: keeps the page for when the server cannot be reached, and shows
 * notices. What the server tells (`/api`) is never kept here.
 */

export {}
declare const self: ServiceWorkerGlobalScope
/** The addresses of all files of the page, and a name for them as they are; put in when the page is built. */
declare const __SHELL__: string[]
declare const __EDITION__: string

/** What the server sends to a browser (docs/protocol.md). */
interface Notice {
  kind: string
  text: string
  link: string
  table: string | null
}

const KEPT = `millhand-${__EDITION__}`
const SHELL = __SHELL__
const FRONT = '/'

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Notice)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead((event.notification.data as { path: string }).path))
})

// --- the page without the server ---

async function keepShell(): Promise<void> {
  const cache = await caches.open(KEPT)
  await cache.addAll(SHELL)
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== KEPT)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Addresses of the page are asked for first, so that nobody who reaches the server gets an old one. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return null
  if (request.mode === 'navigate') return fetch(request).then((answer) => (answer.status < 500 ? answer : kept(FRONT)), () => kept(FRONT))
  return pathname !== FRONT && SHELL.includes(pathname) ? kept(pathname) : null
}

async function kept(path: string): Promise<Response> {
  const cache = await caches.open(KEPT)
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(path)
}

// --- notices ---

const pages = (): Promise<readonly WindowClient[]> => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const pathOf = (address: string): string => new URL(address, location.origin).pathname

/** Whoever looks at the table sees it anyway. */
async function show(notice: Notice): Promise<void> {
  const path = pathOf(notice.link)
  if (notice.table && (await pages()).some((page) => page.focused && pathOf(page.url) === path)) return
  await self.registration.showNotification('millhand', {
    body: notice.text,
    tag: notice.table ?? notice.kind,
    icon: '/icon-192.png',
    data: { path },
  })
}

/** To the table that a notice was about: in a page that is open, else in a new one. */
async function lead(path: string): Promise<void> {
  const open = await pages()
  const page = open.find((one) => pathOf(one.url) === path) ?? open[0]
  if (!page) {
    await self.clients.openWindow(path)
    return
  }
  page.postMessage({ go: path })
  await page.focus()
}
