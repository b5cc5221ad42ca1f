import { call } from '@pitchside/http'

/** Announcements to everybody, or the own news. */
export type NoticeList = 'own' | 'announcements'

export interface Notice {
  id: number
  title: string
  text: string
  /** Address of a page, empty without one. */
  url: string
  isRead: boolean
  atMs: number
}

export interface NoticePage {
  notices: Notice[]
  page: number
  pages: number
}

export async function loadNotices(list: NoticeList, page: number, signal?: AbortSignal): Promise<NoticePage> {
  const type = list === 'own' ? 1 : 0
  const reply = await call('listNotices', { type, page }, { isQuiet: true, signal })
  const notices = reply.data.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.content,
    url: row.url,
    isRead: row.is_read === 1,
    atMs: row.addtime * 1_000,
  }))
  return { notices, page: reply.current_page, pages: reply.last_page }
}

export async function countUnread(signal?: AbortSignal): Promise<number> {
  return (await call('countNotices', {}, { isQuiet: true, signal })).num
}

/** One notice, or all of them. */
export async function markRead(id?: number): Promise<void> {
  await call('readNotices', id === undefined ? {} : { id }, { isQuiet: true })
}
