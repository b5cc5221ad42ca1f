import { addTexts, language } from '@pitchside/i18n'
import en from '../../i18n/second-step/en.json'
import vi from '../../i18n/second-step/vi.json'
import zh from '../../i18n/second-step/zh.json'
import { EnrolStep } from './enrol-step'
import type { NextStep } from './next-step'
import { SecondStep } from './second-step'

/** Texts of what is drawn here; before it is. */
export const addNextStepTexts = (): void => addTexts('second', { zh, en, vi }[language()])

export interface NextStepViewProps {
  step: NextStep
  /** Back to number and password; with a message when the log-in has to begin anew. */
  onBack: (message?: string) => void
}

/** What comes after the password of an account with a second factor, or of one that must have one. */
export function NextStepView({ step, onBack }: NextStepViewProps) {
  return step.is === 'asked' ? (
    <SecondStep asked={step.by} onBack={onBack} />
  ) : (
    <EnrolStep missing={step.by} onBack={onBack} />
  )
}
