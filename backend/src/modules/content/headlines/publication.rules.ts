import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'

/** The wire's moment of publication, epoch ms; null: as soon as it is accepted. */
export const momentOf = (seconds: number | undefined): number | null => (seconds ? seconds * 1_000 : null)

/** A moment lies ahead, and not too far. */
export function requireMoment(publishAt: number | null, now: number): void {
  if (publishAt === null) return
  const days = limits.headlineAheadDays
  if (publishAt <= now || publishAt > now + days * dayMs) throw new Failure('article-moment', { params: { days } })
}
