import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../../testing/test-app'
import { excerpt, likedTitle } from './interest.texts'

let site: TestSite
let visitor: SignedIn
let rich: SignedIn
let anchor: SignedIn
let headlineId: number
let videoId: number
let dynamicId: number
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'live', 'roomOrder', 'notices', 'content'] })
  visitor = await site.signIn('visitor')
  rich = await site.signIn('rich')
  anchor = await site.signIn('anchor')
  const one = async (sql: string) => (await site.db.one<{ id: number }>(sql))!.id
  headlineId = await one('update headline set writer_id = 6 where id = (select min(id) from headline) returning id')
  videoId = await one(
    'update video set owner_id = 3 where id = (select min(id) from video where status = 1) returning id',
  )
  dynamicId = await one("insert into dynamic (uid, body, created_at) values (3, '赛前\n训练', 0) returning id")
})
beforeEach(async () => {
  await site.clock.skip(60_000)
  for (const table of ['member_notices', 'room_kicks', 'video_like', 'headline_comment', 'video_comment'])
    await site.db.query(`delete from ${table}`)
})
afterAll(() => site.close())

/** What was told to this member alone: announcements have numbers below ten. */
const own = async ({ token }: SignedIn, type = 1) =>
  (await site.ok('listNotices', { type }, { token, language: 'en' })).data
    .filter((notice) => notice.type >= 10)
    .map(({ title, content, url }) => ({ title, content, url }))

describe('replies', () => {
  test('MEM-01 a comment reaches whoever wrote the thing, at once and for later, and leads there', async () => {
    const expert = await site.signIn('expert')
    const socket = await site.socket({ token: expert.token })
    const comment = await site.ok('commentHeadline', { id: headlineId, content: '写得好' }, { token: visitor.token })
    const { data } = await socket.next(({ data }) => data.type === 'notice')
    expect(data).toMatchObject({ kind: 20, title: { en: '看台小周 commented on your article' } })
    const url = `/comment?id=${comment.id}`
    expect(await own(expert, 3)).toEqual([{ title: '看台小周 commented on your article', content: '写得好', url }])
    await site.ok('commentVideo', { id: videoId, content: 'Great' }, { token: visitor.token })
    await site.ok('commentDynamic', { id: dynamicId, content: 'Go' }, { token: visitor.token })
    expect((await own(anchor, 3)).map(({ title, url }) => [title, url])).toEqual([
      ['看台小周 commented on your post', '/persona?id=3'],
      ['看台小周 commented on your video', `/video-player?id=${videoId}#comments`],
    ])
    socket.close()
  })

  test('MEM-01 an answer reaches whoever wrote the comment, and not the owner of the thing', async () => {
    const { id } = await site.ok('commentVideo', { id: videoId, content: 'First' }, { token: visitor.token })
    await site.db.query('delete from member_notices')
    const reply = await site.ok('commentVideo', { id: videoId, content: 'Second', pid: id }, { token: rich.token })
    expect((await own(visitor, 3))[0]?.title).toBe('金色球票 replied to your comment')
    expect(await own(anchor)).toEqual([])
    await site.ok('commentVideo', { id: videoId, content: 'Third', pid: reply.id }, { token: visitor.token })
    expect((await own(rich, 3)).map(({ content }) => content)).toEqual(['Third'])
  })

  test('MEM-01 nobody hears of their own words, nor of somebody they sent away', async () => {
    const { id } = await site.ok('commentVideo', { id: videoId, content: 'Mine' }, { token: anchor.token })
    await site.ok('commentVideo', { id: videoId, content: 'Mine too', pid: id }, { token: anchor.token })
    await site.ok('toggleVideoLike', { id: videoId }, { token: anchor.token })
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (3, 1, 0)')
    await site.ok('commentVideo', { id: videoId, content: 'Let me in' }, { token: visitor.token })
    await site.ok('toggleVideoLike', { id: videoId }, { token: visitor.token })
    expect(await own(anchor)).toEqual([])
  })
})

describe('likes', () => {
  test('MEM-01 likes of a thing and of a comment are one notice each; taken back they are gone', async () => {
    const { id } = await site.ok('commentHeadline', { id: headlineId, content: '同意' }, { token: visitor.token })
    for (const name of ['rich', 'anchor', 'assistant'] as const) {
      await site.clock.skip(10)
      const { token } = await site.signIn(name)
      await site.ok('toggleHeadlineCommentLike', { id }, { token })
      await site.ok('toggleVideoLike', { id: videoId }, { token })
    }
    expect(await own(visitor, 4)).toEqual([
      { title: '房管老陈, 阿楠说球 and 1 other liked your comment', content: '同意', url: `/comment?id=${id}` },
    ])
    expect((await own(anchor, 4))[0]?.title).toBe('房管老陈 and 金色球票 liked your video')
    await site.ok('toggleVideoLike', { id: videoId }, { token: rich.token })
    expect((await own(anchor, 4))[0]?.title).toBe('房管老陈 liked your video')
    const assistant = await site.signIn('assistant')
    await site.ok('toggleVideoLike', { id: videoId }, { token: assistant.token })
    expect(await own(anchor, 4)).toEqual([])
  })

  test('MEM-01 favourites are nobody else’s business', async () => {
    await site.ok('toggleVideoFavorite', { id: videoId }, { token: visitor.token })
    await site.ok('toggleVideoFavorite', { id: videoId }, { token: visitor.token })
    expect(await own(anchor)).toEqual([])
  })

  test('MEM-01 a failure to tell does not undo what it tells of', async () => {
    await site.db.query('update video set owner_id = 999999 where id = $1', [videoId])
    const state = await site.ok('toggleVideoLike', { id: videoId }, { token: visitor.token })
    expect(state.is_on).toBe(1)
    await site.db.query('update video set owner_id = 3 where id = $1', [videoId])
  })
})

test.each<[number, string[], string, string]>([
  [1, ['Li'], 'Li liked your post', 'Li 赞了你的动态'],
  [2, ['Li', 'Bo'], 'Li and Bo liked your post', 'Li、Bo 赞了你的动态'],
  [3, ['Li', 'Bo'], 'Li, Bo and 1 other liked your post', 'Li、Bo 等 3 人赞了你的动态'],
  [40, ['Li', 'Bo'], 'Li, Bo and 38 others liked your post', 'Li、Bo 等 40 人赞了你的动态'],
])('MEM-01 %i people: %j', (count, names, en, zh) => {
  expect(likedTitle({ count, names }, 'dynamic')).toMatchObject({ en, zh })
})

test('MEM-01 a long text is told by its beginning, on one line', () => {
  expect(excerpt(' a\n\n b ')).toBe('a b')
  expect([...excerpt('球'.repeat(90))]).toHaveLength(61)
})
