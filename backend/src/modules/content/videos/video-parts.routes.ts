import type { CallHandlers } from '../../../kernel/module'
import type { VideoParts } from './video-parts.queries'
import type { VideoPartsService } from './video-parts.service'
import type { VideoService } from './videos.service'

export const videoPartsToWire = (parts: VideoParts) => ({
  height: parts.height,
  qualities: parts.qualities.map(({ height, address }) => ({ height, video: address })),
  stills: { url: parts.stills, step: parts.stillStepS, count: parts.stillCount },
  chapters: parts.chapters,
  subtitles: parts.subtitles,
})

/** Chapters and subtitles. */
export function videoPartCalls(service: VideoService, parts: VideoPartsService): CallHandlers {
  return {
    setVideoChapters: ({ id, chapters }, caller) => parts.setChapters(id, caller.member().userId, chapters),
    async setVideoSubtitles({ id, lang, text }, caller) {
      return { cues: await parts.setSubtitles(id, caller.member().userId, { language: lang, file: text }) }
    },
    async getVideoSubtitles({ id, lang }, { language, userId, session }) {
      // Who may not see the video may not read what is said in it.
      await service.one(id, language, userId ?? 0, session?.role === 'admin')
      return parts.subtitles(id, lang)
    },
  }
}
