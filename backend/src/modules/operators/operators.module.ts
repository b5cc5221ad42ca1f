import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { AccountModule } from '../account/account.module'
import type { Moderation } from '../content/content.module'
import type { MediaOriginModule } from '../media-origin/media-origin.module'
import type { SecondFactorModule } from '../second-factor/second-factor.module'
import type { SessionsModule } from '../sessions/sessions.module'
import type { SettingsModule } from '../settings/settings.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { auditQueries } from './audit/audit.queries'
import { createBans } from './bans.service'
import { createOperatorLogIn } from './operator-log-in'
import { operatorMessages } from './operators.messages'
import { operatorCalls } from './operators.routes'
import { operatorPageRoutes } from './page/page.routes'
import { siteCalls } from './site.routes'

export { createAuditWatch } from './audit/audit-watch'
export const writeAudit = auditQueries.insert

export interface OperatorDeps {
  kernel: Kernel
  account: AccountModule
  sessions: SessionsModule
  secondFactor: Pick<SecondFactorModule, 'secondStep'>
  settings: SettingsModule
  mediaOrigin: Pick<MediaOriginModule, 'stopBroadcast'>
  moderation: Moderation
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
}

/** Operators: their page, bans, what is hidden, settings, banners, and the audit of all their calls. */
export function createOperatorsModule(deps: OperatorDeps): BackendModule {
  const { kernel, account, settings, mediaOrigin, moderation } = deps
  const { sessions } = deps.sessions
  const bans = createBans({ kernel, sessions, endBroadcast: mediaOrigin.stopBroadcast })
  return {
    name: 'operators',
    calls: {
      ...operatorCalls({
        account: account.account,
        moderation,
        bans,
        logIn: createOperatorLogIn({ kernel, account, sessions, secondStep: deps.secondFactor.secondStep }),
      }),
      ...siteCalls({ kernel, site: settings.site, files: deps.files }),
    },
    messages: operatorMessages,
    routes: (app) => operatorPageRoutes(app, settings.site.name),
  }
}
