import { KEEPER, NAVY, RED, REFEREE } from './kits.mjs'
import { createPlay } from './play.mjs'

const SECONDS = 36
const GOAL = [105, 34]

const attacker = (number, path, extra) => ({ id: `home-${number}`, kit: RED, number, path, sway: [1, 1.1], ...extra })
const marker = (number, marked, gap, extra) => ({
  id: `guest-${number}`,
  kit: NAVY,
  number,
  mark: { id: `home-${marked}`, toward: GOAL, gap, lag: 0.4 },
  sway: [1.3, 1.5],
  smoothing: 0.6,
  ...extra,
})

const HOME = [
  attacker(8, [
    [0, 66, 40],
    [2, 67, 40],
    [6, 72, 38],
    [12, 80, 36],
    [16, 86, 32],
    [20, 86, 34],
    [24, 85, 32],
    [26.6, 80, 34],
    [28.5, 78, 34],
    [31, 70, 39],
    [33, 66, 41],
  ]),
  attacker(6, [
    [0, 58, 28],
    [3, 60, 28],
    [5, 61, 28],
    [12, 70, 28],
    [18, 76, 30],
    [24, 76, 32],
    [28, 65, 28],
    [30, 60, 25],
    [32, 58, 25],
  ]),
  attacker(7, [
    [0, 74, 12],
    [4, 78, 10],
    [6.2, 80, 9],
    [8.5, 89, 7.5],
    [9.4, 90, 8],
    [12, 93, 14],
    [16, 97, 24],
    [20, 96, 24],
    [24, 95, 28],
    [27, 88, 20],
    [31, 78, 12],
  ]),
  attacker(2, [
    [0, 58, 13],
    [6, 68, 12],
    [9, 79, 14],
    [10, 82, 14],
    [11, 83.5, 14.5],
    [14, 80, 17],
    [20, 74, 18],
    [26, 70, 18],
    [31, 60, 14],
  ]),
  attacker(10, [
    [0, 78, 30],
    [6, 80, 28],
    [11, 81, 26],
    [12, 82, 26],
    [14.4, 86.5, 30],
    [16.5, 90, 33],
    [20, 92, 36],
    [24, 92.5, 38],
    [25.5, 95, 35],
    [29, 86, 32],
  ]),
  attacker(9, [
    [0, 86, 35],
    [8, 89, 32],
    [12, 90, 35],
    [14.6, 92, 37.5],
    [15.4, 94.5, 37.5],
    [16, 95.5, 37],
    [17, 99, 36],
    [20, 97, 34],
    [23.5, 95, 30],
    [25.2, 98.5, 32],
    [28, 92, 34],
  ]),
  attacker(
    11,
    [
      [0, 80, 56],
      [8, 84, 55],
      [14, 90, 52],
      [17, 95, 50],
      [20, 100, 58],
      [22, 103.2, 66],
      [23.6, 104.1, 66.9],
      [24.4, 104.4, 66.6],
      [28, 94, 60],
    ],
    { sway: [0.25, 0.2] },
  ),
  attacker(
    5,
    [
      [0, 56, 42],
      [12, 64, 42],
      [18, 78, 40],
      [23, 95.5, 38],
      [25.2, 99, 35.5],
      [28, 88, 37],
      [33, 62, 41],
    ],
    {
      actions: [{ kind: 'block', from: 24.9, to: 25.5, jump: 0.5, soft: true }],
    },
  ),
  attacker(3, [
    [0, 64, 57],
    [12, 74, 59],
    [20, 84, 55],
    [26, 82, 53],
  ]),
]

const GUESTS = [
  marker(5, 9, 1.9),
  marker(4, 10, 2.4),
  marker(3, 7, 2.8),
  marker(2, 11, 4.2),
  marker(8, 8, 3),
  marker(6, 6, 5.5),
  marker(7, 2, 5),
  marker(10, 5, 4.5),
  marker(14, 9, 5, {
    id: 'guest-cover',
    sway: [1.4, 3.4],
    actions: [{ kind: 'block', from: 24.9, to: 25.5, jump: 0.6, soft: true }],
  }),
  {
    id: 'keeper',
    kit: KEEPER,
    number: 1,
    path: [
      [0, 103, 33.6],
      [6, 103.2, 32.6],
      [12, 102.6, 33.4],
      [15.6, 103.3, 34.4],
      [16.25, 103.4, 34.5],
      [16.7, 103.5, 36.6],
      [17.6, 103.5, 37],
      [19, 103.4, 36.6],
      [22, 103.6, 35.4],
      [24.6, 103.7, 34.6],
      [28, 102.6, 33.8],
    ],
    sway: [0.2, 0.3],
    smoothing: 0.14,
    watches: true,
    actions: [
      { kind: 'dive', from: 16.2, to: 18.6, roll: 1.48, jump: 0.6 },
      { kind: 'stance', from: 12.5, to: 16.2 },
      { kind: 'stance', from: 22.6, to: 25.6 },
    ],
  },
  {
    id: 'referee',
    kit: REFEREE,
    path: [
      [0, 70, 34],
      [8, 78, 30],
      [15, 86, 40],
      [20, 88, 38],
      [24, 87, 40],
      [30, 74, 36],
    ],
    sway: [0.8, 0.8],
  },
]

const TOUCHES = [
  { player: 'home-8', from: 0, to: 2 },
  { player: 'home-6', from: 3, to: 4.4, loft: 4.2 },
  { player: 'home-7', from: 6.2, to: 9.2 },
  { player: 'home-2', from: 10, to: 11 },
  { player: 'home-10', from: 12, to: 14.5 },
  { player: 'home-9', from: 15.3, to: 16.1, direct: true },
  { at: [103.7, 36.3, 1.5], from: 16.62, to: 16.62, loft: 0.5 },
  { at: [107.4, 42.4, 0.15], from: 17.5, to: 17.5 },
  { at: [109, 46, 0.15], from: 19, to: 19.94, direct: true },
  { player: 'home-11', from: 19.98, to: 24, loft: 6 },
  { at: [98.6, 33.8, 2.35], from: 25.2, to: 25.2, loft: 2.6 },
  { player: 'home-8', from: 26.6, to: 28.6 },
  { player: 'home-6', from: 29.9, to: 31.6 },
  { player: 'home-8', from: 33, to: 36 },
]

/** Half a minute of play towards the right goal: a shot that the keeper saves, a corner, and back to the start. */
export function createFootballMatch(rate) {
  return createPlay({
    seconds: SECONDS,
    rate,
    seed: 71,
    cast: [...HOME, ...GUESTS],
    touches: TOUCHES,
    ball: { radius: 0.17, colors: ['#ffffff', '#c3c8cf'], patches: '#30353d', leavesTrail: true },
  })
}
