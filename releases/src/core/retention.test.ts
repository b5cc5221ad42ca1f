import { expect, test } from '@jest/globals'
import { dayMs } from '@pitchside/base'
import { ReleaseStore } from '../store/release-store'
import { aBuiltVersion, aHost, audit } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import { ReleaseManager } from './release-manager'
import { prune } from './retention'

const start = Date.parse(audit.at)
const on = (day: number) => ({ ...audit, at: new Date(start + day * dayMs).toISOString() })
const buildOf = (index: number) => `1.${index}.0-${String(index).repeat(12)}`

/** A host and seven versions: one is promoted every ten days, the last only published. */
async function aLongYear() {
  const manager = new ReleaseManager(new ReleaseStore(new MemoryObjects()), 'production')
  await manager.publish(aHost(), '/nowhere')
  for (let index = 0; index < 7; index += 1) {
    const built = await aBuiltVersion({ 'remoteEntry.js': `${index}` }, buildOf(index))
    const manifest = { ...built.version.manifest, container: `scores_${index}` }
    await manager.publish({ ...built.version, at: on(index * 10).at, manifest }, built.folder)
    if (index === 0) await manager.promote({ host: aHost().build, 'remote-scores': buildOf(0) }, on(0))
    else if (index < 6) await manager.promote({ 'remote-scores': buildOf(index) }, on(index * 10))
  }
  return manager
}

const left = async (manager: ReleaseManager) =>
  (await manager.store.listVersions('remote-scores')).map(({ build }) => build)

test('FED-03 a version stays as long as somebody can get it, fall back to it, or has it in an open tab', async () => {
  const manager = await aLongYear()
  // Day 65: stable 5, before it 4, 3 and 2; 1 was a way back until day 50, 0 until day 40.
  expect((await prune(manager.store, start + 65 * dayMs, 30, true)).map(({ build }) => build)).toEqual([])
  expect((await prune(manager.store, start + 71 * dayMs, 30, true)).map(({ build }) => build)).toEqual([buildOf(0)])
  expect((await prune(manager.store, start + 300 * dayMs, 30, false)).map(({ build }) => build)).toEqual([
    buildOf(1),
    buildOf(6),
  ])
  expect(await left(manager)).toEqual([1, 2, 3, 4, 5, 6].map(buildOf))
  await prune(manager.store, start + 300 * dayMs, 30, true)
  expect(await left(manager)).toEqual([2, 3, 4, 5].map(buildOf))
  expect(await manager.store.readFile('remote-scores', buildOf(1), 'remoteEntry.js')).toBeUndefined()
  expect(String(await manager.store.readFile('remote-scores', buildOf(2), 'remoteEntry.js'))).toBe('2')
})
