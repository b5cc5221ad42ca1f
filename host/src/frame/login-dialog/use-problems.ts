import { useT } from '@pitchside/i18n'
import { useState } from 'react'
import type { Problem } from './form-problems'

type Checks<F extends string> = Partial<Record<F, Problem>>

export interface Problems<F extends string> {
  /** Text of what is wrong with a field. */
  textOf: (field: F) => string | undefined
  /** Takes the outcome of checks; true when all is well. Fields that are not named stay as they are. */
  check: (checks: Checks<F>) => boolean
  /** The field was changed: what was wrong may not be any more. */
  clear: (field: F) => void
}

/** React: what is wrong with the fields of a form. */
export function useProblems<F extends string>(): Problems<F> {
  const t = useT('shell')
  const [problems, setProblems] = useState<Checks<F>>({})
  return {
    textOf: (field) => {
      const problem = problems[field]
      return problem && t(problem.key, problem.values)
    },
    check: (checks) => {
      setProblems((before) => ({ ...before, ...checks }))
      return Object.values(checks).every((problem) => problem === undefined)
    },
    clear: (field) => setProblems((before) => ({ ...before, [field]: undefined })),
  }
}
