import type { DataFrame, RoomChatData, RoomEventData, RoomMessage, Topic } from '@pitchside/contract'
import type { SdkMessage } from '../messaging.port'
import { messagingType } from '../messaging-words'
import type { ChatServer } from './chat-server'

/** A line of a room as the element of an AVChatRoom: the wire's own JSON inside a custom message. */
function toRoomMessage(roomId: string, line: RoomMessage, me: string): SdkMessage {
  const { no, id, uid, user_nickname, avatar, at, ...rest } = line
  return {
    ID: id,
    type: messagingType.MSG_CUSTOM,
    payload: { data: JSON.stringify({ type: no, uid, ...rest }), description: '', extension: '' },
    conversationID: `${messagingType.CONV_GROUP}${roomId}`,
    conversationType: messagingType.CONV_GROUP,
    from: String(uid),
    to: roomId,
    flow: String(uid) === me ? 'out' : 'in',
    time: Math.floor(at / 1_000),
    status: 'success',
    nick: user_nickname,
    avatar,
    isPeerRead: false,
    isRevoked: false,
    sequence: 0,
  }
}

/** Rooms as AVChatRooms: what is said after joining arrives, nothing is kept. */
export function createEmbeddedRooms(server: ChatServer, onMessage: (message: SdkMessage) => void) {
  const joined = new Map<string, { stop: () => void; viewers: number }>()
  return {
    isRoom: (groupId: string) => /^[1-9]\d{0,9}$/.test(groupId),
    /** False: was in it already. */
    join(groupId: string, me: string): boolean {
      if (joined.has(groupId)) return false
      const onFrame = (data: DataFrame['data']) => {
        if (!('type' in data)) return
        if (data.type === 'chat') onMessage(toRoomMessage(groupId, (data as RoomChatData).message, me))
        const room = joined.get(groupId)
        const { event, viewers } = data as RoomEventData
        if (data.type === 'room' && event === 'viewers' && room) room.viewers = viewers ?? room.viewers
      }
      const ears = { onFrame, onGap: () => undefined, onRefused: () => void joined.delete(groupId) }
      joined.set(groupId, { stop: server.follow(`room.${Number(groupId)}` as Topic, ears), viewers: 0 })
      return true
    },
    leave(groupId: string): void {
      joined.get(groupId)?.stop()
      joined.delete(groupId)
    },
    viewers: (groupId: string) => joined.get(groupId)?.viewers ?? 0,
    leaveAll(): void {
      for (const { stop } of joined.values()) stop()
      joined.clear()
    },
  }
}

export type EmbeddedRooms = ReturnType<typeof createEmbeddedRooms>
