import { ownCall } from '../own-call/own-call'
import type { Chapter, SubtitleLanguage } from './video'

/** What is said from one second to another; plain text, whose lines are apart. */
export interface Cue {
  from: number
  to: number
  text: string
}

/** Languages of subtitles, each in its own word. */
export const subtitleNames: Readonly<Record<SubtitleLanguage, string>> = {
  zh: '中文',
  en: 'English',
  vi: 'Tiếng Việt',
}

export const readSubtitles = (id: number, lang: SubtitleLanguage, signal?: AbortSignal): Promise<Cue[]> =>
  ownCall('getVideoSubtitles', { id, lang }, { isQuiet: true, signal })

/** Gives an own video subtitles, WebVTT; empty: takes them away. Resolves with how many cues were found. */
export const setSubtitles = async (id: number, lang: SubtitleLanguage, text: string): Promise<number> =>
  (await ownCall('setVideoSubtitles', { id, lang, text }, { isQuiet: true })).cues

export async function setChapters(id: number, chapters: readonly Chapter[]): Promise<void> {
  await ownCall('setVideoChapters', { id, chapters: [...chapters] }, { isQuiet: true })
}
