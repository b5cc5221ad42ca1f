import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { createNoticeQueries } from './notices.queries'
import { noticeCalls } from './notices.routes'
import { createNotices, type Notices } from './notices.service'

export { noticeKinds } from '@pitchside/contract'
export type { NewNotice, Words } from './notices.queries'
export type { GroupedNotice, Notices } from './notices.service'

export interface NoticesModule extends BackendModule {
  notices: Notices
}

/** The message centre: announcements to everybody, and news for one member. */
export function createNoticesModule(kernel: Kernel): NoticesModule {
  return {
    name: 'notices',
    calls: noticeCalls(createNoticeQueries(kernel.db), () => kernel.clock.now()),
    notices: createNotices(kernel),
  }
}
