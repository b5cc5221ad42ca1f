import { expect, jest, test } from '@jest/globals'
import type { RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { BadBuilds } from './bad-builds'
import { badBuilds, candidates, forgiveRemote } from './load-remote'
import { menuEntries, nestTexts } from './menu-entries'
import { ReleaseTable, readInlineRelease } from './release-table'
import { remoteRoutes } from './remote-routes'
import { fillingsOf } from './remote-slots'

const files = { js: [], css: [] }
const manifest = (id: string, version: string, change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  schema: 1,
  id,
  version,
  contract: 1,
  container: `${id}_${version.replace(/\W/g, '_')}`,
  routes: [{ path: `/${id}`, title: `${id}:title`, files }],
  menu: [],
  slots: [],
  topics: [],
  hasSetup: false,
  texts: {},
  i18n: {},
  entry: files,
  shared: {},
  files: [],
  ...change,
})
const released = (id: string, version: string, change?: Partial<RemoteManifest>) => ({
  manifest: manifest(id, version, change),
  base: `/assets/remote-${id}/${version}/`,
  build: version,
})
const release = (seq: number, remotes: ResolvedRelease['remotes'] = {}): ResolvedRelease => ({
  schema: 1,
  environment: 'production',
  seq,
  host: { version: '1.0.0', build: '1.0.0-a' },
  remotes,
})

test('FED-07 an open tab takes a newer release and ignores older and foreign ones', () => {
  const table = new ReleaseTable(release(5))
  const heard = jest.fn()
  table.subscribe(heard)
  expect(table.offer(release(5))).toBe(false)
  expect(table.offer(release(4))).toBe(false)
  expect(table.offer({ ...release(9), environment: 'stage' })).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  expect(table.offer(release(6))).toBe(true)
  expect(table.newest().seq).toBe(6)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the release is read from the page, and a page without one says where it must come from', () => {
  document.body.innerHTML = `<script type="application/json" id="release">${JSON.stringify(release(3))}</script>`
  expect(readInlineRelease(document)).toEqual(release(3))
  document.body.innerHTML = ''
  expect(() => readInlineRelease(document)).toThrow(/must come from the release service/)
})

test('FED-06 a build that failed in this tab comes after the one before it, for ten minutes or until the visitor tries again', () => {
  const current = release(1, { live: { current: released('live', '2.0.0'), previous: [released('live', '1.0.0')] } })
  const order = () => candidates(current, 'live').map(({ build }) => build)
  expect(order()).toEqual(['2.0.0', '1.0.0'])
  badBuilds.mark('live_2_0_0')
  expect(order()).toEqual(['1.0.0', '2.0.0'])
  forgiveRemote(current, 'live')
  expect(order()).toEqual(['2.0.0', '1.0.0'])

  let now = 0
  const marks = new BadBuilds(sessionStorage, () => now)
  marks.mark('live_2_0_0')
  now = 9 * 60_000
  expect(marks.isBad('live_2_0_0')).toBe(true)
  now = 11 * 60_000
  expect(marks.isBad('live_2_0_0')).toBe(false)
})

test('FED-01 routes, menu and slots come from the release as data', () => {
  const scores = released('scores', '1.0.0', {
    routes: [{ path: '/football', title: 'scores:title.football', isMemberOnly: true, files }],
    menu: [
      { into: 'header.tabs', label: 'scores:b', to: '/b', order: 20 },
      { into: 'side.menu', label: 'scores:c', to: '/c', order: 1 },
    ],
    slots: [{ into: 'main.strip', order: 2, files }],
  })
  const live = released('live', '1.0.0', {
    menu: [{ into: 'header.tabs', label: 'live:a', to: '/a', order: 10 }],
    slots: [
      { into: 'main.strip', order: 3, files },
      { into: 'main.hero', order: 0, files },
      { into: 'main.strip', order: 1, files },
    ],
  })
  const current = release(1, { scores: { current: scores, previous: [] }, live: { current: live, previous: [] } })
  expect(remoteRoutes(new ReleaseTable(current)).map(({ path, handle }) => ({ path, handle }))).toEqual([
    {
      path: '/football',
      handle: {
        remoteId: 'scores',
        path: '/football',
        title: 'scores:title.football',
        layout: undefined,
        isMemberOnly: true,
      },
    },
    { path: '/live', handle: expect.objectContaining({ remoteId: 'live', isMemberOnly: false }) },
  ])
  expect(menuEntries(current, 'header.tabs').map((entry) => entry.to)).toEqual(['/a', '/b'])
  expect(fillingsOf(current, 'main.strip')).toEqual([
    { remoteId: 'live', position: 1, order: 1 },
    { remoteId: 'scores', position: 0, order: 2 },
    { remoteId: 'live', position: 0, order: 3 },
  ])
})

test('texts of the frame are nested again', () => {
  expect(nestTexts({ 'title.football': '足球', 'title.live': '直播', name: '比分' })).toEqual({
    title: { football: '足球', live: '直播' },
    name: '比分',
  })
})
