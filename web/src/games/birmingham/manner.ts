import type { Manner } from '../manner'

export const manner: Manner = {
  currency: 'pounds',
  actions: [
    { verb: 'build', icon: 'build', key: 'b' },
    { verb: 'link', icon: 'rail', key: 'l' },
    { verb: 'develop', icon: 'develop', key: 'd' },
    { verb: 'sell', icon: 'sell', key: 's' },
    { verb: 'borrow', icon: 'loan', key: 'o' },
    { verb: 'scout', icon: 'scout', key: 'c' },
    { verb: 'pass', icon: 'pass', key: 'p' },
  ],
  figures: ['money', 'income', 'spent', 'cards', 'links'],
  aim: 'points',
  notes: [
    { label: 'note-birmingham-actions', at: 'actions' },
    { label: 'note-birmingham-hand', at: 'hand' },
    { label: 'note-birmingham-board', at: 'board' },
    { label: 'note-birmingham-coal', at: 'markets' },
    { label: 'note-birmingham-bill', at: 'bill' },
    { label: 'note-birmingham-beer', at: 'board' },
  ],
}
