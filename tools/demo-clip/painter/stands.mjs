import { createCrowdColors, paintSupporter, TONES } from './crowd.mjs'
import { createRandom, shade } from './geometry.mjs'
import { takeLayer } from './layers.mjs'

/** A point of the bowl: a rounded rectangle `away` metres outside the field, `u` in metres along the inner ring. */
function createRing(length, depth, inset, radius) {
  const wide = length + 2 * inset - 2 * radius
  const deep = depth + 2 * inset - 2 * radius
  const bend = (Math.PI / 2) * radius
  // Far side, right end, near side, left end: each a straight piece and the corner after it.
  const pieces = [
    { straight: wide, origin: [radius - inset, depth + inset], along: [1, 0], out: [0, 1] },
    { straight: deep, origin: [length + inset, depth + inset - radius], along: [0, -1], out: [1, 0] },
    { straight: wide, origin: [length + inset - radius, -inset], along: [-1, 0], out: [0, -1] },
    { straight: deep, origin: [-inset, radius - inset], along: [0, 1], out: [-1, 0] },
  ]
  const total = 2 * (wide + deep) + 4 * bend
  const at = (u, away) => {
    let rest = ((u % total) + total) % total
    for (const { straight, origin, along, out } of pieces) {
      if (rest < straight)
        return [origin[0] + along[0] * rest + out[0] * away, origin[1] + along[1] * rest + out[1] * away]
      rest -= straight
      if (rest < bend) {
        const angle = rest / radius
        const reach = radius + away
        const cx = origin[0] + along[0] * straight - out[0] * radius
        const cy = origin[1] + along[1] * straight - out[1] * radius
        const c = Math.cos(angle) * reach
        const s = Math.sin(angle) * reach
        return [cx + out[0] * c + along[0] * s, cy + out[1] * c + along[1] * s]
      }
      rest -= bend
    }
    return pieces[0].origin
  }
  return { total, at }
}

/** Seats every supporter once; the same crowd is then drawn from any camera. */
export function createStands(spec) {
  const random = createRandom(spec.seed)
  const ring = createRing(spec.length, spec.depth, spec.inset, spec.radius)
  const palette = [...spec.colors.map((entry) => entry[0]), '#2a313c', '#161b23']
  const seats = []
  for (let tier = 0; tier < spec.tiers; tier++) {
    const z0 = spec.base + tier * spec.tierRise
    const away0 = tier * spec.tierBack
    for (let row = spec.rows - 1; row >= 0; row--) {
      const light = (1 - (0.5 * row) / spec.rows) * (tier ? 0.72 : 1) * spec.light
      for (let u = 0; u < ring.total; u += spec.step) {
        if (random() < 0.08 || u % spec.aisle < 0.8) continue
        const pick = random()
        let color = spec.colors.findIndex((entry) => pick < entry[1])
        if (color < 0) color = random() < 0.6 ? spec.colors.length : spec.colors.length + 1
        const [x, y] = ring.at(u + random() * 0.25, away0 + row * spec.rowBack)
        const tone = Math.min(TONES - 1, Math.floor((0.55 + random() * 0.6) * light * TONES))
        seats.push({ x, y, z: z0 + row * spec.rowRise, color, tone, mood: random(), beat: random() })
      }
    }
  }
  return { spec, ring, seats, colors: createCrowdColors(palette) }
}

const behind = (points) => points.some((point) => !point)

/** Stands on the camera's own side would be in the way of the picture. */
const isHidden = (view, spec, x, y) => {
  const [cameraX, cameraY] = view.camera.position
  return (cameraY < 0 && y < -1) || (cameraX > spec.length && x > spec.length + 1) || (cameraX < 0 && x < -1)
}

function paintTier(view, target, stands, tier) {
  const { spec, ring } = stands
  const z0 = spec.base + tier * spec.tierRise
  const away0 = tier * spec.tierBack
  const top = spec.rows * spec.rowRise
  const stride = 4
  for (let u = 0; u < ring.total; u += stride) {
    const a = ring.at(u, away0)
    const b = ring.at(u + stride, away0)
    const a2 = ring.at(u, away0 + spec.rows * spec.rowBack)
    const b2 = ring.at(u + stride, away0 + spec.rows * spec.rowBack)
    const slab = [
      [...a, z0],
      [...b, z0],
      [...b2, z0 + top],
      [...a2, z0 + top],
    ]
    if (isHidden(view, spec, ...a) || behind(slab.map(view.project))) continue
    view.fill(slab, '#0a0e14', target)
    const wall = [
      [...a, z0 - spec.lip],
      [...b, z0 - spec.lip],
      [...b, z0 + 0.15],
      [...a, z0 + 0.15],
    ]
    view.fill(wall, tier ? (spec.ribbon ?? '#1a2029') : '#11161d', target)
  }
}

/**
 * Painted at half size and blurred: the eye stays on the field, and a soft crowd costs few bits when the camera moves.
 * `excitement` 0..1 makes supporters jump; `beats` is their jumps per second.
 */
export function paintStands(view, stands, { excitement = 0, seconds = 0, beats = 2, flags = [] } = {}) {
  const { spec, seats, colors } = stands
  const [width, height] = [view.width / 2, view.height / 2]
  const layer = takeLayer('stands', width, height)
  const target = layer.context
  target.drawImage(view.context.canvas, 0, 0, width, height)
  target.setTransform(0.5, 0, 0, 0.5, 0, 0)
  for (let tier = spec.tiers - 1; tier >= 0; tier--) paintTier(view, target, stands, tier)
  const image = target.getImageData(0, 0, width, height)
  for (const seat of seats) {
    if (isHidden(view, spec, seat.x, seat.y)) continue
    const jumping = excitement > 0 && seat.mood < excitement * 0.45
    const hop = jumping ? Math.abs(Math.sin(Math.PI * (seconds * beats + seat.beat * 0.5))) * 0.36 * excitement : 0
    const p = view.project([seat.x, seat.y, seat.z + hop])
    if (!p || p[0] < -40 || p[0] > view.width + 40 || p[1] < -10 || p[1] > view.height + 60) continue
    const size = Math.max(1.6 * view.unit, 0.56 * p[2] * spec.size) / 2
    paintSupporter(image, { x: p[0] / 2, y: p[1] / 2, size, colors: colors[seat.color][seat.tone] })
  }
  target.putImageData(image, 0, 0)
  target.setTransform(0.5, 0, 0, 0.5, 0, 0)
  paintFlags(view, target, { stands, flags, seconds })
  const soft = takeLayer('stands-soft', width, height)
  soft.context.filter = `blur(${(spec.blur * view.unit) / 2}px)`
  soft.context.drawImage(layer.canvas, 0, 0)
  view.context.drawImage(soft.canvas, 0, 0, view.width, view.height)
}

/** Waving flags: `flags` = [{ u, row, size, color, second }]. */
function paintFlags(view, context, { stands, flags, seconds }) {
  const { spec, ring } = stands
  for (const [index, flag] of flags.entries()) {
    const [x, y] = ring.at(flag.u, flag.row * spec.rowBack)
    const foot = view.project([x, y, spec.base + flag.row * spec.rowRise + 1])
    if (!foot || foot[0] < -80 || foot[0] > view.width + 80) continue
    const k = foot[2] * flag.size
    const sway = Math.sin(2 * Math.PI * (seconds * 0.5 + index * 0.37)) * 0.18
    context.save()
    context.translate(foot[0], foot[1])
    context.rotate(sway)
    for (let i = 0; i < 8; i++) {
      const bend = (j) => Math.sin(2 * Math.PI * (seconds + j * 0.13 + index * 0.21)) * 0.06 * k * (j / 8)
      context.fillStyle = shade(i < 4 ? flag.color : flag.second, 0.78 + 0.16 * Math.sin(seconds * 6.2832 + i))
      context.beginPath()
      context.moveTo((k * i) / 8, -1.15 * k + bend(i))
      context.lineTo((k * (i + 1)) / 8 + 0.6, -1.15 * k + bend(i + 1))
      context.lineTo((k * (i + 1)) / 8 + 0.6, -0.55 * k + bend(i + 1))
      context.lineTo((k * i) / 8, -0.55 * k + bend(i))
      context.fill()
    }
    context.restore()
  }
}
