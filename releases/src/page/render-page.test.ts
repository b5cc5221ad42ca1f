import { expect, test } from '@jest/globals'
import { promote } from '../core/decide'
import { resolveFor, resolveRelease } from '../core/resolve'
import { routeOfPath } from '../http/match-route'
import { aHost, audit, aVersion } from '../testing/a-version'
import { plainHead } from './document/head'
import { broughtBack } from './early-script'
import { inlineJson } from './inline-json'
import { renderPage } from './render-page'

const environment = 'production'
const football = { path: '/football', title: 'scores:t', files: { js: ['football.js'], css: ['football.css'] } }
const match = { path: '/score-detail/:id', title: 'scores:t', files: { js: ['detail.js'], css: [] } }
const remote = (build: string) =>
  aVersion(
    {
      routes: [football, match],
      entry: { js: ['remoteEntry.js', 'contribution.js'], css: [] },
      i18n: { zh: { js: ['zh.js'], css: [] }, en: { js: ['en.js'], css: [] } },
      files: [
        { path: 'remoteEntry.js', bytes: 1, sri: 'sha384-entry' },
        { path: 'football.js', bytes: 1, sri: 'sha384-page' },
      ],
    },
    build,
  )
const texts = { zh: { js: ['zh.js'], css: [] }, en: { js: ['en.js'], css: [] } }
const main = {
  entry: { js: ['main.js'], css: ['main.css'] },
  files: ['main.js', 'main.css', 'en.js'].map((path) => ({ path, bytes: 1, sri: `sha384-${path}` })),
}
const versions = [
  aHost({ ...main, fonts: ['inter.woff2'], i18n: texts }),
  remote('1.0.0-000000000000'),
  remote('1.1.0-111111111111'),
]
const read = async (_name: string, build: string) => versions.find((version) => version.build === build)!
const resolution = async () => {
  const start = { environment, document: undefined, audit }
  const document = promote(start, { host: '1.0.0-aaaaaaaaaaaa', 'remote-scores': '1.0.0-000000000000' })
  const next = promote({ ...start, document }, { 'remote-scores': '1.1.0-111111111111' })
  return resolveFor(await resolveRelease(next, read), 'device')
}
const page = async (path: string, language: 'zh' | 'en' = 'zh', made = resolution()) =>
  renderPage(await made, {
    ...{ path, language, nonce: 'abc' },
    head: plainHead({ query: new URLSearchParams(), language, origin: 'https://site' }, 'Pitchside', {
      routeTitle: undefined,
      path,
    }),
  })

test('FED-01 the page carries which version of which remote serves which routes, and the one before it', async () => {
  const html = await page('/main')
  const release = JSON.parse(/id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  const { current, previous } = release.remotes.scores
  expect(current).toMatchObject({ build: '1.1.0-111111111111', base: '/assets/remote-scores/1.1.0-111111111111/' })
  expect(current.manifest.routes.map((route: { path: string }) => route.path)).toEqual([
    '/football',
    '/score-detail/:id',
  ])
  expect(previous).toMatchObject([{ build: '1.0.0-000000000000' }])
})

test('FED-10 a deep link preloads what its page needs, in the language of the visitor, and nothing else', async () => {
  const html = await page('/Football', 'en')
  const base = '/assets/remote-scores/1.1.0-111111111111/'
  const preloaded = [...html.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href]) => href)
  expect(preloaded).toEqual([
    '/assets/host/1.0.0-aaaaaaaaaaaa/en.js',
    `${base}remoteEntry.js`,
    `${base}contribution.js`,
    `${base}football.css`,
    `${base}football.js`,
    `${base}en.js`,
    '/assets/host/1.0.0-aaaaaaaaaaaa/inter.woff2',
  ])
  expect(html).toContain('remoteEntry.js" as="script" integrity="sha384-entry"')
})

test('FED-05 whatever the page names comes with its hash: what starts the shell, and what is fetched early', async () => {
  const html = await page('/football', 'en')
  expect(html).toContain('main.css" integrity="sha384-main.css">')
  expect(html).toContain('main.js" integrity="sha384-main.js" defer>')
  expect(html).toContain('en.js" as="script" integrity="sha384-en.js">')
  expect(html).toContain('football.js" as="script" integrity="sha384-page">')
})

test('WEB-05 the home page preloads the slot it leads with, in the language of the visitor, and no other', async () => {
  const { release, ...rest } = await resolution()
  const { current, previous } = release.remotes.scores!
  const slot = (into: string, file: string) => ({ into, order: 0, files: { js: [file], css: [] } })
  const manifest = { ...current.manifest, slots: [slot('main.rooms', 'rooms.js'), slot('main.hero', 'hero.js')] }
  const remotes = { scores: { current: { ...current, manifest }, previous } }
  const led = Promise.resolve({ ...rest, release: { ...release, remotes } })
  for (const path of ['/', '/main'])
    expect((await page(path, 'en', led)).match(/(?<=rel="preload" href=")\/assets\/remote[^"]+/g)).toEqual(
      ['remoteEntry.js', 'contribution.js', 'hero.js', 'en.js'].map((file) => current.base + file),
    )
  expect(await page('/login', 'en', led)).not.toMatch(/rel="preload" href="\/assets\/remote/)
})

test('a page address with a parameter is found, in any case, and a longer one is not', async () => {
  const { release } = await resolution()
  expect(routeOfPath(release, '/Score-Detail/123')?.route.files).toEqual(match.files)
  expect(routeOfPath(release, '/score-detail/123/more')).toBeUndefined()
})

test('SHELL-15 theme and language are set before the first paint, under the nonce', async () => {
  const html = await page('/main')
  const early = /<script nonce="abc">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(html.indexOf(early)).toBeLessThan(html.indexOf('rel="stylesheet"'))
  const run = (theme: string | undefined, search: string) => {
    const page = { documentElement: { dataset: {} as Record<string, string>, lang: '' }, cookie: '' }
    const stored: Record<string, string | undefined> = { theme }
    new Function('document', 'location', 'localStorage', early)(
      page,
      { search },
      { getItem: (key: string) => stored[key] },
    )
    return page
  }
  expect(run('light', '').documentElement.dataset.theme).toBe('light')
  expect(run(undefined, '?lang=vi')).toMatchObject({
    documentElement: { dataset: { theme: 'dark' }, lang: 'vi-VN' },
    cookie: expect.stringContaining('lang=vi'),
  })
})

test('inlined data cannot end its script element', () => {
  expect(inlineJson({ title: '</script><script>alert(1)</script>' })).not.toContain('<')
})

test('WEB-03 a page a browser brings back is loaded anew when somebody else is logged in by then', () => {
  const come = (before: string | null, after: string | null, persisted: boolean) => {
    const heard: Record<string, (event: { persisted: boolean }) => void> = {}
    let loads = 0
    let user = before
    new Function('addEventListener', 'localStorage', 'location', broughtBack)(
      (type: string, listener: (typeof heard)[string]) => Object.assign(heard, { [type]: listener }),
      { getItem: () => user },
      {
        reload: () => {
          loads += 1
        },
      },
    )
    heard.pageshow?.({ persisted: false })
    heard.pagehide?.({ persisted: true })
    user = after
    heard.pageshow?.({ persisted })
    return loads
  }
  expect([come('a', 'a', true), come('a', null, true), come(null, 'b', true), come('a', 'b', false)]).toEqual([
    0, 1, 1, 0,
  ])
})
