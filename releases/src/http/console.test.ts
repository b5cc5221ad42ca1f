import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { InjectOptions } from 'fastify'
import { aService, firstBuild, secondBuild } from '../testing/a-service'
import { audit } from '../testing/a-version'
import { consoleStaff } from '../testing/console-staff'

let service: Awaited<ReturnType<typeof aService>>
const manager = { role: 'manager' as const }
const team = { role: 'team' as const, package: 'remote-scores' }

/** Sessions of the one account there is, and whether it is still staff. */
let open: Set<string>
let isStaff: boolean
let tries: string[]

beforeEach(async () => {
  ;[open, isStaff, tries] = [new Set(), true, []]
  service = await aService(consoleStaff({ open, tries, isStaff: () => isStaff }))
})
afterEach(() => service.close())

const page = { 'x-release-console': '1' }
const as = (grant: Parameters<typeof service.token>[0]) => ({
  cookie: `release_session=${service.token(grant)}`,
  ...page,
})
const post = (url: string, payload: object, headers: InjectOptions['headers'] = page) =>
  service.app.inject({ method: 'POST', url: `/console/api/${url}`, payload, headers })
const get = (url: string, headers: InjectOptions['headers']) =>
  service.app.inject({ url: `/console/api/${url}`, headers })
const change = (words: object) => ({ environment: 'production', why: 'because it is better', ...words })

test('FED-04 the console is a page of its own, under a strict policy, without the host', async () => {
  const answer = await service.app.inject({ url: '/console' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*require-trusted-types-for/)
  expect(answer.body).not.toMatch(/<script>|\/assets\//)
  for (const [, file = ''] of answer.body.matchAll(/(?:src|href)="(\/console\/[^"]+)"/g))
    expect({ file, status: (await service.app.inject({ url: file })).statusCode }).toEqual({ file, status: 200 })
  const module = await service.app.inject({ url: '/console/console.js' })
  for (const [, file = ''] of module.body.matchAll(/from '\.\/([^']+)'/g))
    expect({ file, status: (await service.app.inject({ url: `/console/${file}` })).statusCode }).toEqual({
      file,
      status: 200,
    })
  expect((await service.app.inject({ url: '/console/nothing.js' })).statusCode).toBe(404)
})

test('FED-04 the console speaks three languages, each with every text and its values', async () => {
  const read = async (language: string) => {
    const { body } = await service.app.inject({ url: `/console/texts-${language}.js` })
    return new Map(
      [...body.matchAll(/^ {2}'?([\w.-]+)'?: '(.+)',$/gm)].map(([, key = '', text = '']) => [
        key,
        (text.match(/\{\{\w+\}\}/g) ?? []).toSorted(),
      ]),
    )
  }
  const [zh, en, vi] = await Promise.all(['zh', 'en', 'vi'].map(read))
  expect(zh?.size).toBeGreaterThan(80)
  expect([...(en ?? [])].toSorted()).toEqual([...(zh ?? [])].toSorted())
  expect([...(vi ?? [])].toSorted()).toEqual([...(zh ?? [])].toSorted())
})

test('FED-04 every reason of a refusal that a person can meet is put into words', async () => {
  const sources = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /(core|checks|http|register|verbs)\/[\w-]+\.ts$/.test(file) && !/\.(test|fixture)\.ts$/.test(file),
    )
    .map((file) => readFileSync(join(__dirname, '..', file), 'utf8'))
  const found = sources.flatMap((text) =>
    [...text.matchAll(/(?:ReleaseRefused\(|problem\(|reason: )\s*'([a-z-]+)'/g)].map(([, reason = '']) => reason),
  )
  expect(found).toEqual(expect.arrayContaining(['changed-meanwhile', 'revoked', 'shared-version', 'too-often']))
  const { body } = await service.app.inject({ url: '/console/texts-zh.js' })
  // What a damaged store says is for whoever runs it.
  const untold = new Set(['document-wrong', 'manifest-wrong', 'version-exists'])
  const wordless = found.filter((reason) => !untold.has(reason) && !body.includes(`'reason.${reason}'`))
  expect([...new Set(wordless)]).toEqual([])
})

test('FED-04 nobody sees anything without signing in; a wrong password, a forged token and a tenth try open nothing', async () => {
  expect((await get('state', page)).statusCode).toBe(401)
  expect((await get('state', { cookie: 'release_session=rel1.e30.x', ...page })).statusCode).toBe(401)
  expect((await service.app.inject({ url: '/console/events' })).statusCode).toBe(401)
  expect((await post('sign-in', { mobile: '86-139', password: 'wrong' })).statusCode).toBe(401)
  expect((await post('sign-in', { token: `${service.token(manager)}x` })).statusCode).toBe(401)
  expect((await post('sign-in', {})).statusCode).toBe(401)
  const right = await post('sign-in', { mobile: '86-139', password: 'right' })
  expect(right.json()).toMatchObject({ ok: true, role: 'manager' })
  const [cookie = '', mark] = right.headers['set-cookie'] as string[]
  expect(mark).toBe('mark=known; HttpOnly')
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
  expect((await get('state', { cookie: cookie.split(';')[0], ...page })).json()).toMatchObject({ ok: true, seq: 1 })
  for (let round = 0; round < 10; round += 1) await post('sign-in', { token: 'x' })
  expect((await post('sign-in', { mobile: '86-139', password: 'right' })).statusCode).toBe(429)
  // EDGE-05: strangers of the same line don't lock out a browser the account knows; for other accounts it is one of them.
  const known = { ...page, cookie: 'mark=known' }
  expect((await post('sign-in', { mobile: '86-139', password: 'right' }, known)).statusCode).toBe(200)
  expect((await post('sign-in', { mobile: '86-138', password: 'right' }, known)).statusCode).toBe(429)
  // The turns are those of the whole site: a second process would not give ten more.
  expect(new Set(tries)).toEqual(new Set(['release console 127.0.0.1']))
})

test.each(['86-139', '139', '+86 139', ' 86-139 '])(
  'FED-04 an account signs in with its number written %j',
  async (mobile) => {
    expect((await post('sign-in', { mobile, password: 'right' })).json()).toMatchObject({ ok: true, role: 'manager' })
  },
)

test('EDGE-06 a sign-in that wants a second step gives no cookie before it, and counts its tries as its own', async () => {
  const asked = await post('sign-in', { mobile: '86-138', password: 'right' })
  expect(asked.statusCode).toBe(401)
  expect(asked.headers['set-cookie']).toBeUndefined()
  const words = { reason: 'second-factor-needed', message: 'go on', data: { ticket: 'one' }, page: '/step.js' }
  expect(asked.json()).toEqual({ ok: false, ...words })
  const wrong = await post('second-step', { ticket: 'one', code: '000000' })
  expect([wrong.statusCode, wrong.headers['set-cookie'], wrong.json().message]).toEqual([
    401,
    undefined,
    'no: http://localhost:80',
  ])
  const foreign = await post('second-step', { ticket: 'one', code: '123456' }, {})
  expect(foreign.statusCode).toBe(403)
  const right = await post('second-step', { ticket: 'one', code: '123456' })
  const cookie = String(right.headers['set-cookie']).split(';', 1)[0] as string
  expect((await get('state', { cookie, ...page })).json()).toMatchObject({ ok: true })
  for (let round = 0; round < 10; round += 1) await post('second-step', { ticket: 'one', code: 'x' })
  expect((await post('second-step', { ticket: 'one', code: '123456' })).statusCode).toBe(429)
})

test('FED-04 a sign-in ends with the session of the account: signed out, taken away, or no staff any more', async () => {
  const signIn = async () => {
    const answer = await post('sign-in', { mobile: '86-139', password: 'right' })
    const [session = ''] = answer.headers['set-cookie'] as string[]
    return { cookie: session.split(';', 1)[0] as string, ...page }
  }
  const statuses = async (headers: InjectOptions['headers']) => [
    (await get('state', headers)).statusCode,
    (await post('change', change({ verb: 'lock' }), headers)).statusCode,
    (await service.app.inject({ url: '/releases/metrics', headers })).statusCode,
    (await service.app.inject({ url: '/?as-of=1', headers })).statusCode,
  ]
  const first = await signIn()
  expect(await statuses(first)).toEqual([200, 200, 200, 200])
  await post('sign-out', {}, first)
  expect(await statuses(first)).toEqual([401, 401, 401, 403])
  const second = await signIn()
  isStaff = false
  expect(await statuses(second)).toEqual([401, 401, 401, 403])
  expect((await service.app.inject({ url: '/console/events', headers: second })).statusCode).toBe(401)
})

test('FED-04 a change that another site sends is refused although the cookie is there', async () => {
  const { cookie } = as(manager)
  const sent = change({ verb: 'promote', package: 'remote-scores', build: secondBuild })
  expect((await post('change', sent, { cookie })).statusCode).toBe(403)
  // The backend's server reads addresses without regard to case, and decodes them.
  for (const url of ['/CONSOLE/api/change', '/%63onsole/api/change', '/console/%61pi/change/'])
    expect([404, 403]).toContain(
      (await service.app.inject({ method: 'POST', url, payload: sent, headers: { cookie } })).statusCode,
    )
  expect(await service.manager.store.newestSeq('production')).toBe(1)
})

test('FED-04 promote, canary, grow, roll back, lock: one call each, with who, when and why', async () => {
  const steps = [
    { verb: 'canary', package: 'remote-scores', build: secondBuild, percent: 5 },
    { verb: 'canary', package: 'remote-scores', build: secondBuild, percent: 25 },
    { verb: 'promote', package: 'remote-scores', build: secondBuild },
    { verb: 'lock' },
    { verb: 'rollback', package: 'remote-scores' },
    { verb: 'unlock' },
  ]
  for (const [index, step] of steps.entries())
    expect((await post('change', change(step), as(manager))).json()).toEqual({ ok: true, seq: index + 2 })
  const state = (await get('state', as(manager))).json()
  expect(state.log.slice(0, 3)).toMatchObject([
    { action: 'unlock', by: 'mei', why: 'because it is better' },
    { action: 'rollback', target: 'remote-scores', from: secondBuild, to: firstBuild },
    { action: 'lock' },
  ])
  expect(state.packages.find((one: { name: string }) => one.name === 'remote-scores')).toMatchObject({
    stable: firstBuild,
    revoked: [secondBuild],
    canRollBack: false,
    mayChange: true,
  })
  for (const from of ['0x1', '1e0', '%201', '', 'x'])
    expect((await get(`diff?from=${from}&to=4`, as(manager))).statusCode).toBe(400)
  const { packages } = (await get('diff?from=1&to=4', as(manager))).json()
  expect(packages).toEqual([{ package: 'remote-scores', from: firstBuild, to: secondBuild }])
})

test.each([
  ['a viewer', { role: 'viewer' as const }, { verb: 'promote', package: 'remote-scores', build: secondBuild }, 403],
  [
    'the team of another remote',
    { role: 'team' as const, package: 'remote-live' },
    { verb: 'rollback', package: 'remote-scores' },
    403,
  ],
  ['a team that would lock everybody', team, { verb: 'lock' }, 403],
  ['the team of the remote', team, { verb: 'promote', package: 'remote-scores', build: secondBuild }, 200],
  ['a manager', manager, { verb: 'promote', package: 'remote-scores', build: secondBuild }, 200],
])('FED-04 %s: %j', async (_who, grant, words, status) => {
  expect((await post('change', change(words), as(grant))).statusCode).toBe(status)
})

test('FED-05 what cannot work is refused with the reason the command line gives', async () => {
  const [hidden] = await service.manager.store.listVersions('remote-scores')
  await service.manager.lock(true, audit)
  const locked = await post(
    'change',
    change({ verb: 'promote', package: 'remote-scores', build: secondBuild }),
    as(manager),
  )
  expect(locked.statusCode).toBe(409)
  expect(locked.json()).toMatchObject({ reason: 'locked' })
  expect((await get(`check?package=remote-scores&build=${hidden?.build}`, as(manager))).json().problems).toEqual([])
  expect((await get('check?package=remote-scores&build=9.9.9-999999999999', as(manager))).statusCode).toBe(409)
})

test('FED-04 who looked at an old state is told what changed meanwhile', async () => {
  await service.manager.promote({ 'remote-scores': secondBuild }, { ...audit, by: 'li' })
  const words = change({ verb: 'rollback', package: 'remote-scores', seq: 1 })
  expect((await post('change', words, as(manager))).json()).toMatchObject({
    reason: 'changed-meanwhile',
    message: expect.stringContaining('li'),
  })
  expect((await post('change', { ...words, seq: 2 }, as(manager))).json()).toMatchObject({ ok: true })
})

test.each([
  [{ verb: 'promote' }],
  [{ verb: 'explode', package: 'remote-scores' }],
  [{ verb: 'promote', package: 'remote-scores', build: 'latest' }],
  [{ verb: 'canary', package: 'remote-scores', build: secondBuild, percent: 100 }],
  [{ verb: 'canary', package: 'remote-scores', build: secondBuild }],
  [{ verb: 'promote', package: '<script>', build: secondBuild }],
  [{ verb: 'rollback', package: 'remote-scores', why: '' }],
  [{ verb: 'rollback', package: 'remote-scores', by: 'somebody else' }],
])('%j is no change', async (words) => {
  expect((await post('change', change(words), as(manager))).statusCode).toBe(400)
  expect(await service.manager.store.newestSeq('production')).toBe(1)
})
