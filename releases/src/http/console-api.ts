import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Grant, issueGrant, readGrant } from '../access/grants'
import { consoleState } from '../core/console-state'
import { diffDocuments } from '../core/diff'
import { ReleaseRefused } from '../core/document'
import { isSeq } from '../core/document-schema'
import type { ReleaseManager } from '../core/release-manager'
import type { ReleaseStore } from '../store/release-store'
import type { LookInBrowser } from '../verbs/look-first'
import { plan } from '../verbs/plan-command'
import { makeChange, readChange } from './console-change'
import { changeRegister, registerState, staffCommand } from './console-register'
import { cookieHeader } from './cookies'
import { answerOutside, refusalOf } from './refusals'
import type { ServedEnvironments } from './served'
import {
  type FindStaff,
  mobileFrom,
  type SignedStaff,
  type StaffAccounts,
  type StaffRefusal,
  staffCookie,
} from './staff'
import { type SharedTurns, Turns } from './turns'

const sessionMs = 12 * 3_600_000

export interface ConsoleApiOptions {
  key: Buffer
  store: ReleaseStore
  environments: ServedEnvironments
  now(): number
  staff: FindStaff
  accounts?: StaffAccounts
  /** Turns that all nodes count together; without it each process counts alone. */
  limiter?: SharedTurns
  /** Without it nothing is opened in a browser, and what has to be is refused. */
  look?: LookInBrowser
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 2000) : '')

const placeOf = (request: FastifyRequest) => ({
  ip: request.ip,
  cookies: request.headers.cookie,
  origin: `${request.protocol}://${request.host}`,
  language: text(request.headers.lang),
})
const nobody: StaffRefusal = { reason: 'sign-in-wrong', message: 'nobody with this token, number or password' }

type Tried = { grant: Grant; cookie?: string | undefined } | { refusal: StaffRefusal }

/** What a sign-in found, as a grant of the console or as why there is none. */
function grantOf(found: SignedStaff | StaffRefusal | undefined, now: number): Tried {
  if (!found) return { refusal: nobody }
  if (!('session' in found)) return { refusal: found }
  const { cookie, ...staff } = found
  return { grant: { ...staff, until: now + sessionMs }, cookie }
}

async function signInWith(request: FastifyRequest, { key, now, accounts }: ConsoleApiOptions): Promise<Tried> {
  const { token, mobile, password } = (request.body ?? {}) as Record<string, unknown>
  if (!text(token))
    return grantOf(await accounts?.signIn(mobileFrom(text(mobile)), text(password), placeOf(request)), now())
  const grant = readGrant(key, text(token), now())
  return grant ? { grant } : { refusal: nobody }
}

const confirmWith = async (request: FastifyRequest, { now, accounts }: ConsoleApiOptions): Promise<Tried> =>
  grantOf(await accounts?.confirm(request.body, placeOf(request)), now())

/** Calls of the console. Each asks who it is; what changes something is sent by our page only, and never by a link. */
export async function consoleApi(app: FastifyInstance, options: ConsoleApiOptions): Promise<void> {
  const { key, store, environments, now, staff, look } = options
  const managerOf = (request: FastifyRequest, name: unknown) =>
    environments.managerOf(text(name) || environments.of(request).environment)
  const healthOf = ({ environment }: ReleaseManager) => environments.find(environment)?.health

  const refuse = (reply: FastifyReply, error: unknown) => {
    const refusal = refusalOf(error)
    const code = refusal.reason === 'role-missing' ? 403 : refusal.reason === 'usage' ? 400 : 409
    return reply.code(code).send(refusal)
  }
  const asStaff =
    (work: (grant: Grant, request: FastifyRequest) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const grant = await staff(request)
      if (!grant) return reply.code(401).send({ ok: false, reason: 'signed-out', message: 'sign in first' })
      return work(grant, request).then(
        (answer) => reply.send({ ok: true, ...answer }),
        (error: unknown) => refuse(reply, error),
      )
    }
  answerOutside(app)
  /** A form or a link of another site cannot send this header. By the route: `/Console/%61pi/` leads here as well. */
  app.addHook('onRequest', async (request, reply) => {
    const isForeign = request.method === 'POST' && request.headers['x-release-console'] !== '1'
    if (isForeign && request.routeOptions.url?.startsWith('/console/api/'))
      return reply.code(403).send({ ok: false, reason: 'foreign', message: 'this is not the console' })
  })

  const signIn =
    (tries: Turns, attempt: (request: FastifyRequest, options: ConsoleApiOptions) => Promise<Tried>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { mobile } = (request.body ?? {}) as Record<string, unknown>
      const isKnown = await options.accounts?.knows(mobileFrom(text(mobile)), request.headers.cookie)
      if (!isKnown && !(await tries.mayTry(request.ip)))
        return reply
          .code(429)
          .send({ ok: false, reason: 'too-often', message: 'too many tries: wait a quarter of an hour' })
      const tried = await attempt(request, options)
      if ('refusal' in tried) return reply.code(401).send({ ok: false, ...tried.refusal })
      // Strangers of the same line get no new turns because a browser that needs none was let in.
      if (!isKnown) await tries.forget(request.ip)
      const { grant, cookie } = tried
      const session = issueGrant(key, { ...grant, until: Math.min(grant.until, now() + sessionMs) })
      reply.header(
        'set-cookie',
        cookieHeader(request, staffCookie, session, { maxAgeS: sessionMs / 1000, sameSite: 'Strict' }),
      )
      if (cookie) reply.header('set-cookie', cookie)
      return { ok: true, name: grant.name, role: grant.role }
    }
  app.post('/console/api/sign-in', signIn(new Turns(now, options.limiter), signInWith))
  app.post(
    '/console/api/second-step',
    signIn(new Turns(now, options.limiter, 'release console second step'), confirmWith),
  )
  app.post('/console/api/sign-out', async (request, reply) => {
    // A copy of the cookie opens nothing any more either.
    const session = (await staff(request))?.session
    if (session !== undefined) await options.accounts?.end(session)
    return reply
      .header('set-cookie', cookieHeader(request, staffCookie, '', { maxAgeS: 0, sameSite: 'Strict' }))
      .send({ ok: true })
  })
  const queryOf = (request: FastifyRequest) => request.query as Record<string, unknown>
  app.get(
    '/console/api/state',
    asStaff((grant, request) => {
      const manager = managerOf(request, queryOf(request).environment)
      const { environment } = manager
      return consoleState(store, { environment, main: environments.mainEnvironment }, grant, healthOf(manager))
    }),
  )
  app.get(
    '/console/api/check',
    asStaff(async (_grant, request) => {
      const { package: name, build, environment: where } = queryOf(request)
      return { problems: await managerOf(request, where).check({ [text(name)]: text(build) }) }
    }),
  )
  app.get(
    '/console/api/diff',
    asStaff(async (_grant, request) => {
      const { from, to, environment: where } = queryOf(request)
      const manager = managerOf(request, where)
      const read = (seq: unknown) => {
        if (!isSeq(seq)) throw new ReleaseRefused('usage', 'a release has a number')
        return store.readDocument(manager.environment, Number(seq))
      }
      return { packages: diffDocuments(await read(from), await read(to)) }
    }),
  )
  app.get(
    '/console/api/ahead',
    asStaff(async (_grant, request) => {
      const { from, environment: where } = queryOf(request)
      const [there, here] = [text(from), managerOf(request, where)]
      const nothing = { packages: {} }
      const [ahead = nothing, own = nothing] = await Promise.all([
        store.current(there),
        store.current(here.environment),
      ])
      return { from: there, packages: diffDocuments(ahead, own) }
    }),
  )
  app.get(
    '/console/api/plan',
    asStaff(async (grant, request) => {
      const { raise, range, environment: where } = queryOf(request)
      const manager = managerOf(request, where)
      const asked = { verb: 'plan', raise: text(raise), range: text(range) }
      return (await plan(manager, staffCommand(manager, grant, asked))).json
    }),
  )
  app.get(
    '/console/api/register',
    asStaff((grant, request) => registerState(managerOf(request, undefined), grant)),
  )
  app.post(
    '/console/api/register',
    asStaff((grant, request) => changeRegister(managerOf(request, undefined), request.body, grant)),
  )
  app.post(
    '/console/api/change',
    asStaff(async (grant, request) => {
      const change = readChange(request.body)
      return makeChange(managerOf(request, change.environment), change, { grant, look })
    }),
  )
}
