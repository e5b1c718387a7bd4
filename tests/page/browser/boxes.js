// Measures every text and every control that is seen: what is cut off, hidden behind another, or out of reach.
window.boxes = (() => {
  const SLACK = 1.5
  const CLIPS = /hidden|clip/
  const SCROLLS = /auto|scroll/

  /** The box of the letters themselves: lines of text have air above and below. */
  const letters = ({ left, right, top, bottom, height }) => ({
    left: left + 0.5,
    right: right - 0.5,
    top: top + height * 0.22,
    bottom: bottom - height * 0.22,
  })
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const inside = (one, frame) => one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom
  const said = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')

  const parents = (element) => {
    const found = []
    for (let one = element.parentElement; one; one = one.parentElement) found.push(one)
    return found
  }

  function isSeen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // Chromium gives boxes to letters of a drawing within a group that is not shown
    if (element.closest('svg') && parents(element).some((one) => getComputedStyle(one).display === 'none')) return false
    if ([element, element.parentElement].some((one) => getComputedStyle(one).clipPath === 'inset(50%)')) return false
    return !element.closest('option, svg[aria-hidden="true"]') // a picture shows a part of a map
  }

  /** Every text node with the boxes of its lines. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      const text = node.data.trim()
      if (!text || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      found.push({ text, element, lines })
    }
    return found
  }

  /** Cut by a parent that hides what does not fit; not if it scrolls, or says the whole in another way. */
  function cut({ text, element, lines }) {
    if (element.closest('.board')) return null // it is moved about
    for (const parent of [element, ...parents(element)]) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      const box = parent.getBoundingClientRect()
      const out = lines.find(
        (line) =>
          (CLIPS.test(overflowX) && (line.right > box.right + SLACK || line.left < box.left - SLACK)) ||
          (CLIPS.test(overflowY) && (letters(line).bottom > box.bottom + SLACK || letters(line).top < box.top - SLACK)),
      )
      if (out && !parent.title.includes(text)) return `cut off: «${text}» by ${nameOf(parent)}`
      if (SCROLLS.test(overflowX + overflowY)) return null
    }
    return null
  }

  /** Beyond the screen where nothing scrolls there. */
  function outside({ text, element, lines }) {
    if (element.closest('.board')) return null
    const [width, height] = [innerWidth, innerHeight]
    const scrolls = (axis) => parents(element).some((one) => one !== document.body && SCROLLS.test(getComputedStyle(one)[axis]))
    const sideways = lines.find((line) => line.right > width + SLACK || line.left < -SLACK)
    if (sideways && !scrolls('overflowX')) return `beside the screen: «${text}» ${said(sideways)}`
    const isLong = document.documentElement.scrollHeight > height + 1
    const below = lines.find((line) => line.bottom > height + 4)
    return below && !isLong && !scrolls('overflowY') ? `below the screen: «${text}» ${said(below)}` : null
  }

  /** Whether what lies on top is paper, not only letters. */
  function hides(top, element) {
    for (let one = top; one && !one.contains(element); one = one.parentElement) {
      const paint = getComputedStyle(one)
      if (!/, 0\)$|transparent/.test(paint.backgroundColor) || paint.backgroundImage !== 'none') return true
    }
    return false
  }

  /** What can be seen of the lines of a text: not scrolled away, not under a sheet. */
  function shown({ element, lines }) {
    const windows = parents(element)
      .filter((one) => getComputedStyle(one).overflow !== 'visible')
      .map((one) => one.getBoundingClientRect())
    return lines.map(letters).filter((line) => {
      if (windows.some((box) => !meet(line, box))) return false
      const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2]
      const top = document.elementFromPoint(x, y)
      if (!top) return false
      const drawing = element.closest('.board, svg')
      return drawing ? drawing.contains(top) : !hides(top, element)
    })
  }

  function overlaps(all) {
    const lines = all.flatMap((one) => shown(one).map((box) => ({ ...one, box })))
    lines.sort((one, other) => one.box.top - other.box.top)
    const found = []
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break
        if (one.element === other.element || turned(one) || turned(other) || !meet(one.box, other.box)) continue
        found.push(`overlap: «${one.text}» and «${other.text}» at ${said(one.box)}`)
      }
    })
    return found
  }

  /** Rivers and seas: the box of a slanted word says little about it. */
  const turned = ({ element }) => /rotate/.test(element.getAttribute('transform') ?? '')

  const CONTROLS = 'button, a.button, input:not(.unseen), select, summary, [role="button"]:not(g)'

  /** Controls that nothing lies upon, large enough to be hit. */
  function outOfReach() {
    const found = []
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!isSeen(control) || control.closest('.board')) continue
      const box = control.getBoundingClientRect()
      if (!box.width) continue
      const name = `${nameOf(control)} «${(control.ariaLabel ?? control.textContent).trim().slice(0, 30)}»`
      const least = control.matches('input[type=radio], input[type=checkbox], input[type=range]') ? 13 : 24
      if (box.width < least || box.height < least) found.push(`too small: ${name} ${Math.round(box.width)}×${Math.round(box.height)}`)
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const windows = parents(control).filter((one) => SCROLLS.test(getComputedStyle(one).overflow))
      const point = { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
      const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
      if ([screen, ...windows.map((one) => one.getBoundingClientRect())].some((frame) => !inside(point, frame))) continue
      const top = document.elementFromPoint(x, y)
      const isOver = top && (top === control || control.contains(top) || top.contains(control) || top.closest('dialog, [popover], .popover, .note'))
      if (!isOver) found.push(`covered: ${name} by ${top && nameOf(top)}`)
    }
    return found
  }

  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].filter((one) => !one.startsWith('svelte')).map((one) => `.${one}`).join('')

  return () => {
    const all = texts()
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page scrolls sideways'] : []
    const faults = [...wide, ...all.map(cut), ...all.map(outside), ...overlaps(all), ...outOfReach()]
    return [...new Set(faults.filter(Boolean))]
  }
})()
