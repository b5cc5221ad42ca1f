import { isRecord } from './is-record'
import { readStored, type TextStorage, writeStored } from './stored'

/**
 * Settings of the score pages that the member centre changes as well. Their keys are ours; as with the other settings of
 * this browser: read when needed, write, then send the bus event `settings.changed`.
 */

/** Local storage key of the spoiler mode; true = no score is shown anywhere. */
export const spoilerKey = 'scoreSpoilerFree'
/** Local storage key of the lists' own settings: alerts, time zone and more. */
export const scoreListKey = 'scoreList'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
/** Does the visitor want no score to be seen? */
export const readSpoilerFree = (storage: TextStorage): boolean => readStored(storage, spoilerKey, isFlag) ?? false

export const writeSpoilerFree = (storage: TextStorage, isOn: boolean): boolean => writeStored(storage, spoilerKey, isOn)

/** What is told at the corner of the page: every goal, those of the chosen leagues, those of followed matches, none. */
export type AlertScope = 'all' | 'filter' | 'followed' | 'off'
export const alertScopes: readonly AlertScope[] = ['all', 'filter', 'followed', 'off']

/** An IANA zone name, or empty for the zone of this computer. */
export type TimeZone = string

/** Zones offered by name; any other the browser knows works in the address of a list. */
export const offeredZones: readonly TimeZone[] = [
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'UTC',
]

const zones = new Map<string, boolean>()

/** Does this browser know the zone? */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,40}$/.test(zone)) return false
  const known = zones.get(zone)
  if (known !== undefined) return known
  let isKnown = true
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
  } catch {
    isKnown = false
  }
  zones.set(zone, isKnown)
  return isKnown
}

/** The two list settings that are shown beside the others. */
export interface ScoreListChoice {
  alerts: AlertScope
  zone: TimeZone
}

export const defaultScoreListChoice: Readonly<ScoreListChoice> = { alerts: 'all', zone: '' }

export function readScoreListChoice(storage: TextStorage): ScoreListChoice {
  const stored = readStored(storage, scoreListKey, isRecord) ?? {}
  const scope = alertScopes.find((known) => known === stored.alerts)
  const zone = typeof stored.zone === 'string' && isTimeZone(stored.zone) ? stored.zone : defaultScoreListChoice.zone
  return { alerts: scope ?? defaultScoreListChoice.alerts, zone }
}

/** Changes these two and leaves what else the lists keep there. */
export const writeScoreListChoice = (storage: TextStorage, change: Partial<ScoreListChoice>): boolean =>
  writeStored(storage, scoreListKey, { ...(readStored(storage, scoreListKey, isRecord) ?? {}), ...change })
