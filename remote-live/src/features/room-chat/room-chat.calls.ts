import type { RoomMessage } from '@pitchside/contract'
import { call } from '@pitchside/http'

function messageOf(data: string | undefined): RoomMessage | undefined {
  if (!data) return undefined
  try {
    return (JSON.parse(data) as { message?: RoomMessage }).message
  } catch (error) {
    // One broken message must not hide the others.
    console.warn('a room message can not be read', error)
    return undefined
  }
}

/** Newest messages of a room, oldest first. */
export async function fetchHistory(anchorId: number): Promise<RoomMessage[]> {
  const reply = await call('getRoomHistory', { id: String(anchorId) }, { isQuiet: true })
  return reply.RspMsgList.filter(({ IsPlaceMsg }) => IsPlaceMsg === 0)
    .flatMap(({ MsgBody }) => messageOf(MsgBody[0]?.MsgContent.Data) ?? [])
    .reverse()
}

/** Sends a line; the nonce makes a repeated send harmless. */
export function sendLine(anchorId: number, text: string, nonce: string): Promise<RoomMessage> {
  return call('sendRoomMessage', { uid: anchorId, text, nonce }, { isQuiet: true })
}
