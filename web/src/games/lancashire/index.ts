import type { GameLook } from '../look'
import ExternalPlace from './ExternalPlace.svelte'
import { lancashire as scenery } from './scenery'

export const lancashire: GameLook = {
  boards: { lancashire: scenery },
  reconstructed: false,
  places: { external_place: ExternalPlace },
  hasLanes: (seen) => seen.options.virtual_link !== 'none',
}
