import { type PicturePurpose, pictureRules } from '@pitchside/contract'
import { textOf } from '../i18n/texts'

/** Why a picture can not be used. */
export type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'failed'

const mediaTypes = (purpose: PicturePurpose) => pictureRules[purpose].types.map((type) => `image/${type}`)

/** For the `accept` of a file field. */
export const acceptedPictures = (purpose: PicturePurpose): string => mediaTypes(purpose).join(',')
export const pictureMegabytes = (purpose: PicturePurpose): number => pictureRules[purpose].bytesMax / 1024 / 1024

/** What is wrong with a chosen file before anything is sent; the server looks into the bytes. */
export function pictureProblem(
  file: Pick<File, 'type' | 'size'>,
  purpose: PicturePurpose,
): Extract<PictureProblem, 'wrongType' | 'tooLarge'> | undefined {
  if (!mediaTypes(purpose).includes(file.type)) return 'wrongType'
  return file.size > pictureRules[purpose].bytesMax ? 'tooLarge' : undefined
}

/** The problem in the language of the page. */
export function pictureProblemText(problem: PictureProblem, purpose: PicturePurpose): string {
  const isCover = purpose === 'cover'
  if (problem === 'wrongType') return textOf(isCover ? 'coverType' : 'pictureType')
  if (problem === 'tooLarge')
    return textOf(isCover ? 'coverTooLarge' : 'pictureTooLarge', { megabytes: pictureMegabytes(purpose) })
  return textOf(problem === 'unreadable' ? 'pictureUnreadable' : 'pictureFailed')
}
