/** Addresses of the page, and going from one to another without asking the server for the page again. */

export type Address =
  | { page: 'home' }
  | { page: 'table'; table: string; at: number | null }
  | { page: 'score'; table: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'join' | 'watch' | 'take'; table: string; token: string }
  | { page: 'seat'; token: string }
  | { page: 'mail'; token: string }
  | { page: 'unknown'; path: string }

/** What an address means. */
export function read(path: string, hash = ''): Address {
  const [first = '', second = '', third = '', fourth = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
  const steps = [first, second, third, fourth, ...more].filter(Boolean).length
  const unknown: Address = { page: 'unknown', path }
  if (steps === 0) return { page: 'home' }
  if (first === 'table' && steps === 2) return { page: 'table', table: second, at: null }
  if (first === 'table' && steps === 4 && third === 'at')
    return /^\d+$/.test(fourth) ? { page: 'table', table: second, at: Number(fourth) } : unknown
  if (first === 'table' && steps === 3 && third === 'score') return { page: 'score', table: second }
  if (first === 'rules' && steps <= 2) return { page: 'rules', game: second, rule: hash.replace(/^#/, '') }
  if ((first === 'join' || first === 'watch' || first === 'take') && steps === 3)
    return { page: first, table: second, token: third }
  if ((first === 'seat' || first === 'mail') && steps === 2) return { page: first, token: second }
  return unknown
}

/** The address of a table, at one of its moves or now. */
export function tableAddress(table: string, at: number | null = null): string {
  return at === null ? `/table/${table}` : `/table/${table}/at/${at}`
}

class Place {
  path = $state(location.pathname)
  hash = $state(location.hash)
  search = $state(location.search)
  address = $derived(read(this.path, this.hash))

  constructor() {
    window.addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  /** Go somewhere; `replace` leaves no step to go back to (dragging the replay slider). */
  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.#look()
  }

  #look(): void {
    this.path = location.pathname
    this.hash = location.hash
    this.search = location.search
  }

  /** A plain click on a link of the page's own; anything else is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const place = new Place()
