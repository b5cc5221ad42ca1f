import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { code } from '@pitchside/contract'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyRequest } from 'fastify'
import { createMemoryLimiter } from '../adapters/limits-memory/limits-memory'
import { readConfig } from '../config'
import { Failure } from '../kernel/failure'
import { asUserId } from '../kernel/ids'
import { createLog } from '../kernel/log'
import { createManualClock, type ManualClock } from '../kernel/manual-clock'
import { kernelMessages } from '../kernel/messages'
import { createSystemRandom } from '../kernel/random'
import { createRateLimiter } from '../kernel/rate-limiter'
import type { SessionProblem } from '../kernel/session'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { bindCalls } from './bind-calls'
import { identify } from './caller'
import { createHttp } from './create-http'
import { createReplies } from './replies'

const limitsOf = (clock: ManualClock) => ({
  limiter: createMemoryLimiter(clock),
  flood: createRateLimiter(clock),
  told: () => undefined,
})

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())

const inject = (options: object) => site.app.fastify.inject(options as { url: string })

test('paths match without regard to case, a slash at the end, and the query', async () => {
  for (const url of ['/api/user/AVATARLIST', '/API/User/avatarList/', '/api/user/avatarList?x=1']) {
    expect((await inject({ url })).json()).toMatchObject({ code: 0 })
  }
})

test.each([
  ['GET', '/api/user/login', 405, 'method-wrong'],
  ['HEAD', '/api/user/avatarList', 200, undefined],
  ['HEAD', '/api/user/login', 405, undefined],
  ['POST', '/api/user/avatarList', 405, 'method-wrong'],
  ['GET', '/api/nothing/here', 404, 'call-unknown'],
])('%s %s answers %i', async (method, url, status, reason) => {
  const reply = await inject({ method, url })
  expect(reply.statusCode).toBe(status)
  if (reason) expect(reply.json()).toMatchObject({ code: 1, reason })
})

test('HEAD answers a call as GET does, without its body', async () => {
  const [head, get] = await Promise.all(
    (['HEAD', 'GET'] as const).map((method) => inject({ method, url: '/api/user/avatarList' })),
  )
  const { 'x-request-id': _headId, date: _headDate, ...headers } = head?.headers ?? {}
  expect(head?.body).toBe('')
  expect(get?.headers).toMatchObject(headers)
  expect(headers['content-length']).toBe(String(get?.rawPayload.byteLength))
})

test('OPTIONS names the method of a call', async () => {
  const reply = await inject({ method: 'OPTIONS', url: '/api/User/login' })
  expect([reply.statusCode, reply.headers.allow]).toEqual([204, 'POST, OPTIONS'])
})

test('no reply of a call is kept by caches, and every reply has its number', async () => {
  const { headers } = await inject({ url: '/api/user/avatarList' })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/)
})

describe('who may read an answer', () => {
  let teams: TestSite
  beforeAll(async () => {
    teams = await startTestApp({ only: accountModules, config: { allowedOrigins: ['https://team.example'] } })
  })
  afterAll(() => teams.close())

  test.each([
    ['/api/user/avatarList', 'https://team.example', 'https://team.example'],
    ['/api/user/avatarList', 'https://stranger.example', undefined],
    ['/api/User/getUserInfo?id=x', 'https://team.example', 'https://team.example'],
    ['/api/nothing/here', 'https://team.example', 'https://team.example'],
  ])('%s asked from %s may be read by %s', async (url, origin, reader) => {
    const { headers } = await teams.app.fastify.inject({ url, headers: { origin } })
    expect(headers['access-control-allow-origin']).toBe(reader)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

test('numbers in the query are read, empty fields are left out', async () => {
  expect((await inject({ url: '/api/User/getUserInfo?id=1&page=' })).json()).toMatchObject({
    code: 0,
    data: { id: 1 },
  })
})

test('SHELL-10 wrong input answers code 1 with a message in the language asked for', async () => {
  for (const [lang, msg] of [
    ['zh', '输入有误'],
    ['en', 'Input error'],
    ['vi', 'Dữ liệu nhập không hợp lệ'],
  ]) {
    const reply = await inject({ url: '/api/User/getUserInfo?id=x', headers: { lang } })
    expect(reply.json()).toMatchObject({ code: 1, msg, reason: 'input-invalid', data: { field: 'id' } })
  }
})

test('a body that is no JSON, and one that is too large, are told as such', async () => {
  const headers = { 'content-type': 'application/json' }
  const post = { method: 'POST', url: '/api/user/getCode', headers }
  expect((await inject({ ...post, payload: '{' })).json()).toMatchObject({ code: 1, reason: 'body-unreadable' })
  const large = await inject({ ...post, payload: JSON.stringify({ mobile: 'x'.repeat(1_100_000) }) })
  expect([large.statusCode, large.json().reason]).toEqual([413, 'body-too-large'])
  expect((await inject({ ...post, payload: '' })).json()).toMatchObject({ reason: 'input-invalid' })
})

test('a visitor call goes on with a dead token', async () => {
  expect(await site.call('listAvatars', {}, { token: 'dead' })).toMatchObject({ code: code.ok })
})

test.each(['visitor', 'member'] as const)('a call of a %s that needs a member tells a dead token as such', (who) => {
  const request = { headers: {}, ip: '127.0.0.1' } as unknown as FastifyRequest
  const ask = (found?: SessionProblem) => () => identify(request, who, 'token', found).member()
  expect(ask('expired')).toThrow(expect.objectContaining({ reason: 'token-expired', code: code.tokenExpired }))
  expect(ask('elsewhere')).toThrow(expect.objectContaining({ reason: 'token-elsewhere', code: code.loggedInElsewhere }))
  expect(ask(undefined)).toThrow(expect.objectContaining({ reason: 'login-needed', code: code.loginNeeded }))
})

test('AUTH-08 a caller that asks too often is told how long to wait', async () => {
  const ip = '10.9.9.9'
  const ask = () => site.call('solveCaptcha', { id: 'none', x: 0, track: [] }, { ip })
  for (let turn = 0; turn < 60; turn++) expect(await ask()).toMatchObject({ reason: 'captcha-expired' })
  expect(await ask()).toMatchObject({ code: 1, reason: 'too-often', msg: '操作太频繁，请 1 秒后再试' })
  await site.clock.advance(1_000)
  expect(await ask()).toMatchObject({ reason: 'captcha-expired' })
})

const onCalled = () => () => undefined

/** A server with one call whose handler is given. */
function serverWith(handler: () => Promise<never>, errors: unknown[]) {
  const config = { ...readConfig({ NODE_ENV: 'test' }), checksReplies: true }
  const log = createLog('silent')
  const replies = createReplies(kernelMessages, log, (error) => errors.push(error))
  const app = createHttp(config, replies, log, createSystemRandom())
  const limits = limitsOf(createManualClock(0))
  const options = { authenticate: async () => 'illegal' as const, ...limits, replies, checksReplies: true, onCalled }
  bindCalls(app, [{ name: 'broken', calls: { listAvatars: handler } }], options)
  return app
}

test.each([
  ['throws what nobody planned', async () => Promise.reject(new Error('password=secret at line 1'))],
  ['refuses for a reason without texts', async () => Promise.reject(new Failure('not-in-any-table'))],
  ['replies what its schema does not allow', async () => [{ id: 'x' }] as never],
])('a call that %s answers without details and is noticed', async (_name, handler) => {
  const errors: unknown[] = []
  const reply = await serverWith(handler, errors).inject({ url: '/api/user/avatarList' })
  expect(reply.json()).toEqual({ code: 1, msg: '服务器开小差了，请稍后再试', data: null, reason: 'internal' })
  expect(errors).toHaveLength(1)
})

test('what a call takes and gives is compiled when it is first asked for, and once', async () => {
  const compile = jest.spyOn(TypeCompiler, 'Compile')
  try {
    const app = serverWith(async () => [] as never, [])
    const ask = async () => (await app.inject({ url: '/api/user/avatarList' })).json()
    const compiled = [compile.mock.calls.length]
    for (let turn = 0; turn < 2; turn++) {
      expect(await ask()).toMatchObject({ code: 0 })
      compiled.push(compile.mock.calls.length)
    }
    // One for what it takes, one for what it gives.
    expect(compiled).toEqual([0, 2, 2])
  } finally {
    compile.mockRestore()
  }
})

test.each([10, 5_000, 500_000])('%i Chinese signs arrive as they are', async (count) => {
  const avatar = '场边'.repeat(count / 2)
  const app = serverWith(async () => [{ id: 1, avatar }] as never, [])
  try {
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/user/avatarList`
    const reply = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    expect(await reply.json()).toEqual({ code: 0, msg: '成功', data: [{ id: 1, avatar }] })
    expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(3 * count)
  } finally {
    await app.close()
  }
})

test('a failure that cannot be told ends its connection, and nothing else', async () => {
  let isBroken = true
  const unspeakable = new Failure('not-found', { data: { amount: 1n } })
  const app = serverWith(() => (isBroken ? Promise.reject(unspeakable) : Promise.resolve([] as never)), [])
  try {
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/user/avatarList`
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    isBroken = false
    expect(await (await fetch(url)).json()).toMatchObject({ code: 0, data: [] })
  } finally {
    await app.close()
  }
})

test("an operator's call that changes something past the audit fails", async () => {
  const admin = { id: 's', userId: asUserId(8), role: 'admin' as const, isAnchor: false, isWriter: false }
  const errors: unknown[] = []
  const log = createLog('silent')
  const replies = createReplies(kernelMessages, log, (error) => errors.push(error))
  const app = createHttp(readConfig({ NODE_ENV: 'test' }), replies, log, createSystemRandom())
  const limits = limitsOf(createManualClock(0))
  const unbanUser = () => site.db.query('update users set signature = signature where id = 1').then(() => undefined)
  bindCalls(app, [{ name: 'careless', calls: { unbanUser } }], {
    authenticate: async () => admin,
    ...limits,
    replies,
    checksReplies: true,
    onCalled,
  })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/Operator/unban',
    headers: { token: 't' },
    payload: { uid: 1 },
  })
  expect(reply.json()).toMatchObject({ reason: 'internal' })
  expect(errors).toMatchObject([{ message: "unbanUser is an operator's call and left no audit row." }])
})

test('what plugins and their routes write is in the log of the site', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const replies = createReplies(kernelMessages, log)
  const app = createHttp(readConfig({ NODE_ENV: 'test' }), replies, log, createSystemRandom())
  await app.register(async (plugin) => {
    plugin.get('/asked', async (request, reply) => {
      request.log.warn('by a request')
      reply.log.warn('by an answer')
      return 'ok'
    })
    plugin.log.error('by a plugin')
  })
  await app.inject('/asked')
  await app.close()
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(said).toEqual(['by a plugin', 'by a request', 'by an answer'])
})

test('two modules that answer one call stop the start', () => {
  const app = serverWith(async () => Promise.reject(new Error()), [])
  const module = (name: string) => ({ name, calls: { listHotTeams: async () => [] as never } })
  const options = {
    authenticate: async () => 'illegal' as const,
    limiter: site.app.kernel.limiter,
    flood: createRateLimiter(site.clock),
    told: () => undefined,
    checksReplies: false,
    onCalled,
  }
  const replies = createReplies(kernelMessages, createLog('silent'))
  expect(() => bindCalls(app, [module('one'), module('two')], { ...options, replies })).toThrow(
    'Both one and two answer the call listHotTeams',
  )
})

test('test aids do not exist in production', async () => {
  const production = await startTestApp({ only: accountModules, config: { hasDevAids: false } })
  try {
    for (const url of ['/_dev/outbox?mobile=86-13900000001', '/_dev/captcha/any']) {
      expect((await production.app.fastify.inject({ url })).statusCode).toBe(404)
    }
    expect(await production.call('sendCode', { mobile: '86-13900000001', type: 2 })).toMatchObject({
      reason: 'sms-unavailable',
    })
  } finally {
    await production.close()
  }
})
