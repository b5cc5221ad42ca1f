import { clamp, createRandom, smoothstep } from '../painter/geometry.mjs'
import { createSway, differentiate, readPath, smoothLoop, stridePhase } from './track.mjs'

/**
 * Acts out a play that repeats every `seconds`, sampled `rate` times a second.
 * `cast`: [{ id, kit, number, height, path | mark, sway, smoothing, actions }], attackers before those who mark them.
 * `touches`: who has the ball when, [{ from, to, player | at, loft, hold }], in order of time.
 */
export function createPlay({ seconds, rate, cast, touches, seed, ball: ballLook, control = 0.65 }) {
  const count = Math.round(seconds * rate)
  const times = Array.from({ length: count }, (_, i) => i / rate)
  const random = createRandom(seed)
  const actors = new Map()
  for (const member of cast) actors.set(member.id, placeActor({ member, times, seconds, rate, random, actors }))
  const ball = moveBall({ touches, times, seconds, actors, control })
  for (const actor of actors.values()) turnActor({ actor, ball, rate, count })
  const everyAction = collectActions(cast, touches)

  const poseAt = (actor, index, time) => {
    const action = activeAction(everyAction.get(actor.member.id) ?? [], time, seconds)
    return {
      x: actor.x[index],
      y: actor.y[index],
      lift: action?.lift ?? 0,
      heading: Math.atan2(actor.faceY[index], actor.faceX[index]),
      speed: actor.speed[index],
      phase: actor.phase[index] + actor.offset,
      height: actor.member.height ?? 1.84,
      action,
    }
  }

  /** Players and ball at a moment of the loop. */
  const at = (time) => {
    const index = ((Math.round(time * rate) % count) + count) % count
    const players = [...actors.values()].map((actor) => ({
      pose: poseAt(actor, index, index / rate),
      kit: actor.member.kit,
      number: actor.member.number,
      look: actor.look,
      racket: actor.member.racket,
    }))
    const trail = [1, 2, 3, 4].map((back) => ball[(index - Math.round((back * rate) / 60) * 2 + count * 2) % count])
    const moving = Math.hypot(...ball[index].map((value, i) => value - trail[0][i]))
    return {
      players,
      ball: {
        ...ballLook,
        at: ball[index],
        trail: ballLook.leavesTrail && moving > 0.35 ? trail : undefined,
        spin: ball[index][0] * 1.9 + ball[index][1],
      },
    }
  }
  return { seconds, count, at, ballAt: (time) => ball[((Math.round(time * rate) % count) + count) % count] }
}

function placeActor({ member, times, seconds, rate, random, actors }) {
  const sway = createSway(random, member.sway ?? [0.5, 0.5])
  const marked = member.mark && actors.get(member.mark.id)
  const raw = times.map((time, i) => {
    const [dx, dy] = sway(time / seconds)
    if (!marked) {
      const [x, y] = readPath(member.path, time, seconds)
      return [x + dx, y + dy]
    }
    const { toward, gap, lag = 0.25 } = member.mark
    const seen = (i - Math.round(lag * rate) + times.length) % times.length
    const [x, y] = [marked.x[seen], marked.y[seen]]
    const far = Math.hypot(toward[0] - x, toward[1] - y) || 1
    const step = Math.min(gap, far * 0.6)
    return [x + ((toward[0] - x) / far) * step + dx, y + ((toward[1] - y) / far) * step + dy]
  })
  const sigma = (member.smoothing ?? 0.42) * rate
  const axis = (n) =>
    smoothLoop(
      raw.map((p) => p[n]),
      sigma,
    )
  const actor = { member, x: axis(0), y: axis(1), offset: random() * 6.283 }
  actor.look = { skin: Math.floor(random() * 5), hair: Math.floor(random() * 4) }
  actor.velocityX = differentiate(actor.x, rate)
  actor.velocityY = differentiate(actor.y, rate)
  actor.speed = smoothLoop(
    actor.velocityX.map((v, i) => Math.hypot(v, actor.velocityY[i])),
    0.12 * rate,
  )
  actor.phase = stridePhase(actor.speed, rate, (member.height ?? 1.84) / 1.84)
  return actor
}

/** Runners look where they run, the others at the ball. */
function turnActor({ actor, ball, rate, count }) {
  const facing = Array.from({ length: count }, (_, i) => {
    const run = clamp((actor.speed[i] - 0.6) / 2.4, 0, 1)
    const [dx, dy] = [ball[i][0] - actor.x[i], ball[i][1] - actor.y[i]]
    const far = Math.hypot(dx, dy) || 1
    const fast = actor.speed[i] || 1
    const watch = actor.member.watches ? 1 : 1 - run
    return [
      (actor.velocityX[i] / fast) * (1 - watch) + (dx / far) * (watch + 0.15),
      (actor.velocityY[i] / fast) * (1 - watch) + (dy / far) * (watch + 0.15),
    ]
  })
  actor.faceX = smoothLoop(
    facing.map((f) => f[0]),
    0.16 * rate,
  )
  actor.faceY = smoothLoop(
    facing.map((f) => f[1]),
    0.16 * rate,
  )
}

const indexAt = (actor, time, seconds) => {
  const count = actor.x.length
  return ((Math.round((time / seconds) * count) % count) + count) % count
}

/** Where the ball is while somebody has it. */
function heldAt({ touch, time, next, actors, seconds, control }) {
  if (touch.at) return touch.at
  const actor = actors.get(touch.player)
  const i = indexAt(actor, time, seconds)
  const target = next.at ?? placeOf(actors.get(next.player), next.from, seconds)
  const [tx, ty] = [target[0] - actor.x[i], target[1] - actor.y[i]]
  const far = Math.hypot(tx, ty) || 1
  const share = clamp(actor.speed[i] / 3, 0, 1)
  const dx = (actor.velocityX[i] / 4) * share + (tx / far) * (1.1 - share)
  const dy = (actor.velocityY[i] / 4) * share + (ty / far) * (1.1 - share)
  const size = Math.hypot(dx, dy) || 1
  const progress = clamp((time - touch.from) / (touch.to - touch.from || 1), 0, 1)
  const { reach, z } = holdShape({ touch, progress, control, speed: actor.speed[i] })
  return [actor.x[i] + (dx / size) * reach, actor.y[i] + (dy / size) * reach, z]
}

function holdShape({ touch, progress, control, speed }) {
  const length = touch.to - touch.from
  if (touch.hold === 'dribble' || touch.hold === 'shoot') {
    const rise = touch.hold === 'shoot' ? smoothstep((progress * length - (length - 0.55)) / 0.45) : 0
    const bounces = Math.max(1, Math.round((length - (rise ? 0.6 : 0)) * 1.6))
    const bounce = 0.16 + 0.84 * Math.abs(Math.cos(Math.PI * bounces * progress))
    return { reach: 0.5 - 0.25 * rise, z: bounce * (1 - rise) + 2.75 * rise }
  }
  if (touch.hold === 'hands') return { reach: 0.42, z: 1.3 }
  // Dribbling at the feet: the ball runs ahead a little after every touch.
  const taps = Math.max(1, Math.round(length * 1.5))
  return { reach: control + 0.05 * speed * Math.abs(Math.sin(Math.PI * taps * progress)), z: 0.17 }
}

const placeOf = (actor, time, seconds) => {
  const i = indexAt(actor, time, seconds)
  return [actor.x[i], actor.y[i], 0.17]
}

function moveBall({ touches, times, seconds, actors, control }) {
  const at = (time) => {
    for (const [i, touch] of touches.entries()) {
      const next = touches[(i + 1) % touches.length]
      const start = i + 1 < touches.length ? next.from : next.from + seconds
      if (time < touch.from && i === 0)
        return flight(touches[touches.length - 1], touch, time + seconds, touch.from + seconds)
      if (time >= touch.from && time <= touch.to) return heldAt({ touch, time, next, actors, seconds, control })
      if (time > touch.to && time < start) return flight(touch, next, time, start)
    }
    return heldAt({ touch: touches[0], time: 0, next: touches[1], actors, seconds, control })
  }
  const flight = (touch, next, time, arrival) => {
    const following = touches[(touches.indexOf(next) + 1) % touches.length]
    const a = heldAt({ touch, time: touch.to, next, actors, seconds, control })
    const b = heldAt({ touch: next, time: next.from, next: following, actors, seconds, control })
    const q = clamp((time - touch.to) / (arrival - touch.to || 1), 0, 1)
    const gone = touch.loft || touch.direct ? q : 1 - (1 - q) ** 1.3
    const z = a[2] + (b[2] - a[2]) * q + 4 * (touch.loft ?? 0) * q * (1 - q)
    return [a[0] + (b[0] - a[0]) * gone, a[1] + (b[1] - a[1]) * gone, Math.max(0.11, z)]
  }
  return times.map(at)
}

/** Kicks, throws and shots follow from who releases the ball; the cast adds its own. */
function collectActions(cast, touches) {
  const actions = new Map(cast.map((member) => [member.id, [...(member.actions ?? [])]]))
  for (const touch of touches) {
    const list = actions.get(touch.player)
    if (!list || touch.silent) continue
    if (touch.hold === 'shoot')
      list.push({ kind: 'shoot', from: touch.to - 0.5, to: touch.to + 0.55, jump: touch.jump ?? 0.55 })
    else if (touch.hold === 'hands')
      list.push({ kind: 'shoot', from: touch.to - 0.12, to: touch.to + 0.25, jump: 0, soft: true })
    else if (touch.hold !== 'dribble') list.push({ kind: 'kick', from: touch.to - 0.3, to: touch.to + 0.3 })
    if (touch.hold === 'dribble' || touch.hold === 'shoot') {
      list.push({ kind: 'dribble', from: touch.from, to: touch.hold === 'shoot' ? touch.to - 0.5 : touch.to })
    }
  }
  return actions
}

function activeAction(actions, time, seconds) {
  for (const action of actions) {
    for (const shift of [0, seconds, -seconds]) {
      const t = time + shift
      if (t < action.from || t > action.to) continue
      const length = action.to - action.from
      const q = (t - action.from) / length
      const ramp = Math.min(0.18, length / 3)
      const weight = smoothstep((t - action.from) / ramp) * smoothstep((action.to - t) / ramp) * (action.soft ? 0.5 : 1)
      return {
        kind: action.kind,
        weight,
        progress: clamp(-1 + 2.4 * smoothstep(q * 1.1), -1, 1),
        roll: (action.roll ?? 0) * weight,
        // A diving keeper is in the air only at first, then he lies on the grass.
        lift:
          (action.jump ?? 0) *
          Math.max(0, Math.sin(Math.PI * clamp(action.kind === 'dive' ? q * 2.4 : q, 0, 1))) ** 0.8,
      }
    }
  }
  return undefined
}
