import type { useT } from '@pitchside/i18n'
import type { GuessRecord } from './guess-records.calls'

type T = ReturnType<typeof useT>

/** What was asked. */
export const questionText = (t: T, { kind, line }: Pick<GuessRecord, 'kind' | 'line'>): string =>
  t(`guess.kind.${kind}`, { line })

/** An option in words: the team's name, or what it says about goals. */
export function optionText(t: T, { kind, line, home, away }: GuessRecord, option: number): string {
  if (kind !== 2 && option === 1) return home
  if (kind !== 2 && option === 3) return away
  return t(`guess.option.${kind}-${option}`, { line })
}
