import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { ReleaseClient } from '../client'
import type { OidcRule } from '../register/register-schema'
import { aListeningService, aRecord, type ListeningService } from '../testing/a-listening-service'
import { firstBuild } from '../testing/a-service'
import { aBuiltFolder, audit } from '../testing/a-version'
import { anIssuer } from '../testing/an-issuer'

let service: ListeningService
let issuer: Awaited<ReturnType<typeof anIssuer>>
let now: number

const rule = (change: Partial<OidcRule> = {}): OidcRule => ({
  issuer: issuer.address,
  audience: 'https://site.example',
  algorithm: 'RS256',
  claims: { repository: 'acme/shop', ref: 'refs/heads/main' },
  verbs: ['publish', 'promote'],
  environments: ['production'],
  ...change,
})
const setRules = (...oidc: OidcRule[]) =>
  service.manager.store.register.put({ 'remote-scores': aRecord({ oidc }) }, audit)
const exchange = (token: string, name = 'remote-scores') => new ReleaseClient(service.address, token).exchange(name)

beforeEach(async () => {
  now = Date.now()
  issuer = await anIssuer()
  service = await aListeningService({ now: () => now, oidcCooldownMs: 0 })
  await setRules(rule())
})
afterEach(async () => {
  await service.close()
  await issuer.close()
})

test('TEAM-02 a CI job trades its identity for an hour in which it may what the rule says; the trail names it', async () => {
  const traded = await exchange(await issuer.token())
  expect(traded).toMatchObject({ ok: true, verbs: ['publish', 'promote'], environments: ['production'] })
  const client = new ReleaseClient(service.address, String(traded.token))
  expect(await client.publish('remote-scores', await aBuiltFolder('1.2.0', '2'))).toMatchObject({ ok: true })
  expect(await client.call('promote', 'remote-scores', { version: '1.2.0' })).toMatchObject({ ok: true })
  expect(await service.manager.store.current('production')).toMatchObject({
    by: 'repo:acme/shop:ref:refs/heads/main',
    via: `job of ${issuer.address} from 127.0.0.1`,
  })
  expect(await client.call('rollback', 'remote-scores')).toMatchObject({ reason: 'not-allowed' })
  expect(await client.call('promote', 'remote-shop')).toMatchObject({ reason: 'not-allowed' })
  expect(await client.call('promote', 'remote-scores', { environment: 'stage' })).toMatchObject({
    reason: 'not-allowed',
  })
  now += 3_600_001
  expect(await client.call('promote', 'remote-scores', { version: '1.1.0' })).toMatchObject({ reason: 'token-wrong' })
})

const second = () => Math.floor(Date.now() / 1000)

describe('TEAM-02 a job is refused', () => {
  test.each<[string, () => Record<string, unknown>]>([
    ['of another repository', () => ({ repository: 'acme/shop-fork' })],
    ['of a repository whose name begins alike', () => ({ repository: 'acme/shop2' })],
    ['of another branch', () => ({ ref: 'refs/heads/dev' })],
    ['without a branch', () => ({ ref: undefined })],
    ['with a list for a branch', () => ({ ref: ['refs/heads/main'] })],
    ['for another audience', () => ({ aud: 'https://elsewhere.example' })],
    ['without an audience', () => ({ aud: undefined })],
    ['of another issuer', () => ({ iss: 'https://token.elsewhere.example' })],
    ['that is over', () => ({ iat: second() - 600, exp: second() - 60 })],
    ['of later', () => ({ nbf: second() + 300 })],
    ['signed in an hour', () => ({ iat: second() + 3600, exp: second() + 3900 })],
    ['that was kept for long', () => ({ iat: second() - 3600, exp: second() + 3600 })],
    ['without an end', () => ({ exp: undefined })],
    ['without a beginning', () => ({ iat: undefined })],
    ['without a number', () => ({ jti: undefined })],
    ['of nobody', () => ({ sub: undefined })],
  ])('%s', async (_what, change) => {
    expect(await exchange(await issuer.token(change()))).toMatchObject({ ok: false, reason: 'token-wrong' })
  })

  test('with a key the issuer does not have, or none at all', async () => {
    const strange = await issuer.token({}, await issuer.strangeKey())
    expect(await exchange(strange)).toMatchObject({ reason: 'token-wrong' })
    const [, body = ''] = (await issuer.token()).split('.')
    const head = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url')
    expect(await exchange(`${head({ alg: 'none' })}.${body}.`)).toMatchObject({ reason: 'token-wrong' })
    // Signed with the public key as if it were a secret.
    const { keys } = (await (await fetch(`${issuer.address}/keys`)).json()) as { keys: { kid: string; n: string }[] }
    const forged = `${head({ alg: 'HS256', kid: keys[0]?.kid })}.${body}`
    const mac = createHmac('sha256', keys[0]?.n ?? '')
      .update(forged)
      .digest('base64url')
    expect(await exchange(`${forged}.${mac}`)).toMatchObject({ reason: 'token-wrong' })
  })

  test('with an algorithm that the rule does not pin, whatever key the issuer shows', async () => {
    await issuer.rotate('two', 'ES256')
    expect(await exchange(await issuer.token())).toMatchObject({ reason: 'token-wrong' })
    await setRules(rule({ algorithm: 'ES256' }))
    expect(await exchange(await issuer.token())).toMatchObject({ ok: true })
  })

  test('for a package without rules, or with those of another repository', async () => {
    expect(await exchange(await issuer.token(), 'remote-shop')).toMatchObject({ reason: 'token-wrong' })
    expect(await exchange(await issuer.token(), 'remote-moon')).toMatchObject({ reason: 'token-wrong' })
  })

  test('with a token that was used before, also after another process took it', async () => {
    const token = await issuer.token()
    const outcomes = await Promise.all([exchange(token), exchange(token), exchange(token)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await exchange(token)).toMatchObject({
      reason: 'token-wrong',
      message: expect.stringContaining('used before'),
    })
  })

  test('of an issuer that says it is another one', async () => {
    issuer.claim('https://token.elsewhere.example')
    expect(await exchange(await issuer.token())).toMatchObject({ reason: 'token-wrong' })
  })
})

test('TEAM-02 an issuer is asked for its keys once, and again when a job has a new one', async () => {
  expect(await exchange(await issuer.token())).toMatchObject({ ok: true })
  expect(await exchange(await issuer.token())).toMatchObject({ ok: true })
  expect(issuer.asked()).toBe(1)
  await issuer.rotate('two')
  expect(await exchange(await issuer.token())).toMatchObject({ ok: true })
  expect(issuer.asked()).toBe(2)
})

test('TEAM-02 nobody is asked who is no issuer of the package', async () => {
  const other = await anIssuer()
  expect(await exchange(await other.token())).toMatchObject({ reason: 'token-wrong' })
  expect(other.asked()).toBe(0)
  await other.close()
})

test('TEAM-02 what a job got ends when its rule changes', async () => {
  const { token } = await exchange(await issuer.token())
  const client = new ReleaseClient(service.address, String(token))
  await setRules(rule({ claims: { repository: 'acme/mall' } }))
  expect(await client.call('promote', 'remote-scores', { version: '1.1.0' })).toMatchObject({ reason: 'token-wrong' })
  expect((await service.manager.store.current('production'))?.packages['remote-scores']?.stable).toBe(firstBuild)
})

test('TEAM-02 an issuer is asked over TLS only, away from this machine', async () => {
  await setRules(rule({ issuer: 'http://issuer.example' }))
  const token = await issuer.token({ iss: 'http://issuer.example' })
  expect(await exchange(token)).toMatchObject({ reason: 'token-wrong', message: expect.stringContaining('https://') })
})
