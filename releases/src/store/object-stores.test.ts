import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ReleaseManager } from '../core/release-manager'
import { aBuiltVersion, aHost, audit } from '../testing/a-version'
import { MemoryObjects } from '../testing/memory-objects'
import { pgliteConnection } from '../testing/pglite-connection'
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in'
import { DiskObjects } from './disk-objects'
import type { ObjectStore } from './object-store'
import { PostgresConnection } from './postgres-connection'
import { PostgresObjects } from './postgres-objects'
import { ReleaseStore } from './release-store'
import { S3Objects } from './s3-objects'
import { folderSource } from './version-files'

const credentials = { region: 'local', keyId: 'release', secret: 'a secret with / and +' }
const server = process.env.TEST_DATABASE_URL
const stops: (() => Promise<unknown>)[] = []
let standIn: S3StandIn
let connection: ReturnType<typeof pgliteConnection> | PostgresConnection

interface Place {
  name: string
  /** Says when another process wrote something. */
  isTelling?: boolean
  open(): Promise<ObjectStore>
}

/** One place of each kind; each test opens a fresh one. */
const places: Place[] = [
  { name: 'memory', open: async () => new MemoryObjects() },
  {
    name: 'a folder',
    isTelling: true,
    async open() {
      const folder = await mkdtemp(path.join(tmpdir(), 'pitchside-objects-'))
      stops.push(() => rm(folder, { recursive: true, force: true }))
      return new DiskObjects(folder)
    },
  },
  {
    name: server ? 'PostgreSQL' : 'PGlite',
    isTelling: server !== undefined,
    async open() {
      await connection.query('drop schema if exists releases cascade')
      return new PostgresObjects(connection)
    },
  },
  {
    name: 'S3',
    async open() {
      return new S3Objects({
        ...credentials,
        endpoint: standIn.endpoint,
        bucket: 'site',
        prefix: `run-${stops.length}-${Math.random()}`,
      })
    },
  },
]

beforeAll(async () => {
  standIn = await startS3StandIn(credentials)
  connection = server ? new PostgresConnection(server) : pgliteConnection()
})
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await standIn.close()
  await connection.close()
})

describe.each(places)('a release store in $name', ({ open }) => {
  test('keeps objects as they were written, once', async () => {
    const objects = await open()
    const bytes = Buffer.from([0, 255, 10, 13, 0, 128])
    expect(await objects.get('versions/a/file.js')).toBeUndefined()
    expect(await objects.create('versions/a/file.js', bytes)).toBe(true)
    expect(await objects.create('versions/a/file.js', Buffer.from('other'))).toBe(false)
    expect(await objects.get('versions/a/file.js')).toEqual(bytes)
    expect(await objects.create('versions/a/empty.txt', Buffer.alloc(0))).toBe(true)
    expect(await objects.get('versions/a/empty.txt')).toEqual(Buffer.alloc(0))
  })

  test('lists what begins with a prefix, sorted, however much it is, and takes the prefix literally', async () => {
    const objects = await open()
    const keys = ['a_b/1', 'a_b/10', 'a_b/2', 'a_b/deep/er/1', 'a_b/9', 'axb/1', 'a_b+c/1', 'a_b/7', 'a_b/8']
    for (const key of keys) await objects.create(key, Buffer.from(key))
    expect(await objects.list('a_b/')).toEqual(['a_b/1', 'a_b/10', 'a_b/2', 'a_b/7', 'a_b/8', 'a_b/9', 'a_b/deep/er/1'])
    expect(await objects.list('nothing/')).toEqual([])
  })

  test('removes, also what is not there', async () => {
    const objects = await open()
    await objects.create('a/1', Buffer.from('1'))
    await objects.remove('a/1')
    await objects.remove('a/1')
    expect(await objects.get('a/1')).toBeUndefined()
    expect(await objects.create('a/1', Buffer.from('2'))).toBe(true)
  })

  test('FED-04 of many writers of one key one wins and the others are told', async () => {
    const objects = await open()
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => objects.create('env/x/1', Buffer.from(`${n}`))),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(String(await objects.get('env/x/1'))).toBe(String(results.indexOf(true)))
  })

  test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', '.hidden', 'a/.b', 'a b', 'a\\b', 'a\0b', 'x'.repeat(501)])(
    'takes no key like %j',
    async (key) => {
      const objects = await open()
      await expect(objects.create(key, Buffer.from('x'))).rejects.toThrow(/is not a key/)
      await expect(objects.get(key)).rejects.toThrow(/is not a key/)
    },
  )

  test('FED-03 FED-04 carries a version from publication to promotion and back', async () => {
    const store = new ReleaseStore(await open())
    const manager = new ReleaseManager(store, 'production')
    const host = await aBuiltVersion({ 'main.js': 'host' })
    await manager.publish(
      { ...aHost(), manifest: { ...aHost().manifest, files: host.version.manifest.files } },
      host.folder,
    )
    for (const build of ['1.0.0-000000000000', '1.1.0-111111111111']) {
      const built = await aBuiltVersion({ 'remoteEntry.js': `var build = '${build}'`, 'cover.webp': 'picture' }, build)
      const container = `scores_${build.replace(/\W/g, '_')}`
      const version = { ...built.version, manifest: { ...built.version.manifest, container } }
      expect(await store.publish(version, folderSource(built.folder))).toBe(true)
      expect(await store.publish(version, folderSource(built.folder))).toBe(false)
    }
    await manager.promote({ host: aHost().build, 'remote-scores': '1.0.0-000000000000' }, audit)
    await manager.promote({ 'remote-scores': '1.1.0-111111111111' }, audit)
    await manager.rollBack('remote-scores', audit)
    const document = await new ReleaseStore(store.objects).current('production')
    expect(document).toMatchObject({ seq: 3, packages: { 'remote-scores': { stable: '1.0.0-000000000000' } } })
    expect(await store.environments()).toEqual(['production'])
    expect(await store.packages()).toEqual(['host', 'remote-scores'])
    const file = await store.readFile('remote-scores', '1.0.0-000000000000', 'remoteEntry.js')
    expect(String(file)).toBe("var build = '1.0.0-000000000000'")
    expect(await store.readFile('remote-scores', '1.0.0-000000000000', 'elsewhere.js')).toBeUndefined()
  })
})

test.each(places.filter(({ isTelling }) => isTelling))(
  'FED-07 $name tells at once what was written',
  async ({ open }) => {
    const objects = await open()
    let told = 0
    const stop = objects.watch?.('env/x', () => (told += 1))
    // It may begin to listen a moment after it was asked to.
    for (let key = 1; told === 0 && key < 200; key += 1) {
      await objects.create(`env/x/${key}`, Buffer.from('x'))
      await wait(20)
    }
    expect(told).toBeGreaterThan(0)
    stop?.()
  },
)

test('an object store that answers "try again" to a conditional write is asked again', async () => {
  const objects = new S3Objects({ ...credentials, endpoint: standIn.endpoint, bucket: 'site' })
  standIn.conflicts = 2
  expect(await objects.create('retry/1', Buffer.from('x'))).toBe(true)
})

test('an object store refuses who signs with another secret, and the refusal says so', async () => {
  const objects = new S3Objects({ ...credentials, secret: 'guessed', endpoint: standIn.endpoint, bucket: 'site' })
  await expect(objects.create('a/1', Buffer.from('x'))).rejects.toThrow(/403 SignatureDoesNotMatch/)
  await expect(objects.get('a/1')).rejects.toThrow(/403/)
  await expect(objects.list('a/')).rejects.toThrow(/403/)
})

test('an object store understands every sign that a key may have', async () => {
  const objects = new S3Objects({ ...credentials, endpoint: standIn.endpoint, bucket: 'site' })
  const key = 'signs/1.0.0+build~2/@scope-x/a_b.js'
  expect(await objects.create(key, Buffer.from('x'))).toBe(true)
  expect(await objects.get(key)).toEqual(Buffer.from('x'))
  expect(await objects.list('signs/1.0.0+build~2/@')).toEqual([key])
})

test('the signature is the one of the published example of the S3 documentation', async () => {
  const { s3Authorization } = await import('../testing/s3-signature')
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
  }
  const example = {
    region: 'us-east-1',
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const request = { method: 'GET', path: '/', query: { 'max-keys': '2', prefix: 'J' }, headers }
  expect(s3Authorization(request, example)).toMatch(
    /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
  )
})
