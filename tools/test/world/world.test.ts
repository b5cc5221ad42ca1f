import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, jest, test } from '@jest/globals'
import { bundleWorld } from './bundle-world.mjs'
import { realm } from './realm.kept'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'world-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}
const options = { conditions: ['node'], assets: [], to: path.join(folder, 'made') }

test('a test file keeps its own address, and its stack names its lines', () => {
  expect(path.basename(import.meta.dirname)).toBe('world')
  const [, line = ''] = /world\.test\.ts:(\d+):/.exec(new Error('here').stack ?? '') ?? []
  expect(Number(line)).toBe(30)
})

test('packages are found from where a source lies', () => {
  expect(require.resolve('./bundle-world.mjs')).toBe(path.join(import.meta.dirname, 'bundle-world.mjs'))
})

test('globals that tests replace are those of the realm, also inside the script', () => {
  jest.useFakeTimers({ now: 5 })
  expect(Date.now()).toBe(5)
  jest.useRealTimers()
  expect(Date.now()).toBeGreaterThan(5)
})

test('what is imported when it is needed comes out of the same script', async () => {
  const again = await import('./bundle-world.mjs')
  expect(again.bundleWorld).toBe(bundleWorld)
})

test('a world is made anew when a source changed or a test came, and kept otherwise', async () => {
  const part = write('part.ts', 'export const answer = 41')
  const one = write('one.test.ts', "import { answer } from './part'\nexport const found = answer")
  const made = await bundleWorld('small', [one], options)
  const stamp = () => statSync(made).ino
  const first = stamp()
  expect(await bundleWorld('small', [one], options)).toBe(made)
  expect(stamp()).toBe(first)

  writeFileSync(part, 'export const answer = 42')
  utimesSync(part, 1, 1)
  expect(await bundleWorld('small', [one], options)).toBe(made)
  expect(stamp()).not.toBe(first)

  const two = write('two.test.ts', 'export const found = 2')
  expect(await bundleWorld('small', [one, two], options)).not.toBe(made)
})

test('a world that another run may still read stays, one that is long out of use goes', async () => {
  const [one, two] = [write('a.test.ts', 'export const a = 1'), write('b.test.ts', 'export const b = 1')]
  const first = await bundleWorld('shared', [one], options)
  const second = await bundleWorld('shared', [one, two], options)
  expect(existsSync(first)).toBe(true)
  utimesSync(first, 1, 1)
  utimesSync(second, 1, 1)
  // Whoever takes it says so.
  await bundleWorld('shared', [one, two], options)
  await bundleWorld('shared', [two], options)
  expect([first, `${first}.map`, second, `${second}.map`].map((file) => existsSync(file))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a source that does not parse is named', async () => {
  const broken = write('broken.test.ts', 'const = 1')
  await expect(bundleWorld('broken', [broken], options)).rejects.toThrow(/broken\.test\.ts:1:6/)
})

test('each project makes a world of its own: Jest runs a file of set-up once, however many projects name it', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const { projects } = createRequire(path.join(root, 'package.json'))('./jest.config.cjs') as {
    projects: { globalSetup: string }[]
  }
  expect(new Set(projects.map(({ globalSetup }) => globalSetup)).size).toBe(projects.length)
})

test('a module that is kept is no part of who imports it: the runtime is asked for it, by its file', async () => {
  const kept = write('sum.kept.ts', 'export const sum = 1')
  const one = write('uses.test.ts', "import { sum } from './sum.kept'\nexport const found = sum")
  const made = await bundleWorld('kept', [one], { ...options, kept: [kept] })
  const module = { exports: {} as Record<string, () => Record<string, unknown>> }
  const asked: string[] = []
  const ask = (name: string) => {
    asked.push(name)
    return { sum: 'of the runtime' }
  }
  new Function('module', 'require', readFileSync(made, 'utf8'))(module, ask)
  expect(module.exports[one]?.().found).toBe('of the runtime')
  expect(asked).toEqual([`kept:${kept}`])
  expect(module.exports[kept]?.().sum).toBe(1)
})

const inWorld = process.env.TEST_WORLD === 'off' ? test.skip : test
inWorld('what is kept runs in the realm of the worker, which outlives that of a test file', () => {
  expect(realm).not.toBe(globalThis)
  expect(realm.Array).not.toBe(Array)
})
