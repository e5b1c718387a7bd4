import type { Manner } from '../manner'
import CottonTrack from './CottonTrack.svelte'

export const manner: Manner = {
  currency: 'pounds',
  actions: [
    { verb: 'build', icon: 'build', key: 'b' },
    { verb: 'combine', icon: 'plan', key: 'k' },
    { verb: 'link', icon: 'rail', key: 'l' },
    { verb: 'develop', icon: 'develop', key: 'd' },
    { verb: 'sell', icon: 'sell', key: 's' },
    { verb: 'borrow', icon: 'loan', key: 'o' },
    { verb: 'pass', icon: 'pass', key: 'p' },
  ],
  figures: ['money', 'income', 'spent', 'cards', 'links'],
  aim: 'points',
  Own: CottonTrack,
  notes: [
    { label: 'note-lancashire-actions', at: 'actions' },
    { label: 'note-lancashire-hand', at: 'hand' },
    { label: 'note-lancashire-board', at: 'board' },
    { label: 'note-lancashire-coal', at: 'markets' },
    { label: 'note-lancashire-cotton', at: 'markets' },
    { label: 'note-lancashire-bill', at: 'bill' },
  ],
}
