import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { packageRoot } from './package-root'

jest.setTimeout(240_000)

const bundler = join(packageRoot, '../tools/bundle.mjs')
const children = new Set<ChildProcess>()
let home: string
let server: string

/** Links every installed package but the demo world. */
async function linkPackages(to: string): Promise<void> {
  const from = join(packageRoot, 'node_modules')
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'))
  const scoped = names
    .filter((name) => name.startsWith('@'))
    .map(async (scope) => (await readdir(join(from, scope))).map((name) => join(scope, name)))
  const plain = names.filter((name) => !name.startsWith('@'))
  const wanted = [...plain, ...(await Promise.all(scoped)).flat()].filter((name) => name !== '@pitchside/demo')
  for (const name of wanted) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await symlink(await realpath(join(from, name)), join(to, name))
  }
}

beforeAll(async () => {
  // A folder of its own, in which no file of the demo world lies.
  home = await realpath(await mkdtemp(join(tmpdir(), 'pitchside-alone-')))
  const folder = join(home, 'backend')
  for (const part of ['src', 'assets', 'package.json'])
    await cp(join(packageRoot, part), join(folder, part), { recursive: true })
  await linkPackages(join(folder, 'node_modules'))
  server = execFileSync(process.execPath, [bundler, join(folder, 'src/main.ts')])
    .toString()
    .trim()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(home, { recursive: true, force: true })
})

/** Starts the real server; resolves with the port it took, or with the last words of one that did not start. */
function start(environment: Record<string, string>): Promise<{ port?: number; lastWords: string }> {
  const child = spawn(process.execPath, ['--liftoff-only', server], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', RTMP_PORT: 'off', TRANSCODE: 'off' },
      DATA_DIR: join(home, `data-${children.size}`),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let [said, complained] = ['', '']
  child.stderr.on('data', (text) => (complained += text))
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      said += text
      const port = /"port":(\d+)/.exec(said)?.[1]
      if (port) resolve({ port: Number(port), lastWords: complained })
    })
    child.once('close', () => resolve({ lastWords: complained }))
  })
}

const provider = { NAMI_URL: 'http://127.0.0.1:9', NAMI_USER: 'nobody', NAMI_SECRET: 'none' }

describe('a server in whose folder no file of the demo world lies', () => {
  test.each([
    ['open', {}],
    ['nami', provider],
  ])('starts and answers with FEED=%s', async (feed, account) => {
    const { port, lastWords } = await start({ FEED: feed, SEED_DEMO: '0', ...account })
    expect({ hasStarted: port !== undefined, lastWords }).toEqual({ hasStarted: true, lastWords: '' })
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  test('says what to do where the demo world is asked for', async () => {
    const { port, lastWords } = await start({ FEED: 'sim', SEED_DEMO: '0' })
    expect(port).toBeUndefined()
    expect(lastWords).toMatch(/package demo cannot be loaded.*FEED=open/)
  })
})
