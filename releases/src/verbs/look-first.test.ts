import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { ReleaseClient } from '../client'
import { ReleaseRefused } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { firstBuild } from '../testing/a-service'
import { aBuiltFolder, aHost, audit } from '../testing/a-version'
import type { LookInBrowser } from './look-first'

const name = 'remote-scores'
const build = '1.2.0-222222222222'
/** A browser that sees something wrong with this build alone. */
const seeing: LookInBrowser = async (_manager, versions) => {
  if (versions.some((one) => one.build === build)) throw new ReleaseRefused('smoke-failed', 'draws nothing')
}
let service: ListeningService

async function open(look?: LookInBrowser) {
  service = await aListeningService({ look })
  const client = new ReleaseClient(service.address, (await service.aToken({ environments: 'production,stage' })).text)
  await client.publish(name, await aBuiltFolder('1.2.0', '2'))
  return client
}
const live = async () => (await service.manager.store.current('production'))?.packages[name]
const atConsole = async (change: object) => {
  const cookie = `release_session=${service.token({ role: 'manager' })}`
  const answer = await service.app.inject({
    method: 'POST',
    url: '/console/api/change',
    headers: { cookie, 'x-release-console': '1' },
    payload: { environment: 'production', package: name, why: 'because it is better', ...change },
  })
  return answer.json()
}

beforeEach(() => {
  process.env.RELEASE_SMOKE = 'production'
})
afterEach(async () => {
  delete process.env.RELEASE_SMOKE
  await service.close()
})

describe('TEAM-09 what an environment wants to be seen first goes live by no door without that', () => {
  const refused = { ok: false, reason: 'smoke-failed', message: 'draws nothing' }

  test('over HTTP and at the console: promote, canary, and what another environment has', async () => {
    const client = await open(seeing)
    const stage = new ReleaseManager(service.manager.store, 'stage')
    await stage.promote({ host: aHost().build, [name]: build }, audit)
    for (const asked of [{ version: '1.2.0' }, { from: 'stage' }])
      expect(await client.call('promote', name, { ...asked, why: 'new' })).toMatchObject(refused)
    expect(await client.call('canary', name, { version: '1.2.0', percent: 5 })).toMatchObject(refused)
    expect(await atConsole({ verb: 'promote', build })).toMatchObject(refused)
    expect(await atConsole({ verb: 'promote', from: 'stage' })).toMatchObject(refused)
    expect(await atConsole({ verb: 'canary', build, percent: 5 })).toMatchObject(refused)
    expect(await live()).toMatchObject({ stable: firstBuild })
    expect(await live()).not.toHaveProperty('canary')
    // Going back is never held up.
    expect(await client.call('promote', name, { version: '1.1.0' })).toMatchObject({ ok: true })
    expect(await atConsole({ verb: 'rollback' })).toMatchObject({ ok: true })
  })

  test('where nobody can look, it is refused; in other environments it is not asked for', async () => {
    const client = await open()
    expect(await client.call('promote', name, { version: '1.1.0' })).toMatchObject({ reason: 'smoke-missing' })
    expect(await atConsole({ verb: 'promote', build })).toMatchObject({ reason: 'smoke-missing' })
    process.env.RELEASE_SMOKE = 'stage'
    expect(await atConsole({ verb: 'promote', build })).toMatchObject({ ok: true })
  })

  test('what was looked at goes live, whatever is published meanwhile', async () => {
    const next = await aBuiltFolder('1.3.0', '3')
    const client = await open(async (manager) => {
      const { version } = await manager.find(name, build)
      if (version === '1.2.0' && !(await manager.store.findVersion(name, '1.3.0-333333333333')))
        await (await service.client()).publish(name, next)
    })
    expect(await client.call('promote', name)).toMatchObject({ ok: true, build })
  })
})

test('TEAM-09 a team asks for the look itself: of the check it is one problem more', async () => {
  delete process.env.RELEASE_SMOKE
  const client = await open(seeing)
  expect(await client.call('check', name, { version: '1.2.0' })).toMatchObject({ isReady: true })
  expect(await client.call('check', name, { version: '1.2.0', smoke: true })).toMatchObject({
    isReady: false,
    problems: [{ reason: 'smoke-failed' }],
  })
  expect(await client.call('promote', name, { version: '1.2.0', smoke: true })).toMatchObject({
    reason: 'smoke-failed',
  })
})
