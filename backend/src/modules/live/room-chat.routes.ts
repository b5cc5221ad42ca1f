import type { CallData, RoomMessage } from '@pitchside/contract'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { ChatModeService } from './chat-modes.service'
import type { RoomChatService } from './room-chat.service'
import type { RoomGate } from './room-gate'

type HistoryItem = CallData<'getRoomHistory'>['RspMsgList'][number]

/** A message as an element of the messaging provider's group history; `Data` holds all of it. */
function historyItem(message: RoomMessage): HistoryItem {
  const kept = /^m(\d+)$/.exec(message.id)
  return {
    From_Account: String(message.uid),
    IsPlaceMsg: 0,
    MsgBody: [{ MsgType: 'TIMCustomElem', MsgContent: { Data: JSON.stringify(wireData(message)), Desc: '', Ext: '' } }],
    MsgRandom: 0,
    MsgSeq: kept ? Number(kept[1]) : 0,
    MsgTimeStamp: secondsOf(message.at),
  }
}

/** The sub-object that the number of a message names, with the message itself beside it. */
function wireData(message: RoomMessage) {
  const sender = {
    exp_icon: `level:${message.level}`,
    is_guard: message.tier > 0 ? 1 : 0,
    is_room: message.is_room,
    guard_icon: message.tier > 0 ? `tier:${message.tier}` : '',
  }
  const { gift, nobel, red, taboo, kick, admin, bubble, color, text } = message
  const bodies: Partial<Record<RoomMessage['no'], object>> = {
    100: { gift: { ...gift, level: message.level, ...sender } },
    101: { color: { color, text, ...sender } },
    102: { nobel: { ...nobel, level: message.level, ...sender } },
    105: { normal: { text, isXCBarrage: bubble ? 1 : 0, xcBarrageUrl: bubble?.icon ?? '', ...sender } },
    106: { red },
    107: { taboo },
    108: { kick },
    109: { admin },
  }
  const body = bodies[message.no] ?? {}
  return { type: message.no, ...body, message }
}

/** Chat of a room. */
export function roomChatCalls({
  chat,
  modes,
  gate,
}: {
  chat: RoomChatService
  modes: ChatModeService
  gate: Pick<RoomGate, 'requireEntry'>
}): CallHandlers {
  return {
    sendRoomMessage: async ({ uid, text, color, nonce, quote }, caller) =>
      chat.send({ roomUid: uid, userId: caller.member().userId, text, color, nonce, quote }),
    setRoomRules: ({ anchor_id, slow, followers, emotes }, caller) =>
      modes.setModes(anchor_id, caller.member(), {
        slowS: slow,
        isFollowersOnly: followers === 1,
        isEmotesOnly: emotes === 1,
      }),
    pinRoomMessage: ({ anchor_id, id }, caller) => modes.pin(anchor_id, caller.member(), id),
    async getRoomHistory({ id, ReqMsgSeq }, caller) {
      const roomUid = /^\d{1,15}$/.test(id) ? Number(id) : 0
      if (caller.userId !== undefined) await gate.requireEntry(roomUid, caller.userId)
      const { messages, isAll } = await chat.history(roomUid, ReqMsgSeq)
      return { GroupId: id, IsFinished: isAll ? 1 : 0, RspMsgList: messages.map(historyItem) }
    },
  }
}
