import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { type Applicant, requireApplicant } from './applicant.rules'

/** What somebody sends to become an anchor. */
export interface ApplicationForm extends Applicant {
  kinds: number[]
  experience: number
  invite: string
  introduction: string
  handHeld: string
}

/** How long somebody has been broadcasting, by number. */
export const experiences = [
  { id: 1, names: { zh: '没有经验', en: 'No experience', vi: 'Chưa có kinh nghiệm' } },
  { id: 2, names: { zh: '1 年以内', en: 'Less than a year', vi: 'Dưới 1 năm' } },
  { id: 3, names: { zh: '1 至 3 年', en: '1 to 3 years', vi: '1 đến 3 năm' } },
  { id: 4, names: { zh: '3 年以上', en: 'More than 3 years', vi: 'Trên 3 năm' } },
] as const

const length = (text: string): number => [...text.trim()].length

/** First thing that is wrong with a form; what only the data base knows is asked elsewhere. */
export function requireForm(form: ApplicationForm, countryCode: string, now: number): void {
  requireApplicant(form, countryCode, now)
  if (!experiences.some(({ id }) => id === form.experience)) throw new Failure('experience-unknown')
  if (length(form.introduction) < limits.introductionMinChars) {
    throw new Failure('introduction-short', { params: { chars: limits.introductionMinChars } })
  }
}
