import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { clipLimits } from '../rooms'
import { flag, id, list, none, seconds, text } from './schema'

/** The room on air, or one of its replays. */
const footage = {
  uid: Type.Optional(id),
  live_id: Type.Optional(Type.Integer({ minimum: 1, description: 'a replay' })),
}
const second = Type.Number({ minimum: 0, description: 'of the footage' })

/** A stretch of a broadcast that a member cut out. */
const Clip = Type.Object({
  id: Type.Integer(),
  uid: Type.Integer({ description: 'of the room' }),
  user_nickname: Type.String({ description: 'its anchor' }),
  avatar: Type.String(),
  author_id: Type.Integer({ description: 'who cut it' }),
  author_nickname: Type.String(),
  title: Type.String(),
  thumb: Type.String(),
  url: Type.String({ description: 'MP4; empty until it can be seen' }),
  live_duration: seconds,
  addtime: seconds,
  status: Type.Integer({ minimum: 0, maximum: 3, description: '0 waits, 1 is being cut, 2 can be seen, 3 failed' }),
  problem: Type.String({ description: 'why it failed, in the language of the caller; else empty' }),
  can_delete: flag,
})

/** Clips of rooms. */
export const clipCalls = defineCalls({
  prepareClip: {
    who: 'member',
    input: Type.Object({
      ...footage,
      second: Type.Optional(Type.Number({ minimum: 0, description: 'where the replay is' })),
    }),
    data: Type.Object({
      src: Type.String({ description: 'a film with an end that shows what may be cut' }),
      start: Type.Number({ description: 'second of the footage the film begins with' }),
      length: Type.Number({ description: 'of the film, seconds' }),
    }),
  },
  createClip: {
    who: 'member',
    input: Type.Object({
      ...footage,
      from: second,
      length: Type.Number({ minimum: clipLimits.minS, maximum: clipLimits.maxS, description: 'seconds' }),
      // Code points are counted by the module; each is at most two of what a schema counts.
      title: text(clipLimits.titleChars * 2),
      nonce: text(64),
    }),
    data: Type.Object({ id: Type.Integer() }),
  },
  getClip: { who: 'visitor', input: Type.Object({ id }), data: Clip },
  listClips: list({ who: 'visitor', row: Clip, filter: { uid: Type.Optional(id) }, perPage: 12 }),
  deleteClip: { who: 'member', input: Type.Object({ id }), data: none },
})
