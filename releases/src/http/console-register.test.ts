import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Grant } from '../access/grants'
import { ReleaseClient } from '../client'
import { ReleaseManager } from '../core/release-manager'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { secondBuild } from '../testing/a-service'
import { aHost, audit } from '../testing/a-version'

let service: ListeningService
const manager = { role: 'manager' as const }

beforeEach(async () => {
  service = await aListeningService()
})
afterEach(() => service.close())

async function ask(path: string, grant: Partial<Grant>, body?: object): Promise<Record<string, unknown>> {
  const headers = {
    cookie: `release_session=${service.token(grant)}`,
    'x-release-console': '1',
    'content-type': 'application/json',
  }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await fetch(`${service.address}/console/api/${path}`, init)
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
}
const token = { verb: 'token', for: 'shop CI', package: 'remote-shop', verbs: 'status', envs: 'production', days: '9' }

describe('TEAM-02 TEAM-03 packages and tokens at the console', () => {
  test('a manager registers a package, makes a token that works, sees both, and revokes it', async () => {
    const why = 'new team'
    const record = { verb: 'register', name: 'remote-mall', team: 'mall', routes: '/mall', menus: '', budget: '', why }
    expect(await ask('register', manager, record)).toMatchObject({
      ok: true,
      package: 'remote-mall',
      routes: ['/mall'],
    })
    const made = await ask('register', manager, { ...token, why })
    const client = new ReleaseClient(service.address, String(made.token))
    expect(await client.status('remote-shop')).toMatchObject({ ok: true })
    const state = await ask('register', manager)
    expect(state).toMatchObject({
      packages: expect.arrayContaining([expect.objectContaining({ package: 'remote-mall', team: 'mall' })]),
      tokens: [{ id: made.id, name: 'shop CI', state: 'valid', by: 'mei', verbs: ['status'] }],
    })
    expect((state.entries as object[]).at(-1)).toMatchObject({ by: 'mei', action: 'token', why })
    expect(JSON.stringify(state)).not.toContain(String(made.token).slice(-43))
    expect(JSON.stringify(state)).not.toContain('hash')
    expect(await ask('register', manager, { verb: 'revoke-token', token: made.id, why })).toMatchObject({ ok: true })
    expect(await client.status('remote-shop')).toMatchObject({ reason: 'token-wrong' })
    expect((await ask('register', manager)).tokens).toMatchObject([{ state: 'revoked' }])
  })

  test.each([{ role: 'viewer' as const }, { role: 'team' as const, package: 'remote-shop' }])(
    '%j sees packages alone and changes none',
    async (grant) => {
      await ask('register', manager, { ...token, why: 'for us' })
      const state = await ask('register', grant)
      expect([Array.isArray(state.packages), state.tokens, state.entries]).toEqual([true, undefined, undefined])
      for (const body of [
        token,
        { verb: 'register', name: 'remote-shop', team: 'mine' },
        { verb: 'revoke-token', token: 'x' },
      ])
        expect(await ask('register', grant, { ...body, why: 'for us' })).toMatchObject({
          status: 403,
          reason: 'role-missing',
        })
    },
  )

  test.each([
    [{ ...token, verbs: 'explode' }],
    [{ ...token, days: '4000' }],
    [{ ...token, package: 'remote-moon' }],
    [{ ...token, why: '' }],
    [{ ...token, by: 'somebody else' }],
    [{ verb: 'register', name: 'remote-mall', team: 'mall', routes: '/shop' }],
    [{ verb: 'register', name: 'remote-mall', team: '<b>' }],
  ])('%j is refused and changes nothing', async (body) => {
    const before = (await service.manager.store.register.history()).length
    expect(await ask('register', manager, { why: 'because', ...body })).toMatchObject({ ok: false })
    expect(await service.manager.store.register.history()).toHaveLength(before)
  })
})

describe('TEAM-08 what stage has and production has not, at the console', () => {
  beforeEach(async () => {
    const stage = new ReleaseManager(service.manager.store, 'stage')
    await stage.promote({ host: aHost().build, 'remote-scores': secondBuild }, audit)
  })
  const promote = { verb: 'promote', from: 'stage', environment: 'production', why: 'as stage' }

  test('is one view, and one step for who releases everything', async () => {
    const ahead = () => ask('ahead?from=stage&environment=production', manager)
    expect((await ahead()).packages).toMatchObject([{ package: 'remote-scores', from: secondBuild }])
    expect(await ask('change', manager, promote)).toMatchObject({ ok: true, seq: 2 })
    expect((await ahead()).packages).toEqual([])
    expect(await ask('change', manager, promote)).toMatchObject({ reason: 'already-stable' })
  })
  test('a team brings its own package along, and nothing else', async () => {
    const team = { role: 'team' as const, package: 'remote-scores' }
    expect(await ask('change', team, promote)).toMatchObject({ status: 403 })
    expect(await ask('change', team, { ...promote, package: 'host' })).toMatchObject({ status: 403 })
    expect(await ask('change', team, { ...promote, package: 'remote-scores' })).toMatchObject({ ok: true })
  })
})
