import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import { ownCall } from '../../parts/own-call/own-call'

/** Somebody in a list of the room's order. */
export interface ListedPerson {
  id: number
  name: string
  avatar: string
  /** Epoch milliseconds. */
  since: number
}

/** Somebody silenced; `until` Infinity: until lifted. */
export interface Silenced extends ListedPerson {
  until: number
}

const person = (row: { uid: number; user_nickname: string; avatar: string; addtime: number }): ListedPerson => ({
  id: row.uid,
  name: row.user_nickname,
  avatar: row.avatar,
  since: row.addtime * 1_000,
})

export async function fetchAssistants(anchorId: number, page: number): Promise<ListPage<ListedPerson>> {
  const reply = await call('listRoomManagers', { anchor_id: anchorId, page }, { isQuiet: true })
  return pageFrom(reply, person)
}

export async function fetchSilenced(anchorId: number, page: number): Promise<ListPage<Silenced>> {
  const reply = await call('listTaboos', { anchor_id: anchorId, page }, { isQuiet: true })
  return pageFrom(reply, (row) => ({ ...person(row), until: row.until || Number.POSITIVE_INFINITY }))
}

export async function fetchKicked(anchorId: number): Promise<ListPage<ListedPerson>> {
  const rows = await call('listKicks', { anchor_id: anchorId }, { isQuiet: true })
  const people = rows.map((row) => person({ ...row, user_nickname: row.user_nickname ?? '', avatar: row.avatar ?? '' }))
  return { rows: people, total: people.length, page: 1, pages: 1 }
}

interface Target {
  anchorId: number
  userId: number
}
const wire = ({ anchorId, userId }: Target) => ({ anchor_id: anchorId, uid: userId })

/** `seconds` 0: until lifted. */
export const silence = (target: Target, seconds: number) => call('setTaboo', { ...wire(target), time: seconds })
export const liftSilence = (target: Target) => call('liftTaboo', wire(target))
export const kick = (target: Target) => call('kickFromRoom', wire(target))
export const readmit = (target: Target) => call('liftKick', wire(target))
/** `line`: its place in the kept history. */
export const removeLine = (anchorId: number, line: number) =>
  ownCall('removeRoomLine', { anchor_id: anchorId, id: line })
/** Makes an assistant, or an assistant a member again. */
export const toggleAssistant = (target: Target) => call('toggleRoomManager', wire(target))
