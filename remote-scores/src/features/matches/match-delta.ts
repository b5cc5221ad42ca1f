import { deltaField, type MatchDelta } from '@pitchside/contract'
import { at, type Market, type Match, type Price, type Trend } from './match'

const markets: Record<number, Market> = { [deltaField.asia]: 'asia', [deltaField.eu]: 'eu', [deltaField.bs]: 'bs' }

const trend = (before: number, after: number): Trend => (after > before ? 'up' : after < before ? 'down' : 'same')

/** The next price of a market; keeps the colour of the move that led to it. */
export function movedPrice(
  before: Price | undefined,
  values: Price['values'],
  isSealed: boolean,
  nowMs: number,
): Price {
  if (!before) return { values, trends: ['same', 'same', 'same'], isSealed, changedAtMs: 0 }
  const moves = values.map((value, i) => trend(before.values[i] ?? value, value)) as unknown as Price['trends']
  const hasMoved = moves.some((move) => move !== 'same')
  return {
    values,
    trends: hasMoved ? moves : before.trends,
    isSealed,
    changedAtMs: hasMoved ? nowMs : before.changedAtMs,
  }
}

function withValue(list: readonly number[], index: number, value: number): readonly number[] {
  if (list[index] === value) return list
  const next = [...list]
  next[index] = value
  return next
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * Puts a positional change into a match. The values are absolute: a frame that comes twice changes nothing the second
 * time, and one older than what the match already knows is left out.
 */
export function applyDelta(match: Match, delta: MatchDelta, frameS: number, nowMs: number): Match {
  if (frameS < match.changedS) return match
  let next: Match = match
  const set = (change: Partial<Match>) => {
    next = { ...next, ...change }
  }
  for (let i = 1; i + 1 < delta.length; i += 2) {
    const [field, value] = [delta[i], delta[i + 1]]
    if (!isNumber(field)) continue
    const market = markets[field]
    if (market && Array.isArray(value)) {
      const [first, line, last, sealed, companyId] = value as number[]
      if (companyId !== next.companyId || !isNumber(first) || !isNumber(line) || !isNumber(last)) continue
      const price = movedPrice(next.prices[market], [first, line, last], sealed === 1, nowMs)
      set({ prices: { ...next.prices, [market]: price } })
      continue
    }
    if (!isNumber(value)) continue
    if (field === deltaField.status) set({ status: value })
    else if (field === deltaField.periodStart) set({ periodStartS: value })
    else if (field === deltaField.added) set({ added: value })
    else if (field === deltaField.clock) set({ clockS: value, clockAtS: frameS })
    else if (field >= deltaField.home && field < deltaField.home + 7)
      set({ homeScores: withValue(next.homeScores, field - deltaField.home, value) })
    else if (field >= deltaField.away && field < deltaField.away + 7)
      set({ awayScores: withValue(next.awayScores, field - deltaField.away, value) })
  }
  if (next === match) return match
  return withGoal(match, { ...next, changedS: frameS }, nowMs)
}

/** Marks a football match whose goals went up, so that its row can flash. */
function withGoal(before: Match, after: Match, nowMs: number): Match {
  if (after.sport !== 'football') return after
  const gained = (list: readonly number[], earlier: readonly number[]) =>
    (list[at.goals] ?? 0) > (earlier[at.goals] ?? 0) ||
    (list[at.extra] ?? 0) > Math.max(earlier[at.extra] ?? 0, earlier[at.goals] ?? 0)
  if (gained(after.homeScores, before.homeScores)) return { ...after, goal: { isHome: true, atMs: nowMs } }
  if (gained(after.awayScores, before.awayScores)) return { ...after, goal: { isHome: false, atMs: nowMs } }
  return after
}
