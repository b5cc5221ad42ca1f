import { limits } from '@pitchside/contract'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { qrPicture } from '../../kernel/qr-picture'
import type { AccountModule } from '../account/account.module'
import type { SecondFactorModule } from '../second-factor/second-factor.module'
import type { SessionsModule } from '../sessions/sessions.module'
import { createQrLoginQueries } from './qr-login.queries'
import { addQrRoutes } from './qr-login.routes'
import { createQrLogin } from './qr-login.service'

const cleanUpMs = 10 * 60_000

export interface QrLoginModuleDeps {
  sessions: SessionsModule
  account: AccountModule
  secondFactor: Pick<SecondFactorModule, 'secondStep' | 'notes' | 'messages'>
  siteName: () => Promise<string>
}

/** Log-in by scanning a code with a phone. */
export function createQrLoginModule(
  kernel: Kernel,
  { sessions, account, secondFactor, siteName }: QrLoginModuleDeps,
): BackendModule {
  const queries = createQrLoginQueries(kernel.db)
  const qr = createQrLogin({
    kernel,
    queries,
    sessions: sessions.sessions,
    signedIn: account.signedIn,
    isTwoStep: secondFactor.secondStep.isRequiredOf,
  })
  return {
    name: 'qr-login',
    calls: {
      async createLoginQr(_input, { userAgent, ip, origin, deviceMark }) {
        const code = await qr.create({ browser: userAgent, ip, mark: deviceMark })
        const url = `${origin}/qr/${code}`
        return { code, url, img: await qrPicture(url), expires_in: limits.qrTtlS }
      },
    },
    routes: (app) => addQrRoutes(app, { kernel, qr, sessions: sessions.sessions, account, secondFactor, siteName }),
    start() {
      kernel.realtime.onQr({
        bind: (code, { userAgent, socketId }) => qr.bind(code, { browser: userAgent, socketId }),
        released: (code, { socketId }) => qr.released(code, socketId),
        woken: qr.woken,
      })
      return kernel.jobs.every(cleanUpMs, async () => {
        await qr.cleanUp()
      })
    },
  }
}
