import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { startI18n } from '@pitchside/i18n'
import type { ReleasedRemote, RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import zh from '../i18n/zh.json'
import { reportHealth, sendHealth } from './health-beacons'
import { NewerHostBar } from './newer-host-bar'
import { noOverrides, readOverrides, resetOverrides, withOverrides } from './overrides'
import { ReleaseTable } from './release-table'
import { isBusy, isPageBusy, mustSwap, watchTyping } from './swap-now'
import { useFollowedRelease } from './use-followed-release'

const released = (build: string, id = 'live'): ReleasedRemote => ({
  build,
  base: `/assets/remote-${id}/${build}/`,
  manifest: { id, version: '1.0.0' } as RemoteManifest,
})
const release = (seq: number, build: string, change: Partial<ResolvedRelease> = {}): ResolvedRelease => ({
  schema: 1,
  environment: 'production',
  seq,
  host: { version: '1.0.0', build: 'h' },
  remotes: { live: { current: released(build), previous: [] } },
  ...change,
})
const shownBuild = (followed: { release: ResolvedRelease }) => followed.release.remotes.live?.current.build

beforeAll(() => startI18n('zh', zh))
beforeEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test.each<[string, Partial<ResolvedRelease>, string, boolean]>([
  ['an ordinary promotion', {}, 'b', false],
  ['a version that was taken back', { revoked: ['a'] }, 'b', true],
  ['another version that was taken back', { revoked: ['z'] }, 'b', false],
  ['an urgent release', { urgent: ['live'] }, 'b', true],
  ['an urgent release of another remote', { urgent: ['scores'] }, 'b', false],
  ['an urgent release of what is shown already', { urgent: ['live'] }, 'a', false],
])('FED-07 %s: taken at once %s', (_what, change, build, isNow) => {
  expect(mustSwap(release(1, 'a'), release(2, build, change), 'live')).toBe(isNow)
})

const input = (id: string) => document.getElementById(id) as HTMLInputElement
const type = (id: string, words: string) => fireEvent.input(input(id), { target: { value: words } })

test('FED-07 a visitor who typed or watches is busy; one who only looks is not', () => {
  document.body.innerHTML = `<div data-remote="live"><input id="words"><textarea id="more">filled in</textarea>
    <input id="tick" type="checkbox"><video></video></div><input id="elsewhere">`
  const stop = watchTyping()
  input('more').focus()
  type('elsewhere', 'words outside')
  fireEvent.input(input('tick'))
  expect(isBusy('live')).toBe(false)
  expect(isPageBusy()).toBe(true)
  type('words', 'half a sen')
  expect(isBusy('live')).toBe(true)
  expect(isBusy('scores')).toBe(false)
  // The words are still there while the visitor looks for an emoji.
  input('tick').focus()
  expect(isBusy('live')).toBe(true)
  type('words', '')
  expect(isBusy('live')).toBe(false)
  const video = document.querySelector('video')!
  Object.defineProperty(video, 'paused', { value: false })
  expect(isBusy('live')).toBe(true)
  Object.defineProperty(video, 'ended', { value: true })
  expect(isBusy('live')).toBe(false)
  stop()
})

test.each<[string, Partial<ResolvedRelease>, string, boolean]>([
  ['an ordinary promotion of the host', {}, 'h2', false],
  ['a host that was taken back', { revoked: ['h'] }, 'h2', true],
  ['an urgent host', { urgent: ['host'] }, 'h2', true],
  ['an urgent host that is the own one', { urgent: ['host'] }, 'h', false],
])('FED-07 %s: loaded anew at once %s', (_what, change, build, isNow) => {
  const reload = jest.fn()
  const table = new ReleaseTable(release(1, 'a'))
  const { container } = render(<NewerHostBar table={table} reload={reload} />)
  act(() => void table.offer(release(2, 'a', { host: { version: '1.0.0', build }, ...change })))
  expect(reload).toHaveBeenCalledTimes(Number(isNow))
  expect(container.querySelector('[data-newer-version]')).toBeNull()
})

test('FED-07 who is busy is asked before the page is loaded anew; a page that comes back old is not loaded again by itself', () => {
  const reload = jest.fn()
  const table = new ReleaseTable(release(1, 'a'))
  const stop = watchTyping()
  render(
    <>
      <input id="words" />
      <NewerHostBar table={table} reload={reload} />
    </>,
  )
  type('words', 'half a sen')
  const back = { host: { version: '0.9.0', build: 'g' }, revoked: ['h'] }
  act(() => void table.offer(release(2, 'a', back)))
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
  cleanup()

  for (const times of [2, 2]) {
    const old = new ReleaseTable(release(1, 'a'))
    render(<NewerHostBar table={old} reload={reload} />)
    act(() => void old.offer(release(3, 'a', back)))
    expect(reload).toHaveBeenCalledTimes(times)
  }
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
})

test('FED-07 an ordinary promotion waits for the next visit, a rollback does not', () => {
  const table = new ReleaseTable(release(1, 'a'))
  const { result, rerender } = renderHook(({ visit }) => useFollowedRelease(table, 'live', visit), {
    initialProps: { visit: '/a' },
  })
  act(() => void table.offer(release(2, 'b')))
  expect(shownBuild(result.current)).toBe('a')
  rerender({ visit: '/b' })
  expect(shownBuild(result.current)).toBe('b')
  act(() => void table.offer(release(3, 'a', { revoked: ['b'] })))
  expect(shownBuild(result.current)).toBe('a')
})

test('FED-07 who is busy is asked, keeps what is on the screen, and takes the newer version when they say so', () => {
  document.body.innerHTML = '<div data-remote="live"><input id="words"></div>'
  const stop = watchTyping()
  type('words', 'half a sen')
  const table = new ReleaseTable(release(1, 'a'))
  const { result } = renderHook(() => useFollowedRelease(table, 'live', '/a'))
  act(() => void table.offer(release(2, 'b', { urgent: ['live'] })))
  expect(shownBuild(result.current)).toBe('a')
  act(() => result.current.take?.())
  expect(shownBuild(result.current)).toBe('b')
  expect(result.current.take).toBeUndefined()
  stop()
})

test('FED-04 a tab that hears of a canary chooses for its device as the server does', () => {
  const canary = { percent: 99.99, salt: 's', remote: released('canary') }
  const next = release(2, 'b', { remotes: { live: { current: released('b'), previous: [], canary } } })
  const table = new ReleaseTable(release(1, 'a', { device: 'some-device' }))
  table.offer(next)
  expect(table.newest().remotes.live).toMatchObject({
    current: { build: 'canary' },
    previous: [{ build: 'b' }],
    isCanary: true,
  })
  const other = new ReleaseTable(release(1, 'a', { device: 'some-device' }))
  other.offer({
    ...next,
    remotes: { live: { current: released('b'), previous: [], canary: { ...canary, percent: 0.01 } } },
  })
  expect(other.newest().remotes.live?.current.build).toBe('b')
})

const answers = (body: unknown, ok = true) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => ({ ok, status: ok ? 200 : 404, json: async () => body }) as Response)
const chosen = { live: 'http://localhost:3101/' }
const keep = (value: unknown) => sessionStorage.setItem('releaseOverrides', JSON.stringify(value))

test('FED-09 a version of this machine takes the place of the released one, which stays behind it', async () => {
  keep(chosen)
  answers({ id: 'live', version: '2.0.0', files: [] })
  const first = release(1, 'a', { mayOverride: true })
  const overrides = await readOverrides(first, sessionStorage)
  const table = new ReleaseTable(first, overrides)
  expect(table.isOverridden).toBe(true)
  expect(table.newest().remotes.live).toMatchObject({
    current: { base: 'http://localhost:3101/', build: '2.0.0-local' },
    previous: [{ build: 'a' }],
  })
  table.offer(release(2, 'b'))
  expect(table.newest().remotes.live?.previous[0]?.build).toBe('b')
  resetOverrides(sessionStorage)
  expect((await readOverrides(first, sessionStorage)).remotes.size).toBe(0)
})

test.each<[string, unknown, Partial<ResolvedRelease>]>([
  ['nobody the server calls staff', chosen, {}],
  ['an address elsewhere', { live: 'https://evil.example/' }, { mayOverride: true }],
  ['an address that only looks local', { live: 'http://localhost.evil.example:80/' }, { mayOverride: true }],
  ['an address with a user in it', { live: 'http://localhost:80@evil.example/' }, { mayOverride: true }],
  ['words that are no addresses', ['live'], { mayOverride: true }],
])('FED-09 %s: nothing is asked and nothing is replaced', async (_what, stored, change) => {
  keep(stored)
  const asked = answers({ id: 'live' })
  history.replaceState({}, '', '/?override=live:http://localhost:3101/&releaseOverrides=1')
  expect(await readOverrides(release(1, 'a', change), sessionStorage)).toEqual(noOverrides)
  expect(asked).not.toHaveBeenCalled()
})

test('FED-09 a version of this machine that cannot be read, or is another remote, is named and leaves the release alone', async () => {
  keep(chosen)
  const first = release(1, 'a', { mayOverride: true })
  answers({}, false)
  expect(await readOverrides(first, sessionStorage)).toMatchObject({ failed: ['live'] })
  answers({ id: 'scores' })
  const overrides = await readOverrides(first, sessionStorage)
  expect(overrides.failed).toEqual(['live'])
  expect(withOverrides(first, overrides)).toBe(first)
})

test('FED-08 FED-09 a page tells how versions did, together; one with a local version says nothing', async () => {
  const sent: { address: string; body: Blob }[] = []
  const sendBeacon = (address: string, body: Blob) => sent.push({ address, body }) > 0
  Object.assign(navigator, { sendBeacon })
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const stop = sendHealth(new ReleaseTable(release(7, 'a')))
  reportHealth(released('a'), 'ready', { ms: 812.4 })
  reportHealth(released('a'), 'ready', { ms: 900 })
  reportHealth(released('a'), 'render', { detail: 'x'.repeat(1000) })
  leave()
  leave()
  stop()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.address).toBe('/releases/health')
  const reader = new FileReader()
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(sent[0]!.body)
  })
  expect(JSON.parse(text)).toEqual({
    seq: 7,
    samples: [
      { remote: 'live', build: 'a', phase: 'ready', ms: 812 },
      { remote: 'live', build: 'a', phase: 'render', detail: 'x'.repeat(300) },
    ],
  })
  const overrides = { remotes: new Map([['live', released('local')]]), failed: [] }
  const stopOverridden = sendHealth(new ReleaseTable(release(7, 'a'), overrides))
  reportHealth(released('local'), 'ready')
  leave()
  stopOverridden()
  const stopPinned = sendHealth(new ReleaseTable(release(7, 'a', { isPinned: true })))
  reportHealth(released('b'), 'ready')
  leave()
  stopPinned()
  expect(sent).toHaveLength(1)
})
