// `npm test`: installs what is missing, then types, lint, boundaries, unit and integration tests, build, browser journeys.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDebian } from './debian.mjs'
import { startPostgres } from './postgres.mjs'
import { quickFolder } from './quick-folder.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const started = Date.now()
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

function step(what, command, args, env = {}) {
  const at = Date.now()
  console.log(`\n── ${what}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) {
    console.error(`\n✗ ${what} failed after ${Math.round((Date.now() - at) / 1000)} s`)
    process.exit(1)
  }
  console.log(`✓ ${what} (${Math.round((Date.now() - at) / 1000)} s)`)
}

const bin = (name) => join(root, 'node_modules', '.bin', name)

step('install', 'npx', [
  '--yes',
  'pnpm@12.21.0',
  'install',
  '--frozen-lockfile',
  '--reporter=append-only',
  '--loglevel=warn',
])
// Pushes of encoders are tested with the real ones; tests that miss them say so.
ensureDebian('/usr/bin/ffmpeg', ['ffmpeg'])
ensureDebian('/usr/bin/redis-server', ['redis-server'])
ensureDebian('/usr/lib/nginx/modules/ngx_rtmp_module.so', ['nginx-light', 'libnginx-mod-rtmp'])
step('check', process.execPath, ['tools/checks/check.mjs'])
step('build', process.execPath, ['tools/start/build.mjs'])
Object.assign(process.env, quickFolder())
// Races show on a real server only, so everything runs there; what the embedded engine does by itself runs on it again.
// The journeys below run on it too, as `npm start` does.
const embedded = [
  'backend/src/app.test',
  'backend/src/db/',
  'backend/src/modules/account/',
  'backend/src/modules/content/content',
  'backend/src/modules/search/',
  'backend/src/modules/scores/archive',
  'backend/src/modules/wallet/',
  'backend/src/money-proof/',
  'releases/src/health/exchange',
  'releases/src/store/object-stores',
]
const quiet = { NODE_OPTIONS: '--no-warnings' }
const postgres = await startPostgres()
step('unit and integration tests', bin('jest'), ['--maxWorkers=2'], {
  ...quiet,
  ...(postgres && { TEST_DATABASE_URL: postgres.address }),
})
if (postgres) {
  await postgres.stop()
  step(
    'the same on the embedded data base',
    bin('jest'),
    [...embedded, '--maxWorkers=2', '--selectProjects', 'node'],
    quiet,
  )
}
ensureDebian('/usr/bin/chromium-headless-shell', ['chromium-headless-shell'])
if (ensureDebian(chromium, ['chromium', 'fonts-noto-cjk']))
  // This is the whole run: what passes the second time is listed as flaky.
  step('browser journeys', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
    CI: process.env.CI ?? '1',
  })
else if (process.env.CI) {
  console.error('✗ browser journeys need Chromium')
  process.exit(1)
}
console.log(`\nall green in ${Math.round((Date.now() - started) / 1000)} s`)
