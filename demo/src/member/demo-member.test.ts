import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findBreaches } from '@pitchside/backend/modules/wallet/audit.queries'
import { startTestApp, type TestSite } from '@pitchside/backend/testing/test-app'

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

test('MEM-01 rewards in the ledger say which task or which day they are for', async () => {
  const { data } = await site.ok('listOrders', { type: 2 }, { token, language: 'en' })
  const rewards = data.filter(({ typeName }) => typeName === 'task' || typeName === 'check-in')
  expect(rewards.map(({ remark }) => remark)).toEqual(['Watch live for 30 minutes', 'Day 4', 'Day 3'])
})

test.each(['anchor', 'secondAnchor'] as const)(
  'LIVE-10 the demo %s has evenings on record, the newest first',
  async (who) => {
    const { token: anchor } = await site.signIn(who)
    const { data } = await site.ok('listOwnBroadcasts', { islive: 2 }, { token: anchor })
    expect(data.length).toBeGreaterThan(2)
    for (const row of data) expect(Math.min(row.live_duration / 3_600, row.viewers, row.hotvotes)).toBeGreaterThan(1)
    const times = data.map(({ starttime }) => starttime)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  },
)
