import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { startNginx } from '../cluster/nginx.mjs'
import { layNginx, withNodes } from './nginx-files.mjs'
import { type SmallNode, startSmallNode } from './small-nodes'

const program = '/usr/sbin/nginx'
if (!existsSync(program)) console.warn(`skipped: what nginx does, because there is no ${program}`)
const behind = existsSync(program) ? describe : describe.skip

interface Nginx {
  port: number
  folder: string
  reload(nodes: { address: string; isDown?: boolean }[]): Promise<void>
  stop(): Promise<void>
}

let nodes: SmallNode[]
let nginx: Nginx
const at = (call: string) => `http://127.0.0.1:${nginx.port}${call}`
const seenOf = (call: string) => nodes.flatMap(({ seen }) => seen).filter(({ url }) => url === call)

async function ask(call: string, headers: Record<string, string> = {}) {
  const reply = await fetch(at(call), { headers })
  return { status: reply.status, text: await reply.text(), headers: reply.headers }
}

behind('OPS-02 nginx in front of two nodes', () => {
  beforeAll(async () => {
    nodes = [await startSmallNode('one'), await startSmallNode('two', { hasRoom: '77' })]
    nginx = await startNginx(nodes, { isOpen: false, rate: '1r/s' })
  })
  afterEach(() => {
    for (const { seen } of nodes) seen.length = 0
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const node of nodes ?? []) await node.stop()
  })

  test('its files are good for nginx, and a planted word is not', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-nginx-check-'))
    const file = layNginx({ folder, port: 80, nodes })
    const check = () => spawnSync(program, ['-t', '-p', folder, '-c', file], { encoding: 'utf8' })
    expect(check()).toMatchObject({ status: 0, stderr: expect.not.stringContaining('[warn]') })
    const site = path.join(folder, 'pitchside/site.conf')
    writeFileSync(site, readFileSync(site, 'utf8').replace('proxy_buffering', 'proxy_bufering'))
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('proxy_bufering') })
    rmSync(folder, { recursive: true })
  })

  test('spreads visitors over both, and leaves out a node that is taken down', async () => {
    const [one, two] = nodes as [SmallNode, SmallNode]
    /** Until those answer who should: a worker from before the reload finishes what it has, and closes its kept connections. */
    const settle = async (...names: string[]) => {
      for (const until = Date.now() + 10_000; ; await wait(100)) {
        const asked = await Promise.all(Array.from({ length: 6 }, () => ask('/football').catch(() => undefined)))
        const found = [...new Set(asked.map((answer) => answer?.text ?? 'nobody'))].sort()
        if (found.join() === names.join()) return
        if (Date.now() > until) throw new Error(`answered by ${found}`)
      }
    }
    await settle('one', 'two')
    await nginx.reload([{ address: one.address, isDown: true }, { address: two.address }])
    await settle('two')
    await nginx.reload(nodes)
    await settle('one', 'two')
  })

  test('passes the address of the visitor on, and nothing a visitor claims', async () => {
    await ask('/api/Football/football_match', {
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'elsewhere.example',
      forwarded: 'for=9.9.9.9',
    })
    const { headers } = seenOf('/api/Football/football_match')[0] ?? {}
    expect(headers).toMatchObject({
      host: `127.0.0.1:${nginx.port}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    expect(headers).not.toHaveProperty('x-forwarded-host')
    expect(headers).not.toHaveProperty('forwarded')
  })

  test('lets sockets through with the address of the visitor', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${nginx.port}/ws`, { headers: { 'x-forwarded-for': '8.8.8.8' } })
    const [name] = await once(socket, 'message')
    socket.send('hello')
    expect(String((await once(socket, 'message'))[0])).toBe(`${name} heard hello`)
    socket.terminate()
    expect(seenOf('/ws')[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  test('AIR-08 tabs of one browser come to one node, which counts them once; browsers are spread over both', async () => {
    const nodeFor = async (cookie?: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${nginx.port}/ws`, cookie ? { headers: { cookie } } : {})
      const [name] = await once(socket, 'message')
      socket.terminate()
      return String(name)
    }
    const both = ['one', 'two']
    const nodesFor = async (cookies: (string | undefined)[]) =>
      [...new Set(await Promise.all(cookies.map(nodeFor)))].sort()
    expect(await nodesFor(Array(6).fill('lang=vi; did=0123456789abcdef.signature'))).toHaveLength(1)
    const browsers = Array.from({ length: 30 }, (_, at) => `did=${String(at).padStart(16, '0')}.signature`)
    expect(await nodesFor(browsers)).toEqual(both)
    expect(await nodesFor(Array(30).fill(undefined))).toEqual(both)
  })

  test('keeps published files, one form for each compression, and asks for a missing one again', async () => {
    const file = '/assets/host/abc/main.js'
    const forms = ['gzip, deflate, br, zstd', 'br', 'gzip', 'identity', 'gzip;q=1.0', '']
    for (const form of forms) await ask(`${file}?anything=${forms.indexOf(form)}`, { 'accept-encoding': form })
    expect(seenOf(`${file}?anything=0`)[0]?.headers['accept-encoding']).toBe('br')
    expect(nodes.flatMap(({ seen }) => seen)).toHaveLength(3)
    const kept = await ask(file, { 'accept-encoding': 'br' })
    expect(kept.headers.get('x-cache')).toBe('HIT')
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const foreign = await ask(file, { 'accept-encoding': 'br', origin: 'https://partner.example' })
    expect(foreign.headers.get('x-cache')).toBe('BYPASS')
    await ask('/assets/lost/abc/main.js')
    await ask('/assets/lost/abc/main.js')
    expect(seenOf('/assets/lost/abc/main.js')).toHaveLength(2)
  })

  test('fetches a new segment once for a crowd, and a playlist for each of them', async () => {
    const crowd = (call: string) => Promise.all(Array.from({ length: 30 }, () => ask(call)))
    const segments = await crowd('/media/demo/clip/1/hd/7.m4s')
    expect(new Set(segments.map(({ status, text }) => `${status} ${text.slice(3)}`)).size).toBe(1)
    expect(seenOf('/media/demo/clip/1/hd/7.m4s')).toHaveLength(1)
    await crowd('/media/demo/clip/1/hd/index.m3u8')
    expect(seenOf('/media/demo/clip/1/hd/index.m3u8')).toHaveLength(30)
  })

  test('pictures of papers are kept nowhere', async () => {
    await ask('/media/documents/a.webp')
    await ask('/media/documents/a.webp')
    expect(seenOf('/media/documents/a.webp')).toHaveLength(2)
  })

  test.each(['live', 'recordings'])('finds what is below /media/%s on the node that has it', async (kind) => {
    for (let time = 0; time < 6; time += 1) {
      expect(await ask(`/media/${kind}/77/master.m3u8`)).toMatchObject({
        status: 200,
        text: expect.stringMatching(/^two/),
      })
      expect(await ask(`/media/${kind}/77/hd/${time}.ts`)).toMatchObject({ status: 200 })
    }
    expect((await ask(`/media/${kind}/78/master.m3u8`)).status).toBe(404)
    expect(seenOf(`/media/${kind}/78/master.m3u8`)).toHaveLength(2)
  })

  test.each([
    ['/ingest/key-', (number: number) => `/s${number}.ts`],
    ['/upload/id-', (number: number) => `?offset=${number}`],
  ])('keeps %s on one node, and different ones on different nodes', async (start, part) => {
    const used = new Map<string, Set<string>>()
    for (let thing = 0; thing < 12; thing += 1) {
      for (let number = 0; number < 4; number += 1) {
        const reply = await fetch(at(`${start}${thing}${part(number)}`), { method: 'POST', body: 'x' })
        const name = reply.headers.get('x-node') ?? ''
        used.set(`${thing}`, (used.get(`${thing}`) ?? new Set()).add(name))
      }
    }
    expect([...used.values()].every((names) => names.size === 1)).toBe(true)
    expect(new Set([...used.values()].flatMap((names) => [...names])).size).toBe(2)
  })

  test('an upload arrives while it is sent, 52 MB pass, more does not, and a call takes 1 MB', async () => {
    const arrived = Promise.race(nodes.map((node) => node.firstBytes()))
    const upload = httpRequest(at('/upload/abc?offset=0'), {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
    })
    upload.on('error', () => {})
    upload.write('the first bytes')
    expect(await arrived).toBe('the first bytes')
    upload.destroy()
    const send = async (call: string, megabytes: number) =>
      (await fetch(at(call), { method: 'POST', body: Buffer.alloc(megabytes * 1_048_576) }).catch(() => undefined))
        ?.status
    expect(await send('/upload', 51)).toBe(200)
    expect([413, undefined]).toContain(await send('/upload', 53))
    expect(await send('/ingest/key/a.ts', 15)).toBe(200)
    expect([413, undefined]).toContain(await send('/api/Member/anything', 2))
    expect(nodes.flatMap(({ seen }) => seen).filter(({ url }) => url.startsWith('/api/'))).toEqual([])
  })

  test('what only the installation may see is not there', async () => {
    for (const call of ['/metrics', '/releases/metrics', '/_dev/outbox', '/_DEV/clock'])
      expect((await ask(call)).status).toBe(404)
    expect(nodes.flatMap(({ seen }) => seen)).toEqual([])
  })

  test('one address is limited: 600 calls at once, then the rate', async () => {
    const statuses = new Map<number, number>()
    const one = async () => {
      for (let time = 0; time < 30; time += 1) {
        const { status } = await ask('/api/Football/football_match')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 25 }, one))
    expect([...statuses.keys()].sort()).toEqual([200, 429])
    expect(statuses.get(200)).toBeGreaterThan(590)
    expect(statuses.get(429)).toBeGreaterThan(50)
  })

  test('a lost node is not noticed; without any there is one sentence; no secret is ever logged', async () => {
    const [one, two] = nodes as [SmallNode, SmallNode]
    await one.stop()
    for (let time = 0; time < 8; time += 1) expect((await ask('/news')).status).toBe(200)
    await two.stop()
    const away = await ask('/news')
    expect(away).toMatchObject({ status: 503, text: expect.stringMatching(/网站.*lang="en".*lang="vi"/s) })
    for (const call of [
      '/api/member/withdraw?pwd=hushhush',
      '/ingest/hushhush/1.ts',
      '/upload/hushhush',
      '/qr/hushhush',
    ])
      await ask(call)
    await ask('/calendar/hushhush?token=hushhush')
    await ask('/api/member/withdraw?pwd=hushhush', { referer: 'http://x/?pwd=hushhush' })
    await ask('/last/page?pwd=1')
    const read = () =>
      readdirSync(nginx.folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(path.join(nginx.folder, name), 'utf8'))
        .join('\n')
    let lines = read()
    // nginx writes its lines in heaps.
    for (; !lines.includes('"/last/page"'); lines = read()) await wait(50)
    expect(lines).toContain('"/api/member/withdraw"')
    expect(lines).toContain('"/ingest/-"')
    expect(lines.split('\n').filter((line) => line.includes('hushhush'))).toEqual([])
  })
})

test('nodes that are not where they were are noticed', () => {
  expect(() => withNodes('upstream a { }', [{ address: '127.0.0.1:1' }])).toThrow('deploy/nginx has no')
})
