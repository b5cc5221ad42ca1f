import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../../testing/test-app'

let site: TestSite
let member: string
const modules = [...accountModules, 'live', 'uploads', 'content', 'reports', 'operators'] as const
beforeAll(async () => {
  site = await startTestApp({ only: modules, config: { seedDemo: true } })
})
beforeEach(async () => {
  await site.clock.skip(120_000)
  member = (await site.signIn('visitor')).token
})
afterAll(() => site.close())

const newest = async () => (await site.ok('listVideos', {})).data[0]!
const views = async (id: number) => (await site.ok('getVideo', { id })).click

describe('lists', () => {
  test('CONT-02 thirty demo videos with titles, categories and lines in three languages, dated back from the start', async () => {
    const { data, total } = await site.ok('listVideos', {}, { language: 'en' })
    expect(total).toBe(30)
    const [first] = data
    expect(first).toMatchObject({ title: 'Every goal of the Manchester derby in three minutes', format: 'hls' })
    const inVietnamese = await site.ok('getVideo', { id: first!.id }, { language: 'vi' })
    expect([inVietnamese.title, inVietnamese.classification_name]).toEqual([
      'Mọi bàn thắng derby Manchester trong ba phút',
      'Điểm nhấn',
    ])
    expect(site.clock.now() / 1_000 - first!.addtime).toBeLessThan(7_200 + 600)
    expect((await site.ok('listVideoBarrage', { id: first!.id })).length).toBeGreaterThan(10)
  })

  test('CONT-02 by category, by part of the title in any language, newest, most seen and recommended', async () => {
    const categories = await site.ok('listVideoCategories', {})
    const basketball = categories.find(({ name }) => name === '篮球')
    const some = await site.ok('listVideosOfCategory', { classification_id: basketball?.id })
    expect(some.total).toBe(basketball?.num)
    const found = await site.ok('listVideosOfCategory', { name: ' LAKERS ' }, { language: 'en' })
    expect(found.data.map(({ title }) => title)).toEqual(['Switching with the Lakers: who goes, who stays'])
    for (const name of ['%', '_', '\\']) expect((await site.ok('listVideosOfCategory', { name })).total).toBe(0)
    const seen = (await site.ok('listVideos', { type: 1 })).data.map(({ click }) => click)
    expect(seen).toEqual([...seen].sort((one, other) => other - one))
    const recommended = (await site.ok('listVideos', { type: 2 })).data
    expect(new Set(recommended.map(({ id }) => id)).size).toBe(10)
  })

  test('CONT-02 a category is found by a part of its name in the language of the caller, and by nothing else', async () => {
    const found = async (name: string, language: 'zh' | 'en' = 'en') =>
      (await site.ok('searchVideoCategories', { name }, { language })).map((category) => category.name)
    expect(await found('BASKET')).toEqual(['Basketball'])
    expect(await found('篮', 'zh')).toEqual(['篮球'])
    expect(await found('篮')).toEqual([])
    for (const name of ['%', '_', '\\', "' or 1=1"]) expect(await found(name)).toEqual([])
    const [one] = await site.ok('searchVideoCategories', { name: '篮球' }, { token: member })
    expect(one).toEqual((await site.ok('listVideoCategories', {})).find(({ name }) => name === '篮球'))
  })

  test('CONT-02 the recommended categories are all of them, those with the most videos first', async () => {
    const recommended = await site.ok('listRecommendedVideoCategories', {})
    const counts = recommended.map(({ num }) => num)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
    expect(counts[0]).toBeGreaterThan(counts.at(-1) as number)
    const byNumber = <T extends { id: number }>(rows: T[]) => [...rows].sort((one, other) => one.id - other.id)
    expect(byNumber(recommended)).toEqual(byNumber(await site.ok('listVideoCategories', {})))
    const videosOf = await site.ok('listVideosOfCategory', { classification_id: recommended[0]!.id })
    expect(videosOf.total).toBe(recommended[0]!.num)
  })

  test('CONT-02 recommendations follow the categories of the own menu', async () => {
    const rare = (await site.ok('listVideoCategories', {})).find(({ name }) => name === '训练')!
    const place = async () =>
      (await Promise.all([1, 2, 3].map((page) => site.ok('listVideos', { type: 2, page }, { token: member }))))
        .flatMap(({ data }) => data)
        .findIndex((row) => row.classification_id === rare.id)
    const before = await place()
    await site.ok('toggleOwnVideoCategory', { id: String(rare.id) }, { token: member })
    expect(await place()).toBeLessThan(before)
    await site.ok('toggleOwnVideoCategory', { id: String(rare.id) }, { token: member })
  })

  test('CONT-02 what comes next is of the same category first, and never the video itself', async () => {
    const now = await newest()
    const next = await site.ok('listNextVideos', { id: now.id })
    expect(next.map(({ id }) => id)).not.toContain(now.id)
    const same = next.map((row) => row.classification_id === now.classification_id)
    expect(same).toEqual([...same].sort((one, other) => Number(other) - Number(one)))
    expect(same[0]).toBe(true)
  })

  test('CONT-02 own categories: chosen with a comma list, taken out again', async () => {
    const [first, second] = await site.ok('listAllVideoCategories', {}, { token: member })
    await site.ok('toggleOwnVideoCategory', { id: `${first?.id},${second?.id}` }, { token: member })
    await site.ok('toggleOwnVideoCategory', { id: String(first?.id) }, { token: member })
    const own = await site.ok('listOwnVideoCategories', {}, { token: member })
    expect(own.map(({ id, is_my }) => [id, is_my])).toEqual([[second?.id, 1]])
  })
})

describe('views', () => {
  test('CONT-02 a viewer counts once in an hour: members by account, visitors by address; twenty at once are one', async () => {
    const { id } = await newest()
    const before = await views(id)
    const count = (options: { ip: string; token?: string }) => site.ok('countVideoView', { id }, options)
    await Promise.all(Array.from({ length: 20 }, () => count({ ip: '10.1.1.1' })))
    await Promise.all(Array.from({ length: 20 }, (_, at) => count({ ip: `10.2.0.${at}`, token: member })))
    await count({ ip: '10.1.1.2' })
    expect(await views(id)).toBe(before + 3)
    await site.clock.skip(3_599_000)
    await count({ ip: '10.1.1.1' })
    expect(await views(id)).toBe(before + 3)
    await site.clock.skip(1_000)
    await count({ ip: '10.1.1.1' })
    expect(await views(id)).toBe(before + 4)
    expect((await site.call('countVideoView', { id: 987_654 })).reason).toBe('not-found')
  })

  test('CONT-02 no address is kept in plain words, and nobody for longer than the counting needs', async () => {
    const { id } = await newest()
    await site.ok('countVideoView', { id }, { ip: '203.0.113.9' })
    const rows = await site.db.query<{ viewer: string }>('select viewer from video_view')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    await site.clock.skip(3_600_000)
    expect(await site.db.query('select 1 from video_view')).toEqual([])
  })

  test('CONT-02 comments come most liked first, or newest first', async () => {
    const { id } = await newest()
    const texts = async (order: 0 | 1) =>
      (await site.ok('listVideoComments', { id, order })).data
        .map(({ title }) => title)
        .filter((text) => /^c\d$/.test(text))
    const say = async (content: string) => {
      await site.clock.skip(1_000)
      return site.ok('commentVideo', { id, content }, { token: member })
    }
    const first = await say('c1')
    await say('c2')
    await site.ok('toggleVideoCommentLike', { id: first.id }, { token: member })
    await say('c3')
    expect(await texts(0)).toEqual(['c1', 'c3', 'c2'])
    expect(await texts(1)).toEqual(['c3', 'c2', 'c1'])
  })

  test('CONT-02 rankings of a day, week, month and of all time count what was seen in that time', async () => {
    await site.db.query('delete from video_view_hour')
    const rare = (await site.ok('listVideos', { type: 1, page: 3 })).data
    const [a, b, c] = [rare[0]!, rare[1]!, rare[2]!]
    const seen = async (id: number, count: number, from: number) => {
      for (let viewer = 0; viewer < count; viewer++)
        await site.ok('countVideoView', { id }, { ip: `10.${from}.${id % 250}.${viewer}` })
    }
    await seen(a.id, 4, 31)
    await site.clock.skip(20 * 86_400_000)
    await seen(b.id, 3, 32)
    await site.clock.skip(3 * 86_400_000)
    await seen(c.id, 2, 33)
    const ranking = async (type: number) => (await site.ok('getVideoRanking', { type })).map(({ id }) => id)
    expect(await ranking(0)).toEqual([c.id])
    expect(await ranking(1)).toEqual([b.id, c.id])
    expect(await ranking(2)).toEqual([a.id, b.id, c.id])
    expect((await ranking(3)).slice(0, 3)).toEqual(
      (await site.ok('listVideos', { type: 1 })).data.map(({ id }) => id).slice(0, 3),
    )
  })
})

describe('lines over the picture', () => {
  test('CONT-02 are kept at their second, masked like the words of rooms, and taken away by writer or owner only', async () => {
    const { id } = await newest()
    const line = await site.ok(
      'sendVideoBarrage',
      { id, second: 42, content: ' <b>好球</b> ', color: '#c6f432' },
      { token: member },
    )
    expect(line).toMatchObject({ second: 42, content: '<b>好球</b>', color: '#c6f432', uid: 1 })
    const lines = await site.ok('listVideoBarrage', { id })
    expect(lines).toContainEqual(line)
    expect(lines.map(({ second }) => second)).toEqual(
      lines.map(({ second }) => second).sort((one, other) => one - other),
    )
    const stranger = (await site.signIn('rich')).token
    expect((await site.call('deleteVideoBarrage', { id: line.id }, { token: stranger })).reason).toBe('not-found')
    await site.ok('deleteVideoBarrage', { id: line.id }, { token: (await site.signIn('anchor')).token })
    expect(await site.ok('listVideoBarrage', { id })).not.toContainEqual(line)
  })

  test.each([
    [{ content: ' ' }, 'input-invalid'],
    [{ content: '\u200b\u200b' }, 'comment-empty'],
    [{ content: 'x'.repeat(limits.videoBarrageChars + 1) }, 'input-invalid'],
    [{ second: -1 }, 'input-invalid'],
    [{ color: 'red;x' }, 'input-invalid'],
    [{ id: 987_654 }, 'video-gone'],
  ])('CONT-02 line %j: %s', async (change, reason) => {
    const { id } = await newest()
    const ask = { id, second: 1, content: 'a', ...change }
    expect((await site.call('sendVideoBarrage', ask, { token: member })).reason).toBe(reason)
  })

  test('CONT-02 who wrote lines finds the own ones with their videos, the newest first, and nobody else does', async () => {
    const writer = (await site.signIn('rich')).token
    const [one, two] = (await site.ok('listVideos', {})).data
    for (const [at, video] of [one!, two!].entries())
      await site.ok('sendVideoBarrage', { id: video.id, second: 3 + at, content: `own ${at}` }, { token: writer })
    const own = await site.ok('listOwnVideoBarrage', {}, { token: writer, language: 'en' })
    expect(own.data.slice(0, 2).map(({ content, second, video_id }) => [content, second, video_id])).toEqual([
      ['own 1', 4, two!.id],
      ['own 0', 3, one!.id],
    ])
    expect(own.data[0]?.title).toBe((await site.ok('getVideo', { id: two!.id }, { language: 'en' })).title)
    const others = await site.ok('listOwnVideoBarrage', {}, { token: member })
    expect(JSON.stringify(others)).not.toContain('own 1')
    await site.ok('deleteVideoBarrage', { id: own.data[0]!.id }, { token: writer })
    expect((await site.ok('listOwnVideoBarrage', {}, { token: writer })).total).toBe(own.total - 1)
  })

  test('CONT-02 visitors log in first', async () => {
    expect((await site.call('sendVideoBarrage', { id: 1, second: 1, content: 'a' })).code).toBe(700)
  })
})

describe('reports', () => {
  test('CONT-02 a video is reported, never the own one, and operators see whose it is', async () => {
    const { id, uid } = (await site.ok('listUserVideos', { uid: 3 })).data[0]!
    const report = (token: string) => site.call('report', { classify_id: 5, video_id: id, type: 5 }, { token })
    expect((await report((await site.signIn(uid)).token)).reason).toBe('report-self')
    expect((await report(member)).code).toBe(0)
    expect((await report(member)).reason).toBe('report-open')
    const admin = (await site.signIn('admin')).token
    const [row] = (await site.ok('listReports', {}, { token: admin })).data
    expect(row).toMatchObject({ type: 5, target_id: id, target_uid: uid })
    expect(row?.target_text).not.toBe('')
    expect((await site.call('report', { classify_id: 5, video_id: 987_654, type: 5 }, { token: member })).reason).toBe(
      'not-found',
    )
  })
})
