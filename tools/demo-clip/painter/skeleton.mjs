import { clamp, mix } from './geometry.mjs'

const THIGH = 0.25
const SHIN = 0.25
const TORSO = 0.29

const LEFT = -1
const RIGHT = 1

/** Hip and knee angles of one leg in a running cycle; `run` is 0 (standing) to 1 (sprint). */
function runningLeg(phase, run) {
  return {
    hip: (0.1 + 0.78 * run) * Math.sin(phase) + 0.14 * run,
    knee: 0.08 + 1.75 * run * Math.max(0, Math.cos(phase + 0.35)) ** 1.3,
  }
}

const KICK_LEG = (progress) => ({
  hip: 1.25 * Math.sin((progress * Math.PI) / 2),
  knee: Math.max(0, -progress) * 1.5 + 0.1,
})
const STANCE_LEG = { hip: 0.62, knee: 1.15 }
const JUMP_LEG = { hip: 0.25, knee: 0.7 }

const blend = (a, b, weight) => ({ hip: mix(a.hip, b.hip, weight), knee: mix(a.knee, b.knee, weight) })

/** Shoulder and elbow angles; `out` lifts the arm sideways. */
function armAngles(pose, side, run) {
  const swing = -(0.12 + 0.75 * run) * Math.sin(pose.phase + (side === RIGHT ? 0 : Math.PI))
  const relaxed = { swing, elbow: 0.35 + 1.15 * run, out: 0.16 + 0.1 * run }
  const { kind, weight = 1 } = pose.action ?? {}
  const wanted = {
    cheer: { swing: 0.4, elbow: 0.25, out: 2.3 },
    dive: { swing: 0.3, elbow: 0.1, out: 2.9 },
    shoot: { swing: 2.65, elbow: side === RIGHT ? 0.25 : 0.55, out: 0.12 },
    block: { swing: 2.5, elbow: 0.15, out: 0.35 },
    stance: { swing: 0.5, elbow: 0.6, out: 1.1 },
    kick: { swing: side === RIGHT ? -0.6 : 0.7, elbow: 0.4, out: 0.75 },
    dribble: side === RIGHT ? { swing: 0.55, elbow: 0.75, out: 0.25 } : relaxed,
    serve: side === RIGHT ? { swing: -2.6, elbow: 0.7, out: 0.5 } : { swing: 2.6, elbow: 0.1, out: 0.1 },
    hit: side === RIGHT ? { swing: 0.7, elbow: 0.3, out: 1 } : { swing: 0.2, elbow: 0.9, out: 0.7 },
    dig: { swing: 0.85, elbow: 0.05, out: -0.12 },
  }[kind]
  if (!wanted) return relaxed
  return {
    swing: mix(relaxed.swing, wanted.swing, weight),
    elbow: mix(relaxed.elbow, wanted.elbow, weight),
    out: mix(relaxed.out, wanted.out, weight),
  }
}

function legAngles(pose, side, run) {
  const own = runningLeg(pose.phase + (side === RIGHT ? Math.PI : 0), run)
  const { kind, weight = 1, progress = 0 } = pose.action ?? {}
  if (kind === 'kick' && side === RIGHT) return blend(own, KICK_LEG(progress), weight)
  if (kind === 'stance' || kind === 'dig') return blend(own, STANCE_LEG, weight)
  if (kind === 'shoot' || kind === 'block' || kind === 'dive')
    return blend(own, JUMP_LEG, weight * (side === LEFT ? 1 : 0.5))
  return own
}

/**
 * Joints of a player in metres. `pose` = { x, y, lift, heading, speed, phase, height, action: { kind, weight, progress, roll } }:
 * heading in radians, speed in m/s, phase in radians of the running cycle.
 */
export function createSkeleton(pose) {
  const tall = pose.height
  const run = clamp(pose.speed / 7.5, 0, 1)
  const [hx, hy] = [Math.cos(pose.heading), Math.sin(pose.heading)]
  const stanceLean = ['stance', 'dig'].includes(pose.action?.kind) ? 0.42 * (pose.action.weight ?? 1) : 0
  const lean = 0.05 + 0.24 * run + stanceLean
  const legs = [LEFT, RIGHT].map((side) => ({ side, ...legAngles(pose, side, run) }))
  const reach = legs.map((leg) => THIGH * Math.cos(leg.hip) + SHIN * Math.cos(leg.hip - leg.knee))
  const pelvis = Math.max(...reach) + 0.045 + 0.015 * run * Math.abs(Math.sin(pose.phase))
  const roll = pose.action?.roll ?? 0
  const [rc, rs] = [Math.cos(roll), Math.sin(roll)]
  /** Local forward, side and up in body heights -> world metres. */
  const world = ([f, s, u]) => {
    const side = (s * rc + u * rs) * tall
    const up = (u * rc - s * rs) * tall
    return [
      pose.x + hx * f * tall + hy * side,
      pose.y + hy * f * tall - hx * side,
      Math.max(0.03, up + (pose.lift ?? 0)),
    ]
  }
  const spread = stanceLean * 0.25
  const legJoints = legs.map(({ side, hip, knee }) => {
    const h = [0, side * 0.052, pelvis]
    const k = [h[0] + THIGH * Math.sin(hip), side * (0.06 + spread * 0.6), h[2] - THIGH * Math.cos(hip)]
    const a = [k[0] + SHIN * Math.sin(hip - knee), side * (0.055 + spread), k[2] - SHIN * Math.cos(hip - knee)]
    const tilt = Math.max(-0.9, (hip - knee) * 0.8)
    const toe = [a[0] + 0.085 * Math.cos(tilt), a[1], Math.max(-0.01, a[2] - 0.03 + 0.085 * Math.sin(tilt))]
    return { hip: world(h), knee: world(k), ankle: world(a), toe: world(toe) }
  })
  const twist = 0.05 * run * Math.sin(pose.phase)
  const chest = [Math.sin(lean) * TORSO, 0, pelvis + 0.01 + Math.cos(lean) * TORSO]
  const armJoints = [LEFT, RIGHT].map((side) => {
    const { swing, elbow, out } = armAngles(pose, side, run)
    const s = [chest[0] + side * twist, side * 0.112, chest[2] - 0.02]
    const upper = 0.165
    const e = [
      s[0] + upper * Math.sin(swing) * Math.cos(out),
      s[1] + side * upper * Math.sin(out),
      s[2] - upper * Math.cos(swing) * Math.cos(out),
    ]
    const fore = 0.16
    const bend = swing + elbow
    const w = [
      e[0] + fore * Math.sin(bend) * Math.cos(out * 0.85),
      e[1] + side * fore * Math.sin(out * 0.85),
      e[2] - fore * Math.cos(bend) * Math.cos(out * 0.85),
    ]
    return { shoulder: world(s), elbow: world(e), hand: world(w) }
  })
  const head = [chest[0] + 0.03 + 0.05 * Math.sin(lean), 0, chest[2] + 0.1]
  return {
    legs: legJoints,
    arms: armJoints,
    chest: world(chest),
    pelvis: world([0, 0, pelvis]),
    head: world(head),
    brow: world([head[0] - 0.012, 0, head[2] + 0.03]),
    forward: [hx, hy],
    tall,
  }
}
