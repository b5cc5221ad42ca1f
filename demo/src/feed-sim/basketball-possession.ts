import type { BasketballPlay } from './basketball-plan'
import { normal, type RandomStream } from './random-stream'

/** What a possession depends on. */
export interface Situation {
  /** Points the side with the ball is ahead. */
  lead: number
  clock: number
  /** Points per hundred possessions this side is better by. */
  edge: number
  scoring: number
  /** Usual length, seconds. */
  mean: number
  /** Fourth quarter or overtime. */
  isDeciding: boolean
}

export type Try = Omit<BasketballPlay, 'at' | 'period' | 'clock' | 'side'>

/** Seconds a possession takes and what happens in it; without tries the clock ran out. */
export interface Possession {
  length: number
  tries: Try[]
}

const lateS = 40
const shotClockS = 24
const freeThrowShare = 0.78
/** Under pressure of the clock the defence is set and the shot a hard one. */
const lastShotShare = 0.88
/** Level, nobody risks leaving time for an answer. */
const tiedShotShare = 0.74

const freeThrows = (random: RandomStream, value: number, isTaken = false): Try => {
  let points = 0
  let isLastIn = false
  for (let i = 0; i < value; i += 1) {
    isLastIn = random() < freeThrowShare
    points += isLastIn ? 1 : 0
  }
  const one: Try = { kind: 'free-throws', value, points }
  if (!isLastIn) one.rebound = 'other'
  if (isTaken) one.isTaken = true
  return one
}

function shot(random: RandomStream, threeShare: number, boost: number): Try {
  const isThree = random() < threeShare
  const value = isThree ? 3 : 2
  if (random() >= (isThree ? 0.362 : 0.547) * boost)
    return { kind: 'shot', value, points: 0, rebound: random() < 0.265 ? 'own' : 'other' }
  if (random() >= 0.045) return { kind: 'shot', value, points: value }
  return random() < freeThrowShare
    ? { kind: 'shot', value, points: value + 1, andOne: 'made' }
    : { kind: 'shot', value, points: value, andOne: 'missed' }
}

/** Shots until one goes in, is rebounded by the others or the ball is lost. */
function attack(random: RandomStream, threeShare: number, boost: number): Try[] {
  const tries: Try[] = []
  for (let chance = 0; chance < 4; chance += 1) {
    const kind = random()
    const next: Try =
      kind < 0.128
        ? { kind: 'turnover', value: 0, points: 0 }
        : kind < 0.213
          ? freeThrows(random, 2)
          : shot(random, threeShare, boost)
    tries.push(next)
    if (next.rebound !== 'own') return tries
  }
  // A fourth rebound of one's own is cleared away.
  const last = tries.pop()
  return last ? [...tries, { ...last, rebound: 'other' }] : tries
}

const usualLength = (random: RandomStream, mean: number) =>
  Math.round(Math.min(Math.max(mean + 5 * normal(random), 4), shotClockS))

/** One shot with the clock running out: whatever becomes of it, no time is left for a second. */
function lastShot(random: RandomStream, { clock, lead }: Situation, boost: number): Possession {
  const threeShare = lead === -3 ? 0.86 : lead < -3 ? 0.7 : 0.3
  const left = Math.floor(random() * 3)
  const made = shot(random, threeShare, boost * (lead === 0 ? tiedShotShare : lastShotShare))
  return { length: Math.max(1, clock - left), tries: [made.rebound ? { ...made, rebound: 'other' } : made] }
}

/** The last forty seconds of a game that is still open. */
function late(random: RandomStream, now: Situation, boost: number): Possession | undefined {
  const { lead, clock } = now
  if (Math.abs(lead) > 10) return undefined
  // The side behind fouls: free throws give the ball back while there is time.
  if (lead > 0 && !(lead <= 2 && clock > shotClockS + 8))
    return { length: Math.min(clock, 2 + Math.floor(random() * 4)), tries: [freeThrows(random, 2, true)] }
  if (lead <= 0 && clock <= shotClockS && lead >= -3) return lastShot(random, now, boost)
  if (lead < 0) {
    const length = Math.min(clock, 3 + Math.floor(random() * 5))
    return { length, tries: attack(random, lead <= -3 ? 0.66 : 0.35, boost) }
  }
  return undefined
}

/** One possession: how long it takes and what comes of it. */
export function possession(random: RandomStream, now: Situation): Possession {
  const { lead, clock, edge, scoring, isDeciding } = now
  // Who is behind tries harder, and hardest when the end is near.
  const effort = isDeciding && clock < 240 && Math.abs(lead) <= 9 ? 0.025 : 0.0025
  const boost = (1 + edge / 114.5 - effort * lead) * scoring
  if (isDeciding && clock <= lateS) {
    const special = late(random, now, boost)
    if (special) return special
  }
  const length = usualLength(random, now.mean)
  return length >= clock ? { length: clock, tries: [] } : { length, tries: attack(random, 0.4, boost) }
}
