/** The cotton county and its coast. */

import type { Scenery } from '../look'

export const lancashire: Scenery = {
  scale: 1,
  side: 44,
  title: 'scenery-lancashire',
  subtitle: 'scenery-cotton_county',
  cartouche: { at: [486, 48], width: 250 },
  compass: { at: [940, 80], radius: 34 },
  coast: [
    [20, -60], [8, 40], [26, 100], [66, 150], [120, 172], [170, 140], [196, 96], [250, 70],
    [296, 88], [322, 130], [340, 172], [322, 214], [262, 228], [205, 212], [150, 206], [96, 222],
    [70, 270], [50, 330], [40, 396], [58, 446], [140, 446], [236, 436], [250, 448], [150, 464],
    [92, 500], [80, 560], [64, 610], [68, 668], [92, 730], [180, 748], [262, 742], [338, 746],
    [350, 760], [270, 772], [200, 778], [140, 770], [92, 762], [34, 752], [4, 792], [2, 856],
    [34, 906], [90, 926], [132, 958], [180, 1060], [1060, 1060], [1060, -60],
  ],
  names: [
    { name: 'scenery-morecambe_bay', at: [252, 176], size: 13.5 },
    { name: 'scenery-irish_sea', at: [30, 330], turn: -90 },
  ],
  hills: { seed: 12, count: 14, gap: 26 },
  lanes: [['birkenhead', 'liverpool']],
}
