import { countWords } from '@pitchside/base'
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
  problemsIn,
} from '../apply/applicant-form'

/** What is filled in to become an expert. */
export interface ExpertForm extends ApplicantForm {
  /** Work experience. */
  introduction: string
  /** The code of analysts is ticked. */
  agrees: boolean
}

export const emptyExpertForm: ExpertForm = { ...emptyApplicant, introduction: '', agrees: false }

/** Fields in the order they stand in. */
export const expertFields = [
  'realName',
  'idNumber',
  'front',
  'back',
  'introduction',
  'contact',
  'agrees',
] as const satisfies readonly (keyof ExpertForm)[]

const checks: Checks<ExpertForm> = {
  ...applicantChecks,
  introduction: ({ introduction }) =>
    needed(introduction, 'workMissing') ??
    (countWords(introduction) > limits.expertExperienceWords ? 'workLong' : undefined),
  agrees: ({ agrees }) => (agrees ? undefined : 'codeUnticked'),
}

export const expertProblems = (form: ExpertForm, context: CheckContext): Problems<ExpertForm> =>
  problemsIn(checks, form, expertFields, context)

const fieldOfReason: Readonly<Record<string, keyof ExpertForm>> = {
  ...applicantReasons,
  'experience-missing': 'introduction',
  'experience-long': 'introduction',
  'analyst-code-unticked': 'agrees',
}

/** At which field a refusal of the server is shown; undefined: at none. */
export const fieldOfRefusal = (reason: string): keyof ExpertForm | undefined => fieldOfReason[reason]
