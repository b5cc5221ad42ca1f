import { createBasketballGame, netSwish } from './motion/basketball-game.mjs'
import { createFootballGoal, netBulge } from './motion/football-goal.mjs'
import { createFootballMatch } from './motion/football-match.mjs'
import { smoothLoop } from './motion/track.mjs'
import { createArena } from './painter/arenas.mjs'
import { mix, smoothstep } from './painter/geometry.mjs'
import { paintReplayMark, paintWipe } from './painter/overlay.mjs'

export const FRAMES_PER_SECOND = 25

/** Rises to 1 around `peak` and falls again. */
const swell = (time, from, peak, to) =>
  smoothstep((time - from) / (peak - from)) * smoothstep((to - time) / (to - peak))

/** The ball as a patient camera operator sees it. */
function followBall(play, sigmaSeconds) {
  const count = Math.round(play.seconds * FRAMES_PER_SECOND)
  const places = Array.from({ length: count }, (_, i) => play.ballAt(i / FRAMES_PER_SECOND))
  const axis = (n) =>
    smoothLoop(
      places.map((p) => p[n]),
      sigmaSeconds * FRAMES_PER_SECOND,
    )
  const [x, y] = [axis(0), axis(1)]
  return (time) => {
    const i = Math.round(time * FRAMES_PER_SECOND) % count
    return [x[i], y[i]]
  }
}

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

function footballCamera(time, watched) {
  if (time >= 18 && time < 22) {
    const t = (time - 18) / 4
    return { position: [80, -14, 6.5], target: [mix(99.4, 97.6, smoothstep(t)), 35.6, 1.3], fov: 17.5 }
  }
  const [x, y] = watched(time)
  const close = swell(time, 12.5, 15.8, 18) + swell(time, 22, 24.5, 29) * 0.6
  return {
    position: [70, -35, 15.5],
    target: [63.5 + (x - 58) * 0.63 - close * 0.4, 29.5 + (y - 30) * 0.06, 1.2],
    fov: 31.5 - close * 3.2,
  }
}

function replayCamera(index, action, play) {
  const [x] = play.ballAt(Math.max(0.25, action))
  if (index === 0) {
    const pan = smoothstep((action - 0.2) / 2.3)
    return { position: [83, -5, 3.6], target: [mix(88.2, 100.6, pan), 34.5, 1.35], fov: 20.5 }
  }
  return {
    position: [113.5, 29.5, 4.6],
    target: [
      mix(94, 96.5, smoothstep((action - 1.5) / 3)),
      mix(36, 39.5, smoothstep((x - 100) / 6) * smoothstep((action - 2.8) / 1.7)),
      0.7,
    ],
    fov: 41,
  }
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
  const watched = followBall(match, 1.5)
  const momentAt = (time) => {
    const replay = REPLAYS.find((entry) => time >= entry.from && time < entry.to)
    if (!replay) {
      const cheer = swell(time, 15, 16.5, 21) * 0.9 + swell(time, 24, 25.2, 27) * 0.35
      return { ...match.at(time), camera: footballCamera(time, watched), seconds: time, excitement: cheer }
    }
    const action = replay.action + (time - replay.from) * replay.speed
    return {
      ...goal.at(action),
      camera: replayCamera(REPLAYS.indexOf(replay), action, goal),
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

function createBasketballClip() {
  const arena = createArena({ sport: 'basketball', seed: 3, home: '#f2b01e', guest: '#5b2c9b', ribbon: '#2c1650' })
  const game = createBasketballGame(FRAMES_PER_SECOND)
  const watched = followBall(game, 1.25)
  const momentAt = (time) => {
    const [x, y] = watched(time)
    const close = swell(time, 6, 8.2, 10) + swell(time, 15.6, 18, 20)
    const cheer = swell(time, 8.2, 8.8, 11) * 0.9 + swell(time, 18.3, 18.9, 20.6) * 0.4
    return {
      ...game.at(time),
      camera: {
        position: [14, -12.6, 6.1],
        target: [14 + (x - 14) * 0.68, 6.6 + (y - 7.5) * 0.1, 1.25],
        fov: 43 - close * 4,
      },
      seconds: time,
      excitement: cheer,
      swish: netSwish(time),
    }
  }
  return { seconds: 24, arena, momentAt, overlay: () => undefined }
}

/** The clips by name; each paints any moment of its loop. */
export const CLIPS = { football: createFootballClip, basketball: createBasketballClip }
