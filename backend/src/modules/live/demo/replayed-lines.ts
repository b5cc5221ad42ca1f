import { rounded } from '@pitchside/base'
import type { RoomMessage } from '@pitchside/contract'
import type { Random } from '../../../kernel/random'
import { createChatter, type DemoRoom } from './chatter'

/** So far apart lie the lines of a replay, about. */
const gapS = 4
const gapMs = gapS * 1_000

/** Chance that follows from a number: the same number gives the same again. */
function chanceOf(seed: number): Random {
  let state = seed >>> 0
  const fraction = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const token = (): string => Math.floor(fraction() * 2 ** 32).toString(36)
  return {
    fraction,
    integer: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    token,
    uuid: token,
  }
}

/** What the people of the demo said while a replay of it was on air, with its seconds: the same whenever it is watched. */
export function replayedLines(
  room: Omit<DemoRoom, 'mood'>,
  replay: { id: number; startedAt: number },
  { from, until }: { from: number; until: number },
): { second: number; message: RoomMessage }[] {
  const first = Math.ceil(from / gapS)
  const slots = Array.from({ length: Math.max(0, Math.ceil(until / gapS) - first) }, (_, place) => first + place)
  return slots.map((slot) => {
    const random = chanceOf(replay.id * 1_000_003 + slot)
    const second = slot * gapS + rounded(random.fraction() * (gapS - 1), 1)
    const at = replay.startedAt + slot * gapMs
    const message = createChatter({ clock: { now: () => at }, random }).said({ ...room, mood: 'play' }, at)
    return { second, message: { ...message, id: `d${replay.id}-${slot}` } }
  })
}
