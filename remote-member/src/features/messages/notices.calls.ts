import { call } from '@pitchside/http'

/** Lists of the message centre in the order of their wire numbers, beginning with the announcements to everybody. */
const wireLists = ['announcements', 'all', 'reminders', 'replies', 'likes', 'system'] as const
export type NoticeList = (typeof wireLists)[number]

/** Lists in the order they are shown in. */
export const noticeLists = ['all', 'reminders', 'replies', 'likes', 'system', 'announcements'] as const satisfies [
  NoticeList,
  ...NoticeList[],
]

export interface Notice {
  id: number
  kind: number
  title: string
  text: string
  /** Address of a page of ours, empty without one. */
  url: string
  isRead: boolean
  atMs: number
}

/** Said to everybody: read with all others, not by itself. */
export const isAnnouncement = ({ kind }: Notice): boolean => kind < 10

export interface NoticePage {
  notices: Notice[]
  page: number
  pages: number
}

/** Unread notices of every list; `all` is their sum. */
export type UnreadCounts = Record<NoticeList, number>
export const nothingUnread: UnreadCounts = { all: 0, reminders: 0, replies: 0, likes: 0, system: 0, announcements: 0 }

/** A notice never leads away from the site. */
const ownPage = (url: string): string => (/^\/(?!\/)/.test(url) ? url : '')

export async function loadNotices(list: NoticeList, page: number, signal?: AbortSignal): Promise<NoticePage> {
  const reply = await call('listNotices', { type: wireLists.indexOf(list), page }, { isQuiet: true, signal })
  const notices = reply.data.map((row) => ({
    id: row.id,
    kind: row.type,
    title: row.title,
    text: row.content,
    url: ownPage(row.url),
    isRead: row.is_read === 1,
    atMs: row.addtime * 1_000,
  }))
  return { notices, page: reply.current_page, pages: reply.last_page }
}

export async function countUnread(signal?: AbortSignal): Promise<UnreadCounts> {
  const { num, ...lists } = await call('countNotices', {}, { isQuiet: true, signal })
  return { all: num, ...lists }
}

/** One notice. */
export async function markRead(id: number): Promise<void> {
  await call('readNotices', { id }, { isQuiet: true })
}

/** Everything a list shows. */
export async function markListRead(list: NoticeList): Promise<void> {
  await call('readNotices', { type: wireLists.indexOf(list) })
}
