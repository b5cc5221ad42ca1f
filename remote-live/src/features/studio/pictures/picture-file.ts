import { limits } from '@pitchside/contract'

/** What a picture of the studio is for. */
export type PicturePurpose = 'cover' | 'document' | 'avatar'

/** Why a picture can not be used; each has a text of this name. */
export type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'failed'

const rules: Record<PicturePurpose, { types: readonly string[]; bytesMax: number }> = {
  cover: { types: ['image/png', 'image/jpeg'], bytesMax: limits.coverBytes },
  avatar: { types: ['image/png', 'image/jpeg', 'image/webp'], bytesMax: limits.avatarBytes },
  document: { types: ['image/png', 'image/jpeg', 'image/webp'], bytesMax: limits.documentBytes },
}

/** For the `accept` of a file field. */
export const acceptOf = (purpose: PicturePurpose): string => rules[purpose].types.join(',')
export const megabytesOf = (purpose: PicturePurpose): number => rules[purpose].bytesMax / 1024 / 1024

/** What is wrong with a chosen file before anything is sent. */
export function problemOf(file: Pick<File, 'type' | 'size'>, purpose: PicturePurpose): PictureProblem | undefined {
  const { types, bytesMax } = rules[purpose]
  if (!types.includes(file.type)) return 'wrongType'
  return file.size > bytesMax ? 'tooLarge' : undefined
}
