import type { Messages } from '../../kernel/messages'
import type { BackendModule } from '../../kernel/module'
import { reportCalls } from './reports.routes'
import { createReportService, type ReportDeps } from './reports.service'

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
  'report-settled': {
    zh: '这条举报已处理过',
    en: 'This report has been settled already',
    vi: 'Báo cáo này đã được xử lý trước đó',
  },
  'report-reason-unknown': { zh: '请选择举报原因', en: 'Please choose a reason', vi: 'Vui lòng chọn lý do' },
}

/** Reports of members about rooms, people and posts. */
export function createReportsModule(deps: ReportDeps): BackendModule {
  return { name: 'reports', calls: reportCalls(createReportService(deps)), messages }
}
