import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { packageRoot } from '../package-root'
import { clientFrame, openRawConnection, upgradeOf } from '../testing/raw-connection'

let program: string
let home: string
let child: ChildProcess
let exited: Promise<number | null>
let port: number
let rtmpPort: number

beforeAll(() => {
  const printed = execFileSync(process.execPath, [
    join(packageRoot, '../tools/bundle.mjs'),
    join(packageRoot, 'src/main.ts'),
  ])
  program = printed.toString().trim()
})
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pitchside-stop-'))
  const wishes = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', RTMP_PORT: '0', DATA_DIR: home, DRAIN_S: '0' }
  child = spawn(process.execPath, [program], {
    env: { ...process.env, FEED: 'open', TRANSCODE: 'off', ...wishes },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  exited = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      said += text
      const found = /"port":(\d+)/.exec(said)?.[1]
      if (found) resolve(Number(found))
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
  const { adapters } = (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as {
    adapters: { rtmp: string }
  }
  rtmpPort = Number(/\d+/.exec(adapters.rtmp)?.[0])
})
afterEach(async () => {
  child.kill('SIGKILL')
  await exited
  await rm(home, { recursive: true, force: true })
})
afterAll(() => rmSync(program, { force: true }))

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const post =
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{'
const login = clientFrame(1, '{"type":"login","code":"x"}')

/** Opens a connection again whenever it is closed and sends the same all the time, until it is told to stop. */
function flood(head: string, bytes: Buffer): () => void {
  let isOver = false
  const run = async () => {
    while (!isOver) {
      const { socket, gone } = await openRawConnection(port, head).catch(() => ({ socket: undefined, gone: undefined }))
      if (!socket) return
      const timer = setInterval(() => socket.write(bytes), 2)
      await gone
      clearInterval(timer)
    }
  }
  void run()
  return () => {
    isOver = true
  }
}

const strangers: Record<string, () => Promise<unknown>> = {
  'who say nothing': () => openRawConnection(port),
  'who keep a connection they asked over': () => openRawConnection(port, get('/api/nothing')),
  'with an upgrade nobody takes': () => openRawConnection(port, upgradeOf('/nothing')),
  'with an upgrade that was refused': () =>
    openRawConnection(port, upgradeOf('/ws', { Origin: 'https://elsewhere.example' })),
  'with half an upgrade': () => openRawConnection(port, upgradeOf('/ws').slice(0, -4)),
  'with half a body': () => openRawConnection(port, post),
  'with sockets that never say goodbye': () => openRawConnection(port, upgradeOf('/ws')),
  'who read nothing': async () => (await openRawConnection(port, get('/healthz').repeat(10))).socket.pause(),
  'who knock at the door for publishers': () => openRawConnection(rtmpPort),
  'who stop in its handshake': () =>
    openRawConnection(rtmpPort, Buffer.concat([Buffer.from([3]), Buffer.alloc(1_536)])),
}

/** Ends the server; milliseconds until it is gone. */
async function stop(): Promise<{ status: number | null; tookMs: number }> {
  const since = performance.now()
  child.kill('SIGTERM')
  return { status: await exited, tookMs: performance.now() - since }
}

describe('EDGE-03 a stop waits for no stranger', () => {
  test('with all of them at once, and floods that go on', async () => {
    for (const open of Object.values(strangers)) await Promise.all(Array.from({ length: 20 }, open))
    const ends = [
      flood(upgradeOf('/ws'), Buffer.concat(Array<Buffer>(50).fill(login))),
      flood(upgradeOf('/ws'), Buffer.concat(Array<Buffer>(50).fill(clientFrame(2)))),
      flood('', Buffer.from(get('/api/nothing').repeat(10))),
      flood(post, Buffer.from(' ')),
    ]
    const { status, tookMs } = await stop()
    for (const end of ends) end()
    expect(status).toBe(0)
    expect(tookMs).toBeLessThan(8_000)
  })

  test('and not long without any', async () => {
    const { status, tookMs } = await stop()
    expect(status).toBe(0)
    expect(tookMs).toBeLessThan(8_000)
  })
})
