import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { siteDate } from '../../kernel/site-day'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

test('LIVE-12 HOUSE-05 planned broadcasts say their day, and those of a day stand together', async () => {
  const { data } = await site.ok('listRoomReservations', { page: 1 })
  expect(data.length).toBeGreaterThan(1)
  expect(data.map(({ key }) => key)).toEqual(data.map(({ starttime }) => siteDate(starttime * 1_000)))
  const days = data.map(({ key }) => key).filter((key, place, all) => key !== all[place - 1])
  expect(days).toEqual([...new Set(days)])
})
