import { idNumberProblem } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** What is filled in to become an anchor. */
export interface ApplyForm {
  realName: string
  idNumber: string
  front: string
  back: string
  handHeld: string
  kinds: number[]
  /** Number of the experience as text, empty before one is chosen. */
  experience: string
  introduction: string
  /** 1 QQ, 2 WeChat, 3 phone. */
  contactKind: number
  contact: string
  invite: string
  code: string
}

export type ApplyField = keyof ApplyForm

export const emptyForm: ApplyForm = {
  realName: '',
  idNumber: '',
  front: '',
  back: '',
  handHeld: '',
  kinds: [],
  experience: '',
  introduction: '',
  contactKind: 2,
  contact: '',
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
export type ApplyProblems = Partial<Record<ApplyField, string>>

export interface CheckContext {
  /** Country code of the member's mobile, e.g. "86". */
  countryCode: string
  /** Epoch ms. */
  now: number
}

const contactShapes: Record<number, RegExp> = {
  1: /^[1-9]\d{4,11}$/,
  2: /^[A-Za-z][\w-]{5,19}$/,
  3: /^\+?\d[\d -]{5,18}\d$/,
}

type Check = (form: ApplyForm, context: CheckContext) => string | undefined

const needed = (text: string, key: string) => (text.trim() === '' ? key : undefined)
const photo = (text: string) => needed(text, 'photoMissing')

/** One check per field; the server checks all of it again. */
const checks: Partial<Record<ApplyField, Check>> = {
  realName: ({ realName }) =>
    needed(realName, 'realNameMissing') ??
    (/^[\p{L}\p{M}·.'\s-]{2,40}$/u.test(realName.trim()) ? undefined : 'realNameWrong'),
  idNumber: ({ idNumber }, { countryCode, now }) =>
    needed(idNumber, 'idNumberMissing') ??
    { 'id-number-wrong': 'idNumberWrong', 'applicant-too-young': 'tooYoung', none: undefined }[
      idNumberProblem(idNumber, countryCode, now) ?? 'none'
    ],
  front: ({ front }) => photo(front),
  back: ({ back }) => photo(back),
  handHeld: ({ handHeld }) => photo(handHeld),
  kinds: ({ kinds }) => (kinds.length === 0 ? 'kindsMissing' : undefined),
  experience: ({ experience }) => needed(experience, 'experienceMissing'),
  introduction: ({ introduction }) =>
    [...introduction.trim()].length < limits.introductionMinChars ? 'introductionShort' : undefined,
  contact: ({ contact, contactKind }) =>
    needed(contact, 'contactMissing') ??
    (contactShapes[contactKind]?.test(contact.trim()) ? undefined : `contactWrong${contactKind}`),
  code: ({ code }) => needed(code, 'codeMissing') ?? (/^\d{4,6}$/.test(code) ? undefined : 'codeWrong'),
}

/** What is wrong with some fields of a form; empty when all is well. */
export function problemsOf(form: ApplyForm, fields: readonly ApplyField[], context: CheckContext): ApplyProblems {
  const problems: ApplyProblems = {}
  for (const field of fields) {
    const problem = checks[field]?.(form, context)
    if (problem) problems[field] = problem
  }
  return problems
}

const fieldOfReason: Readonly<Record<string, ApplyField>> = {
  'real-name-wrong': 'realName',
  'id-number-wrong': 'idNumber',
  'id-number-taken': 'idNumber',
  'applicant-too-young': 'idNumber',
  'photos-wrong': 'front',
  'experience-unknown': 'experience',
  'introduction-short': 'introduction',
  'contact-wrong': 'contact',
  'code-wrong': 'code',
  'code-dead': 'code',
}

/** Where to show a refusal of the server: its field and the step that holds it. */
export function placeOfReason(reason: string): { field: ApplyField; step: number } | undefined {
  const field = fieldOfReason[reason]
  if (!field) return undefined
  return { field, step: steps.findIndex(({ fields }) => fields.includes(field)) }
}
