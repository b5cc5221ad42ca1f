import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')
/** Milliseconds. Installing from a warm store and starting takes 20 to 60 s here; building everything another two minutes. */
const patience = 400_000

/** What somebody has who clones the repository: the files of the last commit, and nothing that was installed or built. */
function clone(): string {
  // On a disk: what is installed from pnpm's store is linked there, and copied or loaded again anywhere else.
  const folder = path.join(mkdtempSync('/var/tmp/pitchside-fresh-'), 'pitchside')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder])
  return folder
}

/** Builds are known by the content of their sources: those of the same sources are taken, all others are made anew. */
function lendBuilds(folder: string): void {
  if (process.env.FRESH_BUILDS) return
  for (const name of readdirSync(root))
    if (existsSync(path.join(root, name, 'dist/build.json')))
      cpSync(path.join(root, name, 'dist'), path.join(folder, name, 'dist'), { recursive: true })
}

function listen(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        said += text
        const address = /Pitchside runs on (\S+)/.exec(said)?.[1]
        if (address) resolve(address)
      })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)))
  })
}

let folder: string
test.describe.configure({ mode: 'serial', timeout: patience })
test.beforeAll(() => {
  folder = clone()
  lendBuilds(folder)
})
test.afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }))

/** Nothing of this shell but where programs and the store of packages are. */
const environment = (more: Record<string, string> = {}) => ({
  ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', RTMP_PORT: 'off' },
  ...{ pnpm_config_prefer_offline: 'true', npm_config_prefer_offline: 'true' },
  ...more,
})

/** Does a process of the group still run? One that has ended and waits for its parent does not. */
function isAlive(group: number): boolean {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.some((pid) => {
    try {
      // `pid (name) state parent group …`; the name may hold anything.
      const [state, , of] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').pop()?.split(' ') ?? []
      return Number(of) === group && state !== 'Z'
    } catch {
      return false
    }
  })
}

/** Starts a site, lends its address and ends it, with npm and its shell: npm may be gone before the site is. */
async function withSite(words: string[], env: NodeJS.ProcessEnv, look: (address: string) => Promise<void>) {
  const child = spawn('npm', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const group = child.pid as number
  try {
    await look(await listen(child))
  } finally {
    if (isAlive(group)) process.kill(-group, 'SIGTERM')
    await expect.poll(() => isAlive(group), { message: 'the site ends', timeout: 60_000 }).toBe(false)
  }
}

test('OPS-01 a new clone needs one command: npm start installs, builds and serves a site that a browser opens', async ({
  page,
}) => {
  const startedAt = performance.now()
  await withSite(['start'], environment(), async (address) => {
    const seconds = (performance.now() - startedAt) / 1_000
    console.log(`  from npm start in a new clone to a site: ${seconds.toFixed(1)} s`)
    const health = await (await fetch(`${address}/healthz`)).json()
    expect(health).toMatchObject({ status: 'ok', adapters: { database: 'pglite' } })
    expect(existsSync(path.join(folder, '.data/database'))).toBe(true)
    const failed: string[] = []
    page.on('response', (reply) => reply.status() >= 400 && failed.push(`${reply.status()} ${reply.url()}`))
    page.on('pageerror', (error) => failed.push(error.message))
    await page.goto(`${address}/main`)
    await expect(page.getByRole('heading', { name: '直播间' })).toBeVisible()
    await page.goto(`${address}/football`)
    await expect(page.locator('[data-row]').first()).toBeVisible()
    expect(failed).toEqual([])
  })
})

/** Everything in the folder, but for what was installed, with its time. */
const contents = () =>
  execFileSync('find', ['.', '-path', '*/node_modules', '-prune', '-o', '-printf', '%p %T@\\n'], {
    cwd: folder,
    encoding: 'utf8',
  })

test('OPS-01 a prepared folder runs as an installation does: production settings, nothing written into it', async () => {
  execFileSync('npm', ['run', 'prepare-node'], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const before = contents()
  const dataDir = mkdtempSync('/var/tmp/pitchside-prepared-')
  const env = environment({ NODE_ENV: 'production', DATA_DIR: dataDir })
  expect(
    execFileSync('npm', ['run', '--silent', 'node', '--', 'migrate'], { cwd: folder, env, encoding: 'utf8' }),
  ).toContain('up to date')
  await withSite(['run', '--silent', 'node', '--', 'site'], env, async (address) => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${address}/main`)).text()).toContain('/assets/host/')
    expect((await fetch(`${address}/_dev/outbox`)).status).toBe(404)
  })
  expect(contents()).toBe(before)
  rmSync(dataDir, { recursive: true, force: true })
})
