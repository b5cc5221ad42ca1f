import { limits } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { Language } from '../../../kernel/messages'
import { barrageQueries } from './video-barrage.queries'
import { videoQueries } from './videos.queries'

/** What members write over a video. `wordsOf` tidies a text and masks what is covered everywhere. */
export function createVideoBarrage({ db, clock }: Pick<Kernel, 'db' | 'clock'>, wordsOf: (text: string) => string) {
  return {
    list: (videoId: number) => barrageQueries.list(db, videoId, limits.videoBarrageShown),
    own: (language: Language, userId: number, page: number) => barrageQueries.own(db, language, userId, page),
    async send(line: { videoId: number; userId: number; second: number; text: string; color: string }) {
      const body = wordsOf(line.text)
      if (body === '') throw new Failure('comment-empty')
      return db.transaction(async (tx) => {
        if (!(await videoQueries.isPublished(tx, line.videoId))) throw new Failure('video-gone')
        return barrageQueries.insert(tx, { ...line, body }, clock.now())
      })
    },
    async remove(id: number, userId: number): Promise<void> {
      if (!(await barrageQueries.remove(db, id, userId))) throw new Failure('not-found')
    },
  }
}

export type VideoBarrage = ReturnType<typeof createVideoBarrage>
