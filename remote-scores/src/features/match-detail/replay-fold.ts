import { footballState, isExtraTime } from '@pitchside/contract'
import type { TableLine } from '../../parts/live-table/live-table'
import type { Market } from '../../parts/matches/match'
import type { MatchEvent } from './match-detail.calls'

/** A minute of the match as it was played. */
export interface ReplayFrame {
  minute: number
  added: number
  status: number
  /** Growth since the frame before: type, home, away and so on. Shares stand as they are. */
  data: readonly number[]
  chances: readonly number[]
}

export interface ReplayIncident {
  event: MatchEvent
  /** The minute it was first known in. */
  frame: number
  cancelledFrame: number | undefined
}

/** A finished match, ready to be folded. Frame 0 is the moment before the start. */
export interface Replay {
  frames: readonly ReplayFrame[]
  incidents: readonly ReplayIncident[]
  trend: readonly number[]
  /** Frame, first, line or draw, last, sealed. */
  odds: readonly { market: Market; points: readonly (readonly number[])[] }[]
  companyId: number
  table: readonly TableLine[]
}

export type Prices = Partial<Record<Market, { values: readonly [number, number, number]; isSealed: boolean }>>

/** What a match looked like at one of its minutes. */
export interface ReplayState {
  frame: number
  status: number
  /** "45+2", empty before the start. */
  minute: string
  /** As the feed's arrays: goals, half-time goals, red, yellow, corners, after 120 minutes, shoot-out. */
  home: readonly number[]
  away: readonly number[]
  events: readonly MatchEvent[]
  /** Statistic code to home and away. */
  figures: ReadonlyMap<number, readonly [number, number]>
  trend: readonly number[]
  prices: Prices
  chances: readonly number[]
}

const shareType = 25
const cornerType = 2
const goals: ReadonlySet<number> = new Set([1, 8, 17])
const reds: ReadonlySet<number> = new Set([4, 15])
const empty = [0, 0, 0, 0, 0, 0, 0]

/** The moment before the kick-off. */
export function replayStart(replay: Replay): ReplayState {
  return {
    frame: 0,
    status: 1,
    minute: '',
    home: empty,
    away: empty,
    events: [],
    figures: new Map(),
    trend: [],
    prices: pricesAt(replay, 0, {}),
    chances: replay.frames[0]?.chances ?? [],
  }
}

function pricesAt({ odds }: Replay, frame: number, before: Prices): Prices {
  const next: Prices = { ...before }
  for (const { market, points } of odds)
    for (const [at, first = 0, middle = 0, last = 0, sealed] of points)
      if (at === frame) next[market] = { values: [first, middle, last], isSealed: sealed === 1 }
  return next
}

function eventsAt({ incidents }: Replay, frame: number, before: readonly MatchEvent[]): readonly MatchEvent[] {
  const isCancelled = new Set(incidents.filter((one) => one.cancelledFrame === frame).map((one) => one.event.id))
  const marked =
    isCancelled.size === 0 ? before : before.map((e) => (isCancelled.has(e.id) ? { ...e, isCancelled: true } : e))
  const fresh = incidents
    .filter((one) => one.frame === frame)
    .map(({ event, cancelledFrame }) => ({ ...event, isCancelled: cancelledFrame === frame }))
  return fresh.length === 0 ? marked : [...marked, ...fresh]
}

function figuresAt({ data }: ReplayFrame, before: ReplayState['figures']): ReplayState['figures'] {
  const next = new Map(before)
  for (let i = 0; i + 2 < data.length; i += 3) {
    const [type = 0, home = 0, away = 0] = data.slice(i, i + 3)
    const [oldHome, oldAway] = type === shareType ? [0, 0] : (next.get(type) ?? [0, 0])
    next.set(type, [oldHome + home, oldAway + away])
  }
  return next
}

/** Score array of a side: counted from what happened, like the feed counts it. */
export function scoreArray(
  events: readonly MatchEvent[],
  side: 'home' | 'away',
  corners: number,
  hasExtraTime: boolean,
): number[] {
  const own = events.filter((event) => event.side === side && !event.isCancelled)
  const count = (passes: (event: MatchEvent) => boolean) => own.filter(passes).length
  const scored = own.filter((event) => goals.has(event.type))
  return [
    scored.filter((event) => event.minuteNumber <= 90).length,
    scored.filter((event) => event.minuteNumber <= 45).length,
    count((event) => reds.has(event.type)),
    count((event) => event.type === 3),
    corners,
    hasExtraTime ? scored.length : 0,
    count((event) => event.type === 29),
  ]
}

/** The next minute of the match. */
export function replayStep(replay: Replay, before: ReplayState): ReplayState {
  const number = before.frame + 1
  const frame = replay.frames[number - 1]
  if (!frame) return before
  const events = eventsAt(replay, number, before.events)
  const figures = figuresAt(frame, before.figures)
  const corners = figures.get(cornerType) ?? [0, 0]
  const hasExtraTime = replay.frames
    .slice(0, number)
    .some(({ status }) => isExtraTime(status) || status === footballState.shootOut)
  return {
    frame: number,
    status: frame.status,
    minute: frame.added > 0 ? `${frame.minute}+${frame.added}` : String(frame.minute),
    home: scoreArray(events, 'home', corners[0], hasExtraTime),
    away: scoreArray(events, 'away', corners[1], hasExtraTime),
    events,
    figures,
    trend: replay.trend.slice(0, number),
    prices: pricesAt(replay, number, before.prices),
    chances: frame.chances,
  }
}

/** The match as it stood after a minute: every minute up to it, one after the other. */
export function foldReplay(replay: Replay, frame: number): ReplayState {
  let state = replayStart(replay)
  for (let i = 0; i < Math.min(frame, replay.frames.length); i += 1) state = replayStep(replay, state)
  return state
}

/** Frames at which the score or a card changed: where a jump leads. */
export const keyFrames = ({ incidents }: Replay): number[] => [
  ...new Set(incidents.filter(({ event }) => goals.has(event.type) || reds.has(event.type)).map((one) => one.frame)),
]
