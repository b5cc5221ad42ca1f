import { limits } from '@pitchside/contract'
import { pictureProblem } from '@pitchside/parts'

/** A file chosen for a post. */
export interface PostFile {
  key: string
  kind: 'picture' | 'video'
  file: File
}

/** Why files can not be added; each has a text of this name. */
export type FileProblem = 'wrongType' | 'videoType' | 'tooLarge' | 'videoTooLarge' | 'tooMany' | 'either'

export const videoTypes: readonly string[] = ['video/mp4']

function problemOf({ kind, file }: PostFile): FileProblem | undefined {
  if (kind === 'picture') return pictureProblem(file, 'post')
  if (!videoTypes.includes(file.type)) return 'videoType'
  return file.size >= limits.videoBytes ? 'videoTooLarge' : undefined
}

/** The files with the chosen ones: up to four pictures, or one video. What does not fit is left out, with the reason. */
export function withFiles(
  files: readonly PostFile[],
  chosen: readonly PostFile[],
): { files: readonly PostFile[]; problem?: FileProblem } {
  let kept = files
  let problem: FileProblem | undefined
  for (const next of chosen) {
    const isMixed = kept.some(({ kind }) => kind !== next.kind)
    const isFull = kept.length >= (next.kind === 'video' ? 1 : limits.photosPerPost)
    const wrong = problemOf(next) ?? (isMixed ? 'either' : isFull ? 'tooMany' : undefined)
    if (wrong) problem ??= wrong
    else kept = [...kept, next]
  }
  return { files: kept, ...(problem ? { problem } : {}) }
}
