import { BLUE, GOLD } from './kits.mjs'
import { createPlay } from './play.mjs'

const SECONDS = 24
const RIGHT_HOOP = [26.43, 7.5]
const LEFT_HOOP = [1.57, 7.5]
const HEIGHT = 2

const stance = (from, to) => ({ kind: 'stance', from, to })
const home = (number, path, extra) => ({
  id: `home-${number}`,
  kit: GOLD,
  number,
  path,
  height: HEIGHT,
  sway: [0.25, 0.25],
  smoothing: 0.3,
  ...extra,
})
const guest = (number, path, extra) => ({ ...home(number, path, extra), id: `guest-${number}`, kit: BLUE })

/** Gold attacks the right basket for the first half of the loop, blue the left one for the second. */
const CAST = [
  home(
    1,
    [
      [0, 12, 7.6],
      [2.4, 17.6, 7],
      [3.4, 18.2, 6.4],
      [5.4, 19, 4.4],
      [8, 19, 6],
      [9.6, 16.5, 7],
      [12.4, 9.8, 7.2],
      [14.4, 6.4, 4.6],
      [17.4, 5.4, 6],
      [19.6, 6, 7],
      [20.4, 7, 7.2],
    ],
    { actions: [stance(13, 17)] },
  ),
  home(
    23,
    [
      [0, 14, 3.2],
      [2.4, 21, 2.4],
      [4.6, 21.6, 2.2],
      [6.4, 23.4, 3],
      [8.4, 23, 4],
      [12.2, 9, 4],
      [14.2, 6, 3.4],
      [17.6, 5, 4.6],
      [20, 8, 3.2],
    ],
    { actions: [stance(13, 17.2)] },
  ),
  home(
    8,
    [
      [0, 13, 11],
      [3, 19.4, 9.4],
      [5.8, 19.6, 9],
      [7.4, 20, 8.4],
      [9, 18.4, 9.6],
      [12.4, 8.6, 10.4],
      [16, 7.4, 9.6],
      [17.4, 7, 9.7],
      [20.2, 9, 10.6],
    ],
    {
      actions: [stance(13, 16.4), { kind: 'block', from: 16.95, to: 17.7, jump: 0.5 }],
    },
  ),
  home(
    4,
    [
      [0, 15, 12.6],
      [3, 22, 12.7],
      [6.3, 22.6, 12.4],
      [6.8, 23.2, 11.6],
      [7.6, 25, 9],
      [8.1, 25.6, 8.3],
      [9, 25.4, 8.6],
      [12.4, 7, 12],
      [15.6, 3.6, 10.6],
      [18, 3, 9],
      [20.4, 9, 12],
    ],
    { actions: [stance(13, 17.2)] },
  ),
  home(
    15,
    [
      [0, 14.6, 6],
      [3, 24.6, 5.6],
      [5, 24.4, 9.6],
      [6.6, 24.2, 4.8],
      [8.6, 24.6, 6],
      [12.4, 5, 7.4],
      [16, 2.9, 8],
      [18.4, 2.3, 7.6],
      [19.4, 2.2, 7.4],
      [21, 5, 6],
    ],
    { actions: [stance(13, 17.4)] },
  ),
  guest(
    5,
    [
      [0, 16.6, 7.4],
      [2.4, 19.4, 7.2],
      [3.6, 20, 6],
      [6, 20.6, 5.2],
      [9.2, 22.6, 6],
      [10.2, 20.6, 6.2],
      [13.2, 9.4, 7.2],
      [15, 8.8, 6.6],
      [18, 8, 6.4],
      [20, 9.4, 7],
      [22, 14, 7.2],
    ],
    { actions: [stance(2, 8)] },
  ),
  guest(
    11,
    [
      [0, 18, 3.6],
      [2.6, 22.2, 3.4],
      [4.4, 22.6, 3.2],
      [7, 24.4, 4.2],
      [9.6, 20, 2.6],
      [13, 8, 2.4],
      [15.6, 7, 2.4],
      [17.6, 5.4, 3],
      [20, 10, 3.4],
    ],
    { actions: [stance(2, 8)] },
  ),
  guest(
    30,
    [
      [0, 17.6, 10.4],
      [3, 20.8, 9],
      [6, 21, 8.6],
      [8, 22, 8.4],
      [10, 18, 10],
      [13.2, 9, 11],
      [15.6, 8.9, 10],
      [17.4, 8.4, 9.9],
      [19, 8.6, 10],
      [21.4, 14.6, 10.4],
    ],
    { actions: [stance(2, 8)] },
  ),
  guest(
    7,
    [
      [0, 19, 12],
      [3, 23.4, 11.4],
      [6.4, 24, 11],
      [7.4, 25.6, 9.2],
      [8.2, 25.9, 8.6],
      [10, 20.6, 12],
      [13, 6.4, 12.6],
      [16, 4.6, 12.4],
      [18, 3.6, 10],
      [20.6, 11, 12],
    ],
    {
      actions: [stance(2, 7), { kind: 'block', from: 7.62, to: 8.4, jump: 0.55 }],
    },
  ),
  guest(
    21,
    [
      [0, 20, 7],
      [3, 25.2, 6.4],
      [5, 25.3, 8.4],
      [7, 25.4, 6.6],
      [8.8, 26, 7],
      [9.5, 26, 7.1],
      [11, 22, 7.8],
      [14, 4.2, 6.2],
      [16, 3.8, 5.6],
      [18.4, 3, 6.6],
      [21, 11, 7.6],
    ],
    { actions: [stance(2, 8)] },
  ),
  {
    id: 'referee',
    kit: { shirt: '#9aa3ad', shorts: '#14171c', sock: '#14171c', ink: '#14171c', lowSocks: true },
    height: 1.84,
    path: [
      [0, 13, 15.6],
      [4, 18, 15.7],
      [8, 20, 15.7],
      [12, 13, 15.6],
      [17, 8.4, 15.7],
      [20, 9, 15.6],
    ],
  },
]

const TOUCHES = [
  { player: 'home-1', from: 0, to: 2.6, hold: 'dribble' },
  { player: 'home-23', from: 3.1, to: 4.2, hold: 'hands' },
  { player: 'home-8', from: 4.8, to: 5.6, hold: 'hands' },
  { player: 'home-4', from: 6.2, to: 7.95, hold: 'shoot', jump: 0.8, loft: 0.35 },
  { at: [RIGHT_HOOP[0], RIGHT_HOOP[1], 3.1], from: 8.4, to: 8.4, direct: true },
  { at: [RIGHT_HOOP[0], RIGHT_HOOP[1], 0.3], from: 8.85, to: 8.85 },
  { player: 'guest-21', from: 9.2, to: 9.75, hold: 'hands', loft: 0.4 },
  { player: 'guest-5', from: 10.4, to: 13.8, hold: 'dribble' },
  { player: 'guest-11', from: 14.4, to: 15.4, hold: 'hands', loft: 0.3 },
  { player: 'guest-30', from: 16.1, to: 17.3, hold: 'shoot', jump: 0.6, loft: 2 },
  { at: [LEFT_HOOP[0], LEFT_HOOP[1], 3.1], from: 18.4, to: 18.4, direct: true },
  { at: [LEFT_HOOP[0], LEFT_HOOP[1], 0.3], from: 18.85, to: 18.85 },
  { player: 'home-15', from: 19.1, to: 19.6, hold: 'hands', loft: 0.3 },
  { player: 'home-1', from: 20.2, to: 24, hold: 'dribble' },
]

/** How much the net of each basket swings after a hit: [left, right]. */
export const netSwish = (time) =>
  [18.4, 8.4].map((hit) => (time < hit ? 0 : Math.exp(-(time - hit) * 2.2) * Math.abs(Math.cos((time - hit) * 9))))

export function createBasketballGame(rate) {
  return createPlay({
    seconds: SECONDS,
    rate,
    seed: 33,
    cast: CAST,
    touches: TOUCHES,
    ball: { radius: 0.15, colors: ['#f39a4c', '#a84a12'] },
  })
}
