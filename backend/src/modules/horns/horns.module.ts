import type { BackendModule } from '../../kernel/module'
import { hornCalls } from './horns.routes'
import { createHornService, type HornDeps } from './horns.service'

const showEveryMs = 10_000

/** Horns: short messages for all rooms, shown after review. */
export function createHornsModule(deps: HornDeps): BackendModule {
  const service = createHornService(deps)
  return {
    name: 'horns',
    calls: hornCalls(service),
    messages: {
      'horn-sent': {
        zh: '喇叭已提交，审核后全站展示',
        en: 'Your horn is in review and will then be shown in all rooms',
        vi: 'Loa đang chờ duyệt và sẽ hiện ở mọi phòng',
      },
      'horn-text': {
        zh: '喇叭内容为空或含有不支持的字符',
        en: 'The text is empty or has signs that can not be shown',
        vi: 'Nội dung trống hoặc có ký tự không hỗ trợ',
      },
      'horn-waiting': {
        zh: '您还有一条喇叭在审核中',
        en: 'You have a horn in review already',
        vi: 'Bạn đang có một loa chờ duyệt',
      },
      'horn-reviewed': {
        zh: '这条喇叭已审核过',
        en: 'This horn has been reviewed already',
        vi: 'Loa này đã được duyệt trước đó',
      },
    },
    start: () => deps.kernel.jobs.every(showEveryMs, service.showApproved),
  }
}
