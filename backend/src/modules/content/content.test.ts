import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { memberPath } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

describe('pages, banners, circles, experts', () => {
  test('CONT-06 banners, advertisements, notices and activities come in the language of the caller', async () => {
    expect(await site.ok('listBanners', { banner_type: 1 })).toHaveLength(2)
    const ads = await site.ok('listAdvertisements', {}, { language: 'en' })
    expect(ads[0]?.title).toBe('Become a host')
    expect(await site.ok('getAdvertisement', { id: ads[0]?.id as number })).toMatchObject({ url: '/member?type=7' })
    const side = await site.ok('listAdvertisements', { position: 2 })
    const of = (input: object) => site.ok('getAdvertisement', { type: 2, ...input })
    expect(await of({})).toEqual(side[0])
    expect(await of({ closed: `${side[0]?.id}` })).toEqual(side[1] ?? null)
    expect(await of({ closed: side.map(({ id }) => id).join(',') })).toBeNull()
    expect((await site.call('getAdvertisement', {})).reason).toBe('input-invalid')
    expect((await site.call('getAdvertisement', { id: 987_654 })).reason).toBe('not-found')
    expect((await site.ok('listNotices', {}, { language: 'vi' })).data[0]?.title).toBe('Cổ vũ văn minh')
    expect((await site.ok('listActivities', {})).total).toBe(1)
  })

  test('CONT-06 a banner to a room says what is shown there and names no side: which match it is, its host chooses', async () => {
    const kinds = { zh: ['足球', '篮球'], en: ['football', 'basketball'], vi: ['bóng đá', 'bóng rổ'] } as const
    for (const language of ['zh', 'en', 'vi'] as const) {
      const banners = await site.ok('listBanners', { banner_type: 1 }, { language })
      const { data } = await site.ok('listFootballMatches', {})
      const sides = data.flatMap((match) => [match[`home_team_name_${language}`], match[`away_team_name_${language}`]])
      expect(sides.length).toBeGreaterThan(20)
      for (const { title, url } of banners) {
        const uid = Number(/^\/live\?id=(\d+)$/.exec(url)?.[1])
        const { info } = await site.ok('getRoom', { uid })
        expect(title.toLowerCase()).toContain(kinds[language][info.type as 0 | 1])
        expect(sides.filter((side) => side && title.includes(side))).toEqual([])
      }
    }
  })

  test('CONT-06 what promises diamonds for checking in leads to the tasks of the member centre', async () => {
    const language = 'en'
    const ads = await site.ok('listAdvertisements', {}, { language })
    const activities = await site.ok('listActivities', {}, { language })
    const leads = new Map([...ads, ...activities.data].map(({ title, url }) => [title, url]))
    expect(leads.get('Check in daily for diamonds')).toBe(memberPath('tasks'))
    expect(leads.get('Seven days in a row')).toBe(memberPath('tasks'))
  })

  test('CONT-06 a click counts once per visitor and hour, however many come at once; operators see how many', async () => {
    const [banner] = await site.ok('listBanners', { banner_type: 1 })
    const id = banner?.id as number
    const click = (from: { ip?: string; token?: string }) => site.call('countBannerClick', { id }, from)
    await Promise.all(Array.from({ length: 5 }, () => click({ ip: '10.3.0.1' })))
    await click({ ip: '10.3.0.2' })
    const { token } = await site.signIn('visitor')
    await Promise.all([click({ token, ip: '10.3.0.1' }), click({ token, ip: '10.3.0.9' })])
    const counted = async () => {
      const { token: admin } = await site.signIn('admin')
      const found = (await site.ok('listBannersForOperators', {}, { token: admin })).find((one) => one.id === id)
      return [found?.num, found?.week_num]
    }
    expect(await counted()).toEqual([3, 3])
    await site.clock.skip(3_600_000)
    expect((await click({ ip: '10.3.0.1' })).code).toBe(0)
    expect(await counted()).toEqual([4, 4])
    await site.clock.skip(8 * 86_400_000)
    expect(await counted()).toEqual([4, 0])
    expect((await site.call('countBannerClick', { id: 987_654 })).reason).toBe('not-found')
    await site.db.query('update banner set is_off = true where id = $1', [id])
    expect((await click({ ip: '10.3.0.3' })).reason).toBe('not-found')
    await site.db.query('update banner set is_off = false where id = $1', [id])
    // Nobody is remembered for longer than the counting needs.
    expect(
      await site.db.query('select 1 from banner_click_viewer where counted_at <= $1', [site.clock.now() - 4_200_000]),
    ).toEqual([])
  })

  test('circles with posts, and one circle alone', async () => {
    const all = await site.ok('listCircles', {})
    // 200 of the demo's people, and two of the member with a past.
    expect(all.list.total).toBe(202)
    const circle = all.classification[0]
    const one = await site.ok('listCircles', { id: circle?.id })
    expect(new Set(one.list.data.map((post) => post.classification_name))).toEqual(new Set([circle?.name]))
  })
})
