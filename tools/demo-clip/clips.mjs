import { createCameraMove } from './camera-move.mjs'
import { createBasketballGame, netSwish } from './motion/basketball-game.mjs'
import { createFootballGoal, netBulge } from './motion/football-goal.mjs'
import { createFootballMatch } from './motion/football-match.mjs'
import { createArena } from './painter/arenas.mjs'
import { mix, smoothstep } from './painter/geometry.mjs'
import { paintReplayMark, paintWipe } from './painter/overlay.mjs'

export const FRAMES_PER_SECOND = 25

/** Rises to 1 around `peak` and falls again. */
const swell = (time, from, peak, to) =>
  smoothstep((time - from) / (peak - from)) * smoothstep((to - time) / (to - peak))

const FLAGS = [
  [12, 3],
  [25, 8],
  [41, 5],
  [52, 13],
  [61, 6],
  [74, 10],
  [83, 4],
  [96, 9],
  [108, 5],
  [121, 10],
  [133, 4],
  [150, 8],
].map(([u, row], i) => ({
  u,
  row,
  size: 1.5 + (i % 3) * 0.35,
  color: i % 3 ? '#d01f2e' : '#f4f4f4',
  second: i % 3 ? '#f4f4f4' : '#d01f2e',
}))

/** Where replays start, and how fast they run. */
const REPLAYS = [
  { from: 36, to: 42, action: 0.25, speed: 0.5 },
  { from: 42, to: 48, action: 1.5, speed: 0.5 },
]

const MATCH_MOVE = createCameraMove([
  [0, 67, 29.2, 31.5],
  [4.3, 67, 29.2, 31.5],
  [7.4, 79.5, 28.4, 31.5],
  [12.4, 79.5, 28.4, 31.5],
  [15.2, 87, 29.4, 29.5],
  [18, 87, 29.4, 29.5],
  [20, 88.5, 31, 29.5],
  [25.4, 88.5, 31, 29.5],
  [28, 78, 29.4, 31.5],
  [29.4, 78, 29.4, 31.5],
  [32.4, 67, 29.2, 31.5],
])

function footballCamera(time) {
  if (time >= 18 && time < 20) return { position: [80, -14, 6.5], target: [98.6, 35.6, 1.3], fov: 17.5 }
  const [, x, y, fov] = MATCH_MOVE(time)
  return { position: [70, -35, 15.5], target: [x, y, 1.2], fov }
}

function replayCamera(index, action) {
  if (index === 0) {
    const pan = smoothstep((action - 1.3) / 1.2)
    return { position: [83, -5, 3.6], target: [mix(88.2, 100.6, pan), 34.5, 1.35], fov: 20.5 }
  }
  return { position: [116, 29, 5.2], target: [94.6, mix(36.6, 38.4, smoothstep((action - 3) / 1.2)), 0.1], fov: 38 }
}

function createFootballClip() {
  const arena = createArena({
    sport: 'football',
    seed: 11,
    home: '#d01f2e',
    guest: '#f4f4f4',
    ribbon: '#4a0d15',
    flags: FLAGS,
  })
  const match = createFootballMatch(FRAMES_PER_SECOND)
  const goal = createFootballGoal(100)
  const momentAt = (time) => {
    const replay = REPLAYS.find((entry) => time >= entry.from && time < entry.to)
    if (!replay) {
      const cheer = swell(time, 15, 16.5, 21) * 0.9 + swell(time, 24, 25.2, 27) * 0.35
      return { ...match.at(time), camera: footballCamera(time), seconds: time, excitement: cheer }
    }
    const action = replay.action + (time - replay.from) * replay.speed
    return {
      ...goal.at(action),
      camera: replayCamera(REPLAYS.indexOf(replay), action),
      seconds: time,
      beats: 1,
      excitement: smoothstep((action - 2.4) / 0.5),
      bulge: netBulge(action),
    }
  }
  const overlay = (context, time) => {
    if (time >= 36.4 && time < 47.6) paintReplayMark(context, time)
    paintWipe(context, (time - 35.56) / 0.88)
    paintWipe(context, (time - 47.56) / 0.88)
    paintWipe(context, (time + 48 - 47.56) / 0.88)
  }
  return { seconds: 48, arena, momentAt, overlay }
}

const GAME_MOVE = createCameraMove([
  [0, 13.4, 6.6, 43],
  [2.8, 21, 6.6, 41],
  [9.4, 21, 6.6, 41],
  [13.2, 7, 6.6, 41],
  [19.8, 7, 6.6, 41],
  [24, 13.4, 6.6, 43],
])

function createBasketballClip() {
  const arena = createArena({ sport: 'basketball', seed: 3, home: '#f2b01e', guest: '#5b2c9b', ribbon: '#2c1650' })
  const game = createBasketballGame(FRAMES_PER_SECOND)
  const momentAt = (time) => {
    const [, x, y, fov] = GAME_MOVE(time)
    const cheer = swell(time, 8.2, 8.8, 11) * 0.7 + swell(time, 18.3, 18.9, 20.4) * 0.3
    return {
      ...game.at(time),
      camera: { position: [14, -12.6, 6.1], target: [x, y, 1.25], fov },
      seconds: time,
      excitement: cheer,
      swish: netSwish(time),
    }
  }
  return { seconds: 24, arena, momentAt, overlay: () => undefined }
}

/** The clips by name; each paints any moment of its loop. */
export const CLIPS = { football: createFootballClip, basketball: createBasketballClip }
