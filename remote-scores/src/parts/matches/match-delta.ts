import { deltaField, type MatchDelta, type MatchDeltaData, scorePlace } from '@pitchside/contract'
import type { Market, Match, Position, Price, Trend } from './match'

/** A frame of a match topic with its place in the topic's history. */
export interface MatchFrame extends MatchDeltaData {
  seq: number
  /** First number the frame stands for: a joined replay stands for several. */
  first: number
  epoch: string
  /** Which topic it came on: the list's, a company's prices, or the match's own. */
  from: 'list' | 'odds' | 'match'
}

const markets: Record<number, Market> = { [deltaField.asia]: 'asia', [deltaField.eu]: 'eu', [deltaField.bs]: 'bs' }

const trend = (before: number, after: number): Trend => (after > before ? 'up' : after < before ? 'down' : 'same')

/** The next price of a market; keeps the colour of the move that led to it. */
export function movedPrice(
  before: Price | undefined,
  values: Price['values'],
  isSealed: boolean,
  nowMs: number,
): Price {
  if (!before) return { values, trends: ['same', 'same', 'same'], isSealed, changedAtMs: 0, moves: 0 }
  const trends = values.map((value, i) => trend(before.values[i] ?? value, value)) as unknown as Price['trends']
  const hasMoved = trends.some((each) => each !== 'same')
  return {
    values,
    trends: hasMoved ? trends : before.trends,
    isSealed,
    changedAtMs: hasMoved ? nowMs : before.changedAtMs,
    moves: hasMoved ? before.moves + 1 : before.moves,
  }
}

function withValue(list: readonly number[], index: number, value: number): readonly number[] {
  if (list[index] === value) return list
  const next = [...list]
  next[index] = value
  return next
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** True when the frame is of the history the match was read from, and later in it. */
function isNewer(held: Position | undefined, frame: MatchFrame): boolean {
  return held === undefined || (held.epoch === frame.epoch && frame.seq > held.seq)
}

/** Whether a frame tells something newer than the match; a bare time compares times. */
function isNews(match: Match, frame: MatchFrame | MatchDeltaData | number): boolean {
  if (typeof frame === 'number') return frame >= match.changedS
  if (!('seq' in frame)) return frame.ts >= match.changedS
  return isNewer(frame.from === 'odds' ? match.oddsAt : match.listAt, frame)
}

/**
 * Frames to put in after a snapshot: those that overtook it. Where one is missing between the snapshot and a frame, the
 * frame waits for the replay (`Followed.loaded` asks for it): put in now, its row would look newer than what is missing.
 */
export function framesAfter<F extends MatchFrame | MatchDeltaData>(
  frames: readonly F[],
  { serverS, position }: { serverS: number; position?: { list: Position; odds: Position } | undefined },
): F[] {
  const reached = { list: position?.list, match: position?.list, odds: position?.odds }
  return frames.filter((frame) => {
    if (!('seq' in frame)) return frame.ts >= serverS
    const { seq, first, epoch, from }: MatchFrame = frame
    const at = reached[from]
    if (!at) return true
    if (epoch !== at.epoch || seq <= at.seq || first > at.seq + 1) return false
    reached[from] = { seq, epoch }
    return true
  })
}

function placed(frame: MatchFrame | MatchDeltaData | number): Partial<Match> {
  if (typeof frame === 'number' || !('seq' in frame)) return {}
  const position: Position = { seq: frame.seq, epoch: frame.epoch }
  return frame.from === 'odds' ? { oddsAt: position } : { listAt: position }
}

/**
 * Puts a positional change into a match. The values are absolute, and a change is only put in when its frame is newer
 * than what the match was made of: frames may be lost and sent again, doubled, or overtaken by a snapshot.
 */
export function applyDelta(
  match: Match,
  delta: MatchDelta,
  frame: MatchFrame | MatchDeltaData | number,
  nowMs: number,
): Match {
  if (!isNews(match, frame)) return match
  const frameS = typeof frame === 'number' ? frame : frame.ts
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
    else if (field === deltaField.homeRank) set({ home: { ...next.home, rank: value } })
    else if (field === deltaField.awayRank) set({ away: { ...next.away, rank: value } })
    else if (field === deltaField.clock) set({ clockS: value, clockAtS: frameS })
    else if (field >= deltaField.home && field < deltaField.home + 7)
      set({ homeScores: withValue(next.homeScores, field - deltaField.home, value) })
    else if (field >= deltaField.away && field < deltaField.away + 7)
      set({ awayScores: withValue(next.awayScores, field - deltaField.away, value) })
  }
  if (next === match) return match
  return withGoal(match, { ...next, changedS: Math.max(frameS, match.changedS), ...placed(frame) }, nowMs)
}

/** Marks a football match whose goals went up, so that its row can flash. */
function withGoal(before: Match, after: Match, nowMs: number): Match {
  if (after.sport !== 'football') return after
  const gained = (list: readonly number[], earlier: readonly number[]) =>
    (list[scorePlace.goals] ?? 0) > (earlier[scorePlace.goals] ?? 0) ||
    (list[scorePlace.extra] ?? 0) > Math.max(earlier[scorePlace.extra] ?? 0, earlier[scorePlace.goals] ?? 0)
  if (gained(after.homeScores, before.homeScores)) return { ...after, goal: { isHome: true, atMs: nowMs } }
  if (gained(after.awayScores, before.awayScores)) return { ...after, goal: { isHome: false, atMs: nowMs } }
  return after
}
