import { useT } from '@pitchside/i18n'
import { useState } from 'react'
import type { Problem } from './form-problems'

type Checks<F extends string> = Partial<Record<F, Problem>>

export interface Problems<F extends string> {
  /** What a field is given: the text of what is wrong with it, and a change after which that may not be so any more. */
  of: <T>(field: F, onChange: (value: T) => void) => { error: string | undefined; onValueChange: (value: T) => void }
  /** Takes the outcome of checks; true when all is well. Fields that are not named stay as they are. */
  check: (checks: Checks<F>) => boolean
}

/** React: what is wrong with the fields of a form. */
export function useProblems<F extends string>(): Problems<F> {
  const t = useT('shell')
  const [problems, setProblems] = useState<Checks<F>>({})
  return {
    of: (field, onChange) => {
      const problem = problems[field]
      return {
        error: problem && t(problem.key, problem.values),
        onValueChange: (value) => {
          setProblems((before) => ({ ...before, [field]: undefined }))
          onChange(value)
        },
      }
    },
    check: (checks) => {
      setProblems((before) => ({ ...before, ...checks }))
      return Object.values(checks).every((problem) => problem === undefined)
    },
  }
}
