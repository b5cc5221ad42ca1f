import type { Kernel } from '../../kernel/kernel'
import type { Messages } from '../../kernel/messages'
import type { BackendModule } from '../../kernel/module'
import { noticeCalls } from './notices.routes'
import { createNotices, type Notices, type OnKept } from './notices.service'

export { noticeKinds } from '@pitchside/contract'
export type { NewNotice, Words } from './notices.queries'
export type { GroupedNotice, Notices } from './notices.service'

const noticeMessages: Messages = {
  'announcement-twice': {
    zh: '这条公告刚刚发布过',
    en: 'This announcement was published already',
    vi: 'Thông báo này vừa được đăng',
  },
}

export interface NoticesModule extends BackendModule {
  notices: Notices
}

/** The message centre: announcements to everybody, and news for one member. */
export function createNoticesModule(kernel: Kernel, onKept: OnKept): NoticesModule {
  return {
    name: 'notices',
    calls: noticeCalls(kernel.db, () => kernel.clock.now()),
    messages: noticeMessages,
    notices: createNotices(kernel, onKept),
  }
}
