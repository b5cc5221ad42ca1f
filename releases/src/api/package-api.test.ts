import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { packFolder, ReleaseClient } from '../client'
import type { PackageVerb } from '../register/register-schema'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { firstBuild, secondBuild } from '../testing/a-service'
import { aBuiltFolder, audit } from '../testing/a-version'

let service: ListeningService
let now: number

beforeEach(async () => {
  now = Date.now()
  service = await aListeningService({ now: () => now })
})
afterEach(() => service.close())

const stable = async () => (await service.manager.store.current('production'))?.packages['remote-scores']?.stable
const digestOf = (bytes: Uint8Array) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`

test('TEAM-02 a CI publishes, checks, grows, promotes and rolls back over HTTP; the trail says which token, from where', async () => {
  const token = await service.aToken()
  const client = new ReleaseClient(service.address, token.text)
  const published = await client.publish('remote-scores', await aBuiltFolder('1.2.0', '2'))
  expect(published).toMatchObject({ ok: true, isNew: true, build: '1.2.0-222222222222', by: 'ci' })
  const version = '1.2.0'
  expect(await client.call('check', 'remote-scores', { version })).toMatchObject({ ok: true, isReady: true })
  expect(await client.call('canary', 'remote-scores', { version, percent: 5 })).toMatchObject({ percent: 5, seq: 2 })
  expect(await client.call('promote', 'remote-scores', { version, why: 'better' })).toMatchObject({ seq: 3 })
  expect(await client.status('remote-scores')).toMatchObject({ seq: 3, packages: [{ build: '1.2.0-222222222222' }] })
  expect(await client.call('rollback', 'remote-scores', { why: 'not better' })).toMatchObject({ build: firstBuild })
  const history = await service.manager.store.history('production')
  expect(history.slice(1).map(({ by, via }) => [by, via])).toEqual(
    Array.from({ length: 3 }, () => ['ci', `token ${token.id} from 127.0.0.1`]),
  )
  expect(await service.manager.find('remote-scores', version)).toMatchObject({
    via: `token ${token.id} from 127.0.0.1`,
  })
})

/** What each verb is asked; all of it works for who may. */
const asks: Readonly<
  Record<
    Exclude<PackageVerb, 'register'>,
    (client: ReleaseClient, name: string, environment?: string) => Promise<object>
  >
> = {
  publish: async (client, name, environment) =>
    client.publish(name, await aBuiltFolder('1.2.0', '2'), environment ? { environment } : {}),
  preview: async (client, name, environment) =>
    client.publish(name, await aBuiltFolder('1.2.0', '3'), { preview: 'x', ...(environment ? { environment } : {}) }),
  check: (client, name, environment) => client.call('check', name, { version: '1.1.0', environment }),
  canary: (client, name, environment) => client.call('canary', name, { version: '1.1.0', percent: 5, environment }),
  promote: (client, name, environment) => client.call('promote', name, { version: '1.1.0', environment }),
  rollback: (client, name, environment) => client.call('rollback', name, { environment }),
  revoke: (client, name, environment) => client.call('revoke', name, { version: '1.1.0', why: 'leaks', environment }),
  status: (client, name, environment) => client.status(name, environment),
}
const verbs = Object.keys(asks) as (keyof typeof asks)[]

describe('TEAM-02 a token is for its verbs, packages and environments', () => {
  test.each(verbs)('one for %s opens that and no other verb', async (own) => {
    const client = await service.client({ verbs: [own] })
    for (const verb of verbs.filter((one) => one !== own))
      expect(await asks[verb](client, 'remote-scores')).toMatchObject({ ok: false, reason: 'not-allowed' })
    expect(await client.register('remote-scores', { team: 'mine' })).toMatchObject({ reason: 'not-allowed' })
    // Allowed: whatever it says then, it is about the work and not about the right.
    const answer = (await asks[own](client, 'remote-scores')) as { reason?: string }
    expect(['not-allowed', 'token-wrong']).not.toContain(answer.reason)
  })
  test.each(verbs)('%s of another package, and in another environment, is refused', async (verb) => {
    const client = await service.client()
    expect(await asks[verb](client, 'remote-shop')).toMatchObject({ ok: false, reason: 'not-allowed' })
    expect(await asks[verb](client, 'host')).toMatchObject({ ok: false, reason: 'not-allowed' })
    expect(await asks[verb](client, 'remote-scores', 'stage')).toMatchObject({ ok: false, reason: 'not-allowed' })
    expect(await service.manager.store.newestSeq('stage')).toBe(0)
  })
  test('a package that goes along, and an environment versions are taken from, need the right as well', async () => {
    const client = await service.client()
    const along = { version: '1.1.0', with: ['host@1.0.0'] }
    expect(await client.call('promote', 'remote-scores', along)).toMatchObject({ reason: 'not-allowed' })
    expect(await client.call('promote', 'remote-scores', { from: 'stage' })).toMatchObject({ reason: 'not-allowed' })
    expect(await stable()).toBe(firstBuild)
  })
  test('register changes the own package and takes no route of another', async () => {
    const client = await service.client({ verbs: ['register'] })
    expect(await client.register('remote-scores', { routes: '/football,/table' })).toMatchObject({ ok: true })
    expect(await client.register('remote-scores', { routes: '/shop' })).toMatchObject({ reason: 'route-owned' })
    expect(await client.register('remote-shop', { routes: '/table' })).toMatchObject({ reason: 'not-allowed' })
    expect((await service.manager.store.register.history()).at(-1)).toMatchObject({
      by: 'ci',
      via: expect.stringMatching(/^token /),
    })
  })
})

describe('TEAM-02 what opens nothing', () => {
  const status = (text: string) => new ReleaseClient(service.address, text).status('remote-scores')
  const wrong = { ok: false, reason: 'token-wrong' }

  test('an expired one, from the moment it expires', async () => {
    const { text } = await service.aToken({ days: 1 })
    expect(await status(text)).toMatchObject({ ok: true })
    now += 86_400_000 + 1000
    expect(await status(text)).toMatchObject(wrong)
  })
  test('a revoked one, at once, whichever process revoked it', async () => {
    const { text, id } = await service.aToken()
    expect(await status(text)).toMatchObject({ ok: true })
    await service.manager.store.register.revokeToken(id, audit)
    expect(await status(text)).toMatchObject(wrong)
    await expect(service.manager.store.register.revokeToken(id, audit)).rejects.toMatchObject({
      reason: 'already-revoked',
    })
  })
  test('a secret of another token, a cut one, none at all, a sign-in of the console', async () => {
    const [one, other] = [await service.aToken(), await service.aToken()]
    const mixed = `psr_${one.id}_${other.text.slice(-43)}`
    for (const text of [mixed, one.text.slice(0, -1), `${one.text}x`, 'x', service.token({ role: 'manager' })])
      expect(await status(text)).toMatchObject(wrong)
    const bare = await fetch(`${service.address}/api/releases/packages/remote-scores/status`)
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })
  test('the console and its calls', async () => {
    const { text } = await service.aToken()
    const answer = await fetch(`${service.address}/console/api/state`, { headers: { authorization: `Bearer ${text}` } })
    expect(answer.status).toBe(401)
  })
  test('a package that is not registered, for a token that was for it', async () => {
    const client = await service.client({ packages: 'remote-shop' })
    const other = await aBuiltFolder('1.2.0', '2')
    expect(await client.publish('remote-shop', other)).toMatchObject({ reason: 'files-wrong' })
    await expect(service.aToken({ packages: 'remote-moon' })).rejects.toMatchObject({ reason: 'package-unknown' })
  })
  test('after twenty wrong ones a line waits; who comes with a right one does not', async () => {
    const { text } = await service.aToken()
    for (let round = 0; round < 20; round += 1) expect(await status('psr_x')).toMatchObject(wrong)
    expect(await status('psr_x')).toMatchObject({ reason: 'too-often' })
    expect(await status(text)).toMatchObject({ ok: true })
  })
  test('a store that is read: no token stands in it', async () => {
    const { text } = await service.aToken()
    const stored = JSON.stringify(await service.manager.store.register.current())
    expect(stored).not.toContain(text.slice(-43))
  })
})

describe('TEAM-02 an upload', () => {
  const send = async (body: Uint8Array, headers: Record<string, string> = {}) => {
    const { text } = await service.aToken()
    const whole = { 'content-type': 'application/gzip', 'content-digest': digestOf(body), ...headers }
    const answer = await service.post('/packages/remote-scores/builds', text, new Uint8Array(body), whole)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  test('is the archive whose hash was sent', async () => {
    const body = await packFolder(await aBuiltFolder('1.2.0', '2'))
    expect(await send(body, { 'content-digest': digestOf(Buffer.from('other')) })).toMatchObject({
      reason: 'archive-wrong',
    })
    expect(await send(body, { 'content-digest': 'md5=:x:' })).toMatchObject({ status: 400, reason: 'usage' })
    expect(await service.manager.store.listBuilds('remote-scores')).toEqual([firstBuild, secondBuild])
    expect(await send(body)).toMatchObject({ status: 200, isNew: true })
    expect(await send(body)).toMatchObject({ status: 200, isNew: false })
  })
  test('takes what the package owns, and is sealed', async () => {
    const routes = [{ path: '/shop', title: 'scores:t', files: { js: [], css: [] } }]
    const foreign = await packFolder(await aBuiltFolder('1.2.0', '2', { routes }))
    expect(await send(foreign)).toMatchObject({ status: 409, reason: 'not-owned' })
    const files = { entry: { js: [], css: [] } }
    expect(await send(await packFolder(await aBuiltFolder('1.2.0', '2', files)))).toMatchObject({
      reason: 'not-sealed',
    })
  })
  test('never changes a version', async () => {
    expect(await send(await packFolder(await aBuiltFolder('1.1.0', '9')))).toMatchObject({ reason: 'version-exists' })
  })
})

test('TEAM-02 events of a package come as they happen, and end with the token', async () => {
  const { text, id } = await service.aToken({ verbs: ['status'] })
  const address = `${service.address}/api/releases/packages/remote-scores/events`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${text}` } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const until = async (words: string) => {
    while (!heard.includes(words)) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) return 'ended'
      heard += value
    }
    return 'heard'
  }
  expect(await until(': open')).toBe('heard')
  await service.manager.promote({ 'remote-scores': secondBuild }, audit)
  expect(await until('"action":"promote"')).toBe('heard')
  await service.manager.store.register.revokeToken(id, audit)
  await service.manager.rollBack('remote-scores', audit)
  expect(await until('"action":"rollback"')).toBe('ended')
})

test('FED-04 who promotes over what somebody else promoted a moment before is told', async () => {
  const folder = await aBuiltFolder('1.2.0', '2')
  const client = await service.client()
  await client.publish('remote-scores', folder)
  await client.call('promote', 'remote-scores', { version: '1.1.0', why: 'first' })
  expect(await client.call('promote', 'remote-scores', { version: '1.2.0', why: 'second' })).toMatchObject({
    build: '1.2.0-222222222222',
    replaced: { build: secondBuild, by: 'ci', why: 'first' },
    text: expect.stringContaining('it replaced 1.1.0'),
  })
})

test('TEAM-06 who may see how a package stands may see what raising a shared library takes', async () => {
  const client = await service.client({ verbs: ['status'] })
  const found = await client.plan('remote-scores', { raise: 'react@19.3.2' })
  expect(found).toMatchObject({
    ok: true,
    modules: ['react'],
    host: { version: '1.0.0', provides: { react: '19.3.1' } },
    remotes: [{ name: 'remote-scores', ranges: { react: '^19.3.1' }, runsBefore: true, runsAfter: true }],
    steps: [{ ships: ['host'] }, { ships: ['remote-scores'], isNeeded: false }],
  })
  expect(String(found.text).split('\n')).toEqual([
    'react 19.3.1 -> 19.3.2 in production',
    '  host            1.0.0 provides 19.3.1',
    '  remote-scores   1.0.0 declares ^19.3.1: runs with both',
    '1. host with 19.3.2',
    '   rollback to: host 1.0.0-aaaaaaaaaaaa',
    '2. remote-scores when it likes',
    '   rollback to: host 1.0.0-aaaaaaaaaaaa, remote-scores 1.0.0-000000000000',
  ])
  for (const raise of ['react', 'left-pad@1.0.0', '@19.0.0'])
    expect(await client.plan('remote-scores', { raise })).toMatchObject({ ok: false, reason: 'usage' })
  expect(await client.plan('remote-shop', { raise: 'react@19.3.2' })).toMatchObject({ reason: 'not-allowed' })
})
