import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { findBreaches } from '../wallet/audit.queries'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestApp()
  token = (await site.signIn('regular')).token
})
afterAll(() => site.close())

test('MEM-01 the past of the demo member is booked as the ledger wants it', async () => {
  expect(await findBreaches(site.db)).toEqual([])
  const { balance } = await site.ok('getOwnUser', {}, { token })
  expect(Number(balance)).toBeGreaterThan(1_000)
})

test('MEM-01 what the demo member did is listed the newest first', async () => {
  for (const type of [1, 2]) {
    const { data } = await site.ok('listOrders', { type }, { token })
    const times = data.map(({ addtime }) => addtime)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  }
})

/** Rows of the longest list of a reply. */
function rowsOf(data: unknown): number {
  if (Array.isArray(data)) return data.length
  if (typeof data !== 'object' || data === null) return 0
  return Math.max(0, ...Object.values(data).map(rowsOf))
}

test.each([
  ['listOrders', { type: 1 }],
  ['listOrders', { type: 2 }],
  ['listRecharges', {}],
  ['listFollows', {}],
  ['listFans', {}],
  ['listVideoFavorites', {}],
  ['listHeadlineFavorites', {}],
  ['listPostFavorites', {}],
  ['listReservedMatches', {}],
  ['listHorns', {}],
  ['listGuessRecords', {}],
  ['listExchanges', {}],
  ['listNotices', {}],
  ['listBoughtSchemes', {}],
  ['listOwnVideos', {}],
  ['listOwnVideoBarrage', {}],
] as const)('MEM-01 the demo member has something to show: %s', async (name, input) => {
  expect(rowsOf(await site.ok(name, input, { token }))).toBeGreaterThan(0)
})
