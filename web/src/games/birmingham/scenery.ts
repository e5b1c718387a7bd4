/** The West Midlands: rivers and hills as we draw them. */

import type { Scenery } from '../look'

export const midlands: Scenery = {
  scale: 1,
  side: 38,
  title: 'scenery-birmingham',
  subtitle: 'scenery-black_country',
  cartouche: { at: [24, 866], width: 226 },
  compass: { at: [918, 424], radius: 44 },
  rivers: [
    // Severn
    [[-30, 330], [40, 410], [96, 462], [170, 590], [246, 650], [268, 740], [262, 850], [340, 930], [420, 985], [440, 1030]],
    // Trent
    [[330, 60], [352, 150], [400, 215], [500, 300], [640, 330], [760, 330], [800, 345], [900, 330], [1040, 250]],
    // Avon
    [[1040, 760], [900, 790], [740, 820], [600, 880], [440, 900], [360, 960]],
    // Derwent
    [[880, -30], [880, 110], [884, 200], [872, 320]],
  ],
  names: [
    { name: 'scenery-peak', at: [640, 56], turn: -4, size: 15 },
    { name: 'scenery-avon', at: [884, 776], turn: -8, size: 15 },
    { name: 'scenery-severn', at: [222, 690], turn: 62, size: 15 },
    { name: 'scenery-trent', at: [925, 312], turn: -28, size: 15 },
  ],
  hills: { seed: 5, count: 15, gap: 26 },
  below: ['kidderminster'],
}
