import type { GameLook } from '../look'
import Merchant from './Merchant.svelte'
import { midlands } from './scenery'

export const birmingham: GameLook = {
  boards: { midlands },
  reconstructed: false,
  places: { merchant: Merchant },
}
