import { expect, test } from '@jest/globals'
import { integrityOf } from '../store/version-files'
import { aBuiltVersion, aHost } from '../testing/a-version'
import { requireSealed, unsealedFiles } from './sealed'

const hash = (text: string) => integrityOf(Buffer.from(text))
const table = (...texts: string[]) => `load(${JSON.stringify(texts.map((text) => hash(text).slice(7)))})`

const page = 'draw()'
const sheet = 'a { color: red }'

async function built(files: Readonly<Record<string, string>>, change: object = {}) {
  const { folder, version } = await aBuiltVersion(files)
  const entry = { js: ['remoteEntry.js'], css: [] }
  return { folder, version: { ...version, manifest: { ...version.manifest, entry, ...change } } }
}
const open = async (files: Readonly<Record<string, string>>, change?: object) => {
  const { version, folder } = await built(files, change)
  return unsealedFiles(version, folder)
}

test('TEAM-04 a file is sealed when what starts the remote knows its hash, or something sealed does', async () => {
  const middle = `next(); ${table(sheet)}`
  expect(
    await open({ 'remoteEntry.js': table(page, middle), 'page.js': page, 'm.js': middle, 's.css': sheet }),
  ).toEqual([])
})

test.each([
  ['a script nobody names', { 'remoteEntry.js': 'go()', 'page.js': page }, ['page.js']],
  ['a sheet nobody names', { 'remoteEntry.js': table(page), 'page.js': page, 's.css': sheet }, ['s.css']],
  ['a script named with another hash', { 'remoteEntry.js': table('other'), 'page.js': page }, ['page.js']],
  [
    'two scripts that vouch for each other',
    { 'remoteEntry.js': 'go()', 'a.js': 'a()', 'b.js': table('a()') },
    ['a.js', 'b.js'],
  ],
])('TEAM-04 %s is not', async (_what, files, wrong) => {
  expect(await open(files)).toEqual(wrong)
})

test('TEAM-04 of several files that start a remote the first is what the host checks', async () => {
  const entry = { js: ['remoteEntry.js', 'page.js'], css: [] }
  expect(await open({ 'remoteEntry.js': 'go()', 'page.js': page }, { entry })).toEqual(['page.js'])
})

test('TEAM-04 no browser asks a worker for its hash; the page checks all that starts the host', async () => {
  expect(await open({ 'remoteEntry.js': 'go()', 'work.js': page }, { workers: ['work.js'] })).toEqual([])
  const { folder, version } = await aBuiltVersion({ 'main.js': 'go()', 'lib.js': page, 's.css': sheet })
  const { files } = version.manifest
  const host = aHost({ files, entry: { js: ['main.js', 'lib.js'], css: ['s.css'] } })
  expect(await unsealedFiles(host, folder)).toEqual([])
})

test('TEAM-04 a script that lies in the folder and in no manifest is refused with its name', async () => {
  const { folder, version } = await built({ 'remoteEntry.js': 'go()', 'sub/late.mjs': page })
  await expect(requireSealed(version, folder)).rejects.toMatchObject({
    reason: 'not-sealed',
    details: ['sub/late.mjs would be loaded without its hash'],
  })
  const unnamed = { ...version, manifest: { ...version.manifest, files: version.manifest.files.slice(0, 1) } }
  await expect(requireSealed(unnamed, folder)).rejects.toMatchObject({
    details: ['sub/late.mjs has no hash in the manifest'],
  })
})
