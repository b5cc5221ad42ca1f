import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { watchBundle } from './watch-bundle.mjs'

let folder: string
let stop: () => void
/** What was bundled, in order. */
let bundles: string[]
let onBundled = () => {}

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

async function bundledAfter(change: () => void) {
  bundles = []
  const bundled = new Promise<void>((resolve) => {
    onBundled = resolve
  })
  change()
  await bundled
  return bundles
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitchside-bundle-'))
  mkdirSync(path.join(folder, 'part'))
  write('package.json', '{"version":"1.0.0"}')
  write('part/words.ts', "export const words = 'first'")
  write('main.ts', "import { words } from './part/words'\nconsole.log(words)")
  bundles = []
  stop = await watchBundle(path.join(folder, 'main.ts'), async (bundle: string) => {
    bundles.push(/(first|second|third)/.exec(readFileSync(bundle, 'utf8'))?.[0] ?? '')
    onBundled()
  })
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a bundle is made again after each change, once', async () => {
  expect(bundles).toEqual(['first'])
  expect(await bundledAfter(() => write('part/words.ts', "export const words = 'second'"))).toEqual(['second'])
  expect(await bundledAfter(() => write('part/words.ts', "export const words = 'third'"))).toEqual(['third'])
})
