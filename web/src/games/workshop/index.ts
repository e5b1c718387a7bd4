import type { GameLook } from '../look'
import LinkSpaces from './LinkSpaces.svelte'
import { greatBritain } from './scenery'
import Town from './Town.svelte'

export const workshop: GameLook = {
  boards: { england: greatBritain },
  reconstructed: true,
  places: { town: Town },
  LinkSpaces,
}
