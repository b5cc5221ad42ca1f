import { limits } from '@pitchside/contract'
import {
  type ApplicantForm,
  applicantChecks,
  applicantReasons,
  type CheckContext,
  type Checks,
  emptyApplicant,
  needed,
  type Problems,
  photoNeeded,
  problemsIn,
} from './applicant-form'

/** What is filled in to become an anchor. */
export interface ApplyForm extends ApplicantForm {
  handHeld: string
  kinds: number[]
  /** Number of the experience as text, empty before one is chosen. */
  experience: string
  introduction: string
  invite: string
  code: string
}

export type ApplyField = keyof ApplyForm

export const emptyForm: ApplyForm = {
  ...emptyApplicant,
  handHeld: '',
  kinds: [],
  experience: '',
  introduction: '',
  invite: '',
  code: '',
}

/** Steps of the wizard with their fields. */
export const steps: readonly { key: 'identity' | 'experience' | 'contact'; fields: readonly ApplyField[] }[] = [
  { key: 'identity', fields: ['realName', 'idNumber', 'front', 'back', 'handHeld'] },
  { key: 'experience', fields: ['kinds', 'experience', 'introduction'] },
  { key: 'contact', fields: ['contact', 'code'] },
]

/** Text keys (under `studio.apply.problem`) of what is wrong, by field. */
export type ApplyProblems = Problems<ApplyForm>

const checks: Checks<ApplyForm> = {
  ...applicantChecks,
  handHeld: ({ handHeld }) => photoNeeded(handHeld),
  kinds: ({ kinds }) => (kinds.length === 0 ? 'kindsMissing' : undefined),
  experience: ({ experience }) => needed(experience, 'experienceMissing'),
  introduction: ({ introduction }) =>
    [...introduction.trim()].length < limits.introductionMinChars ? 'introductionShort' : undefined,
  code: ({ code }) => needed(code, 'codeMissing') ?? (/^\d{4,6}$/.test(code) ? undefined : 'codeWrong'),
}

/** What is wrong with some fields of a form; empty when all is well. */
export function problemsOf(form: ApplyForm, fields: readonly ApplyField[], context: CheckContext): ApplyProblems {
  return problemsIn(checks, form, fields, context)
}

const fieldOfReason: Readonly<Record<string, ApplyField>> = {
  ...applicantReasons,
  'experience-unknown': 'experience',
  'introduction-short': 'introduction',
  'code-wrong': 'code',
  'code-dead': 'code',
}

/** Where to show a refusal of the server: its field and the step that holds it. */
export function placeOfReason(reason: string): { field: ApplyField; step: number } | undefined {
  const field = fieldOfReason[reason]
  if (!field) return undefined
  return { field, step: steps.findIndex(({ fields }) => fields.includes(field)) }
}
