/** How much room there is: a phone shows one thing at a time, a narrow screen has one column beside the board. */

const PHONE = matchMedia('(max-width: 760px)')
const NARROW = matchMedia('(max-width: 1279px)')

class Screen {
  isPhone = $state(PHONE.matches)
  isNarrow = $state(NARROW.matches)

  constructor() {
    PHONE.addEventListener('change', () => (this.isPhone = PHONE.matches))
    NARROW.addEventListener('change', () => (this.isNarrow = NARROW.matches))
  }
}

export const screen = new Screen()
