import { expect, test } from '@jest/globals'
import { aHost, aVersion } from '../testing/a-version'
import { checkPromotion } from './check-promotion'
import { satisfies } from './satisfies'

const files = { js: [], css: [] }
const route = (path: string) => ({ path, title: 't', files })

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['0.3.4', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.2', '^0.0.1', false],
  ['workspace', '^1.0.0', false],
])('%s in %s: %s', (version, range, isIn) => {
  expect(satisfies(version, range)).toBe(isIn)
})

test('remotes that fit the host and each other may go live', () => {
  const live = aVersion({ id: 'live', routes: [route('/live')] })
  expect(checkPromotion({ host: aHost(), remotes: [[live], [aVersion()]] })).toEqual([])
})

test.each([
  ['shared-version', { shared: { react: '^20.0.0' } }, /built for react \^20\.0\.0, host 1\.0\.0 provides 19\.3\.1/],
  ['shared-missing', { shared: { 'left-pad': '^1.0.0' } }, /expects left-pad from the host/],
  ['contract-mismatch', { contract: 2 }, /speaks contract 2, host 1\.0\.0 speaks 1/],
  ['unknown-slot', { slots: [{ into: 'main.moon', order: 0, files }] }, /slot main\.moon/],
])('FED-05 %s is refused with the reason', (reason, change, message) => {
  const [problem, ...rest] = checkPromotion({ host: aHost(), remotes: [[aVersion(change)]] })
  expect(problem).toMatchObject({ reason, message: expect.stringMatching(message) })
  expect(rest).toEqual([])
})

test('FED-05 a route that a live remote owns is refused', () => {
  const live = aVersion({ id: 'live', routes: [route('/rank')] })
  const scores = aVersion({ routes: [route('/Rank')] })
  expect(checkPromotion({ host: aHost(), remotes: [[live], [scores]] })).toMatchObject([{ reason: 'route-clash' }])
})

test('FED-05 a route that only the version before owns is refused too: it is what a browser falls back to', () => {
  const now = aVersion({ id: 'live', container: 'live_2' }, '2.0.0-bbbbbbbbbbbb')
  const before = aVersion({ id: 'live', container: 'live_1', routes: [route('/rank')] })
  const scores = aVersion({ routes: [route('/rank')] })
  expect(checkPromotion({ host: aHost(), remotes: [[now, before], [scores]] })).toMatchObject([
    { reason: 'route-clash' },
  ])
})

test('FED-05 a host that stops providing what live remotes need is refused', () => {
  const host = aHost({ shared: { react: '20.0.0' } })
  expect(checkPromotion({ host, remotes: [[aVersion()]] })).toMatchObject([{ reason: 'shared-version' }])
})

test('without a host nothing goes live', () => {
  expect(checkPromotion({ host: undefined, remotes: [[aVersion()]] })).toMatchObject([{ reason: 'host-missing' }])
})
