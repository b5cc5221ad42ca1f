import { Type } from '@sinclair/typebox'
import { flag } from './schema'

/** A poll in a post. */
export const PostPoll = Type.Object({
  options: Type.Array(
    Type.Object({
      text: Type.String(),
      votes: Type.Integer({ minimum: -1, description: '-1: not told before one has voted or it is over' }),
    }),
  ),
  num: Type.Integer({ minimum: 0, description: 'votes of all' }),
  ends_at: Type.Integer({ description: 'epoch milliseconds; counts from when the post is shown' }),
  is_over: flag,
  mine: Type.Integer({ minimum: -1, description: 'place of the option the caller chose, -1 none' }),
})

/** Card of a post that is quoted. It shows no quote of its own. */
export const PostQuote = Type.Object({
  id: Type.Integer(),
  is_gone: flag,
  uid: Type.Integer({ description: '0 where it is gone' }),
  user_nickname: Type.String(),
  avatar: Type.String(),
  title: Type.String(),
  content: Type.String({ description: 'its beginning' }),
  img: Type.String({ description: 'its first picture or the cover of its video, empty without one' }),
})
