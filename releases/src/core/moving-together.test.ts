import { tmpdir } from 'node:os'
import { beforeEach, expect, test } from '@jest/globals'
import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import { ReleaseStore } from '../store/release-store'
import { aHost, audit, aVersion } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import type { HostManifest } from './published'
import { ReleaseManager } from './release-manager'
import { resolveRelease } from './resolve'

let manager: ReleaseManager

async function publishHost(number: number, change: Partial<HostManifest> = {}, minor = 0): Promise<string> {
  const build = `${number}.${minor}.0-${String(number).repeat(12)}`
  await manager.publish(aHost({ version: `${number}.${minor}.0`, ...change }, build), tmpdir())
  return build
}
async function publishRemote(id: string, number: number, change: Partial<RemoteManifest> = {}): Promise<string> {
  const build = `${number}.0.0-${String(number).repeat(12)}`
  const container = `${id}_${number}`
  const entry = { js: [], css: [] }
  await manager.publish(aVersion({ id, container, entry, version: `${number}.0.0`, ...change }, build), tmpdir())
  return build
}
const stableOf = async (name: string) => (await manager.store.current('production'))?.packages[name]?.stable
const fallbacksOf = async (id: string) => {
  const document = (await manager.store.current('production'))!
  const { release } = await resolveRelease(document, (name, build) => manager.store.readVersion(name, build))
  return release.remotes[id]?.previous.map(({ build }) => build)
}

let hosts: string[]
let scores: string[]

beforeEach(async () => {
  manager = new ReleaseManager(new ReleaseStore(new MemoryObjects()), 'production')
  hosts = [await publishHost(1)]
  scores = [await publishRemote('scores', 1)]
  await publishRemote('live', 1)
  const remotes = { 'remote-scores': scores[0]!, 'remote-live': scores[0]! }
  await manager.promote({ host: hosts[0]!, ...remotes }, audit)
})

test('FED-05 a contract goes from 1 to 2: the host first, which runs both, then one remote after the other', async () => {
  const second = await publishRemote('scores', 2, { contract: 2 })
  await expect(manager.promote({ 'remote-scores': second }, audit)).rejects.toMatchObject({
    reason: 'contract-mismatch',
    message: expect.stringContaining('release a host that speaks it, first'),
  })
  const host = await publishHost(2, { contract: 2, contracts: [2, 1] })
  await manager.promote({ host }, audit)
  // A rollback of the host would bring one that cannot run it: whoever gives that way up says so.
  await expect(manager.promote({ 'remote-scores': second }, audit)).rejects.toMatchObject({
    message: expect.stringContaining(`or revoke host ${hosts[0]}`),
  })
  await manager.revoke('host', hosts[0]!, audit)
  await manager.promote({ 'remote-scores': second }, audit)
  expect(await stableOf('remote-scores')).toBe(second)
  // The remote that still speaks 1 lives beside it, and the one before is still something to fall back to.
  expect(await stableOf('remote-live')).toBe('1.0.0-111111111111')
  expect(await fallbacksOf('scores')).toEqual([scores[0]])
})

test('FED-05 a major of React goes live with the host and all remotes at once; what cannot run in it is no fallback', async () => {
  const react = { react: '^20.0.0' }
  const host = await publishHost(2, { shared: { react: '20.0.0' } })
  const builds = {
    'remote-scores': await publishRemote('scores', 2, { shared: react }),
    'remote-live': await publishRemote('live', 2, { shared: react }),
  }
  await expect(manager.promote({ host }, audit)).rejects.toMatchObject({ reason: 'shared-version' })
  await expect(manager.promote(builds, audit)).rejects.toMatchObject({ reason: 'shared-version' })
  await manager.promote({ host, ...builds }, audit)
  expect(await stableOf('host')).toBe(host)
  expect(await fallbacksOf('scores')).toEqual([])
  // What follows is not held up by the versions of before.
  await manager.promote({ 'remote-scores': await publishRemote('scores', 3, { shared: react }) }, audit)
  expect(await fallbacksOf('scores')).toEqual([builds['remote-scores']])
})

test('FED-05 a slot goes with the host and the remote that filled it at once', async () => {
  const files = { js: [], css: [] }
  const filling = await publishRemote('scores', 2, { slots: [{ into: 'main.hero', order: 0, files }] })
  await manager.promote({ 'remote-scores': filling }, audit)
  const host = await publishHost(2, { slots: [] })
  await expect(manager.promote({ host }, audit)).rejects.toMatchObject({ reason: 'unknown-slot' })
  const without = await publishRemote('scores', 3)
  await manager.promote({ host, 'remote-scores': without }, audit)
  expect(await stableOf('remote-scores')).toBe(without)
  expect(await fallbacksOf('scores')).toEqual([])
})

test('FED-05 a remote is held to every host a rollback could bring back', async () => {
  const slots = ['main.hero', 'main.strip']
  for (const minor of [1, 2]) await manager.promote({ host: await publishHost(1 + minor, { slots }) }, audit)
  const filling = { slots: [{ into: 'main.strip', order: 0, files: { js: [], css: [] } }] }
  // The host right before has the slot; the one before that has not.
  const problems = await manager.check({ 'remote-scores': await publishRemote('scores', 2, filling) })
  expect(problems).toMatchObject([{ reason: 'unknown-slot', why: expect.stringContaining('host 1.0.0') }])
})
