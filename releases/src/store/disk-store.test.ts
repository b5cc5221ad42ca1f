import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { promote } from '../core/decide'
import { ReleaseManager } from '../core/release-manager'
import { aBuiltVersion, aHost, aVersion } from '../testing/a-version'
import { DiskStore } from './disk-store'

let folder: string
let store: DiskStore
const audit = { by: 'mei', why: 'because', at: '2026-11-21T10:00:00.000Z' }

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pitchside-store-'))
  store = new DiskStore(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('FED-03 a published version is stored with compressed variants and never changes', async () => {
  const built = await aBuiltVersion({ 'remoteEntry.js': 'var a = 1', 'cover.webp': 'picture' })
  expect(await store.publish(built.version, built.folder)).toBe(true)
  const files = store.filesFolder('remote-scores', built.version.build)
  expect((await readdir(files)).sort()).toEqual([
    'cover.webp',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ])
  expect(brotliDecompressSync(await readFile(path.join(files, 'remoteEntry.js.br'))).toString()).toBe('var a = 1')

  expect(await store.publish(built.version, built.folder)).toBe(false)
  const other = await aBuiltVersion({ 'remoteEntry.js': 'var a = 2' })
  await expect(store.publish(other.version, other.folder)).rejects.toMatchObject({ reason: 'version-exists' })
  expect(await readFile(path.join(files, 'remoteEntry.js'), 'utf8')).toBe('var a = 1')
})

test.each([
  ['a file that was changed after the build', async (at: string) => writeFile(path.join(at, 'remoteEntry.js'), 'evil')],
  ['a file that is missing', async (at: string) => rm(path.join(at, 'remoteEntry.js'))],
])('FED-03 %s is refused and nothing is stored', async (_what, spoil) => {
  const built = await aBuiltVersion({ 'remoteEntry.js': 'var a = 1' })
  await spoil(built.folder)
  await expect(store.publish(built.version, built.folder)).rejects.toMatchObject({ reason: 'files-wrong' })
  expect(await store.listVersions('remote-scores')).toEqual([])
})

test('a file outside the build is refused', async () => {
  const built = await aBuiltVersion({ 'remoteEntry.js': 'var a = 1' })
  const [file] = built.version.manifest.files
  const version = {
    ...built.version,
    manifest: { ...built.version.manifest, files: [{ ...file!, path: '../secret.js' }] },
  }
  await expect(store.publish(version, built.folder)).rejects.toThrow(/outside the build/)
})

test('of two writers of one number one wins and the other is told', async () => {
  const document = promote('production', undefined, { host: 'a' }, audit)
  const other = promote('production', undefined, { host: 'b' }, audit)
  const results = await Promise.all([store.append(document), store.append(other)])
  expect([...results].sort()).toEqual([false, true])
  expect(await store.newestSeq('production')).toBe(1)
})

test('FED-04 eight clients that promote and roll back at once lose no change', async () => {
  const steps = fc.array(fc.record({ client: fc.nat(7), isRollback: fc.boolean(), build: fc.nat(5) }), {
    minLength: 4,
    maxLength: 24,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const home = await mkdtemp(path.join(folder, 'run-'))
      const seen = new DiskStore(home)
      await seen.publish(aHost(), home)
      for (let n = 0; n < 6; n += 1)
        await seen.publish(aVersion({ container: `scores_1_${n}` }, `1.${n}.0-00000000000${n}`), home)
      const clients = Array.from({ length: 8 }, () => new ReleaseManager(new DiskStore(home), 'production'))
      await clients[0]?.promote({ host: '1.0.0-aaaaaaaaaaaa', 'remote-scores': '1.0.0-000000000000' }, audit)

      const outcomes = await Promise.allSettled(
        commands.map(({ client, isRollback, build }) => {
          const manager = clients[client]!
          return isRollback
            ? manager.rollBack('remote-scores', audit)
            : manager.promote({ 'remote-scores': `1.${build}.0-00000000000${build}` }, audit)
        }),
      )
      const done = outcomes.filter((outcome) => outcome.status === 'fulfilled')
      const history = await seen.history('production')
      // Every success is one document, and each document continues the one before it.
      expect(history).toHaveLength(1 + done.length)
      expect(history.map((document) => document.seq)).toEqual(history.map((_, index) => index + 1))
      history.slice(1).forEach((document, index) => {
        expect(document.changes[0]?.from).toBe(history[index]?.packages['remote-scores']?.stable)
      })
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'ReleaseRefused' })
      }
    }),
    { numRuns: 12 },
  )
})
