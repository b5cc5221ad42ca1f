import { createHash } from 'node:crypto'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { checkBackup } from '@pitchside/backend'
import { createLocalRecordings } from '../../backend/src/adapters/recordings-local/recordings-local'
import { createLocalStorage } from '../../backend/src/adapters/storage-local/storage-local'
import { diskStore } from '../../releases/src/store/open-store'
import { doorsOf } from './routes-of'
import type { WholeSite } from './whole-site'

const marker = 'planted-secret-7f3a'

/** Ways to say "the file one folder up", as they have opened servers before. */
const climbs = (file: string): string[] => {
  const up = ['..', '../../..', '../../../../../../../..']
  const encodings = [
    (text: string) => text,
    (text: string) => text.replaceAll('/', '%2f'),
    (text: string) => text.replaceAll('.', '%2e').replaceAll('/', '%2F'),
    (text: string) => text.replaceAll('.', '%252e').replaceAll('/', '%252f'),
    (text: string) => text.replaceAll('/', '%5c'),
    (text: string) => text.replaceAll('/', '%c0%af'),
    (text: string) => text.replaceAll('../', '....//'),
    (text: string) => text.replaceAll('../', '..;/'),
  ]
  const plain = [...up.map((way) => `${way}/${file}`), `x/../../${file}`]
  return [...new Set(plain.flatMap((name) => encodings.map((encode) => encode(name))))]
}

/** Names that no store may take, as they arrive at it: decoded. */
const hostileNames = [
  '../secret.webp',
  '..\\secret.webp',
  '/etc/passwd',
  'a/../../secret.webp',
  '.',
  '..',
  '',
  '.secret.webp',
  'secret.webp\0.webp',
  'secret.webp\n',
  'C:\\secret.webp',
  '~/secret.webp',
  'a'.repeat(300),
]

const hostileAddresses = (dataDir: string): string[] => [
  ...climbs('secret.webp'),
  ...climbs('stream-keys.secret').slice(0, 8),
  ...climbs('etc/passwd').slice(16, 24),
  'x%0d%0aX-Injected:%20yes',
  '%e2%80%ae',
  '%2fetc%2fpasswd',
  '/etc/passwd',
  encodeURIComponent(path.join(dataDir, 'secret.webp')),
  'secret.webp%00',
  'secret.webp%00.webp',
  '%2e',
  '%2e%2e',
  '~root',
  'file:%2f%2f%2fetc%2fpasswd',
]

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const anEmptyBackup = {
  product: 'pitchside',
  format: 1,
  takenAt: '2026-05-16T12:00:00.000Z',
  engine: 'pglite',
  migrations: [],
  tables: [],
  sequences: [],
  releases: [],
}

/** A door with every parameter filled with something that is there, but for one. */
function addressesOf(door: string, hostile: readonly string[]): string[] {
  const names = door.split('/').filter((part) => part.startsWith(':') || part === '*')
  const good = { ':quality': 'hd', ':variant': 'main', ':room': '3', '*': 'a.m4s' } as Record<string, string>
  return names.flatMap((name) =>
    hostile.map((evil) =>
      door
        .split('/')
        .map((part) => (part === name ? evil : (good[part] ?? (part.startsWith(':') ? 'x' : part))))
        .join('/'),
    ),
  )
}

/** Files below a folder, but those of the embedded data base, which change by themselves. */
async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(path.join(folder, 'database')))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** Over the router itself: hundreds of connections only cost time. The doors of bytes need one. */
async function askQuickly(site: WholeSite, method: string, url: string) {
  if (/^\/(ingest|upload)\//.test(url)) return site.ask(url, { method })
  const { statusCode, headers, payload } = await site.app.fastify.inject({ method: method as 'GET', url })
  return { status: statusCode, headers, text: payload }
}

export function pathsHold(site: () => WholeSite): void {
  describe('path traversal', () => {
    test('no door leads out of its folder, however the way is written', async () => {
      const { dataDir, ask } = site()
      await writeFile(path.join(dataDir, 'secret.webp'), marker)
      await writeFile(path.join(dataDir, '../', `${path.basename(dataDir)}-secret.webp`), marker)
      const hostile = hostileAddresses(dataDir)
      const doors = doorsOf(site()).filter(
        ({ path: door }) => /[:*]/.test(door) && door !== '/*' && !door.startsWith('/_dev/'),
      )
      expect(doors.length).toBeGreaterThan(18)
      const wrong: string[] = []
      let count = 0
      for (const { path: door, methods } of doors) {
        const method = methods.find((name) => name === 'GET' || name === 'PUT') ?? 'POST'
        for (const url of addressesOf(door, hostile)) {
          count += 1
          const reply = await askQuickly(site(), method, url)
          const { text } = reply
          if (text.includes(marker) || /root:.*:0:0|"?d"?:/.test(text.slice(0, 40)))
            wrong.push(`${method} ${url}: read`)
          if (reply.status >= 500) wrong.push(`${method} ${url}: ${reply.status}`)
          if (reply.headers['x-injected']) wrong.push(`${method} ${url}: a header of the caller`)
          // The page of the site may answer for what is no door, and a call with a refusal; nothing else may with a file.
          const type = String(reply.headers['content-type'])
          const isRefusal = type.startsWith('application/json') && (JSON.parse(text) as { code?: number }).code !== 0
          if (reply.status < 300 && reply.status !== 204 && !type.startsWith('text/html') && !isRefusal)
            wrong.push(`${method} ${url}: ${reply.status}`)
        }
      }
      expect(wrong).toEqual([])
      expect(count).toBeGreaterThan(1_500)
      // And as a client sends it that tidies nothing.
      for (const url of climbs('secret.webp').map((name) => `/media/uploads/${name}`))
        expect((await ask(url)).text).not.toContain(marker)
    })

    test('the trap works: what lies in the folder is served', async () => {
      const folder = path.join(site().dataDir, 'control')
      const store = createLocalStorage(folder)
      await store.put('there.webp', Buffer.from(marker))
      expect(String(await store.get('there.webp').then((bytes) => Buffer.from(bytes ?? [])))).toBe(marker)
    })

    test('stores refuse every such name themselves: to read, to write, to remove', async () => {
      const root = path.join(site().dataDir, 'stores')
      await mkdir(path.join(root, 'files'), { recursive: true })
      await writeFile(path.join(root, 'secret.webp'), marker)
      const files = createLocalStorage(path.join(root, 'files'))
      const recordings = createLocalRecordings(path.join(root, 'recordings'))
      const releases = diskStore(path.join(root, 'releases')).objects
      for (const name of hostileNames) {
        expect(await files.get(name)).toBeUndefined()
        expect(await files.open(name)).toBeUndefined()
        await expect(files.put(name, Buffer.from('x'))).rejects.toThrow()
        await files.remove(name)
        expect(await recordings.read('x', name)).toBeUndefined()
        expect(await recordings.read(name, 'a.m4s')).toBeUndefined()
        expect(await recordings.list(name)).toEqual([])
        await recordings.remove(name)
        // A sign without a meaning there, and a long name that is not.
        if (name.startsWith('~') || name.length === 300) continue
        await expect(releases.get(name)).rejects.toThrow()
        await expect(releases.create(name, Buffer.from('x'))).rejects.toThrow()
        await expect(releases.remove(name)).rejects.toThrow()
      }
      expect(await namesBelow(root)).toEqual([path.join(root, 'secret.webp')])
    })

    test('a link in a folder of files leads nowhere', async () => {
      const root = path.join(site().dataDir, 'links')
      await mkdir(path.join(root, 'files'), { recursive: true })
      await mkdir(path.join(root, 'recordings/r1'), { recursive: true })
      await writeFile(path.join(root, 'secret.webp'), marker)
      await symlink(path.join(root, 'secret.webp'), path.join(root, 'files/link.webp'))
      await symlink(path.join(root, 'secret.webp'), path.join(root, 'recordings/r1/link.m4s'))
      const files = createLocalStorage(path.join(root, 'files'))
      expect(await files.get('link.webp')).toBeUndefined()
      expect(await files.open('link.webp')).toBeUndefined()
      expect(await createLocalRecordings(path.join(root, 'recordings')).read('r1', 'link.m4s')).toBeUndefined()
    })

    test('a manifest of a backup names no file outside the folders a backup has files from', async () => {
      const root = path.join(site().dataDir, 'backup')
      const places = ['../../secret.webp', '/etc/passwd', 'files/../secret.webp', 'files/pgdata/x', 'rows/x', 'files/x']
      for (const place of [...places, 'files/uploads/.hidden', 'files/stream-keys.secret/x', 'files/uploads']) {
        const folder = path.join(root, sha256(place))
        await mkdir(folder, { recursive: true })
        const text = JSON.stringify({ ...anEmptyBackup, files: [{ path: place, bytes: 0, sha256: sha256('') }] })
        await writeFile(path.join(folder, 'manifest.json'), text)
        await writeFile(path.join(folder, 'manifest.sha256'), `${sha256(text)}  manifest.json\n`)
        await expect(checkBackup(folder)).rejects.toThrow(/is not understood|is no place/)
      }
    })

    test('a push and an upload write nothing but what they are for', async () => {
      const { dataDir } = site()
      const { token } = await site().signIn('anchor')
      const plan = { type: 2 as const, title: 'on air', starttime: Math.floor(site().clock.now() / 1_000) + 3_600 }
      const { id } = await site().ok('saveBroadcastPlan', plan, { token })
      const key = /\/ingest\/([^/]+)\//.exec((await site().ok('startRoom', { id }, { token })).hls)?.[1] ?? ''
      expect(key.length).toBeGreaterThan(10)
      const before = await namesBelow(dataDir)
      for (const name of hostileAddresses(dataDir)) {
        const reply = await site().ask(`/ingest/${key}/${name}`, { method: 'PUT', body: 'x' })
        expect([name, [400, 404].includes(reply.status)]).toEqual([name, true])
      }
      await site().ok('endRoom', { id }, { token })
      const visitor = (await site().signIn('visitor')).token
      const right = await site().ok('getUploadToken', {}, { token: visitor })
      for (const name of hostileNames) {
        const form = new FormData()
        form.set('token', right.token)
        form.set('key', name)
        form.set('file', new Blob(['x']), name || 'x')
        const reply = await fetch(`${await site().origin()}${right.uploadHost}`, { method: 'POST', body: form })
        expect([name, ((await reply.json()) as { code: number }).code]).not.toEqual([name, 0])
      }
      expect(await namesBelow(dataDir)).toEqual(before)
    })
  })
}
