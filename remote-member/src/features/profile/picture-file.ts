import { limits } from '@pitchside/contract'

/** Kinds of pictures the server takes. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** Why a picture can not be used; each has a text of this name. */
export type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'failed'

/** What is wrong with a chosen file before anything is sent. */
export function problemOf(file: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!pictureTypes.includes(file.type)) return 'wrongType'
  return file.size > limits.avatarBytes ? 'tooLarge' : undefined
}
