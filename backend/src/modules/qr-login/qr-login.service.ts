import { type CallData, limits } from '@pitchside/contract'
import { digest } from '../../kernel/digest'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Sessions } from '../sessions/sessions.module'
import type { QrBrowser, QrLogin, QrLoginQueries } from './qr-login.queries'

/** What the phone's page shows. `foreign`: somebody else scanned the code first. */
export type QrView = 'gone' | 'sign-in' | 'confirm' | 'foreign' | 'done' | 'cancelled'

export interface QrLoginDeps {
  kernel: Kernel
  queries: QrLoginQueries
  sessions: Sessions
  /** The reply of a log-in. */
  signedIn: (userId: UserId, token: string) => Promise<CallData<'login'>>
  /** Whether the phone's session was opened in two steps for sure: where an account must have them, no other one counts. */
  isTwoStep: (userId: UserId) => Promise<boolean>
}

/**
 * Log-in by a code that a phone scans: new → scanned → confirmed → consumed, or cancelled, or too old. The token goes
 * once to the one socket that shows the code.
 */
export function createQrLogin({ kernel, queries, sessions, signedIn, isTwoStep }: QrLoginDeps) {
  const { clock, random, realtime } = kernel

  async function alive(code: string): Promise<QrLogin | undefined> {
    const login = await queries.find(digest(code))
    return login && login.expiresAt > clock.now() ? login : undefined
  }
  async function deliver(code: string): Promise<void> {
    const confirmed = await queries.consume(digest(code), clock.now())
    if (!confirmed) return
    const userId = asUserId(confirmed.userId)
    const { ip, browser: name, mark } = confirmed
    const device = { ip, name, mark: mark ?? undefined, isTwoStep: await isTwoStep(userId) }
    const token = await sessions.open(userId, device)
    realtime.toQr(code, { code: 200, data: { type: 'login', code, ...(await signedIn(userId, token)) } })
  }
  return {
    async create(shownBy: QrBrowser): Promise<string> {
      const code = random.token(16)
      await queries.insert(digest(code), shownBy, clock.now() + limits.qrTtlS * 1000)
      return code
    },
    /** For the browser that asked for the code, and in it for one socket at a time, on whichever node. */
    async bind(code: string, { browser, socketId }: { browser: string; socketId: string }): Promise<boolean> {
      const login = await alive(code)
      if (login === undefined || login.browser !== browser) return false
      const { name, others } = kernel.nodes
      return queries.hold(digest(code), { node: name, socketId }, [name, ...others()])
    },
    released: async (code: string, socketId: string): Promise<void> =>
      void (await queries.release(digest(code), { node: kernel.nodes.name, socketId })),
    async woken(code: string): Promise<void> {
      const login = await alive(code)
      if (login?.state === 'scanned') realtime.toQr(code, { code: 200, data: { type: 'scan', code } })
      if (login?.state === 'confirmed') await deliver(code)
    },
    /** A phone opened the page; `userId` is who is signed in there. */
    async open(code: string, userId: UserId | undefined): Promise<{ view: QrView; login: QrLogin | undefined }> {
      const hash = digest(code)
      if (await queries.scan(hash, clock.now())) realtime.wakeQr(code)
      const login = await alive(code)
      if (!login) return { view: 'gone', login }
      if (login.state === 'cancelled') return { view: 'cancelled', login }
      if (login.state === 'confirmed' || login.state === 'consumed') {
        return { view: userId !== undefined && login.userId === userId ? 'done' : 'gone', login }
      }
      if (userId === undefined) return { view: login.userId === null ? 'sign-in' : 'foreign', login }
      const isOwn = await queries.claim(hash, userId, clock.now())
      return { view: isOwn ? 'confirm' : 'foreign', login }
    },
    async confirm(code: string, userId: UserId): Promise<boolean> {
      const isConfirmed = await queries.confirm(digest(code), userId, clock.now())
      if (isConfirmed) realtime.wakeQr(code)
      return isConfirmed
    },
    cancel: (code: string) => queries.cancel(digest(code)),
    cleanUp: () => queries.deleteOld(clock.now() - 3_600_000),
  }
}

export type QrLoginService = ReturnType<typeof createQrLogin>
