// Times of the page, taken within it; put into the tab before the page itself.
window.times = (() => {
  const times = { usable: 0, sights: 0 }

  // until something glows
  const glow = new MutationObserver(() => {
    if (!document.querySelector('.board g.glows')) return
    times.usable = performance.now()
    glow.disconnect()
  })
  glow.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })

  // how many moves were told
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words)
      this.addEventListener('message', ({ data }) => (times.sights += data.startsWith('{"type":"changed"')))
    }
  }

  const CHOSEN = '.marks .ring.full, .cards .chosen, .bar .chosen, .mat .chosen, .parts .line'
  const until = (isSo) =>
    new Promise((done) => {
      const look = () => (isSo() ? done() : setTimeout(look, 1))
      look()
    })

  /** Click the nth thing that glows, see what it means, and take it back. */
  times.click = async (number) => {
    await until(() => !document.querySelector(CHOSEN) && document.querySelector('.board g.glows'))
    const glowing = [...document.querySelectorAll('.board g.glows')]
    const began = performance.now()
    glowing[number % glowing.length].dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await until(() => document.querySelector(CHOSEN))
    const taken = performance.now() - began
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return taken
  }

  let frames = 0
  let began = 0
  const tasks = []
  /** Count frames and long tasks from now on. */
  times.watch = () => {
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
    began = performance.now()
    const next = () => {
      frames++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  }
  times.watched = () => ({ frames: (frames * 1000) / (performance.now() - began), long: tasks.length })

  return times
})()
