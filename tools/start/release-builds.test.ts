import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { diskStore, ReleaseManager } from '@pitchside/releases'
import { type LocalBuild, releaseBuilds } from './release-builds'

let folder: string
let manager: ReleaseManager
const files = { js: [], css: [] }

/** What the build leaves of a package; numbers tell builds apart. */
async function aBuild(name: string, number: number, manifest: object): Promise<LocalBuild> {
  const version = '1.0.0'
  const output = await mkdtemp(path.join(folder, `${name}-`))
  const common = { schema: 1, version, contract: 1, entry: files, i18n: {}, files: [] }
  await writeFile(path.join(output, 'manifest.json'), JSON.stringify({ ...common, ...manifest }))
  return { name, version, build: `${version}-${String(number).repeat(12)}`, output }
}
const host = (number: number, change: object) => aBuild('host', number, { id: 'host', fonts: [], ...change })
const scores = (number: number, change: object) =>
  aBuild('remote-scores', number, {
    id: 'scores',
    container: `scores_${number}`,
    routes: [],
    menu: [],
    slots: [],
    topics: [],
    hasSetup: false,
    texts: {},
    ...change,
  })
const stable = async () => {
  const packages = (await manager.store.current('production'))?.packages ?? {}
  return Object.values(packages).map((pointer) => pointer.stable.at(-1))
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pitchside-builds-'))
  manager = new ReleaseManager(diskStore(path.join(folder, 'releases')), 'production')
  const old = { shared: { react: '19.3.1' }, slots: [] }
  await releaseBuilds(manager, [await host(1, old), await scores(1, { shared: { react: '^19.3.1' } })])
})
afterEach(async () => {
  jest.restoreAllMocks()
  await rm(folder, { recursive: true })
})

test('FED-05 what is built here goes live on data of before, whatever major, contract or slot changed', async () => {
  const newHost = await host(2, { shared: { react: '20.0.0' }, contract: 2, contracts: [2, 1], slots: ['main.hero'] })
  const fresh = [newHost, await scores(2, { shared: { react: '^20.0.0' } })]
  expect(await releaseBuilds(manager, fresh)).toEqual(['host', 'remote-scores'])
  expect(await stable()).toEqual(['2', '2'])
  // The next day only the remote changes: the host of yesterday is nobody's way back here.
  const filling = { shared: { react: '^20.0.0' }, contract: 2, slots: [{ into: 'main.hero', order: 0, files }] }
  expect(await releaseBuilds(manager, [newHost, await scores(3, filling)])).toEqual(['remote-scores'])
})

test('a build that does not work with what is live is named and waits; the site starts', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await releaseBuilds(manager, [await scores(2, { shared: { react: '^20.0.0' } })])).toEqual([])
  expect(said.mock.calls.join()).toContain('was built for react ^20.0.0')
  expect(await stable()).toEqual(['1', '1'])
  const empty = new ReleaseManager(diskStore(path.join(folder, 'empty')), 'production')
  await expect(releaseBuilds(empty, [await scores(1, { shared: {} })])).rejects.toThrow(/promote the host first/)
})
