import type { GameLook } from '../look'
import Locality from './Locality.svelte'
import Markets from './Markets.svelte'
import { germany, newEngland } from './scenery'
import SeaLanes from './SeaLanes.svelte'

export const ageOfIndustry: GameLook = {
  boards: { germany, new_england: newEngland },
  reconstructed: true,
  slotIndustries: { mine: 'coal_mine' },
  places: { town: Locality, external_place: Locality, ship: Locality },
  Below: SeaLanes,
  Above: Markets,
}
