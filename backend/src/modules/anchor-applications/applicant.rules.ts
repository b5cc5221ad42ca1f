import { idNumberProblem } from '@pitchside/base'
import { Failure } from '../../kernel/failure'

/** Who applies for anything: the same papers for anchors and experts. */
export interface Applicant {
  realName: string
  idNumber: string
  contact: string
  /** 1 QQ, 2 WeChat, 3 phone. */
  contactKind: number
  front: string
  back: string
}

const contactShapes: Record<number, RegExp> = {
  1: /^[1-9]\d{4,11}$/,
  2: /^[A-Za-z][\w-]{5,19}$/,
  3: /^\+?\d[\d -]{5,18}\d$/,
}

/** First thing that is wrong with what somebody says about themselves. */
export function requireApplicant(applicant: Applicant, countryCode: string, now: number): void {
  if (!/^[\p{L}\p{M}·.'\s-]{2,40}$/u.test(applicant.realName)) throw new Failure('real-name-wrong')
  const problem = idNumberProblem(applicant.idNumber, countryCode, now)
  if (problem) throw new Failure(problem)
  if (!contactShapes[applicant.contactKind]?.test(applicant.contact)) throw new Failure('contact-wrong')
}
