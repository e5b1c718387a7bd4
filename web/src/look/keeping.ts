/** What this device remembers of its reader's wishes; a browser that keeps nothing is no error. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`millhand.${name}`)
  } catch {
    return null
  }
}

/** What this window remembers until it is closed: it outlives a reload. */
export function recalled(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`millhand.${name}`) ?? 'null')
  } catch {
    return null
  }
}

export function recall(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`millhand.${name}`, JSON.stringify(value))
  } catch {
    // a private window: what was composed lives as long as the page
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`millhand.${name}`, value)
  } catch {
    // a private window: the wish holds as long as the page is open
  }
}
