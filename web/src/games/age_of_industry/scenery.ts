/** The coasts of Germany and of New England. */

import type { Scenery } from '../look'

export const germany: Scenery = {
  scale: 1.25,
  side: 38,
  title: 'scenery-germany',
  subtitle: 'scenery-age_of_industry',
  cartouche: { at: [905, 1010], width: 290 },
  compass: { at: [1140, 800], radius: 56 },
  coast: [
    [-75, 335], [38, 320], [115, 310], [160, 268], [200, 245], [228, 258], [255, 222], [300, 188],
    [290, 138], [278, 75], [272, -75], [440, -75], [435, 50], [458, 115], [502, 140], [550, 115],
    [602, 108], [650, 132], [700, 182], [755, 198], [815, 165], [875, 122], [922, 105], [965, 90],
    [1015, 105], [1052, 72], [1078, 25], [1100, -75], [1325, -75], [1325, 1325], [-75, 1325],
  ],
  names: [
    { name: 'scenery-north_sea', at: [120, 170] },
    { name: 'scenery-baltic_sea', at: [640, 70] },
  ],
  hills: { seed: 21, count: 26, gap: 30 },
}

export const newEngland: Scenery = {
  scale: 1.25,
  side: 38,
  title: 'scenery-new_england',
  subtitle: 'scenery-age_of_industry',
  cartouche: { at: [46, 40], width: 330 },
  compass: { at: [1130, 1120], radius: 56 },
  coast: [
    [1325, 12], [1200, 65], [1125, 130], [1085, 200], [1052, 262], [1020, 320], [982, 375], [978, 425],
    [940, 465], [958, 510], [988, 550], [982, 625], [972, 695], [995, 750], [1045, 812], [1062, 875],
    [1008, 912], [940, 890], [900, 862], [845, 878], [815, 895], [750, 922], [719, 981], [625, 1000],
    [550, 1022], [475, 1032], [402, 1065], [322, 1062], [290, 1090], [268, 1118], [210, 1132], [185, 1180],
    [148, 1230], [110, 1325], [-75, 1325], [-75, -75], [1325, -75],
  ],
  names: [{ name: 'scenery-atlantic', at: [1126, 942], turn: -28 }],
  hills: { seed: 21, count: 26, gap: 30 },
}
