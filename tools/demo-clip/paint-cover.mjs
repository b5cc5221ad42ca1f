import { COVERS } from './covers.mjs'
import { KEEPER } from './motion/kits.mjs'
import { createArena } from './painter/arenas.mjs'
import { paintBeams } from './painter/finish.mjs'
import { createRandom } from './painter/geometry.mjs'
import { paintScene } from './painter/scene.mjs'
import { paintStage } from './painter/stage.mjs'

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
