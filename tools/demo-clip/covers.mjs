import { createArena } from './painter/arenas.mjs'
import { paintBeams } from './painter/finish.mjs'
import { createRandom } from './painter/geometry.mjs'
import { paintScene } from './painter/scene.mjs'
import { paintStage } from './painter/stage.mjs'

const kit = (shirt, shorts, sock, ink, more) => ({ shirt, shorts, sock, ink, ...more })
const court = { sleeveless: true, lowSocks: true }
const KEEPER = kit('#e9d21c', '#20242c', '#e9d21c', '#15181d', { gloves: '#f4f4f4' })

/** A player of a cover: [x, y, number, action, speed, heading]; without a heading he looks at the ball. */
const FOOTBALL = {
  attack: [
    [90, 30, 9, undefined, 6.6, 0.25],
    [94, 38, 11, undefined, 5.5, -0.5],
    [84, 24, 8, undefined, 4, 0.4],
    [80, 40, 6, undefined, 3, 0],
    [88, 46, 7, undefined, 5, -0.2],
    [92.4, 31.6, -5, undefined, 5.6, 0.1],
    [96, 36, -4, undefined, 4.5, -0.2],
    [86.6, 26, -8, undefined, 4, 0.5],
    [97, 27, -2, undefined, 3, 2.6],
    [83, 43, -6, undefined, 3, 0.2],
    [102.6, 33.8, 0, 'stance', 0, 3.1],
  ],
  duel: [
    [50, 26, 8, undefined, 6, 0.2],
    [57, 34, 10, undefined, 4, 0.6],
    [44, 36, 6, undefined, 3, -0.4],
    [60, 22, 7, undefined, 5.5, 0],
    [47, 48, 3, undefined, 3.4, -0.6],
    [51.8, 27, -6, undefined, 6, 3],
    [55, 36, -8, undefined, 3.6, 3.4],
    [46, 33, -10, undefined, 4, 3.7],
    [61.6, 24, -3, undefined, 5, 3.1],
    [64, 33, -5, undefined, 2.4, 3.3],
  ],
  celebration: [
    [98, 24, 10, 'cheer', 6, -1.2],
    [96.4, 26.4, 9, 'cheer', 6.6, -1],
    [94.6, 24, 7, 'cheer', 6, -0.6],
    [99.8, 27, 11, 'cheer', 5.5, -1.7],
    [93, 28, 8, undefined, 6.6, -0.5],
    [101, 33, -5, undefined, 0.4, 2.6],
    [97, 36, -4, undefined, 0.4, 3.4],
    [103, 34.5, 0, undefined, 0.3, 2.8],
  ],
}
const COURT = {
  drive: [
    [22.6, 6.2, 7, 'dribble', 6, 0.3],
    [20.5, 11, 12, undefined, 2.4, 0],
    [24.2, 10.6, 33, undefined, 1.2, -1.6],
    [18.6, 4, 3, undefined, 3, 0.4],
    [24.6, 3.6, 21, undefined, 2, 1],
    [24, 6.6, -23, 'stance', 0.6, 3.2],
    [21.6, 9.6, -8, 'stance', 1, 2],
    [25, 9.4, -15, 'stance', 0.4, 2],
    [20, 5, -4, 'stance', 1.4, 3],
    [25.2, 4.6, -30, 'stance', 0.6, 2.4],
  ],
  three: [
    [6.2, 4.4, 30, 'shoot', 0, 2.6, 0.55],
    [4.6, 9.8, 11, undefined, 1.6, 3],
    [8.6, 9, 5, undefined, 2, 3],
    [3, 6, 14, undefined, 1, 0.4],
    [9.6, 5.6, 1, undefined, 2, 3.1],
    [5.2, 4.9, -9, 'block', 1, -0.4, 0.45],
    [4, 8.6, -10, 'stance', 0.6, 0.8],
    [7.6, 8.2, -17, 'stance', 0.8, 0.4],
    [2.8, 7, -41, 'stance', 0.4, 0.3],
  ],
}
const VOLLEY = [
  [7.9, 3, 4, 'block', 0, 0, 0.55],
  [6, 6.2, 9, undefined, 2, 0],
  [3.4, 2.4, 1, 'dig', 0.5, 0],
  [3, 6.6, 7, 'dig', 0.5, 0],
  [5.2, 4.3, 12, undefined, 3, 0.4],
  [7.4, 7.2, 2, undefined, 1, 0],
  [10, 3.2, -8, 'block', 0, 3.14, 0.5],
  [10.1, 4.4, -3, 'block', 0, 3.14, 0.45],
  [12.6, 6.6, -5, undefined, 1.5, 3.1],
  [14.6, 2.2, -10, 'dig', 0.5, 3.1],
  [15, 6.4, -6, 'dig', 0.5, 3.1],
]

const football = (id, seed, [homeKit, guestKit], crowd, cast, camera, ball, floor, more) => ({
  id,
  sport: 'football',
  seed,
  kits: [homeKit, guestKit],
  crowd,
  cast,
  camera,
  ball,
  floor,
  ...more,
})
const grass = (dark, light) => ({ dark, light })

/** Every cover: who plays, where the camera stands, and the colours of the house. */
export const COVERS = [
  football(
    'fb-orange',
    101,
    [kit('#ff7a1a', '#ffffff', '#ff7a1a', '#14110f'), kit('#0f6b4a', '#0f6b4a', '#ffffff', '#ffffff')],
    ['#ff7a1a', '#ffffff'],
    FOOTBALL.attack,
    { position: [84, -16, 7], target: [92.5, 32, 1.1], fov: 29 },
    [90.9, 29.6, 0.2],
    grass('#2f7d3a', '#37893f'),
  ),
  football(
    'fb-stripes',
    102,
    [
      kit('#ffffff', '#101114', '#101114', '#d01f2e', { pattern: 'stripes', second: '#15171c' }),
      kit('#2bb3e6', '#2bb3e6', '#ffffff', '#0c2236'),
    ],
    ['#f4f4f4', '#15171c'],
    FOOTBALL.duel,
    { position: [50, -14, 6.4], target: [53, 30, 1.2], fov: 31 },
    [50.9, 26.2, 0.2],
    grass('#33802f', '#3c8c37'),
  ),
  football(
    'fb-goal',
    103,
    [kit('#0d8f6f', '#0d8f6f', '#ffffff', '#ffffff'), kit('#f2d13a', '#2a2d7c', '#f2d13a', '#1c1f5a')],
    ['#0d8f6f', '#ffffff'],
    FOOTBALL.celebration,
    { position: [88, -2, 3], target: [97.4, 27, 1.5], fov: 26 },
    [106, 35, 0.12],
    grass('#2a7446', '#307f4c'),
    { excitement: 1 },
  ),
  football(
    'fb-sky',
    104,
    [kit('#78c4f2', '#ffffff', '#78c4f2', '#0e2a45'), kit('#7a1230', '#7a1230', '#7a1230', '#f0c33c')],
    ['#78c4f2', '#ffffff'],
    FOOTBALL.attack,
    { position: [113.6, 22, 6], target: [92, 35, 0.6], fov: 42 },
    [91, 29.8, 0.2],
    grass('#3a7f33', '#438a3a'),
  ),
  football(
    'fb-violet',
    105,
    [
      kit('#6a35b8', '#6a35b8', '#6a35b8', '#ffffff'),
      kit('#f4f4f4', '#f4f4f4', '#f4f4f4', '#b3122c', { pattern: 'band', second: '#b3122c' }),
    ],
    ['#6a35b8', '#f4c430'],
    FOOTBALL.duel,
    { position: [30, -26, 12], target: [53, 33, 1], fov: 29 },
    [51, 26.3, 0.2],
    grass('#2c6f4c', '#338056'),
    { finish: { tint: 'rgba(150,110,255,.18)' } },
  ),
  football(
    'fb-sunset',
    106,
    [
      kit('#c4122b', '#101114', '#c4122b', '#ffffff', { pattern: 'halves', second: '#1b1d24' }),
      kit('#ffffff', '#ffffff', '#ffffff', '#1b3f8a'),
    ],
    ['#c4122b', '#1b1d24'],
    FOOTBALL.attack,
    { position: [70, -34, 15], target: [88, 31, 1], fov: 25 },
    [91, 29.9, 0.2],
    grass('#4a7f31', '#558c39'),
    { finish: { tint: 'rgba(255,160,80,.26)' } },
  ),
  {
    id: 'bb-crimson',
    sport: 'basketball',
    seed: 111,
    kits: [
      kit('#c8102e', '#c8102e', '#ffffff', '#ffffff', court),
      kit('#f4f4f4', '#f4f4f4', '#ffffff', '#14171c', court),
    ],
    crowd: ['#c8102e', '#f4f4f4'],
    cast: COURT.drive,
    camera: { position: [19, -8.6, 4.4], target: [22.6, 7, 1.3], fov: 42 },
    ball: [22.95, 5.7, 0.75],
    floor: { dark: '#16181d', light: '#d3a067', key: '#a50d26' },
    height: 2.02,
  },
  {
    id: 'bb-teal',
    sport: 'basketball',
    seed: 112,
    kits: [
      kit('#0fa3a3', '#0fa3a3', '#ffffff', '#ffffff', court),
      kit('#ff8a1f', '#ff8a1f', '#14171c', '#1b1d24', court),
    ],
    crowd: ['#0fa3a3', '#f2f2f2'],
    cast: COURT.three,
    camera: { position: [10.4, -8.4, 4.6], target: [5.2, 6.6, 1.7], fov: 44 },
    ball: [5.4, 4.8, 3.4],
    floor: { dark: '#0b4f55', light: '#c78e54', key: '#0d6b72' },
    height: 2.02,
    excitement: 0.5,
  },
  {
    id: 'bb-night',
    sport: 'basketball',
    seed: 113,
    kits: [
      kit('#22262e', '#22262e', '#22262e', '#c8f031', court),
      kit('#e6e8eb', '#e6e8eb', '#ffffff', '#1b3f8a', court),
    ],
    crowd: ['#8a919c', '#c8f031'],
    cast: COURT.drive,
    camera: { position: [29.6, -5.6, 3.6], target: [22.4, 7.6, 1.5], fov: 46 },
    ball: [22.95, 5.8, 0.7],
    floor: { dark: '#0f1218', light: '#b98452', key: '#1e232c' },
    height: 2.02,
  },
  {
    id: 'tn-clay',
    sport: 'tennis',
    seed: 121,
    kits: [
      kit('#f4f4f4', '#1b2a6b', '#ffffff', '#f4f4f4', { lowSocks: true }),
      kit('#1f7a4a', '#ffffff', '#ffffff', '#1f7a4a', { lowSocks: true }),
    ],
    crowd: ['#d9d2c4', '#7ba7c9'],
    cast: [
      [3, 5, 1, 'hit', 4.2, 0.2],
      [20.2, 7, -1, 'stance', 1, 3.2],
    ],
    camera: { position: [-6.4, -4.6, 3.6], target: [9, 5.6, 0.6], fov: 48 },
    ball: [4.1, 5, 1.05],
    ballLook: { radius: 0.1, colors: ['#e6ff5a', '#a8c820'] },
    floor: { dark: '#a84f2a', light: '#c4622f' },
    racket: true,
    sunny: true,
  },
  {
    id: 'tn-night',
    sport: 'tennis',
    seed: 122,
    kits: [
      kit('#ff5fa2', '#14171c', '#ffffff', '#ff5fa2', { lowSocks: true }),
      kit('#c8f031', '#14171c', '#ffffff', '#c8f031', { lowSocks: true }),
    ],
    crowd: ['#3c6fd1', '#e9e6df'],
    cast: [
      [1.2, 4, 1, 'serve', 0.4, 0.1],
      [22.4, 7.4, -1, 'stance', 0.6, 3.1],
    ],
    camera: { position: [7.4, -10.6, 4.6], target: [10.6, 5, 0.5], fov: 62 },
    ball: [1.5, 4, 3.1],
    ballLook: { radius: 0.11, colors: ['#e6ff5a', '#a8c820'] },
    floor: { dark: '#3b2a7a', light: '#274bb0' },
    racket: true,
  },
  {
    id: 'vb-final',
    sport: 'volleyball',
    seed: 131,
    kits: [
      kit('#0e7c5a', '#0e7c5a', '#ffffff', '#ffffff', court),
      kit('#2a3fb0', '#2a3fb0', '#ffffff', '#ffffff', court),
    ],
    crowd: ['#0e7c5a', '#f4c430'],
    cast: VOLLEY,
    camera: { position: [3.4, -7.4, 3.2], target: [9.2, 4.4, 1.55], fov: 52 },
    ball: [9.25, 3.3, 3.05],
    ballLook: { radius: 0.13, colors: ['#fff8d8', '#e8b92a'] },
    floor: { dark: '#173f8f', light: '#e58a3c' },
    height: 1.95,
    excitement: 0.4,
  },
  {
    id: 'es-arena',
    stage: {
      seed: 141,
      left: '#19c3ff',
      right: '#ff9a1f',
      title: 'FINAL',
      camera: { position: [9, -12, 4], target: [15.6, 7, 3], fov: 60 },
      beams: { count: 10, colors: ['#19c3ff', '#5b6cff', '#ff9a1f', '#ffd34d'] },
    },
  },
  {
    id: 'es-rift',
    stage: {
      seed: 142,
      left: '#39e07a',
      right: '#b04dff',
      title: 'VS',
      camera: { position: [21, -9, 6.4], target: [14.4, 6, 2.4], fov: 62 },
      beams: { count: 8, colors: ['#39e07a', '#39d0ff', '#b04dff', '#ff3b6b'] },
    },
  },
]

function castOf(cover) {
  const random = createRandom(cover.seed)
  return cover.cast.map(([x, y, number, kind, speed, heading, lift]) => ({
    pose: {
      x,
      y,
      lift: lift ?? 0,
      heading,
      speed,
      phase: random() * 6.283,
      height: cover.height ?? 1.84,
      action: kind && { kind, weight: 1, progress: 0 },
    },
    kit: number === 0 ? KEEPER : cover.kits[number < 0 ? 1 : 0],
    number: cover.racket ? undefined : Math.abs(number) || 1,
    look: { skin: Math.floor(random() * 5), hair: Math.floor(random() * 4) },
    racket: cover.racket,
  }))
}

const BALLS = {
  football: { radius: 0.17, colors: ['#ffffff', '#c3c8cf'], patches: '#30353d', spin: 1 },
  basketball: { radius: 0.15, colors: ['#f39a4c', '#a84a12'] },
}

export function paintCover(context, id) {
  const cover = COVERS.find((entry) => entry.id === id)
  if (cover.stage) {
    paintStage(context, cover.stage, (view) => paintBeams(view, cover.stage.beams, createRandom(cover.stage.seed)))
    return
  }
  const [home, guest] = cover.crowd
  const arena = createArena({
    sport: cover.sport,
    seed: cover.seed,
    home,
    guest,
    floor: cover.floor,
    finish: cover.finish,
    crowd: cover.sunny ? { light: 1.1 } : undefined,
  })
  paintScene(context, arena, {
    camera: cover.camera,
    players: castOf(cover),
    ball: { ...(cover.ballLook ?? BALLS[cover.sport]), at: cover.ball },
    excitement: cover.excitement ?? 0,
    seconds: cover.seed * 0.37,
  })
}
