import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

describe('videos', () => {
  test('lists by category and by views, ranks by period, counts a viewer once', async () => {
    const { data, total } = await site.ok('listVideos', {})
    expect(total).toBe(30)
    const categories = await site.ok('listVideoCategories', {})
    const basketball = categories.find(({ name }) => name === '篮球')
    const some = await site.ok('listVideosOfCategory', { classification_id: basketball?.id })
    expect(some.total).toBe(basketball?.num)
    const day = await site.ok('getVideoRanking', { type: 0 })
    const since = site.clock.now() / 1_000 - 86_400
    expect(day.length).toBeGreaterThan(5)
    expect(day.every((row) => row.addtime >= since)).toBe(true)
    const views = day.map((row) => row.click)
    expect(views).toEqual([...views].sort((a, b) => b - a))

    const id = data[0]?.id as number
    for (const ip of ['10.1.1.1', '10.1.1.1', '10.1.1.2']) await site.ok('countVideoView', { id }, { ip })
    expect((await site.ok('getVideo', { id })).click).toBe((data[0]?.click ?? 0) + 2)
  })

  test('own categories: chosen with a comma list, taken out again; only the owner deletes a video', async () => {
    const { token } = await site.signIn('visitor')
    const [first, second] = await site.ok('listAllVideoCategories', {}, { token })
    await site.ok('toggleOwnVideoCategory', { id: `${first?.id},${second?.id}` }, { token })
    await site.ok('toggleOwnVideoCategory', { id: String(first?.id) }, { token })
    const own = await site.ok('listOwnVideoCategories', {}, { token })
    expect(own.map(({ id, is_my }) => [id, is_my])).toEqual([[second?.id, 1]])

    const { data } = await site.ok('listUserVideos', { uid: 3 })
    const id = data[0]?.id as number
    expect((await site.call('deleteVideo', { id }, { token })).reason).toBe('not-found')
    const anchor = await site.signIn('anchor')
    await site.ok('deleteVideo', { id }, { token: anchor.token })
    expect((await site.call('getVideo', { id })).reason).toBe('not-found')
  })
})

describe('CONT-05 search', () => {
  test('CONT-05 finds anchors, news and videos by any part of their words', async () => {
    const found = await site.ok('search', { name: '阿楠' })
    expect(found.anchorList.map((row) => row.uid)).toEqual([3])
    expect((await site.ok('search', { name: '阿森纳' }, { ip: '10.2.0.1' })).headlineList.length).toBeGreaterThan(0)
    const videos = (await site.ok('search', { name: '湖人' }, { ip: '10.2.0.2' })).videoList
    expect(videos.map((row) => row.title)).toContain('湖人换防教学：谁该去，谁该留')
    const english = await site.ok('search', { name: 'clásico' }, { language: 'en', ip: '10.2.0.3' })
    expect(english.headlineList.map((row) => row.lang)).toContain('en')
  })

  test('CONT-05 finds rooms on air by title, anchor or team', async () => {
    const rooms = await site.ok('listRooms', { page: 1 }, { ip: '10.4.0.1' })
    const room = rooms.data[0]
    const found = await site.ok('search', { name: room?.user_nickname ?? '' }, { ip: '10.4.0.2' })
    expect(found.liveList.map(({ uid }) => uid)).toContain(room?.uid)
    const words = room?.title.slice(0, 4) ?? ''
    expect((await site.ok('searchRooms', { name: words }, { ip: '10.4.0.3' })).data[0]?.title).toContain(words)
  })

  test('CONT-05 signs of the pattern language are plain text', async () => {
    for (const [index, name] of ['%', '_', '\\'].entries()) {
      const found = await site.ok('search', { name }, { ip: `10.3.0.${index}` })
      expect([...found.anchorList, ...found.videoList]).toEqual([])
    }
    expect((await site.ok('search', { name: '5_8%' }, { ip: '10.3.0.9' })).headlineList).toEqual([])
  })
})

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

  test('banners, advertisements, notices and activities come in the language of the caller', async () => {
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
