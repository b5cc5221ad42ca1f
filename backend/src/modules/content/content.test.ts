import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

describe('pages, banners, circles, experts', () => {
  test('every information page has sections in three languages', async () => {
    for (const id of [1, 2, 3, 4, 5, 6, 22, 26, 27])
      for (const language of ['zh', 'en', 'vi'] as const) {
        const sections = await site.ok('getInfoPage', { id }, { language })
        expect(sections.length).toBeGreaterThan(0)
        expect(sections.every((section) => section.post_content.startsWith('<'))).toBe(true)
      }
    expect((await site.call('getInfoPage', { id: 99 })).reason).toBe('not-found')
  })

  test('CONT-06 banners, advertisements, notices and activities come in the language of the caller', async () => {
    expect(await site.ok('listBanners', { banner_type: 1 })).toHaveLength(2)
    const ads = await site.ok('listAdvertisements', {}, { language: 'en' })
    expect(ads[0]?.title).toBe('Become a host')
    expect(await site.ok('getAdvertisement', { id: ads[0]?.id as number })).toMatchObject({ url: '/member?type=7' })
    expect((await site.ok('listNotices', {}, { language: 'vi' })).data[0]?.title).toBe('Cổ vũ văn minh')
    expect((await site.ok('listActivities', {})).total).toBe(1)
  })

  test('circles with posts, and one circle alone', async () => {
    const all = await site.ok('listCircles', {})
    expect(all.list.total).toBe(200)
    const circle = all.classification[0]
    const one = await site.ok('listCircles', { id: circle?.id })
    expect(new Set(one.list.data.map((post) => post.classification_name))).toEqual(new Set([circle?.name]))
  })
})
