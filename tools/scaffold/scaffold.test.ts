import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { copyTree } from '../../e2e/fixtures/tree-copy'

const root = join(__dirname, '..', '..')
let tree: ReturnType<typeof copyTree>
const create = (...words: string[]) => tree.create(...words)

beforeAll(() => {
  tree = copyTree(root)
  // What the compiler knows already, by the text of each file: it looks again at what is changed and at what that reaches.
  const known = join(root, '.types')
  if (existsSync(known)) cpSync(known, join(tree.folder, '.types'), { recursive: true, preserveTimestamps: true })
})
afterAll(() => tree.remove())

test('every scaffold gives sources that pass the check', () => {
  create('page', 'scores', 'standings')
  create('list', 'member', 'presents', 'listGoods')
  create('endpoint', 'scores', 'listStandings', 'GET api/Football/standings')
  const names = create('remote', 'shop').trim().split('\n')
  // No other package is touched: everything else finds a remote by its folder.
  expect(names.filter((line) => !/^written: (remote-shop\/|tsconfig\.json$)/.test(line))).toEqual([])
  tree.install('remote-shop')
  tree.run('git', ['add', '-A'])
  // What the scaffolds wrote in, and the server, which answers the calls of the contract.
  const touched = ['remote-scores', 'remote-member', 'remote-shop', 'shared/contract', 'backend']
  expect(tree.run(process.execPath, ['tools/checks/check.mjs', ...touched])).not.toContain('✗')
  const written = (file: string) => readFileSync(join(tree.folder, file), 'utf8')
  expect(written('remote-scores/src/contribution.ts')).toContain('/standings')
  // Nothing else of the texts moves, nor does a remote bring along what the features of its model need.
  const before = readFileSync(join(root, 'remote-content/src/i18n/zh.json'), 'utf8').split('\n')
  create('page', 'content', 'archive')
  expect(written('remote-content/src/i18n/zh.json').split('\n')).toEqual(
    before.toSpliced(before.indexOf('  "title": {') + 1, 0, '    "archive": "Archive",'),
  )
  const { dependencies } = JSON.parse(written('remote-shop/package.json')) as { dependencies: object }
  expect(
    Object.keys(dependencies)
      .filter((name) => !name.startsWith('@pitchside/'))
      .sort(),
  ).toEqual(['react', 'react-dom'])
}, 300_000)

test('HOUSE-01 a list page has pages, failure, another try and its test in less than eighty lines', () => {
  // After the test above, which made it.
  const folder = 'remote-member/src/features/presents'
  const lines = ['presents.page.tsx', 'presents.calls.ts', 'presents.test.tsx', 'presents.module.css'].map(
    (file) => readFileSync(join(tree.folder, folder, file), 'utf8').split('\n').length,
  )
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(80)
  tree.run(join(root, 'node_modules/.bin/jest'), [folder, '--rootDir', tree.folder])
}, 300_000)

test('FED-03 a sixth remote is tested, built and published alone, with its route and its entry in the menu', () => {
  // After the test above, which made it.
  tree.run(join(root, 'node_modules/.bin/jest'), ['remote-shop/src', '--rootDir', tree.folder])
  const output = join(tree.folder, '.cache/build/shop')
  tree.run(process.execPath, ['tools/start/build-one.mjs', 'remote-shop', output, '1.2.0'])
  const data = join(tree.folder, '.data')
  tree.release(data, 'register', 'remote-shop', '--team', 'shop', '--routes', '/shop', '--menus', 'header.tabs')
  const published = tree.release(data, 'publish', 'remote-shop', '--folder', output)
  expect(published).toMatchObject({ ok: true, package: 'remote-shop', version: '1.2.0', isNew: true })
  expect(published.api).toEqual(expect.arrayContaining(['menu header.tabs /shop', 'route /shop']))
}, 300_000)

test.each([
  [['page', 'nowhere', 'x'], /there is no remote-nowhere/],
  [['page', 'scores', 'Bad Name'], /kebab-case/],
  [['list', 'scores', 'x', 'login'], /login is no list of the contract/],
  [['endpoint', 'nothing', 'a', 'GET api/a'], /there is no group nothing/],
  [['endpoint', 'scores', 'a', 'DELETE api/a'], /an address is like/],
  [['remote', 'member'], /exists already/],
  [['spaceship'], /usage/],
])('bad words %j are refused with the reason', (words, reason) => {
  expect(() => create(...words)).toThrow(reason)
})
