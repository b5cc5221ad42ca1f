import { setImmediate } from 'node:timers/promises'
import { rounded } from '@pitchside/base'
import { groupOfState } from '@pitchside/contract'
import type { Feed, Fixture } from './ports/feed.port'
import { longestOf } from './scores.rules'

export interface ForesightRecord {
  days: number
  matches: number
  /** Matches that went the way the model thought likeliest. */
  hits: number
  /** Mean squared distance of the three chances from what happened: 0 = always right, 0.67 = knows nothing. */
  brier: number
  buckets: { from: number; to: number; count: number; expected: number; happened: number }[]
}

/** One chance the model gave, and whether it came true. */
export interface Prediction {
  chance: number
  cameTrue: boolean
}

const recordDays = 7
/** Matches of a day that are looked at: enough to judge, quick to play. */
const perDay = 60
const dayS = 86_400
const bucketCount = 5

interface Judged {
  predictions: Prediction[]
  isHit: boolean
  brier: number
}

/** What the model said a minute before the start, against the end after ninety minutes. */
function judge(feed: Feed, fixture: Fixture, now: number): Judged | undefined {
  const end = feed.state(fixture.id, Math.min(now, fixture.kickoff + longestOf('football')))
  if (groupOfState('football', end.status) !== 'finished') return undefined
  const chances = feed.chances(fixture.id, fixture.kickoff - 60)
  if (chances.every((chance) => chance === 0)) return undefined
  const lead = Math.sign((end.home[0] ?? 0) - (end.away[0] ?? 0))
  const outcome = lead > 0 ? 0 : lead < 0 ? 2 : 1
  const predictions = chances.map((chance, i) => ({ chance, cameTrue: i === outcome }))
  const brier = predictions.reduce((sum, { chance, cameTrue }) => sum + (chance - (cameTrue ? 1 : 0)) ** 2, 0)
  return { predictions, isHit: Math.max(...chances) === chances[outcome], brier }
}

/** Chances sorted by their size: in each bucket what was expected and what happened. */
export function bucketsOf(predictions: readonly Prediction[]): ForesightRecord['buckets'] {
  return Array.from({ length: bucketCount }, (_, i) => {
    const [from, to] = [i / bucketCount, (i + 1) / bucketCount]
    const inside = predictions.filter(({ chance }) => chance >= from && (chance < to || to === 1))
    const mean = (sum: number) => (inside.length === 0 ? 0 : rounded(sum / inside.length, 3))
    return {
      from,
      to,
      count: inside.length,
      expected: mean(inside.reduce((sum, { chance }) => sum + chance, 0)),
      happened: mean(inside.filter(({ cameTrue }) => cameTrue).length),
    }
  })
}

/** Every nth of a list, so that a day is looked at from morning to night. */
const sample = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, i) => i % Math.max(1, Math.ceil(list.length / count)) === 0)

/** How the model did in the last days. Days that are over are worked out once, a few matches at a time. */
export function createForesightRecord(feed: Feed): (now: number) => Promise<ForesightRecord> {
  const days = new Map<number, Promise<Judged[]>>()

  async function judgeDay(day: number, now: number): Promise<Judged[]> {
    const judged: Judged[] = []
    for (const fixture of sample(feed.fixtures('football', day * dayS, (day + 1) * dayS), perDay)) {
      const one = judge(feed, fixture, now)
      if (one) judged.push(one)
      await setImmediate()
    }
    return judged
  }

  return async (now) => {
    const today = Math.floor(now / dayS)
    for (const day of days.keys()) if (day < today - recordDays - 1) days.delete(day)
    const all: Judged[] = []
    // Yesterday's last matches may still run: the record begins the day before.
    for (let day = today - recordDays - 1; day < today - 1; day += 1) {
      const known = days.get(day) ?? judgeDay(day, now)
      days.set(day, known)
      all.push(...(await known))
    }
    const brier = all.reduce((sum, one) => sum + one.brier, 0) / Math.max(1, all.length)
    return {
      days: recordDays,
      matches: all.length,
      hits: all.filter(({ isHit }) => isHit).length,
      brier: rounded(brier, 3),
      buckets: bucketsOf(all.flatMap(({ predictions }) => predictions)),
    }
  }
}
