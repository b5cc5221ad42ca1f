import { idNumberProblem } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'

/** What somebody sends to become an anchor. */
export interface ApplicationForm {
  kinds: number[]
  experience: number
  invite: string
  realName: string
  idNumber: string
  contact: string
  /** 1 QQ, 2 WeChat, 3 phone. */
  contactKind: number
  introduction: string
  front: string
  back: string
  handHeld: string
}

/** How long somebody has been broadcasting, by number. */
export const experiences = [
  { id: 1, names: { zh: '没有经验', en: 'No experience', vi: 'Chưa có kinh nghiệm' } },
  { id: 2, names: { zh: '1 年以内', en: 'Less than a year', vi: 'Dưới 1 năm' } },
  { id: 3, names: { zh: '1 至 3 年', en: '1 to 3 years', vi: '1 đến 3 năm' } },
  { id: 4, names: { zh: '3 年以上', en: 'More than 3 years', vi: 'Trên 3 năm' } },
] as const

const contactShapes: Record<number, RegExp> = {
  1: /^[1-9]\d{4,11}$/,
  2: /^[A-Za-z][\w-]{5,19}$/,
  3: /^\+?\d[\d -]{5,18}\d$/,
}

const length = (text: string): number => [...text.trim()].length

/** First thing that is wrong with a form; what only the data base knows is asked elsewhere. */
export function requireForm(form: ApplicationForm, countryCode: string, now: number): void {
  if (!/^[\p{L}\p{M}·.'\s-]{2,40}$/u.test(form.realName)) throw new Failure('real-name-wrong')
  const problem = idNumberProblem(form.idNumber, countryCode, now)
  if (problem) throw new Failure(problem)
  if (!contactShapes[form.contactKind]?.test(form.contact)) throw new Failure('contact-wrong')
  if (!experiences.some(({ id }) => id === form.experience)) throw new Failure('experience-unknown')
  if (length(form.introduction) < limits.introductionMinChars) {
    throw new Failure('introduction-short', { params: { chars: limits.introductionMinChars } })
  }
}
