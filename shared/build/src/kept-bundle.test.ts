import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keptBundle } from './kept-bundle.mjs'

let folder: string
const longAgo = new Date('2026-01-01')
const write = (name: string, text: string, at = longAgo) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  utimesSync(file, at, at)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitchside-kept-'))
  mkdirSync(path.join(folder, 'part'))
  write('package.json', '{"version":"1.0.0"}')
  write('part/words.ts', "export const words = 'first'")
  write('main.ts', "import { words } from './part/words'\nconsole.log(words)")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Which words the bundle says, and its inode: another one was made anew. */
async function kept() {
  const file = await keptBundle(path.join(folder, 'main.ts'))
  return { words: /(first|second)/.exec(readFileSync(file, 'utf8'))?.[0], made: statSync(file).ino }
}

test('OPS-01 what a start runs is bundled once, and anew when a source it was made from changed', async () => {
  const first = await kept()
  expect(first.words).toBe('first')
  expect(await kept()).toEqual(first)
  write('part/words.ts', "export const words = 'second'")
  const second = await kept()
  expect(second.words).toBe('second')
  expect(await kept()).toEqual(second)
})

test('a source of the same size, a version, and a source that is gone are changes too', async () => {
  const { made } = await kept()
  write('part/words.ts', "export const words = 'First'", new Date('2026-01-02'))
  expect((await kept()).made).not.toBe(made)
  const { made: again } = await kept()
  write('package.json', '{"version":"1.0.1"}', new Date('2026-01-02'))
  expect((await kept()).made).not.toBe(again)
  rmSync(path.join(folder, 'part/words.ts'))
  await expect(kept()).rejects.toThrow('words')
})

test('a source that is written while it is bundled is read again the next time', async () => {
  write('part/words.ts', "export const words = 'first'", new Date(Date.now() + 60_000))
  const { made } = await kept()
  expect((await kept()).made).not.toBe(made)
})
