import { limits } from '@pitchside/contract'

/** What a video may be called. */
export const videoExtensions: readonly string[] = ['mp4', 'ogg', 'flv', 'avi', 'wmv', 'rmvb', 'mov', 'webm', 'mkv']

/** Why a file is not even sent; each has a text of this name. */
export type FileProblem = 'extension' | 'tooLarge' | 'empty'

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The server looks into the bytes; here only what needs no sending is told at once. */
export function problemOfVideo({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  if (!videoExtensions.includes(extensionOf(name))) return 'extension'
  if (size === 0) return 'empty'
  return size >= limits.videoBytes ? 'tooLarge' : undefined
}

/** The title a file suggests. */
export const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, limits.videoTitleChars)
