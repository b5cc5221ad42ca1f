import { KEEPER, NAVY, RED } from './kits.mjs'
import { createPlay } from './play.mjs'

/** Seconds of action; the loop is padded so that its seam is never on screen. */
const SECONDS = 9

const player = (kit, number, path, extra) => ({
  id: `${kit === RED ? 'home' : 'guest'}-${number}`,
  kit,
  number,
  path,
  sway: [0.15, 0.15],
  smoothing: 0.25,
  ...extra,
})

const CAST = [
  player(
    RED,
    10,
    [
      [0, 82, 29],
      [0.8, 85, 30],
      [1.5, 87, 30.5],
      [3, 91, 34],
      [4.5, 96, 40],
      [6, 99, 43],
      [8, 88, 32],
    ],
    {
      actions: [{ kind: 'cheer', from: 3.1, to: 6.5 }],
    },
  ),
  player(
    RED,
    9,
    [
      [0, 88.5, 37.5],
      [1.3, 92.4, 36.2],
      [1.6, 93.2, 35.9],
      [2.05, 95, 35.6],
      [2.6, 97, 36.5],
      [3.4, 99, 40],
      [4.6, 101, 46.5],
      [6, 102, 50],
      [8, 92, 40],
    ],
    {
      actions: [{ kind: 'cheer', from: 2.75, to: 6.8 }],
    },
  ),
  player(
    RED,
    7,
    [
      [0, 88, 22],
      [1.5, 93, 24],
      [2.6, 97, 28],
      [4.2, 99, 38],
      [6, 100, 44],
      [8, 92, 26],
    ],
    {
      actions: [{ kind: 'cheer', from: 3, to: 6.5 }],
    },
  ),
  player(
    RED,
    11,
    [
      [0, 87, 50],
      [2, 93, 47],
      [3, 96, 46],
      [4.4, 99, 47.5],
      [6, 101, 49],
      [8, 90, 50],
    ],
    {
      actions: [{ kind: 'cheer', from: 2.8, to: 6.5 }],
    },
  ),
  player(RED, 8, [
    [0, 77, 36],
    [2, 83, 36.5],
    [4.5, 93, 43],
    [8, 80, 37],
  ]),
  player(NAVY, 5, [
    [0, 92, 36],
    [1.4, 95.6, 34.6],
    [2, 97.2, 34.4],
    [3, 99.4, 34],
    [8, 95, 35],
  ]),
  player(NAVY, 4, [
    [0, 87, 30],
    [1, 88.5, 31.2],
    [2, 91.5, 33.8],
    [3, 94, 35],
    [8, 90, 32],
  ]),
  player(NAVY, 3, [
    [0, 91, 24],
    [2, 96, 27],
    [3, 98, 29.5],
    [8, 93, 26],
  ]),
  player(NAVY, 2, [
    [0, 92, 47],
    [2, 96, 43.5],
    [3, 98, 42],
    [8, 94, 45],
  ]),
  player(NAVY, 6, [
    [0, 80, 33],
    [2, 86.5, 34.5],
    [4, 91, 36],
    [8, 83, 34],
  ]),
  {
    id: 'keeper',
    kit: KEEPER,
    number: 1,
    path: [
      [0, 103.3, 33.6],
      [1.9, 102.6, 34.4],
      [2.3, 102.8, 34.6],
      [2.75, 103.2, 36.3],
      [3.3, 103.3, 36.6],
      [6, 103.4, 36.5],
      [8, 103.3, 34],
    ],
    sway: [0.05, 0.05],
    smoothing: 0.1,
    watches: true,
    actions: [
      { kind: 'dive', from: 2.28, to: 4.4, roll: 1.5, jump: 0.75 },
      { kind: 'stance', from: 0, to: 2.28 },
    ],
  },
]

const TOUCHES = [
  { player: 'home-10', from: 0, to: 0.8 },
  { player: 'home-9', from: 1.5, to: 2, direct: true },
  { at: [105.3, 37.05, 2.02], from: 2.6, to: 2.6, direct: true },
  { at: [106.25, 37.05, 1.6], from: 2.72, to: 2.8 },
  { at: [106.1, 36.8, 0.12], from: 3.3, to: 7.5, loft: 0.1 },
]

/** When the ball is in the net, and how far the net gives way. */
export const netBulge = (time) =>
  time < 2.58
    ? undefined
    : {
        point: [106, 37.05, 1.7],
        depth: 0.75 * Math.min(1, (time - 2.58) / 0.1) * Math.exp(-Math.max(0, time - 2.75) * 1.6),
      }

export function createFootballGoal(rate) {
  return createPlay({
    seconds: SECONDS,
    rate,
    seed: 19,
    cast: CAST,
    touches: TOUCHES,
    ball: { radius: 0.14, colors: ['#ffffff', '#c3c8cf'], patches: '#30353d' },
  })
}
