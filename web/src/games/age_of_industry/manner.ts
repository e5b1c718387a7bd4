import type { Manner } from '../manner'
import Demand from './Demand.svelte'

export const manner: Manner = {
  currency: 'dollars',
  actions: [
    { verb: 'build', icon: 'build', key: 'b' },
    { verb: 'combine', icon: 'plan', key: 'k' },
    { verb: 'link', icon: 'rail', key: 'l' },
    { verb: 'sell', icon: 'sell', key: 's' },
    { verb: 'develop', icon: 'develop', key: 'd' },
    { verb: 'draw', icon: 'card', key: 'c' },
    { verb: 'borrow', icon: 'loan', key: 'o' },
    { verb: 'pass', icon: 'pass', key: 'p' },
  ],
  figures: ['money', 'loans', 'spent', 'cards', 'links'],
  aim: 'standing',
  Own: Demand,
  notes: [
    { label: 'note-age_of_industry-actions', at: 'actions' },
    { label: 'note-age_of_industry-hand', at: 'hand' },
    { label: 'note-age_of_industry-loans', at: 'players' },
    { label: 'note-age_of_industry-rails', at: 'board' },
    { label: 'note-age_of_industry-goods', at: 'markets' },
    { label: 'note-age_of_industry-bill', at: 'bill' },
  ],
}
