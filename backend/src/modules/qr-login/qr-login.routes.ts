import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { kernelMessages, type Language, messageFor } from '../../kernel/messages'
import type { AccountModule } from '../account/account.module'
import type { Sessions } from '../sessions/sessions.module'
import type { QrLoginService } from './qr-login.service'
import { renderQrPage } from './qr-login-page'
import { qrPolicy } from './qr-login-style'

const cookieName = 'pitchside_phone'
const cookieSeconds = 7 * 86_400
/** Log-ins on the phone page need no captcha, so an address gets few tries. */
const signInRule = { count: 10, windowMs: 60_000, isStrict: true }

export interface QrRouteDeps {
  kernel: Kernel
  qr: QrLoginService
  sessions: Sessions
  account: AccountModule
}

type QrRequest = FastifyRequest<{ Params: { code: string }; Body: Record<string, string> }>

function languageOfPhone(request: FastifyRequest): Language {
  const accepted = request.headers['accept-language']?.toLowerCase() ?? ''
  const first = accepted.split(',').map((part) => part.trim().slice(0, 2))
  return first.find((word): word is Language => word === 'zh' || word === 'en' || word === 'vi') ?? 'zh'
}

function cookieOf(request: FastifyRequest): string | undefined {
  const pairs = request.headers.cookie?.split(/; */) ?? []
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
}

/** Strict: a foreign page can neither send the cookie along nor post our forms. */
function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName}=${token}; Path=/qr; HttpOnly; SameSite=Strict; Max-Age=${cookieSeconds}${secure}`,
  )
}

function isForeignPost(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`
}

/** The code is whatever stood in the address: as it was decoded it might break the header. */
const backToCode = (request: QrRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`/qr/${encodeURIComponent(request.params.code)}`, 303)

/** The pages a phone opens from the code: sign in, look, confirm or cancel. Forms only, no script. */
export function addQrRoutes(app: FastifyInstance, { kernel, qr, sessions, account }: QrRouteDeps): void {
  async function phoneUser(request: FastifyRequest): Promise<UserId | undefined> {
    const token = cookieOf(request)
    const session = token === undefined ? undefined : await sessions.authenticate(token)
    return typeof session === 'object' ? session.userId : undefined
  }
  async function show(request: QrRequest, reply: FastifyReply, error = ''): Promise<FastifyReply> {
    const { code } = request.params
    const userId = await phoneUser(request)
    const { view, login } = await qr.open(code, userId)
    const user = userId === undefined ? undefined : await account.users.find(userId)
    const page = renderQrPage({
      language: languageOfPhone(request),
      view,
      code,
      browser: login?.browser ?? '',
      ip: login?.ip ?? '',
      nickname: user?.nickname ?? '',
      error,
    })
    reply.header('content-security-policy', qrPolicy).header('cache-control', 'no-store')
    return reply
      .status(view === 'gone' ? 410 : 200)
      .type('text/html; charset=utf-8')
      .send(page)
  }
  async function signIn(request: QrRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { country = '', number = '', password = '' } = request.body ?? {}
    const mobile = `${country.replace(/\D/g, '')}-${number.replace(/\D/g, '')}`
    try {
      await kernel.limiter.require(`phone log-in ${request.ip}`, signInRule)
      const device = { ip: request.ip, name: `phone ${request.headers['user-agent']?.slice(0, 280) ?? ''}` }
      const { token } = await account.account.logIn(mobile, String(password), device)
      setCookie(request, reply, token)
      return backToCode(request, reply)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const texts = { ...kernelMessages, ...account.messages }
      return show(request, reply, messageFor(texts, error.reason, languageOfPhone(request), error.params))
    }
  }
  async function decide(request: QrRequest, isConfirmed: boolean): Promise<void> {
    const userId = await phoneUser(request)
    if (isConfirmed && userId !== undefined) await qr.confirm(request.params.code, userId)
    if (!isConfirmed) await qr.cancel(request.params.code)
  }
  function post(path: string, answer: (request: QrRequest, reply: FastifyReply) => Promise<FastifyReply>): void {
    app.post(`/qr/:code/${path}`, async (request, reply) =>
      isForeignPost(request) ? reply.status(403).send('Forbidden') : answer(request as QrRequest, reply),
    )
  }

  app.get('/qr/:code', (request, reply) => show(request as QrRequest, reply))
  post('sign-in', signIn)
  for (const verb of ['confirm', 'cancel'] as const) {
    post(verb, async (request, reply) => {
      await decide(request, verb === 'confirm')
      return backToCode(request, reply)
    })
  }
}
