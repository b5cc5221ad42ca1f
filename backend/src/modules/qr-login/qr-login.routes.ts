import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceCookie, deviceMarkIn, newDeviceMark } from '../../kernel/device-mark'
import { digest } from '../../kernel/digest'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { firstLanguageOf, kernelMessages, type Language, messageFor } from '../../kernel/messages'
import { createPlaceLimits } from '../../kernel/place-limits'
import type { AccountModule } from '../account/account.module'
import type { SecondFactorModule } from '../second-factor/second-factor.module'
import type { Sessions } from '../sessions/sessions.module'
import { askedFor, methodOf } from './phone-second-step'
import type { QrLoginService } from './qr-login.service'
import { renderQrPage } from './qr-login-page'
import { qrPolicy } from './qr-login-style'

const cookieName = 'pitchside_phone'
/** Where the site keeps the token of who is logged in. Source: specification section 3. */
const siteCookie = 'token'
const cookieSeconds = 7 * 86_400
const untyped = { country: '86', number: '' }
/** Log-ins on the phone page need no captcha, so a place gets few tries. */
const signInRule = { count: 10, windowMs: 60_000, isStrict: true }

export interface QrRouteDeps {
  kernel: Pick<Kernel, 'limiter'>
  qr: QrLoginService
  sessions: Sessions
  account: AccountModule
  secondFactor: Pick<SecondFactorModule, 'secondStep' | 'notes' | 'messages'>
  siteName: () => Promise<string>
}

type QrRequest = FastifyRequest<{ Params: { code: string }; Body: Record<string, string> }>

function languageOfPhone(request: FastifyRequest): Language {
  return firstLanguageOf(request.headers['accept-language']?.split(',') ?? [])
}

/** Sessions the phone may have: that of this page, and that of the site, which stands in a strict cookie as well. */
function tokensOf(request: FastifyRequest): string[] {
  const pairs = request.headers.cookie?.split(/; */) ?? []
  return [cookieName, siteCookie].flatMap(
    (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? [],
  )
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
export function addQrRoutes(
  app: FastifyInstance,
  { kernel, qr, sessions, account, secondFactor, siteName }: QrRouteDeps,
): void {
  const places = createPlaceLimits(kernel.limiter)
  async function phoneUser(request: FastifyRequest): Promise<UserId | undefined> {
    for (const token of tokensOf(request)) {
      const session = await sessions.authenticate(token)
      if (typeof session === 'object') return session.userId
    }
    return undefined
  }
  async function show(
    request: QrRequest,
    reply: FastifyReply,
    { error = '', ticket = '', typed = untyped } = {},
  ): Promise<FastifyReply> {
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
      typed,
      ticket,
      siteName: await siteName(),
    })
    reply.header('content-security-policy', qrPolicy).header('cache-control', 'no-store')
    return reply
      .status(view === 'gone' ? 410 : 200)
      .type('text/html; charset=utf-8')
      .send(page)
  }
  /** What somebody is told who was refused; a log-in that wants its second step goes on with the ticket. */
  async function refuse(
    request: QrRequest,
    reply: FastifyReply,
    error: unknown,
    { ticket = '', typed = untyped } = {},
  ): Promise<FastifyReply> {
    if (!(error instanceof Failure)) throw error
    const asked = askedFor(error)
    if (asked !== undefined) return show(request, reply, { ticket: asked })
    const texts = { ...kernelMessages, ...account.messages, ...secondFactor.messages }
    const text = messageFor(texts, error.reason, languageOfPhone(request), error.params)
    return show(request, reply, { error: text, typed, ticket: error.reason === 'second-step-over' ? '' : ticket })
  }
  /** The phone, and its session with the mark it is known by, to be kept in it. */
  function deviceOf(request: QrRequest, reply: FastifyReply) {
    const mark = deviceMarkIn(request.headers.cookie) ?? newDeviceMark()
    const name = `phone ${request.headers['user-agent']?.slice(0, 280) ?? ''}`
    return {
      device: { ip: request.ip, name, mark: digest(mark) },
      keep(token: string): void {
        setCookie(request, reply, token)
        reply.header('set-cookie', deviceCookie(mark, request.protocol))
      },
    }
  }
  const doorOf = (request: QrRequest) => ({ door: 'phone' as const, origin: request.siteOrigin })
  async function signIn(request: QrRequest, reply: FastifyReply): Promise<FastifyReply> {
    const field = (name: string): string => {
      const value: unknown = request.body?.[name]
      return typeof value === 'string' ? value : ''
    }
    const [country, number, password] = ['country', 'number', 'password'].map(field) as [string, string, string]
    const mobile = `${country.replace(/\D/g, '')}-${number.replace(/\D/g, '')}`
    try {
      const { device, keep } = deviceOf(request, reply)
      await account.account.tries.requirePlace('phone log-in', mobile, device, signInRule)
      const { token } = await account.account.logIn(mobile, password, device, doorOf(request))
      keep(token)
      return backToCode(request, reply)
    } catch (error) {
      return refuse(request, reply, error, { typed: { country, number } })
    }
  }
  async function confirmSignIn(request: QrRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { ticket = '', code = '' } = request.body ?? {}
    try {
      await places.require('phone second step', request.ip, signInRule)
      const input = { ticket: String(ticket), code: String(code), method: methodOf(String(code)) }
      const { userId, method } = await secondFactor.secondStep.confirm(input, doorOf(request))
      const { device, keep } = deviceOf(request, reply)
      const token = await sessions.open(userId, { ...device, isTwoStep: true })
      await secondFactor.notes.logIn(userId, 'confirmLogIn', method, request.ip)
      keep(token)
      return backToCode(request, reply)
    } catch (error) {
      return refuse(request, reply, error, { ticket: String(ticket) })
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
  post('second-step', confirmSignIn)
  for (const verb of ['confirm', 'cancel'] as const) {
    post(verb, async (request, reply) => {
      await decide(request, verb === 'confirm')
      return backToCode(request, reply)
    })
  }
}
