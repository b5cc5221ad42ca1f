import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { CallInput } from '@pitchside/contract'
import { searchedModules, startTestApp, type TestSite } from '../../../testing/test-app'
import { untoldStories } from '../../push/articles.queries'
import { createPublication } from './publication.service'

let site: TestSite
let writer: string
let admin: string
const hour = 3_600_000
const text = '<p>从看台上看，这场比赛的节奏完全由中场的三个人决定，其余的人都在跟着他们跑。</p>'
beforeAll(async () => {
  site = await startTestApp({ only: [...searchedModules, 'syndication', 'notices'] })
})
beforeEach(async () => {
  await site.clock.skip(hour + 60_000)
  await site.db.query('delete from headline where writer_id = 1')
  await site.db.query('delete from member_notices')
  ;[writer, admin] = (await Promise.all((['visitor', 'admin'] as const).map((who) => site.signIn(who)))).map(
    ({ token }) => token,
  ) as [string, string]
})
afterAll(() => site.close())

const inSeconds = (ms: number) => Math.floor((site.clock.now() + ms) / 1_000)
const save = (more: Partial<CallInput<'saveHeadline'>> = {}) =>
  site.call('saveHeadline', { title: '看台定时记', cid: 1, content: text, ...more }, { token: writer })
const saved = async (more: Partial<CallInput<'saveHeadline'>> = {}) => (await save(more)).data!.id
const decide = (id: number, status: 1 | 2, remark = '') =>
  site.ok('moderatePost', { kind: 'headline', id, status, remark }, { token: admin })
const schedule = (id: number, publish_at: number) =>
  site.call('scheduleHeadline', { id, publish_at }, { token: writer })
const own = async (type = 0) => (await site.ok('listUserHeadlines', { type }, { token: writer })).data
const isRead = async (id: number) => (await site.call('getHeadline', { id })).code === 0
const told = async () =>
  (await site.ok('listNotices', { type: 5 }, { token: writer })).data.map(({ title, content }) => [title, content])

/** Where readers and machines would find it. */
async function seenIn(id: number): Promise<string[]> {
  await site.clock.advance(1_500)
  await site.modules.search.catchUp()
  const hits = await site.ok('searchHits', { name: '看台定时记', kind: 'news' })
  const feed = await site.app.fastify.inject({ url: '/feeds/zh/news.atom' })
  const map = await site.app.fastify.inject({ url: '/sitemaps/news.xml' })
  const places: Record<string, boolean> = {
    page: await isRead(id),
    list: (await site.ok('listHeadlines', { cid: 1 })).list.data.some((row) => row.id === id),
    search: hits.data.some(({ title }) => title === '看台定时记'),
    feed: feed.payload.includes('看台定时记'),
    sitemap: map.payload.includes(`/detail?id=${id}`),
    push: (await untoldStories(site.db, site.clock.now() - 60_000)).some((story) => story.id === id),
  }
  return Object.keys(places).filter((place) => places[place])
}

test('WEB-10 an accepted article waits for its moment, everywhere, and is published then, once', async () => {
  const session = await site.db.one<{ id: string }>('select id from sessions where user_id = 1 limit 1')
  await site.db.query(
    `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, language, created_at)
     values (1, $1, 'x', 'x', 'x', 'zh', 0) on conflict do nothing`,
    [session?.id],
  )
  const publish_at = inSeconds(2 * hour)
  const id = await saved({ publish_at, tags: '阿森纳' })
  expect(await own()).toMatchObject([{ id, status: 0, publish_at }])
  await decide(id, 1)
  expect(await own(4)).toMatchObject([{ id, status: 3, publish_at }])
  expect(await told()).toMatchObject([['您的文章已通过审核，等待定时发布', expect.stringMatching(/\(UTC\+8\)$/)]])
  expect(await seenIn(id)).toEqual([])
  await site.clock.skip(2 * hour - 120_000)
  expect(await seenIn(id)).toEqual([])

  await site.clock.skip(120_000)
  expect(await seenIn(id)).toEqual(['page', 'list', 'search', 'feed', 'sitemap', 'push'])
  const [article] = await own(2)
  expect(article).toMatchObject({ id, status: 1 })
  expect(article).not.toHaveProperty('publish_at')
  // As old as the moment.
  expect(article!.addtime - publish_at).toBeLessThan(10)
  expect(article!.addtime).toBeGreaterThanOrEqual(publish_at)
  await site.clock.skip(hour)
  expect((await told()).filter(([title]) => title === '您的文章已发布')).toHaveLength(1)
  await site.db.query(`delete from push_devices where endpoint = 'x'`)
})

test('WEB-10 two nodes that both believe they lead publish it once', async () => {
  const ids = [await saved({ publish_at: inSeconds(hour) }), await saved({ publish_at: inSeconds(hour) })]
  for (const id of ids) await decide(id, 1)
  await site.db.query('update headline set publish_at = 1 where status = 3')
  const { kernel } = site.app
  const nodes = [0, 1, 2].map(() => createPublication(kernel, site.modules.notices.notices))
  await Promise.all(nodes.map(({ publishDue }) => publishDue()))
  expect((await own()).map(({ status }) => status)).toEqual([1, 1])
  expect((await told()).filter(([title]) => title === '您的文章已发布')).toHaveLength(2)
})

test('WEB-10 what is accepted after its moment is published at once, as of then', async () => {
  const id = await saved({ publish_at: inSeconds(hour) })
  await site.clock.skip(2 * hour)
  expect(await isRead(id)).toBe(false)
  await decide(id, 1)
  expect(await own()).toMatchObject([{ status: 1, addtime: inSeconds(0) }])
})

test('WEB-10 the moment is changed or taken back by its writer, before and after the review', async () => {
  const waiting = await saved({ publish_at: inSeconds(hour) })
  expect((await schedule(waiting, 0)).code).toBe(0)
  await decide(waiting, 1)
  expect(await isRead(waiting)).toBe(true)
  expect((await schedule(waiting, inSeconds(hour))).reason).toBe('article-moment-late')

  const id = await saved({ publish_at: inSeconds(hour) })
  await decide(id, 1)
  expect((await schedule(id, inSeconds(3 * hour))).code).toBe(0)
  await site.clock.skip(2 * hour)
  expect(await isRead(id)).toBe(false)
  expect((await schedule(id, 0)).code).toBe(0)
  expect(await isRead(id)).toBe(true)
  expect((await told())[0]).toEqual(['您的文章已发布', '《看台定时记》'])
})

test('WEB-10 one that was changed goes through the review again; one that was taken down or deleted is not published', async () => {
  const changed = await saved({ publish_at: inSeconds(hour) })
  await decide(changed, 1)
  expect(await saved({ id: changed, title: '改过的', publish_at: inSeconds(hour) })).toBe(changed)
  const down = await saved({ publish_at: inSeconds(hour) })
  await decide(down, 1)
  await decide(down, 2, '重复')
  expect((await told())[0]?.[0]).toBe('您的文章已被下架')
  expect((await schedule(down, inSeconds(hour))).reason).toBe('article-moment-late')
  const gone = await saved({ publish_at: inSeconds(hour) })
  await decide(gone, 1)
  await site.ok('deleteHeadline', { id: gone }, { token: writer })
  await site.clock.skip(2 * hour)
  expect((await own()).map(({ id, status }) => [id, status])).toEqual([
    [down, 2],
    [changed, 0],
  ])
  // Shown again after its moment: published, as of then.
  await decide(down, 1)
  expect(await own(2)).toMatchObject([{ id: down, addtime: inSeconds(0) }])
})

test.each<[string, () => number, string]>([
  ['a moment that is over', () => inSeconds(-1_000), 'article-moment'],
  ['now', () => inSeconds(0), 'article-moment'],
  ['a moment that is too far', () => inSeconds(61 * 24 * hour), 'article-moment'],
  ['a moment nobody lives to see', () => 100_000_000_000, 'input-invalid'],
])('WEB-10 %s is refused', async (_what, at, reason) => {
  expect((await save({ publish_at: at() })).reason).toBe(reason)
  const id = await saved()
  expect((await schedule(id, at())).reason).toBe(reason)
})

test('WEB-10 a correction waits for no moment', async () => {
  const id = await saved()
  await decide(id, 1)
  expect((await save({ id, publish_at: inSeconds(hour) })).reason).toBe('article-moment-late')
  const correction = await saved({ id, title: '更正' })
  expect((await schedule(correction, inSeconds(hour))).reason).toBe('article-moment-late')
})
