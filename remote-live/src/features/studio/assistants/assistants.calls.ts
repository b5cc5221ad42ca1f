import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** Somebody who keeps order in the room. */
export interface Assistant {
  /** Number of the appointment. */
  id: number
  userId: number
  name: string
  avatar: string
  level: number
  /** Epoch ms. */
  since: number
}

export async function fetchAssistants(
  anchorId: number,
  page: number,
  signal?: AbortSignal,
): Promise<ListPage<Assistant>> {
  const reply = await call('listRoomManagers', { anchor_id: anchorId, page }, { isQuiet: true, signal })
  return pageFrom(reply, (row) => ({
    id: row.id,
    userId: row.uid,
    name: row.user_nickname,
    avatar: row.avatar,
    level: Number(/\d+$/.exec(row.exp_icon)?.[0] ?? 0),
    since: row.addtime * 1_000,
  }))
}

/** Somebody who may become an assistant. */
export interface Candidate {
  id: number
  name: string
  avatar: string
  isAssistant: boolean
}

/** Somebody by number, to be sure before making them an assistant. */
export async function fetchCandidate(anchorId: number, id: number): Promise<Candidate> {
  const [user, standing] = await Promise.all([
    call('getUser', { id }),
    call('getRoomStanding', { anchor_id: anchorId, uid: id }, { isQuiet: true }),
  ])
  return { id: user.id, name: user.user_nickname, avatar: user.avatar, isAssistant: standing.is_admin === 1 }
}

/** People whose name holds the words. */
export async function findPeople(name: string): Promise<Omit<Candidate, 'isAssistant'>[]> {
  const found = await call('listMentionable', { name })
  return found.map(({ uid, user_nickname, avatar }) => ({ id: uid, name: user_nickname, avatar }))
}

/** Makes somebody an assistant. The call toggles: it is made for people who are none. */
export async function appoint(anchorId: number, userId: number): Promise<void> {
  await call('toggleRoomManager', { anchor_id: anchorId, uid: userId })
}

export async function dismiss(appointment: number): Promise<void> {
  await call('removeRoomManager', { id: appointment })
}
