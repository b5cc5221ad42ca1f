import type { CallData, CallInput } from '@pitchside/contract'
import type { UserId } from '../../kernel/ids'
import type { Log } from '../../kernel/log'
import type { BackendModule, CallContext } from '../../kernel/module'
import type { Task } from './tasks.rules'

type Counted =
  | 'sendRoomMessage'
  | 'sendBubbleBarrage'
  | 'shareRoom'
  | 'sendGift'
  | 'postDynamic'
  | 'commentDynamic'
  | 'commentHeadline'
  | 'commentVideo'
  | 'publishCirclePost'
  | 'commentCirclePost'
type Deed = { task: Task['key']; key: string } | undefined

/** What a successful call is worth to a task; undefined: nothing. The key tells one deed from another. */
const deeds: { [N in Counted]: (input: CallInput<N>, data: CallData<N>) => Deed } = {
  sendRoomMessage: (_input, message) => ({ task: 'barrage', key: message.id }),
  shareRoom: ({ uid }) => ({ task: 'share', key: `room-${uid}` }),
  sendBubbleBarrage: ({ uid, info }) => ({ task: 'barrage', key: `bubble-${uid}-${info}` }),
  sendGift: ({ anchor_id, gift_id }) => ({ task: 'gift', key: `gift-${anchor_id}-${gift_id}` }),
  postDynamic: ({ title }) => ({ task: 'post', key: `dynamic-${title}` }),
  commentDynamic: (_input, comment) => ({ task: 'post', key: `dynamic-comment-${comment.id}` }),
  commentHeadline: (_input, comment) => ({ task: 'post', key: `comment-${comment.id}` }),
  publishCirclePost: (_input, post) => ({ task: 'post', key: `circle-post-${post.id}` }),
  commentCirclePost: (_input, comment) => ({ task: 'post', key: `circle-comment-${comment.id}` }),
  commentVideo: (_input, comment) => ({ task: 'post', key: `video-comment-${comment.id}` }),
}

type Handler = (input: never, caller: CallContext) => Promise<unknown>
type RecordDeed = (userId: UserId, task: Task['key'], key: string) => Promise<void>

/**
 * Counts the deeds of members in the calls other modules answer. The deed was done when the call succeeded: a failure
 * to count it is logged and never becomes the call's.
 */
export function countDeeds(module: BackendModule, record: RecordDeed, log: Log): void {
  const calls = module.calls as Record<string, Handler> | undefined
  for (const [name, deedOf] of Object.entries(deeds)) {
    const handler = calls?.[name]
    if (!calls || !handler) continue
    calls[name] = async (input, caller) => {
      const data = await handler(input, caller)
      const deed = (deedOf as (input: unknown, data: unknown) => Deed)(input, data)
      if (deed && caller.userId !== undefined)
        await record(caller.userId, deed.task, deed.key).catch((error: unknown) =>
          log.error({ err: error }, 'a deed was not counted'),
        )
      return data
    }
  }
}
