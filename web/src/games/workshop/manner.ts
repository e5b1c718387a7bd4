import type { Manner } from '../manner'
import Auction from './Auction.svelte'

export const manner: Manner = {
  currency: 'pounds',
  actions: [
    { verb: 'take', icon: 'card', key: 't' },
    { verb: 'link', icon: 'rail', key: 'l' },
    { verb: 'recoup', icon: 'loan', key: 'o' },
    { verb: 'swap', icon: 'replay', key: 's' },
    { verb: 'stop', icon: 'pass', key: 'p' },
  ],
  figures: ['income', 'tokens', 'industries', 'links'],
  aim: 'money',
  hand: 'industry', // tokens of demand
  Own: Auction,
  notes: [
    { label: 'note-workshop-demand', at: 'hand' },
    { label: 'note-workshop-bids', at: 'markets' },
    { label: 'note-workshop-cards', at: 'board' },
    { label: 'note-workshop-links', at: 'board' },
    { label: 'note-workshop-bill', at: 'bill' },
  ],
}
