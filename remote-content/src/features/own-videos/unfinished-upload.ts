import { readStored, writeStored } from '@pitchside/base'

const key = 'videoUpload'

/** An upload that a reload or a closed tab interrupted. The file itself is the visitor's: it has to be chosen again. */
export interface UnfinishedUpload {
  id: string
  userId: number
  name: string
  size: number
  lastModified: number
  /** What was said of the video so far. */
  title?: string
  categoryId?: number
}

const isUnfinished = (value: unknown): value is UnfinishedUpload => {
  const one = value as Partial<UnfinishedUpload> | null
  return (
    typeof one?.id === 'string' &&
    typeof one.name === 'string' &&
    ['string', 'undefined'].includes(typeof one.title) &&
    ['number', 'undefined'].includes(typeof one.categoryId) &&
    [one.userId, one.size, one.lastModified].every(Number.isFinite)
  )
}

export const readUnfinished = (userId: number): UnfinishedUpload | undefined => {
  const one = readStored(localStorage, key, isUnfinished)
  return one?.userId === userId ? one : undefined
}
export const keepUnfinished = (one: UnfinishedUpload): void => void writeStored(localStorage, key, one)
/** Keeps what is said of the video with its upload, where there is one. */
export function describeUnfinished(userId: number, words: Pick<UnfinishedUpload, 'title' | 'categoryId'>): void {
  const one = readUnfinished(userId)
  if (one) keepUnfinished({ ...one, ...words })
}
export const forgetUnfinished = (): void => void writeStored(localStorage, key, null)

/** Whether a chosen file is the one that was on its way. */
export const isSameFile = (one: UnfinishedUpload, file: File): boolean =>
  one.name === file.name && one.size === file.size && one.lastModified === file.lastModified
