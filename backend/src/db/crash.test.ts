import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { packageRoot } from '../package-root'
import { becomes, canLimitFiles, limitFiles, readiness } from '../testing/failing-disk'
import { aTrackTo } from '../testing/solve-captcha'

jest.setTimeout(600_000)

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
  output: { out: string; err: string }
}

function launch(environment: Record<string, string>) {
  // Nobody here lives long enough for optimised code of the data base to pay: it took a third of every start.
  const child = spawn(process.execPath, ['--liftoff-only', server], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: home },
      // What is proven is the data base: matches of our own would take most of every start, and no film is converted.
      ...{ FEED: 'open', RTMP_PORT: 'off', TRANSCODE: 'off' },
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
  return { child, output, origin: `http://127.0.0.1:${port}` }
}

/** Stops a server in order. */
async function end(child: ChildProcess): Promise<void> {
  const stopped = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await stopped).toBe(0)
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
    await end(child)
  })

  test('EDGE-07 files of an earlier version, which were everybody’s, are closed by the start', async () => {
    const names = readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name))
    for (const name of names) await chmod(name, lstatSync(name).isDirectory() ? 0o755 : 0o666)
    const { child } = await startServer()
    const all = [home, ...readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name))]
    expect(all.filter((name) => (lstatSync(name).mode & 0o077) !== 0)).toEqual([])
    expect(all.length).toBeGreaterThan(1_000)
    await end(child)
  })

  test('EDGE-08 a data base that lacks a file is told by its name, and nothing is begun over it', async () => {
    const version = join(home, 'database', 'PG_VERSION')
    await rename(version, `${home}/kept`)
    const refused = launch({})
    expect(await refused.exited).toBe(1)
    expect(refused.output.err).toContain(`${version} is missing`)
    expect(refused.output.err).toContain('npm run doctor')
    expect(`${refused.output.err}${refused.output.out}`).not.toMatch(/^\s+at /m)
    expect(readdirSync(join(home, 'database'))).not.toContain('PG_VERSION')
    await rename(`${home}/kept`, version)
  })

  const onLinux = canLimitFiles ? test : test.skip
  onLinux('EDGE-08 writes that fail: not ready, counted, one line however often, ready again with room', async () => {
    const { child, origin, output } = await startServer()
    const token = await logIn(origin)
    const fact = async (name: string) => {
      const text = await (await fetch(`${origin}/metrics`)).text()
      return Number(new RegExp(`^pitchside_fact\\{name="disk_${name}"\\} (\\S+)$`, 'm').exec(text)?.[1])
    }
    const { data: right } = await post(origin, 'api/Member/getQiniuToken', { purpose: 'work' }, token)
    const size = 20 * 1024 * 1024
    const upload = { token: right.token, key: right.key, name: 'film.mp4', size }
    const { data: begun } = await post(origin, 'api/Upload/start', upload, token)
    const send = async (offset: number, bytes: number) => {
      const headers = { 'content-type': 'application/octet-stream' }
      const address = `${origin}${begun.uploadHost}?offset=${offset}`
      const asked = fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) })
      // What could not be written may end the connection instead of the call.
      return asked.then((reply) => reply.json() as Promise<{ code: number }>).catch(() => ({ code: 1 }))
    }
    expect(await readiness(origin)).toBe('200 ready')
    expect(await fact('free_bytes')).toBeGreaterThan(0)
    // As long as a segment of the log: the data base goes on.
    limitFiles(child, 16 * 1024 * 1024)
    expect(await send(0, 16 * 1024 * 1024)).toMatchObject({ code: 0 })
    for (let turn = 0; turn < 50; turn += 1) expect((await send(16 * 1024 * 1024, 1)).code).not.toBe(0)
    expect(await readiness(origin)).toBe('503 writes fail')
    expect([await fact('is_writable'), await fact('failed_writes')]).toEqual([0, 50])
    expect(output.out.match(/File too large|EFBIG/g)?.length).toBeLessThan(6)
    expect(output.out.match(/a call failed/g)).toHaveLength(1)
    limitFiles(child, 'unlimited')
    await becomes(origin, '200 ready')
    // What is written to find out fails as well, whoever else writes.
    limitFiles(child, 0)
    await becomes(origin, '503 writes fail')
    limitFiles(child, 'unlimited')
    await becomes(origin, '200 ready')
    await end(child)
  })

  onLinux(
    'EDGE-08 a data base that can’t write its log ends the process, and the next start has what was acknowledged',
    async () => {
      const { child, origin, output } = await startServer()
      const token = await logIn(origin)
      expect((await post(origin, 'api/member/updateInfo', { signature: 'kept' }, token)).code).toBe(0)
      const exited = new Promise((resolve) => child.once('exit', resolve))
      limitFiles(child, 0)
      const lost = await post(origin, 'api/member/updateInfo', { signature: 'lost' }, token).catch(() => ({ code: 1 }))
      expect(lost.code).not.toBe(0)
      expect(await exited).toBe(1)
      expect(output.out).toContain('The embedded data base has stopped: could not write to log file')
      const next = await startServer()
      const reply = await fetch(`${next.origin}/api/Member/info`, { headers: { token } })
      expect(((await reply.json()) as { data: object }).data).toMatchObject({ signature: 'kept' })
      await end(next.child)
    },
  )

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
