import { countWords } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { type Applicant, requireApplicant } from '../anchor-applications/anchor-applications.module'

/** What somebody sends to become an expert. */
export interface ExpertForm extends Applicant {
  /** Work experience. */
  introduction: string
  /** Keeps the code of analysts. */
  agreesToCode: boolean
}

/** First thing that is wrong with a form; what only the data base knows is asked elsewhere. */
export function requireExpertForm(form: ExpertForm, countryCode: string, now: number): void {
  requireApplicant(form, countryCode, now)
  const words = countWords(form.introduction)
  if (words === 0) throw new Failure('experience-missing')
  if (words > limits.expertExperienceWords) {
    throw new Failure('experience-long', { params: { words: limits.expertExperienceWords } })
  }
  if (!form.agreesToCode) throw new Failure('analyst-code-unticked')
}
