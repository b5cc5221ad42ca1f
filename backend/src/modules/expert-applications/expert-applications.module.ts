import type { BackendModule } from '../../kernel/module'
import { expertApplicationCalls } from './expert-applications.routes'
import { createExpertApplications, type ExpertApplicationDeps } from './expert-applications.service'

/** Applications to become an expert. What they have in common with those of anchors is said there. */
export function createExpertApplicationsModule(deps: ExpertApplicationDeps): BackendModule {
  return {
    name: 'expert-applications',
    calls: expertApplicationCalls(createExpertApplications(deps)),
    messages: {
      'expert-already': { zh: '您已是认证专家', en: 'You are an approved expert already', vi: 'Bạn đã là chuyên gia' },
      'experience-missing': {
        zh: '请填写从业经历',
        en: 'Please describe your work experience',
        vi: 'Vui lòng mô tả kinh nghiệm làm việc',
      },
      'experience-long': {
        zh: '从业经历不能超过 {words} 字',
        en: 'Please describe your work experience in at most {words} words',
        vi: 'Kinh nghiệm làm việc tối đa {words} từ',
      },
      'analyst-code-unticked': {
        zh: '请阅读并勾选分析师守则',
        en: 'Please tick the code of analysts',
        vi: 'Vui lòng đồng ý với quy tắc của chuyên gia phân tích',
      },
    },
  }
}
