import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { applicationMessages } from './applications.messages'
import { applicationCalls } from './applications.routes'
import { type ApplicationDeps, createAnchorApplications } from './applications.service'

export { type Applicant, requireApplicant } from './applicant.rules'
export {
  type ApplicationTable,
  type MemberApplication,
  memberApplicationQueries,
} from './member-applications.queries'
export { createReview } from './review'

/** Applications to become an anchor. */
export function createAnchorApplicationsModule(kernel: Kernel, deps: Omit<ApplicationDeps, 'kernel'>): BackendModule {
  return {
    name: 'anchor-applications',
    calls: applicationCalls(createAnchorApplications({ kernel, ...deps })),
    messages: applicationMessages,
  }
}
