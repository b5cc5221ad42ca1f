import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { id, none, text } from './schema'

const second = Type.Integer({ minimum: 0, maximum: 86_400 })
const lang = Type.Union([Type.Literal('zh'), Type.Literal('en'), Type.Literal('vi')])

/** A part of a video with a name of its own. */
const Chapter = Type.Object({ second, title: text(limits.videoChapterChars) })

/** What a page of one video needs to play it, beside what lists say. */
export const VideoParts = Type.Object({
  height: Type.Integer({ minimum: 0, description: 'px of the video; 0 while it is not known' }),
  qualities: Type.Array(Type.Object({ height: Type.Integer(), video: Type.String() }), {
    description: 'the same in lower qualities, the highest first; empty where there are none',
  }),
  stills: Type.Object({
    url: Type.String({ description: 'one picture of many, row after row; empty where there is none' }),
    step: Type.Integer({ description: 'seconds from one to the next' }),
    count: Type.Integer(),
  }),
  chapters: Type.Array(Chapter),
  subtitles: Type.Array(lang, { description: 'languages there are subtitles in' }),
})

/** What the author of a video adds to it. */
export const videoPartCalls = defineCalls({
  setVideoChapters: {
    who: 'member',
    input: Type.Object({ id, chapters: Type.Array(Chapter, { maxItems: limits.videoChapters }) }),
    data: none,
  },
  setVideoSubtitles: {
    who: 'member',
    input: Type.Object({
      id,
      lang,
      text: Type.String({ maxLength: limits.videoSubtitleChars, description: 'WebVTT; empty: they are taken away' }),
    }),
    data: Type.Object({ cues: Type.Integer({ minimum: 0, description: 'that were found in it' }) }),
  },
  getVideoSubtitles: {
    who: 'visitor',
    input: Type.Object({ id, lang }),
    data: Type.Array(
      Type.Object({
        from: Type.Number({ description: 'seconds' }),
        to: Type.Number(),
        text: Type.String({ description: 'plain, lines apart; nothing in it is markup' }),
      }),
    ),
  },
})
