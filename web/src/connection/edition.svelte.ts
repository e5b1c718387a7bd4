/** Which page this is, and the worker beside it that keeps it: both are others after every change. */

const own = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.getAttribute('src')?.slice(1) ?? ''

/** Browsers let a worker stand beside pages of https, and of this machine. */
export const mayHaveWorker = (): boolean => 'serviceWorker' in navigator

class Edition {
  /** The server hands out another page than this one: it was renewed meanwhile. */
  isOld = $state(false)

  /** The server has said which page it hands out; a page in the making is never old. */
  compare(page: string): void {
    this.isOld ||= own() !== '' && page !== '' && page !== own()
  }

  /** Have the worker keep this page for when the server cannot be reached; a notice that is clicked leads on. */
  keep(go: (path: string) => void): void {
    if (!mayHaveWorker() || own() === '') return
    const { serviceWorker } = navigator
    const hadOne = serviceWorker.controller !== null
    serviceWorker.addEventListener('controllerchange', () => hadOne && void this.look())
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => data.go && go(data.go))
    // an old server, or one that stops just now: the page does without
    void serviceWorker.register('/worker.js').catch(() => undefined)
  }

  /** Ask whether there is another page by now. */
  async look(): Promise<void> {
    const front = await fetch('/', { cache: 'no-cache' }).then((answer) => (answer.ok ? answer.text() : ''), () => '')
    this.compare(/src="\/(assets\/[^"]+\.js)"/.exec(front)?.[1] ?? '')
  }
}

export const edition = new Edition()
