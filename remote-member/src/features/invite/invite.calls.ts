import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** The member's invite code. */
export interface Invite {
  code: string
  /** Page where somebody new registers with it. */
  url: string
  /** Data URI of the QR picture of the page. */
  picture: string
  count: number
}

export async function loadInvite(signal?: AbortSignal): Promise<Invite> {
  const { code, url, img, total } = await call('getInvite', {}, { isQuiet: true, signal })
  return { code, url, picture: img, count: total }
}

/** Somebody who came with the code. */
export interface InvitedPerson {
  id: number
  nickname: string
  avatar: string
  sinceMs: number
}

export async function loadInvited(page: number, signal?: AbortSignal): Promise<ListPage<InvitedPerson>> {
  const wire = await call('listInvited', { page }, { isQuiet: true, signal })
  return pageFrom(wire, (row) => ({
    id: row.id,
    nickname: row.user_nickname,
    avatar: row.avatar,
    sinceMs: row.addtime * 1_000,
  }))
}
