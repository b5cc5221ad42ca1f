import type { Kernel } from '../../kernel/kernel'
import type { Messages } from '../../kernel/messages'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { reportCalls } from './reports.routes'

const messages: Messages = {
  'report-taken': {
    zh: '举报已提交，我们会尽快处理',
    en: 'Thank you, we will look into it',
    vi: 'Đã gửi báo cáo, chúng tôi sẽ sớm xử lý',
  },
  'report-open': {
    zh: '您已举报过，正在处理中',
    en: 'You have reported this already, we are looking into it',
    vi: 'Bạn đã báo cáo, chúng tôi đang xử lý',
  },
  'report-self': { zh: '不能举报自己', en: 'You can not report yourself', vi: 'Không thể tự báo cáo mình' },
  'report-reason-unknown': { zh: '请选择举报原因', en: 'Please choose a reason', vi: 'Vui lòng chọn lý do' },
}

/** Reports of members about rooms and people. */
export function createReportsModule({ db, clock }: Kernel, users: Users): BackendModule {
  return { name: 'reports', calls: reportCalls({ db, users, now: () => clock.now() }), messages }
}
