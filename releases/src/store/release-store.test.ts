import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from '@jest/globals'
import { promote } from '../core/decide'
import { aBuiltVersion, audit } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import { ReleaseStore } from './release-store'
import { folderSource } from './version-files'

let store: ReleaseStore
const build = '1.0.0-000000000000'

beforeEach(() => {
  store = new ReleaseStore(new MemoryObjects())
})

test('FED-03 a published version is stored with compressed variants and never changes', async () => {
  const built = await aBuiltVersion({ 'remoteEntry.js': 'var a = 1', 'cover.webp': 'picture' })
  expect(await store.publish(built.version, folderSource(built.folder))).toBe(true)
  const read = (file: string) => store.readFile('remote-scores', build, file)
  expect(brotliDecompressSync((await read('remoteEntry.js.br'))!).toString()).toBe('var a = 1')
  expect(await read('remoteEntry.js.gz')).toBeDefined()
  expect(await read('cover.webp.br')).toBeUndefined()

  expect(await store.publish(built.version, folderSource(built.folder))).toBe(false)
  const other = await aBuiltVersion({ 'remoteEntry.js': 'var a = 2' })
  await expect(store.publish(other.version, folderSource(other.folder))).rejects.toMatchObject({
    reason: 'version-exists',
  })
  expect(String(await read('remoteEntry.js'))).toBe('var a = 1')
})

test('FED-03 variants of the build are taken as they are, unless they unpack to something else', async () => {
  const text = 'var a = 1'.repeat(100)
  const built = await aBuiltVersion({ 'remoteEntry.js': text })
  const loose = gzipSync(text, { level: 1 })
  await writeFile(path.join(built.folder, 'remoteEntry.js.gz'), loose)
  await writeFile(path.join(built.folder, 'remoteEntry.js.br'), brotliCompressSync(`${text};steal()`))
  await store.publish(built.version, folderSource(built.folder))
  const read = (file: string) => store.readFile('remote-scores', build, file)
  expect(await read('remoteEntry.js.gz')).toEqual(loose)
  expect(brotliDecompressSync((await read('remoteEntry.js.br'))!).toString()).toBe(text)
})

test('FED-03 of two pipelines that publish one build with other bytes one wins, whole', async () => {
  const [one, two] = [
    await aBuiltVersion({ 'remoteEntry.js': 'one' }),
    await aBuiltVersion({ 'remoteEntry.js': 'two' }),
  ]
  const outcomes = await Promise.allSettled(
    [one, two].map((built) => new ReleaseStore(store.objects).publish(built.version, folderSource(built.folder))),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const winner = outcomes[0]?.status === 'fulfilled' ? 'one' : 'two'
  expect(String(await store.readFile('remote-scores', build, 'remoteEntry.js'))).toBe(winner)
})

test.each([
  ['a file that was changed after the build', async (at: string) => writeFile(path.join(at, 'remoteEntry.js'), 'evil')],
  ['an upload that was cut short', async (at: string) => writeFile(path.join(at, 'remoteEntry.js'), 'var a')],
  ['a file that is missing', async (at: string) => rm(path.join(at, 'remoteEntry.js'))],
])('FED-03 %s is refused and nothing is stored', async (_what, spoil) => {
  const built = await aBuiltVersion({ 'remoteEntry.js': 'var a = 1' })
  await spoil(built.folder)
  await expect(store.publish(built.version, folderSource(built.folder))).rejects.toMatchObject({
    reason: 'files-wrong',
  })
  expect(await store.listVersions('remote-scores')).toEqual([])
})

test('FED-03 an upload that broke off can be done again', async () => {
  const built = await aBuiltVersion({ 'a.js': 'a', 'b.js': 'b' })
  const source = folderSource(built.folder)
  let writes = 0
  const breaking = Object.assign(new MemoryObjects(), { place: 'breaking' })
  const create = breaking.create.bind(breaking)
  breaking.create = async (key, content) => {
    writes += 1
    if (writes === 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return create(key, content)
  }
  await expect(new ReleaseStore(breaking).publish(built.version, source)).rejects.toThrow(/no space left/)
  const after = new ReleaseStore(breaking)
  expect(await after.findVersion('remote-scores', build)).toBeUndefined()
  expect(await after.publish(built.version, source)).toBe(true)
  expect(String(await after.readFile('remote-scores', build, 'b.js'))).toBe('b')
})

test('a disk that is full leaves the environment as it was, and says so', async () => {
  const full = new MemoryObjects()
  full.create = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  const start = { environment: 'production', document: undefined, audit }
  await expect(new ReleaseStore(full).append(promote(start, { host: build }))).rejects.toThrow(/no space left/)
  expect(await new ReleaseStore(full).current('production')).toBeUndefined()
})

type Change = (manifest: Record<string, unknown>) => Record<string, unknown>
const files = { js: [], css: [] }
test.each<[string, string, Change]>([
  [
    'a file outside the build',
    'manifest-wrong',
    (m) => ({ ...m, files: [{ path: '../secret.js', bytes: 1, sri: `sha384-${'a'.repeat(64)}` }] }),
  ],
  [
    'a hash of another kind',
    'manifest-wrong',
    (m) => ({ ...m, files: [{ path: 'a.js', bytes: 1, sri: 'sha256-abc' }] }),
  ],
  [
    'a file of a page without a hash',
    'manifest-wrong',
    (m) => ({ ...m, entry: { js: ['a.js', 'other.js'], css: [] } }),
  ],
  ['no hash at all', 'manifest-wrong', (m) => ({ ...m, files: [{ path: 'a.js', bytes: 1 }] })],
  ["another remote's manifest", 'files-wrong', (m) => ({ ...m, id: 'live' })],
  ['markup in a text', 'manifest-wrong', (m) => ({ ...m, texts: { zh: { title: '<img src=x onerror=alert(1)>' } } })],
  [
    'markup in a route',
    'manifest-wrong',
    (m) => ({ ...m, routes: [{ path: '/"><script>', title: 'scores:t', files }] }),
  ],
  [
    'a script as a menu address',
    'manifest-wrong',
    (m) => ({ ...m, menu: [{ into: 'side.menu', label: 'scores:t', to: 'javascript:alert(1)', order: 1 }] }),
  ],
  [
    'another site as a menu address',
    'manifest-wrong',
    (m) => ({ ...m, menu: [{ into: 'side.menu', label: 'scores:t', to: '//evil.example', order: 1 }] }),
  ],
  ['a container that is no name', 'manifest-wrong', (m) => ({ ...m, container: 'a;alert(1)' })],
  ['a range that is none', 'manifest-wrong', (m) => ({ ...m, shared: { react: 'latest' } })],
])('FED-05 %s is refused with %s and nothing is stored', async (_what, reason, change) => {
  const built = await aBuiltVersion({ 'a.js': 'a' })
  const manifest = change({ ...built.version.manifest }) as unknown as typeof built.version.manifest
  const version = { ...built.version, manifest }
  await expect(store.publish(version, folderSource(built.folder))).rejects.toMatchObject({ reason })
  expect(await store.listVersions('remote-scores')).toEqual([])
})

test('FED-04 of two writers of one number one wins and the other is told', async () => {
  const start = { environment: 'production', document: undefined, audit }
  const documents = ['1.0.0-aaaaaaaaaaaa', '1.0.0-bbbbbbbbbbbb'].map((host) => promote(start, { host }))
  const results = await Promise.all(documents.map((document) => store.append(document)))
  expect([...results].sort()).toEqual([false, true])
  expect(await store.newestSeq('production')).toBe(1)
})

test.each([
  ['no reason', { why: '' }],
  ['nobody', { by: '' }],
  ['a number that is none', { seq: 0 }],
  ['a package that is none', { packages: { moon: { stable: build, previous: [], revoked: [] } } }],
  ['a build that is none', { packages: { host: { stable: 'latest', previous: [], revoked: [] } } }],
  ['a field nobody knows', { extra: 1 }],
])('a document with %s is not written', async (_what, change) => {
  const document = promote({ environment: 'production', document: undefined, audit }, { host: build })
  expect(() => store.append({ ...document, ...change } as typeof document)).toThrow(/no environment document/)
})

test('another process is seen although what is newest is remembered', async () => {
  const other = new ReleaseStore(store.objects)
  const first = promote({ environment: 'production', document: undefined, audit }, { host: build })
  expect(await store.newestSeq('production')).toBe(0)
  await other.append(first)
  expect(await store.newestSeq('production')).toBe(1)
  await other.append({ ...first, seq: 2 })
  expect(await store.current('production')).toMatchObject({ seq: 2 })
  expect((await store.history('production')).map(({ seq }) => seq)).toEqual([1, 2])
  await expect(store.readDocument('production', 3)).rejects.toMatchObject({ reason: 'unknown-document' })
})
