import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../../testing/test-app'

let site: TestSite
let visitor: SignedIn
let rich: SignedIn
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'live', 'notices', 'content', 'scores'] })
  visitor = await site.signIn('visitor')
  rich = await site.signIn('rich')
})
afterAll(() => site.close())

const as = ({ token }: SignedIn) => ({ token, language: 'en' as const })

test('MEM-01 kept videos come newest first, page by page, and go when they are taken out', async () => {
  const ids = (await site.db.query<{ id: number }>('select id from video where status = 1 order by id limit 12')).map(
    ({ id }) => id,
  )
  for (const id of ids) {
    await site.clock.skip(60_000)
    await site.ok('toggleVideoFavorite', { id }, as(visitor))
  }
  const first = await site.ok('listVideoFavorites', {}, as(visitor))
  expect(first).toMatchObject({ total: 12, last_page: 2, current_page: 1 })
  expect(first.data.map(({ id }) => id)).toEqual([...ids].reverse().slice(0, 10))
  expect(first.data.every(({ is_favorites }) => is_favorites === 1)).toBe(true)
  expect((await site.ok('listVideoFavorites', { page: 2 }, as(visitor))).data.map(({ id }) => id)).toEqual([
    ids[1],
    ids[0],
  ])
  await site.ok('toggleVideoFavorite', { id: ids[11]! }, as(visitor))
  await site.db.query('update video set status = 2 where id = $1', [ids[10]])
  const left = await site.ok('listVideoFavorites', {}, as(visitor))
  expect([left.total, left.data[0]?.id]).toEqual([10, ids[9]])
  expect((await site.ok('listVideoFavorites', {}, as(rich))).total).toBe(0)
})

test('MEM-01 kept news stay in the language they were kept in', async () => {
  const [first] = (await site.ok('listHeadlines', {}, as(visitor))).list.data
  await site.ok('toggleHeadlineFavorite', { id: first!.id }, as(visitor))
  const { data, total } = await site.ok('listHeadlineFavorites', {}, { token: visitor.token, language: 'vi' })
  expect([total, data[0]?.id, data[0]?.title]).toEqual([1, first!.id, first!.title])
})

test('MEM-01 posts of circles are kept, marked in their lists, and counted', async () => {
  const list = async () => (await site.ok('listCircles', {}, as(visitor))).list.data
  const [post] = await list()
  expect(post?.is_favorites).toBe(0)
  expect(await site.ok('togglePostFavorite', { id: post!.id }, as(visitor))).toEqual({ is_on: 1, total: 1 })
  expect(await site.ok('togglePostFavorite', { id: post!.id }, as(rich))).toEqual({ is_on: 1, total: 2 })
  expect((await list())[0]?.is_favorites).toBe(1)
  expect((await site.ok('listPostFavorites', {}, as(visitor))).data.map(({ id }) => id)).toEqual([post!.id])
  expect(await site.ok('togglePostFavorite', { id: post!.id }, as(visitor))).toEqual({ is_on: 0, total: 1 })
  expect((await site.ok('listPostFavorites', {}, as(visitor))).total).toBe(0)
  expect((await site.call('togglePostFavorite', { id: 999_999 }, as(visitor))).reason).toBe('circle-post-gone')
})

test('MEM-01 followed matches stand there with their state, those in play first', async () => {
  const { data: live } = await site.ok('listFootballMatches', { type: 1 }, as(visitor))
  const { data: coming } = await site.ok('listBasketballMatches', { type: 2 }, as(visitor))
  const [running, upcoming] = [live[0]!, coming[0]!]
  await site.ok('toggleCollect', { id: upcoming.id, type: 1 }, as(visitor))
  await site.ok('toggleCollect', { id: running.id, type: 2 }, as(visitor))
  await site.db.query('insert into match_collects (user_id, match_id, created_at) values ($1, 987654321, 0)', [
    visitor.userId,
  ])
  const { data, total } = await site.ok('listCollectedMatches', {}, as(visitor))
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { id: running.id, type: 0, status: 1, home_name: running.home_team_name_en, match_time: running.match_time },
    { id: upcoming.id, type: 1, status: 0, away_id: upcoming.away_team_id },
  ])
  await site.ok('toggleCollect', { id: running.id, type: 2 }, as(visitor))
  expect((await site.ok('listCollectedMatches', {}, as(visitor))).total).toBe(1)
})
