import { idNumberProblem } from '@pitchside/base'

/** What everybody who applies says about themselves: anchors and experts alike. */
export interface ApplicantForm {
  realName: string
  idNumber: string
  front: string
  back: string
  /** 1 QQ, 2 WeChat, 3 phone. */
  contactKind: number
  contact: string
}

export const emptyApplicant: ApplicantForm = {
  realName: '',
  idNumber: '',
  front: '',
  back: '',
  contactKind: 2,
  contact: '',
}

export interface CheckContext {
  /** Country code of the member's mobile, e.g. "86". */
  countryCode: string
  /** Epoch ms. */
  now: number
}

/** Gives the text key (under `studio.apply.problem`) of what is wrong with a field. */
export type Check<Form> = (form: Form, context: CheckContext) => string | undefined
export type Checks<Form> = Partial<Record<keyof Form, Check<Form>>>
/** Text keys of what is wrong, by field; texts once they are shown. */
export type Problems<Form> = Partial<Record<keyof Form, string>>

export const needed = (text: string, key: string) => (text.trim() === '' ? key : undefined)
export const photoNeeded = (text: string) => needed(text, 'photoMissing')

const contactShapes: Record<number, RegExp> = {
  1: /^[1-9]\d{4,11}$/,
  2: /^[A-Za-z][\w-]{5,19}$/,
  3: /^\+?\d[\d -]{5,18}\d$/,
}
const namesOfIdProblems = { 'id-number-wrong': 'idNumberWrong', 'applicant-too-young': 'tooYoung' } as const

/** One check per field; the server checks all of it again. */
export const applicantChecks = {
  realName: ({ realName }: ApplicantForm) =>
    needed(realName, 'realNameMissing') ??
    (/^[\p{L}\p{M}·.'\s-]{2,40}$/u.test(realName.trim()) ? undefined : 'realNameWrong'),
  idNumber({ idNumber }: ApplicantForm, { countryCode, now }: CheckContext) {
    const missing = needed(idNumber, 'idNumberMissing')
    if (missing) return missing
    const problem = idNumberProblem(idNumber, countryCode, now)
    return problem && namesOfIdProblems[problem]
  },
  front: ({ front }: ApplicantForm) => photoNeeded(front),
  back: ({ back }: ApplicantForm) => photoNeeded(back),
  contact: ({ contact, contactKind }: ApplicantForm) =>
    needed(contact, 'contactMissing') ??
    (contactShapes[contactKind]?.test(contact.trim()) ? undefined : `contactWrong${contactKind}`),
}

/** What is wrong with some fields of a form; empty when all is well. */
export function problemsIn<Form>(
  checks: Checks<Form>,
  form: Form,
  fields: readonly (keyof Form)[],
  context: CheckContext,
): Problems<Form> {
  const problems: Problems<Form> = {}
  for (const field of fields) {
    const problem = checks[field]?.(form, context)
    if (problem) problems[field] = problem
  }
  return problems
}

/** At which field a refusal of the server is shown. */
export const applicantReasons = {
  'real-name-wrong': 'realName',
  'id-number-wrong': 'idNumber',
  'id-number-taken': 'idNumber',
  'applicant-too-young': 'idNumber',
  'photos-wrong': 'front',
  'contact-wrong': 'contact',
} as const
