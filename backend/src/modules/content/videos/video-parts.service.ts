import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import { readSubtitles } from './subtitles.rules'
import { type Chapter, videoPartQueries } from './video-parts.queries'

const changeRate = { count: 60, windowMs: 3_600_000 }

/** What belongs to one video: how it plays, and what its author adds. `wordsOf` tidies a text and masks what is covered. */
export function createVideoParts({ db, limiter }: Pick<Kernel, 'db' | 'limiter'>, wordsOf: (text: string) => string) {
  return {
    of: async (id: number) => {
      const parts = await videoPartQueries.one(db, id)
      if (!parts) throw new Failure('not-found')
      return parts
    },

    /** Parts of an own video, in place of those before; none: it has none. */
    async setChapters(id: number, userId: number, asked: readonly Chapter[]): Promise<void> {
      await limiter.require(`video parts ${userId}`, changeRate)
      const chapters = asked
        .map(({ second, title }) => ({ second, title: wordsOf(title) }))
        .sort((one, other) => one.second - other.second)
      const twice = chapters.find(({ second }, place) => chapters[place + 1]?.second === second)
      if (twice) throw new Failure('chapter-twice')
      if (chapters.some(({ title }) => title === '')) throw new Failure('chapter-empty')
      await db.transaction(async (tx) => {
        const video = await videoPartQueries.ownLength(tx, id, userId)
        if (!video) throw new Failure('not-found')
        const last = chapters.at(-1)?.second ?? 0
        if (video.durationS > 0 && last > video.durationS) throw new Failure('chapter-late')
        await videoPartQueries.setChapters(tx, id, chapters)
      })
    },

    /** Subtitles of an own video in a language, in place of those before; empty: it has none. Resolves with how many cues they have. */
    async setSubtitles(id: number, userId: number, { language, file }: { language: Language; file: string }) {
      await limiter.require(`video parts ${userId}`, changeRate)
      const cues = file.trim() === '' ? [] : readSubtitles(file, wordsOf)
      return db.transaction(async (tx) => {
        if (!(await videoPartQueries.ownLength(tx, id, userId))) throw new Failure('not-found')
        if (cues.length === 0) await videoPartQueries.dropSubtitles(tx, id, language)
        else await videoPartQueries.setSubtitles(tx, id, language, cues)
        return cues.length
      })
    },

    subtitles: async (id: number, language: Language) =>
      (await videoPartQueries.subtitles(db, id, language))?.cues ?? [],
  }
}

export type VideoPartsService = ReturnType<typeof createVideoParts>
