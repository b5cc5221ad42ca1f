import type { SecondFactorAsked, SecondFactorMissing } from '@pitchside/contract'
import { CallError } from '@pitchside/http'

/** What a log-in whose password was right still wants: a second factor, or that one is set up first. */
export type NextStep = { is: 'asked'; by: SecondFactorAsked } | { is: 'missing'; by: SecondFactorMissing }

/** Reasons of a refused log-in that lead on. */
export const nextStepReasons = ['second-factor-needed', 'second-factor-missing'] as const

/** What a refused log-in wants; undefined when it was refused for good. */
export function nextStepOf(failure: unknown): NextStep | undefined {
  if (!(failure instanceof CallError)) return undefined
  const [needed, missing] = nextStepReasons
  if (failure.reason === needed) return { is: 'asked', by: failure.data as SecondFactorAsked }
  if (failure.reason === missing) return { is: 'missing', by: failure.data as SecondFactorMissing }
  return undefined
}
