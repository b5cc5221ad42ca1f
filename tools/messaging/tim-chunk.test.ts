import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const dist = join(__dirname, '../../remote-chat/dist')
const manifestFile = join(dist, 'manifest.json')
/** Without a build there is no manifest to look at: `npm test` builds first. */
const whenBuilt = existsSync(manifestFile) ? test : test.skip

interface Files {
  js: string[]
  css: string[]
}
interface Manifest {
  entry: Files
  routes: { files: Files }[]
  slots: { files: Files }[]
  i18n: Record<string, Files>
  files: { path: string }[]
}

whenBuilt('CHAT-06 the SDK is in a chunk of its own, which no page, panel or start-up of a visitor names', () => {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const scripts = manifest.files.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  const textOf = (path: string) => readFileSync(join(dist, path), 'utf8')
  const isSdk = (path: string) => /2\.27\.6/.test(textOf(path)) && textOf(path).length > 400_000
  const sdk = scripts.filter(isSdk)
  expect(sdk).toHaveLength(1)
  const first = [
    ...manifest.entry.js,
    ...[...manifest.routes, ...manifest.slots].flatMap(({ files }) => files.js),
    ...Object.values(manifest.i18n).flatMap(({ js }) => js),
  ]
  expect(first.length).toBeGreaterThan(3)
  expect(first.filter((path) => sdk.includes(path))).toEqual([])
  // Nothing a visitor loads is anywhere near its size, so it can not hide in another file.
  expect(first.filter((path) => textOf(path).length > 200_000)).toEqual([])
  // One script asks for it by import(), and that one is asked for itself: it is no part of what comes first.
  const number = sdk[0]?.split('.')[0] ?? ''
  const asking = scripts.filter(
    (path) => !sdk.includes(path) && new RegExp(`\\.e\\((?:"${number}"|${number})\\)`).test(textOf(path)),
  )
  expect(asking).toHaveLength(1)
  expect(first).not.toContain(asking[0])
})
