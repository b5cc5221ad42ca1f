import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { packFolder } from '../client'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { aBuiltFolder } from '../testing/a-version'
import { archiveLimits } from './archive'

interface Entry {
  name: string
  content?: Buffer
  kind?: string
  link?: string
  prefix?: string
  /** In place of the true length. */
  size?: string
}

/** A header as anybody can write one, with a right sum. */
function entry({ name, content = Buffer.alloc(0), kind = '0', link = '', prefix = '', size }: Entry): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0, 100)
  header.write(
    `0000644\0${'0000000\0'.repeat(2)}${size ?? content.length.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`,
    100,
    'latin1',
  )
  header.write(`        ${kind}`, 148, 'latin1')
  header.write(link, 157, 100)
  header.write('ustar\x0000', 257, 'latin1')
  header.write(prefix, 345, 155)
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
    'latin1',
  )
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)])
}
const archive = (...entries: Entry[]) => gzipSync(Buffer.concat([...entries.map(entry), Buffer.alloc(1024)]))

let service: ListeningService
let token: string
let place: string

beforeEach(async () => {
  // What is unpacked lies here, and nowhere else.
  place = await mkdtemp(path.join(tmpdir(), 'pitchside-archives-'))
  await mkdir(path.join(place, 'uploads'))
  service = await aListeningService({ uploadsIn: path.join(place, 'uploads') })
  token = (await service.aToken({ verbs: ['publish'] })).text
})
afterEach(async () => {
  await service.close()
  await rm(place, { recursive: true, force: true })
})

async function send(body: Buffer) {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
  const headers = { 'content-type': 'application/gzip', 'content-digest': digest }
  const answer = await service.post('/packages/remote-scores/builds', token, new Uint8Array(body), headers)
  return (await answer.json()) as { ok: boolean; reason: string; message: string }
}

const file = { name: 'a.js', content: Buffer.from('go()') }

describe('TEAM-02 a hostile archive leaves nothing behind', () => {
  test.each<[string, () => Buffer, string]>([
    ['a way up', () => archive({ ...file, name: '../../planted.js' }), 'archive-wrong'],
    ['a way up in the middle', () => archive({ ...file, name: 'a/../../planted.js' }), 'archive-wrong'],
    ['a way up in the prefix', () => archive({ ...file, prefix: '../..' }), 'archive-wrong'],
    ['a root', () => archive({ ...file, name: '/tmp/planted.js' }), 'archive-wrong'],
    ['a drive', () => archive({ ...file, name: 'C:\\planted.js' }), 'archive-wrong'],
    ['a hidden file', () => archive({ ...file, name: '.npmrc' }), 'archive-wrong'],
    ['a name with a line feed', () => archive({ ...file, name: 'a\n.js' }), 'archive-wrong'],
    ['a symbolic link', () => archive({ name: 'a.js', kind: '2', link: '/etc/passwd' }), 'archive-wrong'],
    ['a hard link', () => archive({ name: 'a.js', kind: '1', link: 'b.js' }), 'archive-wrong'],
    ['a device', () => archive({ name: 'null', kind: '3' }), 'archive-wrong'],
    ['a pipe', () => archive({ name: 'pipe', kind: '6' }), 'archive-wrong'],
    [
      'a header that renames the next file',
      () => archive({ name: 'x', kind: 'x', content: Buffer.from('23 path=../planted.js\n') }, file),
      'archive-wrong',
    ],
    [
      'a long name of GNU',
      () => archive({ name: '././@LongLink', kind: 'L', content: Buffer.from('../planted.js\0') }, file),
      'archive-wrong',
    ],
    ['a file twice', () => archive(file, file), 'archive-wrong'],
    ['a file twice in two cases', () => archive(file, { ...file, name: 'A.js' }), 'archive-wrong'],
    ['a file inside a file', () => archive(file, { ...file, name: 'a.js/b.js' }), 'archive-wrong'],
    ['a folder with contents', () => archive({ ...file, kind: '5' }), 'archive-wrong'],
    ['a size below nothing', () => archive({ ...file, size: '-0000000001' }), 'archive-wrong'],
    ['a size in another base', () => archive({ ...file, size: '\x80\0\0\0\0\0\0\0\0\0\x04' }), 'archive-wrong'],
    ['a size beyond the end', () => gzipSync(entry({ ...file, size: '00000007777' })), 'archive-wrong'],
    ['a size of gigabytes', () => archive({ ...file, size: '77777777777' }), 'archive-too-large'],
    ['no end', () => gzipSync(entry(file)), 'archive-wrong'],
    ['no archive', () => gzipSync(randomBytes(2048)), 'archive-wrong'],
    ['no gzip', () => randomBytes(2048), 'archive-wrong'],
    ['nothing', () => Buffer.alloc(0), 'archive-wrong'],
    ['a cut gzip', () => archive(file).subarray(0, 40), 'archive-wrong'],
    [
      'too many files',
      () => archive(...Array.from({ length: archiveLimits.files + 1 }, (_, at) => ({ name: `f${at}`, kind: '0' }))),
      'archive-too-large',
    ],
    [
      'a bomb in a file',
      () => archive({ name: 'a.js', content: Buffer.alloc(archiveLimits.fileBytes + 1) }),
      'archive-too-large',
    ],
    [
      'a bomb behind the end',
      () => gzipSync(Buffer.concat([entry(file), Buffer.alloc(archiveLimits.bytes)])),
      'archive-too-large',
    ],
    ['an archive of good files alone, that is no build', () => archive(file), 'not-built'],
  ])('%s', async (_what, body, reason) => {
    expect(await send(body())).toMatchObject({ ok: false, reason })
    expect(await readdir(place, { recursive: true })).toEqual(['uploads'])
    expect(existsSync('/tmp/planted.js')).toBe(false)
    expect(await service.manager.store.listBuilds('remote-scores')).toHaveLength(2)
  })

  test('a packed archive that is too large is not read to its end', async () => {
    const body = randomBytes(archiveLimits.packedBytes + 1)
    // Behind what is already no archive nothing more is looked at either.
    body.set(archive(file), 0)
    const outcome = await send(body).catch(() => ({ ok: false }))
    expect(outcome.ok).toBe(false)
    expect(await readdir(place, { recursive: true })).toEqual(['uploads'])
  })

  test('a client that goes away in the middle leaves nothing behind, and others are served', async () => {
    const body = await packFolder(await aBuiltFolder('1.2.0', '2'))
    const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
    const aborted = new AbortController()
    const stream = new ReadableStream({
      async pull(controller) {
        controller.enqueue(new Uint8Array(body.subarray(0, 20)))
        await new Promise((resolve) => setImmediate(resolve))
        aborted.abort()
      },
    })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip', 'content-digest': digest }
    const init = { method: 'POST', headers, body: stream, duplex: 'half', signal: aborted.signal } as RequestInit
    await expect(fetch(`${service.address}/api/releases/packages/remote-scores/builds`, init)).rejects.toThrow()
    for (let round = 0; round < 6; round += 1) expect(await send(archive(file))).toMatchObject({ reason: 'not-built' })
    expect(await send(body)).toMatchObject({ ok: true, isNew: true })
  })
})

test('TEAM-02 what the client packs is what the service unpacks, long names and empty files as well', async () => {
  const folder = await aBuiltFolder('1.2.0', '2')
  const deep = `${'long-folder-name/'.repeat(7)}${'n'.repeat(60)}.txt`
  await mkdir(path.join(folder, path.dirname(deep)), { recursive: true })
  await writeFile(path.join(folder, deep), '')
  expect(await send(await packFolder(folder))).toMatchObject({ ok: true })
  const version = await service.manager.find('remote-scores', '1.2.0')
  expect(await service.manager.store.readFile(version.name, version.build, 'remoteEntry.js')).toEqual(
    await readFile(path.join(folder, 'remoteEntry.js')),
  )
})
