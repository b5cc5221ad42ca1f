import { type CallData, type CallInput, type DefinedCall, type Envelope, endpointOf } from '@pitchside/contract'
import type { App, AppOptions } from '../app'
import { createApp } from '../app'
import { type Config, readConfig } from '../config'
import type { Db } from '../db/db'
import { deviceCookieName } from '../kernel/device-mark'
import { asUserId, type UserId } from '../kernel/ids'
import { createManualClock, type ManualClock } from '../kernel/manual-clock'
import type { Language } from '../kernel/messages'
import { type DemoAccountName, demoAccounts } from '../modules/account/demo-accounts'
import type { ModuleName, Modules } from '../modules/modules'
import { demoTemplate } from './demo-template'
import { workFor } from './do-work'
import { sharedDemo } from './shared-demo'
import { createTestDatabase, type TestDatabase } from './test-database'
import { openTestSocket, type TestSocket } from './test-socket'

export interface CallOptions {
  token?: string
  language?: Language
  ip?: string
  userAgent?: string
  idempotencyKey?: string
  /** Work the server asks for is not done, and its refusal stands. */
  isIdle?: boolean
  /** The mark this browser keeps; none: each log-in is that of a new browser. */
  deviceMark?: string
}

export interface SignedIn {
  token: string
  userId: UserId
}

export interface TestSite {
  app: App
  db: Db
  clock: ManualClock
  modules: Modules
  /** Makes a call over HTTP; resolves with the envelope. An error nobody planned rejects. */
  call<N extends DefinedCall>(name: N, input: CallInput<N>, options?: CallOptions): Promise<Envelope<CallData<N>>>
  /** As `call`, but resolves with the data and rejects for a refusal. */
  ok<N extends DefinedCall>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallData<N>>
  /** Opens a session of a demo account, or of any user by number. */
  signIn(who: DemoAccountName | number): Promise<SignedIn>
  /** Opens a socket and registers it, with the session of the token when there is one. */
  socket(options?: { token?: string; headers?: Record<string, string> }): Promise<TestSocket>
  /** Address of the listening server, `http://127.0.0.1:…`. */
  origin(): Promise<string>
  close(): Promise<void>
}

export interface TestAppOptions extends Pick<AppOptions, 'extend' | 'logTo'> {
  config?: Partial<Config>
  /** Only these modules answer, seed and run: a test of one area needs no broadcasts and no matches. */
  only?: readonly ModuleName[]
  /** Epoch ms at which the clock stands. */
  now?: number
}

/** What a search needs to find what the demo has. */
export const searchedModules: readonly ModuleName[] = [
  'sessions',
  'captcha',
  'smsCodes',
  'account',
  'settings',
  'scores',
  'live',
  'content',
  'search',
  'operators',
]

/** What log-in and profile need. */
export const accountModules: readonly ModuleName[] = [
  'sessions',
  'captcha',
  'smsCodes',
  'account',
  'secondFactor',
  'qrLogin',
  'settings',
]

/** Saturday, 16 May 2026, noon in UTC. */
export const testNow = Date.UTC(2026, 4, 16, 12)

/** What goes over HTTP for a call: method, path with query, body. */
function requestOf(name: DefinedCall, input: Record<string, unknown>) {
  const { method, path, inputIn } = endpointOf(name)
  if (inputIn === 'body') return { method, url: path, payload: input }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const item of value) query.append(`${key}[]`, String(item))
    else if (value !== undefined) query.append(key, String(value))
  }
  return { method, url: `${path}?${query}` }
}

function headersOf(options: CallOptions): Record<string, string> {
  return {
    token: options.token ?? '',
    lang: options.language ?? 'zh',
    'user-agent': options.userAgent ?? 'test browser',
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    ...(options.deviceMark ? { cookie: `${deviceCookieName}=${options.deviceMark}` } : {}),
  }
}

/** What a site may have its own way with the same demo content. */
const withoutContent: readonly string[] = ['seedDemo', 'logLevel', 'dataDir', 'checksReplies', 'transcode']

/** A new data base on a server, with the demo content already where many tests start with the same. */
function databaseOn(server: string, options: TestAppOptions, usual: Config): Promise<TestDatabase> {
  const { only, now = testNow, config = {} } = options
  const isUsual = now === testNow && Object.keys(config).every((name) => withoutContent.includes(name))
  const hasDemo = isUsual && config.seedDemo !== false
  return createTestDatabase(server, { template: hasDemo ? demoTemplate(usual, { only, now }) : undefined })
}

/** The real backend on a data base of its own: in memory, or in a new PostgreSQL data base (`TEST_DATABASE_URL`). */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestSite> {
  const clock = createManualClock(options.now ?? testNow)
  const internalErrors: unknown[] = []
  const server = process.env.TEST_DATABASE_URL
  const usual: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', HOST: '127.0.0.1' }),
    dataDir: undefined,
    checksReplies: true,
    rtmpPort: undefined,
    transcode: 'off',
    // A puzzle as any other, solved at once.
    smsWork: 1,
    // Whoever tests beside a broadcast has a fiftieth of a core for seconds: that is no transaction that hangs.
    transactionTimeoutMs: 120_000,
  }
  const database = server ? await databaseOn(server, options, usual) : undefined
  const config: Config = { ...usual, databaseUrl: database?.address, ...options.config }
  const app = await createApp(config, {
    clock,
    only: options.only,
    extend: options.extend,
    logTo: options.logTo,
    loadDemo: sharedDemo,
    onInternalError: (error) => internalErrors.push(error),
  })
  let listening: Promise<number> | undefined
  const port = () => {
    listening ??= app.listen(0)
    return listening
  }
  const sockets: TestSocket[] = []
  const callOnce: TestSite['call'] = async (name, input, callOptions = {}) => {
    const reply = await app.fastify.inject({
      ...requestOf(name, input),
      headers: headersOf(callOptions),
      remoteAddress: callOptions.ip ?? '127.0.0.1',
    })
    const error = internalErrors.shift()
    if (error) throw error
    const contentType = String(reply.headers['content-type'])
    if (contentType.startsWith('application/json')) return reply.json()
    const fileName = /filename="(.+)"/.exec(String(reply.headers['content-disposition']))?.[1] ?? ''
    return { code: 0, msg: '', data: { name: fileName, contentType, bytes: reply.rawPayload } as never }
  }
  const call: TestSite['call'] = async (name, input, callOptions = {}) => {
    const reply = await callOnce(name, input, callOptions)
    const work = callOptions.isIdle ? undefined : await workFor(reply)
    return work === undefined ? reply : callOnce(name, { ...input, work }, callOptions)
  }
  const ok: TestSite['ok'] = async (name, input, callOptions) => {
    const envelope = await call(name, input, callOptions)
    if (envelope.code !== 0) throw new Error(`${name} was refused: ${envelope.code} ${envelope.reason} ${envelope.msg}`)
    return envelope.data
  }
  return {
    app,
    db: app.kernel.db,
    clock,
    modules: app.modules,
    call,
    ok,
    async signIn(who) {
      const userId = asUserId(typeof who === 'number' ? who : demoAccounts[who].id)
      const token = await app.modules.sessions.sessions.open(userId, { ip: '127.0.0.1', name: 'test browser' })
      return { token, userId }
    },
    async socket({ token, headers } = {}) {
      const socket = await openTestSocket(`ws://127.0.0.1:${await port()}/ws`, headers)
      sockets.push(socket)
      const ticket = token === undefined ? undefined : (await ok('createSocketTicket', {}, { token })).ticket
      socket.send({ type: 'register', info: 'web', ticket })
      await socket.next((frame) => frame.code === 101 && frame.data.type === 'registered')
      return socket
    },
    origin: async () => `http://127.0.0.1:${await port()}`,
    async close() {
      for (const socket of sockets) socket.close()
      await app.close()
      await database?.drop()
    },
  }
}
