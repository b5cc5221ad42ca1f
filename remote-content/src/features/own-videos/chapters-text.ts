import { limits } from '@pitchside/contract'
import { type Chapter, durationText } from '../../parts/video/video'

const written = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)[\s.,:–-]+(\S.*)$/

export const chaptersText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ second, title }) => `${durationText(second)} ${title}`).join('\n')

export type ReadChapters = { chapters: Chapter[] } | { problem: 'line' | 'twice' | 'long' | 'many'; line: number }

/** Reads lines of a time and a name; empty ones count nothing. A line that is none is named, counted from 1. */
export function readChapters(text: string): ReadChapters {
  const chapters: Chapter[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const words = line.trim()
    if (words === '') continue
    const found = written.exec(words)
    if (!found) return { problem: 'line', line: index + 1 }
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = found
    const second = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
    if (chapters.some((one) => one.second === second)) return { problem: 'twice', line: index + 1 }
    if ([...title].length > limits.videoChapterChars) return { problem: 'long', line: index + 1 }
    if (chapters.length === limits.videoChapters) return { problem: 'many', line: index + 1 }
    chapters.push({ second, title })
  }
  return { chapters: chapters.sort((one, other) => one.second - other.second) }
}
