import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { leadingSizes, pictureSet } from '@pitchside/base'
import fastify, { type FastifyInstance } from 'fastify'
import type { EnvironmentDocument } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { diskStore } from '../store/open-store'
import { aBuiltVersion, aHost, audit } from '../testing/a-version'
import type { ThingOfPage } from './page-thing'
import { releasesPlugin } from './releases-plugin'

const first = '1.0.0-000000000000'
const second = '1.1.0-111111111111'
const routes = ['/football', '/live', '/room/:uid', '/downLoad'].map((path) => ({
  path,
  title: 'scores:t',
  files: { js: [], css: [] },
}))
let folder: string
let app: FastifyInstance
let changes: EnvironmentDocument[]

/** A release manager in another process: nothing is shared but the folder. */
const elsewhere = () => new ReleaseManager(diskStore(folder), 'production')

async function publish(build: string): Promise<void> {
  const built = await aBuiltVersion({ 'remoteEntry.js': `var build = '${build}'` }, build)
  const manifest = { ...built.version.manifest, routes, container: `scores_${build.replace(/\W/g, '_')}` }
  await elsewhere().publish({ ...built.version, manifest }, built.folder)
}

async function untilTrue(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pitchside-releases-'))
  changes = []
  await elsewhere().publish(aHost(), folder)
  await publish(first)
  await publish(second)
  await elsewhere().promote({ host: '1.0.0-aaaaaaaaaaaa', 'remote-scores': first }, audit)
  app = fastify()
  const onChange = (document: EnvironmentDocument) => changes.push(document)
  await app.register((instance) =>
    releasesPlugin(instance, { store: diskStore(folder), environment: 'production', onChange }),
  )
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('every page address answers the host page under a strict policy, with a nonce of its own', async () => {
  const pages = await Promise.all(['/', '/football', '/live?id=7'].map((url) => app.inject({ url })))
  const nonces = pages.map((page) => {
    const policy = String(page.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(page.statusCode).toBe(200)
    // No `no-store`: browsers keep such a page for nobody who goes back.
    expect(page.headers['cache-control']).toBe('private, no-cache')
    expect(policy).toContain("object-src 'none'")
    // WebAssembly may run (the encoder of browser broadcasts); script from text may not.
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    const scripts = page.body.match(/<script nonce="[^"]+"/g)
    expect([scripts?.length, ...new Set(scripts)]).toEqual([3, `<script nonce="${nonce}"`])
    return nonce
  })
  expect(new Set(nonces).size).toBe(3)
})

test('an address that no page has answers 404 with the page that says so; pages of the host and of remotes answer 200', async () => {
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  for (const url of ['/', '/main', '/login', '/football?id=1', '/room/7', '/room/Seven', '/new_file', '/downLoad'])
    expect([url, await statusOf(url)]).toEqual([url, 200])
  for (const url of ['/nope', '/football/more', '/room', '/404', '/main/more']) {
    const answer = await app.inject({ url })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('id="release"')
  }
})

test.each([
  ['/Login', '/login'],
  ['/football/', '/football'],
  ['/Football/?id=1&name=A%2FB', '/football?id=1&name=A%2FB'],
  ['/ROOM/Seven/', '/room/Seven'],
  ['/download', '/downLoad'],
  ['//football', '/football'],
])('WEB-03 %s is an old spelling of %s, and leads there for good', async (url, to) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: `http://site.example${url}` })
    expect([statusCode, headers.location]).toEqual([301, to])
  }
})

test('WEB-03 no spelling leads to another site', async () => {
  for (const url of [
    '//other.example/football',
    '/\\other.example',
    '//other/football',
    '/%2f%2fother.example/football',
  ])
    expect([url, (await app.inject({ url: `http://site.example${url}` })).statusCode]).toEqual([url, 404])
})

describe('a page whose address names a thing', () => {
  const asking = async (thingOf: ThingOfPage) => {
    const own = fastify()
    await own.register((instance) =>
      releasesPlugin(instance, { store: diskStore(folder), environment: 'production', thingOf }),
    )
    return own
  }
  const looks: Readonly<Record<string, ThingOfPage>> = {
    'that is there': async () => ({ isThere: true }),
    'of which nobody can tell': () => Promise.reject(new Error('no data base')),
    'for which whoever is asked breaks': () => {
      throw new Error('no data base')
    },
    'of which nobody tells in time': () => new Promise(() => undefined),
  }
  test.each(Object.keys(looks))('%s answers 200', async (name) => {
    const own = await asking(looks[name]!)
    expect((await own.inject({ url: '/live?id=7' })).statusCode).toBe(200)
    await own.close()
  })

  test('WEB-03 that was there, and was taken away, answers 410 with the page that says so', async () => {
    const own = await asking(async () => ({ isThere: false, isGone: true }))
    for (const method of ['GET', 'HEAD'] as const)
      expect((await own.inject({ method, url: '/live?id=9' })).statusCode).toBe(410)
    expect((await own.inject({ url: '/live?id=9' })).body).toContain('id="release"')
    expect((await own.inject({ url: '/nope?id=9' })).statusCode).toBe(404)
    await own.close()
  })

  test('that is unknown answers GET and HEAD with 404 and the page that says so', async () => {
    const asked: string[] = []
    const own = await asking(async (path, query) => {
      asked.push(`${path} ${query}`)
      return { isThere: query.get('id') !== '99' }
    })
    for (const method of ['GET', 'HEAD'] as const)
      expect((await own.inject({ method, url: '/live?id=99&lang=en' })).statusCode).toBe(404)
    expect((await own.inject({ url: '/live?id=99' })).body).toContain('id="release"')
    expect((await own.inject({ url: '/live?id=7' })).statusCode).toBe(200)
    expect((await own.inject({ url: '/nope?id=7' })).statusCode).toBe(404)
    expect(asked).toEqual(['/live id=99&lang=en', '/live id=99&lang=en', '/live id=99', '/live id=7'])
    await own.close()
  })
})

test('the picture a page leads with is asked for before the scripts, and is no way to write into the page', async () => {
  const own = fastify()
  const cover = '/media/covers/a.webp'
  const picture = `${cover}?"><script>`
  await own.register((instance) =>
    releasesPlugin(instance, {
      store: diskStore(folder),
      environment: 'production',
      thingOf: async (path, query) => ({
        isThere: true,
        ...(path === '/live' ? { picture: query.get('id') === '8' ? cover : picture } : {}),
      }),
    }),
  )
  const { body } = await own.inject({ url: '/live?id=7' })
  const tag =
    '<link rel="preload" href="/media/covers/a.webp?&quot;&gt;&lt;script&gt;" as="image" fetchpriority="high">'
  expect(body).toContain(tag)
  expect(body.indexOf(tag)).toBeLessThan(body.indexOf('</head>'))
  expect((await own.inject({ url: '/football' })).body).not.toContain('as="image"')
  // One that comes in several widths is preloaded in the one the page will choose.
  expect((await own.inject({ url: '/live?id=8' })).body).toContain(
    `as="image" imagesrcset="${pictureSet(cover)}" imagesizes="${leadingSizes}"`,
  )
  await own.close()
})

test('the console has the tokens, parts and every font of the house, for letters of each language', async () => {
  const { body } = await app.inject({ url: '/house/fonts.css' })
  const fonts = [...new Set([...body.matchAll(/url\(\.\/([^)]+)\)/g)].map(([, name = '']) => name))]
  expect(fonts).toEqual(expect.arrayContaining(['inter-latin.woff2', 'inter-vietnamese.woff2']))
  const console = (await app.inject({ url: '/console' })).body
  const linked = [...console.matchAll(/(?:href|src)="\/house\/([^"]+)"/g)].map(([, name = '']) => name)
  expect(linked.sort()).toEqual(['fonts.css', 'parts.css', 'theme.js', 'tokens.css'])
  for (const name of [...fonts, ...linked])
    expect([name, (await app.inject({ url: `/house/${name}` })).statusCode]).toEqual([name, 200])
  for (const name of ['base.css', '..%2fhouse-routes.ts'])
    expect((await app.inject({ url: `/house/${name}` })).statusCode).toBe(404)
})

test('HEAD answers documents, files and what is not there as GET does, without a body', async () => {
  const urls = ['/football', '/nope', `/assets/remote-scores/${first}/remoteEntry.js`, '/releases/current', '/api/x']
  for (const url of urls) {
    const [head, get] = await Promise.all((['HEAD', 'GET'] as const).map((method) => app.inject({ method, url })))
    const told = ({ statusCode, headers }: NonNullable<typeof get>) => [
      statusCode,
      headers['content-type'],
      headers.etag,
    ]
    expect([url, head && told(head), head?.body]).toEqual([url, get && told(get), ''])
  }
  expect((await app.inject({ method: 'HEAD', url: '/console/events' })).statusCode).toBe(404)
})

test('an address of the backend or of a missing file is no page', async () => {
  for (const url of ['/api/nothing', '/ws', '/media/x/y.ts', '/assets/host/1.0.0-x/none.js', '/logo.png']) {
    const answer = await app.inject({ url })
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 404 })
  }
})

test('assets come compressed and cached for ever, and never from outside the store', async () => {
  const url = `/assets/remote-scores/${first}/remoteEntry.js`
  const plain = await app.inject({ url })
  expect(plain.body).toBe(`var build = '${first}'`)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  for (const hidden of [
    '..%2F..%2F..%2Fversion.json',
    `..%2F..%2F${second}%2Ffiles%2FremoteEntry.js`,
    '%2e%2e/version.json',
  ])
    expect((await app.inject({ url: `/assets/remote-scores/${first}/${hidden}` })).statusCode).toBe(404)
})

test('FED-07 a promotion by another process is told within seconds and served to the next page', async () => {
  const before = await app.inject({ url: '/releases/current' })
  expect(before.json().remotes.scores.current.build).toBe(first)
  const tag = String(before.headers.etag)
  expect((await app.inject({ url: '/releases/current', headers: { 'if-none-match': tag } })).statusCode).toBe(304)

  await elsewhere().promote({ 'remote-scores': second }, audit)
  await untilTrue(() => changes.length > 0)
  expect(changes).toMatchObject([{ seq: 2, environment: 'production' }])
  const after = await app.inject({ url: '/releases/current', headers: { 'if-none-match': tag } })
  expect(after.json().remotes.scores.current.build).toBe(second)
  expect((await app.inject({ url: '/football' })).body).toContain(second)
})

test('FED-04 a rollback is served at once', async () => {
  await elsewhere().promote({ 'remote-scores': second }, audit)
  await elsewhere().rollBack('remote-scores', { ...audit, why: 'it is broken' })
  const { remotes, seq } = (await app.inject({ url: '/releases/current' })).json()
  expect({ build: remotes.scores.current.build, previous: remotes.scores.previous, seq }).toEqual({
    build: first,
    previous: [],
    seq: 3,
  })
})

test('FED-05 what does not fit what is live is refused and nothing changes', async () => {
  const built = await aBuiltVersion({ 'remoteEntry.js': 'new' }, '2.0.0-222222222222')
  const manifest = { ...built.version.manifest, shared: { react: '^20.0.0' } }
  await elsewhere().publish({ ...built.version, manifest }, built.folder)
  const refused = elsewhere().promote({ 'remote-scores': '2.0.0-222222222222' }, audit)
  await expect(refused).rejects.toMatchObject({
    reason: 'shared-version',
    message: expect.stringContaining('react ^20.0.0'),
  })
  expect(await elsewhere().store.newestSeq('production')).toBe(1)
})

test('FED-03 a released version number stands for one build for ever', async () => {
  const again = await aBuiltVersion({ 'remoteEntry.js': 'other sources' }, '1.1.0-333333333333')
  await expect(elsewhere().publish(again.version, again.folder)).rejects.toThrow(
    /1\.1\.0 is published as 1\.1\.0-111111111111/,
  )
})

test.each([
  ...[
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/.env.local',
    '/.aws/credentials',
    '/.well-known/nothing',
    '/a/.svn/entries',
  ],
  ...[
    '/wp-login.php',
    '/index.php/admin',
    '/backup.tar.gz',
    '/site.sql',
    '/dump.backup1',
    '/config.properties',
    '/a.b/',
  ],
  ...['/%2egit/HEAD', '/%2Eenv', '/wp-login%2ephp', '/.DS_Store', '/server.key~'],
])('EDGE-10 %s is no page of the site', async (url) => {
  const { statusCode, body } = await app.inject({ url })
  expect([statusCode, body]).toEqual([404, 'not found'])
})
