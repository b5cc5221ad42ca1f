import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { RoomMatch, Sport } from '../live/live.module'

/** What an anchor says of a broadcast. */
export interface PlanForm {
  /** 0 football, 1 basketball, 2 other. */
  kind: number
  title: string
  cover: string
  /** Epoch ms; undefined: now. */
  startsAt: number | undefined
  matchId: number | undefined
}

/** 0 planned, 1 opened or on air, 2 over. */
export type PlanState = 0 | 1 | 2

/** Clocks differ, and forms are filled in slowly. */
const lateMs = 10 * 60_000
const sports: Record<number, Sport | undefined> = { 0: 'football', 1: 'basketball' }

/** The sport whose matches a kind of broadcast can show. */
export const sportOfKind = (kind: number): Sport | undefined => sports[kind]

/** Whether a match can still be broadcast: not over, not called off. */
export function canBeShown({ sport, status }: Pick<RoomMatch, 'sport' | 'status'>): boolean {
  if (sport === 'football') return (status >= 1 && status <= 7) || status === 13
  return status >= 1 && status <= 9
}

/** Fails for a start in the past or too far ahead. */
export function requireStart(startsAt: number, now: number): void {
  if (startsAt < now - lateMs) throw new Failure('start-past')
  if (startsAt > now + limits.planAheadDays * dayMs) {
    throw new Failure('start-far', { params: { days: limits.planAheadDays } })
  }
}

/** What may still be changed in which state; fails otherwise. */
export function requireChangeable(state: PlanState): void {
  if (state === 2) throw new Failure('broadcast-over')
}

/** Fails for what can't be deleted: a broadcast that is open, and records. */
export function requireDeletable(state: PlanState): void {
  if (state === 1) throw new Failure('broadcast-open')
  if (state === 2) throw new Failure('broadcast-over')
}
