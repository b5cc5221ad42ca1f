import { sixtiesText } from '@pitchside/base'
import { basketballState, footballState, isExtraTime, unknownState } from '@pitchside/contract'
import { useSyncExternalStore } from 'react'
import { groupOf, type Match } from './match'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let nowS = Math.floor(Date.now() / 1_000)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    nowS = Math.floor(Date.now() / 1_000)
    for (const tell of [...listeners]) tell()
  }, 1_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The one ticker of the page: every clock hangs on it, and it stops when nobody looks. Selects what a view shows of the second. */
export function useTick<T extends string | number>(select: (nowS: number) => T): T {
  return useSyncExternalStore(subscribe, () => {
    if (!timer) nowS = Math.floor(Date.now() / 1_000)
    return select(nowS)
  })
}

/** What stands in the state column: a running minute, or the name of a state as a text key with its values. */
export type ClockLabel = { minute: string } | { key: string; values?: Record<string, string | number> }

const beyond = (regular: number, minute: number) =>
  minute > regular ? `${regular}+${minute - regular}` : String(minute)
const footballKeys: Record<number, string> = {
  [unknownState]: 'state.abnormal',
  [footballState.upcoming]: 'state.upcoming',
  [footballState.halfTime]: 'state.halfTime',
  [footballState.shootOut]: 'state.shootOut',
  [footballState.over]: 'state.finished',
  [footballState.postponed]: 'state.postponed',
  [footballState.interrupted]: 'state.interrupted',
  [footballState.abandoned]: 'state.abandoned',
  [footballState.cancelled]: 'state.cancelled',
  [footballState.undetermined]: 'state.toBeDetermined',
}
const basketballKeys: Record<number, string> = {
  [basketballState.upcoming]: 'state.upcoming',
  [basketballState.afterFirst]: 'quarter.end1',
  [basketballState.afterSecond]: 'state.halfTime',
  [basketballState.afterThird]: 'quarter.end3',
  [basketballState.over]: 'state.finished',
  [basketballState.interrupted]: 'state.interrupted',
  [basketballState.cancelled]: 'state.cancelled',
  [basketballState.postponed]: 'state.postponed',
  [basketballState.abandoned]: 'state.abandoned',
  [basketballState.undetermined]: 'state.toBeDetermined',
}
const quarterOf: Record<number, string> = {
  [basketballState.firstQuarter]: 'quarter.1',
  [basketballState.secondQuarter]: 'quarter.2',
  [basketballState.thirdQuarter]: 'quarter.3',
  [basketballState.fourthQuarter]: 'quarter.4',
  [basketballState.overtime]: 'quarter.overtime',
}

type Clocked = Pick<Match, 'sport' | 'status' | 'periodStartS' | 'clockS' | 'clockAtS'>

/** Seconds left in a basketball period: counted down between the feed's anchors, at the pace of a real game. */
export function clockLeft({ clockS, clockAtS }: Clocked, now: number): number {
  return Math.max(0, clockS - Math.max(0, Math.floor((now - clockAtS) / 2)))
}

/** Minute or state of a match at a moment. The minute follows from the start of the period: no server tick is needed. */
export function clockLabel(match: Clocked, now: number): ClockLabel {
  const minute = Math.max(1, Math.floor((now - match.periodStartS) / 60) + 1)
  if (match.sport === 'football') {
    if (match.status === footballState.firstHalf) return { minute: beyond(45, minute) }
    if (match.status === footballState.secondHalf) return { minute: beyond(90, minute + 45) }
    if (isExtraTime(match.status)) return { minute: beyond(120, minute + 90) }
    return { key: footballKeys[match.status] ?? 'state.abnormal' }
  }
  const quarter = quarterOf[match.status]
  if (!quarter) return { key: basketballKeys[match.status] ?? 'state.abnormal' }
  const left = clockLeft(match, now)
  return { key: quarter, values: { clock: sixtiesText(left) } }
}

/** A label as a text: one that is equal to the one before draws nothing, and hundreds of rows ask in every second. */
const textOf = (label: ClockLabel): string =>
  'minute' in label ? label.minute : `:${label.key} ${label.values?.clock ?? ''}`

function labelOf(text: string): ClockLabel {
  if (!text.startsWith(':')) return { minute: text }
  const [key = '', clock] = text.slice(1).split(' ')
  return clock ? { key, values: { clock } } : { key }
}

/** React: the label of a match, moving with the ticker. Only a label that changed draws again. */
export function useClockLabel(match: Clocked): ClockLabel {
  const isLive = groupOf(match) === 'live'
  return labelOf(useTick((now) => textOf(clockLabel(match, isLive ? now : 0))))
}
