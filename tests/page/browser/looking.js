// What a test sees of the page; put into every tab before the page itself.
window.looking = (() => {
  /** Sockets that the page has opened: to be cut, or to hear nothing any more. */
  const sockets = []
  let isDeaf = false
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words)
      sockets.push(this)
      this.addEventListener('message', (event) => isDeaf && event.data.includes('"changed"') && event.stopImmediatePropagation())
    }
  }

  /** What may be touched, by where it is. */
  const TOUCHED = {
    board: '.board g.glows[data-piece]:not([aria-pressed])',
    card: '.cards button.glow',
    mat: '.mat button.glow',
    action: '.bar button.glow',
    option: '.lines .open button',
    sum: 'form:has(input.sum) button',
    confirm: '.buttons button.main:enabled',
  }
  const PAPERS = '.banners, .buttons, .lines, .replay, .cards, .bar'
  const MARKED = '.glow, .glows, .chosen, [aria-pressed="true"]'

  const isSeen = (element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0
  }
  const found = (selector) => [...document.querySelectorAll(selector)].filter(isSeen)
  const said = (element) => (element.dataset.piece ?? element.textContent) + element.getAttribute('class')

  /** The word that the page has for its last answer; none while it waits for one. */
  const answered = () => document.querySelector('[data-answered]')?.dataset.answered ?? ''

  const isOver = () => !!document.querySelector('a[href$="/score"]')

  /** What glows, by kind, and all that is shown, to see that a touch did something. */
  function look() {
    const glowing = Object.fromEntries(Object.entries(TOUCHED).map(([kind, selector]) => [kind, found(selector)]))
    const shown = found(PAPERS).map((element) => element.textContent).join('|') + found(MARKED).map(said).join('|')
    return { glowing, shown, answered: answered(), isOver: isOver() }
  }

  const SHARES = [0.5, 0.25, 0.75, 0.08, 0.92]

  /** Where a piece of the board is hit and nothing else is, and whether the board is seen from afar; or null. */
  function where(piece) {
    const { x, y, width, height } = piece.querySelector('.hit').getBoundingClientRect()
    const isFar = piece.closest('.board').dataset.detail === 'far'
    // a finger that taps the board from afar goes near, whatever is there
    if (isFar && navigator.maxTouchPoints) {
      const middle = [x + width / 2, y + height / 2]
      return document.elementFromPoint(...middle)?.closest('.board svg') ? [...middle, true] : null
    }
    for (const across of SHARES)
      for (const down of SHARES) {
        const point = [x + width * across, y + height * down]
        const hit = document.elementFromPoint(...point)?.closest('[data-piece]')
        if (hit?.dataset.piece === piece.dataset.piece) return [...point, isFar]
      }
    return null
  }

  /** How the board is dragged so that a piece comes to its middle: from there, and how far. */
  function drag(piece) {
    const [from, to] = [piece.querySelector('.hit'), piece.closest('.board')].map((one) => one.getBoundingClientRect())
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
    const [[x, y], [a, b]] = [middle(from), middle(to)]
    return [a, b, a - x, b - y]
  }

  return {
    look,
    drag,
    /** The same, once the reader is asked something. */
    asked: () => document.querySelector('.bill, #text-choices, .bar [data-about]:enabled') && answered(),
    where,
    isOver,
    isNear: () => document.querySelector('.board').dataset.detail !== 'far',
    cut: () => sockets.forEach((socket) => socket.close()),
    deafen: () => void (isDeaf = true),
    /** What there is to touch, once nothing is under way. */
    settled: () => {
      const now = look()
      return (now.isOver || (now.answered && Object.values(now.glowing).some((some) => some.length))) && now
    },
    /** What is shown after an answer that is not this one. */
    answeredAfter: (before) => answered() && answered() !== before && look(),
  }
})()
