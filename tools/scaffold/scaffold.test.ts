import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = join(__dirname, '..', '..')
let copy: string

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PITCHSIDE_ROOT: copy },
  })
const create = (...words: string[]) => run(process.execPath, 'tools/scaffold/new.mjs', ...words)

/** A copy of the sources with the same installed packages, so that nothing here touches the real tree. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'pitchside-scaffold-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const file of files)
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const packages = new Set(
    files.filter((file) => file.endsWith('package.json') && file !== 'package.json').map(dirname),
  )
  for (const name of packages) {
    const modules = join(root, name, 'node_modules')
    if (existsSync(modules))
      cpSync(modules, join(copy, name, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
  run('git', 'init', '-q')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every scaffold gives sources that pass the check', () => {
  create('page', 'scores', 'standings')
  create('endpoint', 'scores', 'listStandings', 'GET api/Football/standings')
  const written = create('remote', 'shop').trim().split('\n')
  // No other package is touched: everything else finds a remote by its folder.
  expect(written.filter((line) => !/^written: (remote-shop\/|tsconfig\.json$)/.test(line))).toEqual([])
  cpSync(join(copy, 'remote-member', 'node_modules'), join(copy, 'remote-shop', 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  run('git', 'add', '-A')
  expect(run(process.execPath, 'tools/checks/check.mjs')).not.toContain('✗')
  expect(readFileSync(join(copy, 'remote-scores/src/contribution.ts'), 'utf8')).toContain('/standings')
}, 300_000)

test('FED-03 a sixth remote is tested, built and published alone, with its route and its entry in the menu', () => {
  // After the test above, which made it.
  run(join(root, 'node_modules/.bin/jest'), 'remote-shop/src', '--rootDir', copy)
  const output = join(copy, '.cache/build/shop')
  run(process.execPath, 'tools/start/build-one.mjs', 'remote-shop', output, '1.2.0')
  const words = ['publish', 'remote-shop', '--folder', output, '--json']
  const env = { ...process.env, PITCHSIDE_ROOT: copy, DATA_DIR: join(copy, '.data'), RELEASE_STORE: '' }
  const said = execFileSync(process.execPath, ['tools/run.mjs', 'releases/src/cli/main.ts', ...words], {
    cwd: copy,
    encoding: 'utf8',
    env,
  })
  const published = JSON.parse(said.trim().split('\n').at(-1) ?? '')
  expect(published).toMatchObject({ ok: true, package: 'remote-shop', version: '1.2.0', isNew: true })
  expect(published.api).toEqual(expect.arrayContaining(['menu header.tabs /shop', 'route /shop']))
}, 300_000)

test.each([
  [['page', 'nowhere', 'x'], /there is no remote-nowhere/],
  [['page', 'scores', 'Bad Name'], /kebab-case/],
  [['endpoint', 'nothing', 'a', 'GET api/a'], /there is no group nothing/],
  [['endpoint', 'scores', 'a', 'DELETE api/a'], /an address is like/],
  [['remote', 'member'], /exists already/],
  [['spaceship'], /usage/],
])('bad words %j are refused with the reason', (words, reason) => {
  expect(() => create(...words)).toThrow(reason)
})
