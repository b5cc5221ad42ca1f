import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { packageRoot } from '../package-root'
import { aTrackTo } from '../testing/solve-captcha'

jest.setTimeout(240_000)

const crashes = 20
const bundler = join(packageRoot, '../tools/bundle.mjs')
let home: string
let server: string
const children = new Set<ChildProcess>()

beforeAll(async () => {
  // One bundle for all the starts.
  const printed = execFileSync(process.execPath, [bundler, join(packageRoot, 'src/main.ts')])
  server = printed.toString().trim()
  home = await mkdtemp(join(tmpdir(), 'pitchside-crash-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(server, { force: true })
  await rm(home, { recursive: true, force: true })
})

interface Server {
  child: ChildProcess
  origin: string
}

function launch(environment: Record<string, string>) {
  // Nobody here lives long enough for optimised code of the data base to pay: it took a third of every start.
  const child = spawn(process.execPath, ['--liftoff-only', server], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: home },
      // What is proven is the data base: matches of our own would take most of every start.
      ...{ FEED: 'open', RTMP_PORT: 'off' },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  const output = { out: '', err: '' }
  child.stdout?.on('data', (text) => (output.out += text))
  child.stderr?.on('data', (text) => (output.err += text))
  const exited = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      children.delete(child)
      resolve(code)
    }),
  )
  return { child, output, exited }
}

/** Starts the real server and waits until it says that it listens. */
async function startServer(): Promise<Server> {
  const { child, output, exited } = launch({})
  const listening = new Promise<number>((resolve) => {
    child.stdout?.on('data', () => {
      const port = /"port":(\d+)/.exec(output.out)?.[1]
      if (port) resolve(Number(port))
    })
  })
  const port = await Promise.race([listening, exited.then(() => undefined)])
  if (port === undefined) throw new Error(`The server did not start: ${output.err || output.out}`)
  return { child, origin: `http://127.0.0.1:${port}` }
}

async function post(origin: string, path: string, body: object, token = '') {
  const reply = await fetch(`${origin}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as { code: number; msg: string; data: Record<string, string> }
}

async function logIn(origin: string): Promise<string> {
  const { data: captcha } = await post(origin, 'api/user/getCaptcha', {})
  const { x } = (await (await fetch(`${origin}/_dev/captcha/${captcha.id}`)).json()) as { x: number }
  const { data } = await post(origin, 'api/user/checkCaptcha', { id: captcha.id, x, track: aTrackTo(x) })
  const account = { mobile: '86-13900000001', password: 'Pitchside1', captcha: data.ticket }
  return (await post(origin, 'api/user/login', account)).data.token as string
}

/** Writes one value after the other until the server is gone; returns the last that was acknowledged. */
async function writeUntilGone(origin: string, token: string, from: number, onWrite: () => void): Promise<number> {
  let acknowledged = from
  for (let value = from + 1; ; value++) {
    try {
      const reply = await post(origin, 'api/member/updateInfo', { signature: `value ${value}` }, token)
      if (reply.code === 0) {
        acknowledged = value
        onWrite()
      }
    } catch {
      return acknowledged
    }
  }
}

describe('a server that is killed', () => {
  test(`OPS-04 ${crashes} kills at any moment lose no acknowledged write`, async () => {
    let token = ''
    let last = 0
    for (let crash = 0; crash < crashes; crash++) {
      const { child, origin } = await startServer()
      if (token === '') token = await logIn(origin)
      const own = await fetch(`${origin}/api/Member/info`, { headers: { token } })
      const { data } = (await own.json()) as { data: { signature: string } }
      // The write that was under way may be there as well; an acknowledged one must be.
      const stored = last === 0 ? 0 : Number(data.signature.replace('value ', ''))
      expect([last, last + 1]).toContain(stored)
      let writes = 0
      const killAfter = 3 + ((crash * 7) % 11)
      const gone = new Promise((resolve) => child.once('exit', resolve))
      last = await writeUntilGone(origin, token, stored, () => {
        writes += 1
        if (writes === killAfter) setImmediate(() => child.kill('SIGKILL'))
      })
      expect(last).toBeGreaterThanOrEqual(stored + killAfter)
      await gone
    }
  })

  test('a second process on the same folder is refused and says why', async () => {
    const { child, origin } = await startServer()
    const second = launch({})
    expect(await second.exited).toBe(1)
    expect(second.output.err).toContain(`The process ${child.pid} uses the data folder`)
    expect(second.output.err).toContain('DATA_DIR')
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    const stopped = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await stopped).toBe(0)
  })

  test('a port in use is told, with the way out', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const address = holder.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const refused = launch({ PORT: port })
    expect(await refused.exited).toBe(1)
    expect(refused.output.err).toContain(`The port ${port} is in use`)
    await new Promise((resolve) => holder.close(resolve))
  })
})
