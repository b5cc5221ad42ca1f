import type { CallData } from '@pitchside/contract'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import { clipMessages } from './clips.messages'
import type { ClipRow } from './clips.queries'
import type { ClipService } from './clips.service'

/** Clips in wire words. */
export function clipCalls(clips: ClipService): CallHandlers {
  async function clipRow(clip: ClipRow, { language, session }: CallContext): Promise<CallData<'getClip'>> {
    return {
      id: clip.id,
      uid: clip.roomUid,
      user_nickname: clip.anchor,
      avatar: clip.anchorAvatar,
      author_id: clip.authorId,
      author_nickname: clip.author,
      title: clip.title,
      thumb: clip.cover,
      url: clip.video,
      live_duration: Math.round(clip.lengthS),
      addtime: secondsOf(clip.createdAt),
      status: clip.state,
      problem: clipMessages[clip.problem]?.[language] ?? '',
      can_delete: flagOf(await clips.mayDelete(clip, session)),
    }
  }

  return {
    async prepareClip({ uid, live_id, second }, caller) {
      const { src, startS, lengthS } = await clips.prepare(
        { roomUid: uid, playbackId: live_id },
        second,
        caller.member(),
      )
      return { src, start: startS, length: lengthS }
    },
    async createClip({ uid, live_id, from, length, title, nonce }, caller) {
      const wish = { roomUid: uid, playbackId: live_id, fromS: from, lengthS: length, title, key: nonce }
      return { id: await clips.create(wish, caller.member()) }
    },
    getClip: async ({ id }, caller) => clipRow(await clips.require(id), caller),
    async listClips({ uid }, caller, { limit, offset }) {
      const found = await clips.list(uid, limit, offset)
      const rows = await Promise.all(found.map((clip) => clipRow(clip, caller)))
      return { rows, total: await clips.count(uid) }
    },
    async deleteClip({ id }, caller) {
      await clips.remove(id, caller.member())
      caller.say('clip-deleted')
    },
  }
}
