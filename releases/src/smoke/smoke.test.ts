import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import type { ReleaseRefused } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { diskStore } from '../store/open-store'
import { aBuiltVersion, aHost, audit } from '../testing/a-version'
import { requireSmoke } from './smoke'

/** A shell of some lines: a header, and on the pages of a remote what that draws, or its place marked as down. */
const shell = `
const release = JSON.parse(document.getElementById('release').textContent)
document.body.innerHTML = '<header>Pitchside</header><main></main>'
for (const [id, { current }] of Object.entries(release.remotes)) {
  const script = document.createElement('script')
  script.src = current.base + 'remoteEntry.js'
  script.onload = () => {
    const place = document.createElement('div')
    place.dataset.remote = id
    place.dataset.build = current.build
    try {
      globalThis[current.manifest.container].draw(place)
      document.querySelector('main').append(place)
    } catch (error) {
      place.dataset.remoteDown = id
      delete place.dataset.remote
      document.querySelector('main').append(place)
      reportError(error)
    }
  }
  document.head.append(script)
}`

/** Code of a remote that draws some HTML on the pages at hand, after some statements. */
const remoteCode = (
  container: string,
  html: string,
  { before = '', languages = '{ zh: {}, en: {}, vi: {} }' } = {},
) => `
globalThis.${container} = {
  draw(place) { ${before}; place.innerHTML = ${JSON.stringify(html)} },
  get: async () => () => {
    const texts = ${languages}
    const load = (words) => async () => ({ default: words })
    return { default: { i18n: Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, load(words)])) } }
  },
}`

const route = (at: string, files = { js: ['remoteEntry.js'], css: [] }) => ({ path: at, title: 'scores:t', files })
let folder = ''
let manager: ReleaseManager
let number = 0

async function publish(change: Partial<RemoteManifest>, code: (container: string) => string) {
  number += 1
  const build = `1.${number}.0-${String(number).padStart(12, '0')}`
  const id = change.id ?? 'scores'
  const container = `${id}_${number}`
  const built = await aBuiltVersion({ 'remoteEntry.js': code(container) }, build)
  const version = {
    ...built.version,
    name: `remote-${id}`,
    manifest: { ...built.version.manifest, id, container, routes: [route('/football')], ...change },
  }
  await manager.publish(version, built.folder)
  return version
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pitchside-smoke-'))
  process.env.DATA_DIR = folder
  manager = new ReleaseManager(diskStore(path.join(folder, 'releases')), 'production')
  const host = await aBuiltVersion({ 'main.js': shell }, '1.0.0-aaaaaaaaaaaa')
  const { files } = host.version.manifest
  const version = aHost({ files, entry: { js: ['main.js'], css: [] } })
  await manager.publish(version, host.folder)
  const live = await publish({ id: 'live', routes: [route('/live')] }, (name) =>
    remoteCode(name, '<p>rooms</p>', { before: 'const place1 = "live.match"' }),
  )
  await manager.promote({ host: version.build, 'remote-live': live.build }, audit)
})
afterAll(() => {
  delete process.env.DATA_DIR
})

async function refusalOf(change: Partial<RemoteManifest>, code: (container: string) => string): Promise<string> {
  const version = await publish(change, code)
  const refused = (await requireSmoke(manager, [version]).then(
    () => undefined,
    (error) => error,
  )) as ReleaseRefused | undefined
  return refused?.message ?? 'passed'
}

const good = '<h1>Scores</h1>'
const slot = { into: 'live.match', order: 1, files: { js: ['remoteEntry.js'], css: [] } }

test.each<[string, Partial<RemoteManifest>, (container: string) => string, string | RegExp]>([
  ['draws its pages', { routes: [route('/football'), route('/a')] }, (name) => remoteCode(name, good), 'passed'],
  [
    'throws at render',
    {},
    (name) => remoteCode(name, good, { before: "throw new Error('rows is not iterable')" }),
    /\/football \(is down; Error: rows is not iterable; picture: /,
  ],
  ['draws nothing', {}, (name) => remoteCode(name, ''), /\/football \(is not drawn/],
  [
    'logs an error',
    {},
    (name) => remoteCode(name, good, { before: "console.error('key is missing')" }),
    /key is missing/,
  ],
  ['shows the key of a text', {}, (name) => remoteCode(name, '<p>list.empty</p>'), /shows the text key list\.empty/],
  [
    'names a control by the key of a text',
    {},
    (name) => remoteCode(name, '<button aria-label="scores:filter.open">+</button>'),
    /shows the text key scores:filter\.open/,
  ],
  ['has a picture without words', {}, (name) => remoteCode(name, '<img src="data:,">'), /image-alt: img/],
  [
    'lacks a text in one language',
    {},
    (name) =>
      remoteCode(name, good, { languages: '{ zh: { list: { empty: "a" } }, en: { list: { empty: "b" } }, vi: {} }' }),
    /vi lacks list\.empty/,
  ],
  [
    'has other plural forms in one language',
    {},
    (name) => remoteCode(name, good, { languages: '{ zh: { n_other: "a" }, en: { n_one: "b", n_other: "c" } }' }),
    'passed',
  ],
  [
    'is down on the page of another whose slot it fills',
    { routes: [], slots: [slot] },
    (name) => remoteCode(name, good, { before: "throw new Error('no match')" }),
    /on \/live \(is down; Error: no match/,
  ],
])('TEAM-09 the gate and a version that %s', async (_what, change, code, expected) => {
  const said = await refusalOf(change, code)
  if (expected === 'passed') expect(said).toBe('passed')
  else expect(said).toMatch(expected)
})

test('TEAM-09 a refusal leaves a picture of the page, and nothing goes live', async () => {
  const said = await refusalOf({}, (name) => remoteCode(name, '<p>list.empty</p>'))
  const picture = /picture: ([^)]+\.png)/.exec(said)?.[1] ?? ''
  expect(existsSync(picture)).toBe(true)
  expect((await manager.store.current('production'))?.packages['remote-scores']).toBeUndefined()
})
