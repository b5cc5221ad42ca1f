import { beforeEach, describe, expect, test } from '@jest/globals'
import type { SignedIn, TestSite } from '../../../testing/test-app'
import { as, circleStage } from './circles.fixture'

const { stage, shown, read, newest, noticesOf } = circleStage()
let site: TestSite
let author: SignedIn
let other: SignedIn
let admin: SignedIn
let circleId: number
beforeEach(() => {
  ;({ site, author, other, admin, circleId } = stage)
})

describe('what others do', () => {
  test('CONT-03 five clicks at once are one like, five people five, and the author hears of it', async () => {
    const id = await shown({ content: 'like me' })
    await Promise.all(Array.from({ length: 5 }, () => site.call('toggleCirclePostLike', { id }, as(other))))
    expect((await read(id, other.token)).data.info).toMatchObject({ likes: 1, is_likes: 1 })
    const people = await Promise.all(([3, 4, 5, 6] as const).map(site.signIn))
    await Promise.all(people.map((who) => site.ok('toggleCirclePostLike', { id }, as(who))))
    expect((await read(id)).data.info.likes).toBe(5)
    const rows = await site.db.query('select 1 from circle_post_like where post_id = $1', [id])
    expect(rows).toHaveLength(5)
    const [like] = (await noticesOf(author)).filter(({ title }) => title.includes('liked'))
    expect(like?.url).toBe(`/circle-detail?post=${id}`)
  })

  test('CONT-03 joining counts once, whatever the number of clicks at once', async () => {
    const circle = async () => (await site.ok('listCircleNames', {}, as(author))).find(({ id }) => id === circleId)!
    const before = await circle()
    expect(before.is_join).toBe(0)
    await Promise.all(Array.from({ length: 7 }, () => site.ok('toggleCircleMembership', { id: circleId }, as(author))))
    expect(await circle()).toMatchObject({ is_join: 1, members: before.members + 1 })
    await site.ok('toggleCircleMembership', { id: circleId }, as(author))
    expect(await circle()).toMatchObject({ is_join: 0, members: before.members })
  })

  test('CONT-03 comments and replies hang under their post, are liked, and bring it up again', async () => {
    const first = await shown({ content: 'first' })
    await site.clock.skip(1_000)
    const second = await shown({ content: 'second' })
    await site.clock.skip(1_000)
    const comment = await site.ok('commentCirclePost', { id: first, content: '支持' }, as(other))
    await site.ok('commentCirclePost', { id: first, content: '谢谢', pid: comment.id }, as(author))
    await site.ok('toggleCirclePostCommentLike', { id: comment.id }, as(author))
    const { info, commentList } = await site.ok('getCirclePost', { id: first }, as(author))
    expect(info).toMatchObject({ comment: 2, is_comment: 1, hot_comments: [{ title: '支持', uid: other.userId }] })
    expect(commentList.data).toMatchObject([{ title: '支持', like: 1, is_likes: 1, comment: 1 }])
    const replies = await site.ok('listCirclePostReplies', { id: comment.id })
    expect(replies.data).toMatchObject([{ title: '谢谢', uid: author.userId }])
    const order = async (more: object) =>
      (await newest(more)).map(({ id }) => id).filter((id) => id === first || id === second)
    expect(await order({ is_reply: 1 })).toEqual([first, second])
    expect(await order({})).toEqual([second, first])
    const [notice] = await noticesOf(author, 3)
    expect(notice).toMatchObject({ content: '支持', url: `/circle-detail?post=${first}#comments` })
  })

  test('CONT-03 a deleted post takes no comment, like or favourite, in words of its own', async () => {
    const id = await shown({ content: 'soon gone' })
    const { id: commentId } = await site.ok('commentCirclePost', { id, content: '?' }, as(other))
    expect(await site.call('deleteCirclePost', { id }, as(other))).toMatchObject({
      reason: 'circle-post-foreign',
      msg: '只能删除自己的帖子',
    })
    await site.ok('deleteCirclePost', { id }, as(author))
    expect((await site.call('deleteCirclePost', { id }, as(author))).reason).toBe('circle-post-gone')
    const late = await site.call('commentCirclePost', { id, content: 'late' }, { ...as(other), language: 'en' })
    expect(late).toMatchObject({ reason: 'circle-post-gone', msg: 'This post does not exist or was deleted' })
    for (const call of ['toggleCirclePostLike', 'togglePostFavorite'] as const)
      expect((await site.call(call, { id }, as(other))).reason).toBe('circle-post-gone')
    expect((await site.call('listCirclePostReplies', { id: commentId })).reason).toBe('not-found')
    expect(await site.db.query('select 1 from circle_post_comment where circle_post_id = $1', [id])).toEqual([])
  })

  test('CONT-03 a look counts once in an hour for each visitor', async () => {
    const id = await shown({ content: 'look at me' })
    for (const ip of ['10.1.0.1', '10.1.0.1', '10.1.0.2']) await site.ok('getCirclePost', { id }, { ip })
    await site.ok('getCirclePost', { id }, as(other))
    await site.ok('getCirclePost', { id }, as(other))
    expect((await read(id)).data.info.click).toBe(3)
  })
})

describe('feeds', () => {
  test('CONT-03 posts in the own language first; none twice, none missing on the way through the pages', async () => {
    const seen: { id: number; lang: string }[] = []
    const language = 'vi' as const
    const langOf = new Map(
      (await site.db.query<{ id: number; lang: string }>('select id, lang from circle_post')).map((row) => [
        row.id,
        row.lang,
      ]),
    )
    const first = await site.ok('listCirclePosts', {}, { language })
    for (let page = 1; page <= first.last_page; page++)
      for (const { id } of (await site.ok('listCirclePosts', { page }, { language })).data)
        seen.push({ id, lang: langOf.get(id)! })
    expect(seen).toHaveLength(first.total)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(first.total)
    const own = seen.filter(({ lang }) => lang === 'vi').length
    expect(seen.slice(0, own).every(({ lang }) => lang === 'vi')).toBe(true)
    const times = new Map(
      (await site.db.query<{ id: number; at: number }>('select id, created_at at from circle_post')).map((row) => [
        row.id,
        row.at,
      ]),
    )
    const ages = seen.slice(0, own).map(({ id }) => times.get(id)!)
    expect(ages).toEqual([...ages].sort((left, right) => right - left))
  })

  test('CONT-03 hot posts by votes and age, refined ones alone, pinned ones first in their circle', async () => {
    const hot = await site.ok('listCirclePosts', { order: 1 })
    expect((await site.ok('listHotCirclePosts', {})).map(({ id }) => id)).toEqual(hot.data.map(({ id }) => id))
    const heat = (await Promise.all(
      hot.data.map(({ id }) => site.db.one<{ heat: number }>('select heat from circle_post where id = $1', [id])),
    )) as { heat: number }[]
    expect(heat.map((row) => row.heat)).toEqual(heat.map((row) => row.heat).sort((left, right) => right - left))
    const refined = await site.ok('listCirclePosts', { is_refining: 1 })
    expect(refined.data.length).toBeGreaterThan(5)
    expect(refined.data.every(({ is_refining }) => is_refining === 1)).toBe(true)
    const rows = await site.db.query<{ id: number; lang: string }>('select id, lang from circle_post')
    const langOf = new Map(rows.map(({ id, lang }) => [id, lang]))
    const last = (await newest()).findLast(({ id }) => langOf.get(id) === 'zh')!
    await site.call('arrangePost', { id: last.id, is_top: 1, is_refining: 1 }, as(admin))
    expect((await newest())[0]).toMatchObject({ is_top: 1 })
    expect((await newest()).map(({ id }) => id)).toContain(last.id)
    for (const language of ['zh', 'en', 'vi'] as const) {
      const { data } = await site.ok('listCirclePosts', { id: circleId }, { language })
      // What is pinned for readers of other languages stands among their posts.
      const pinned = data.filter(({ id, is_top }) => is_top === 1 && langOf.get(id) === language)
      expect(data.slice(0, pinned.length)).toEqual(pinned)
      expect(pinned.at(-1)?.content).toContain(pinned.at(-1)?.classification_name)
    }
    await site.call('arrangePost', { id: last.id, is_top: 0 }, as(admin))
    expect((await read(last.id)).data.info).toMatchObject({ is_top: 0, is_refining: 1 })
  })

  test('CONT-03 followed: authors one follows, circles one joined, and own posts', async () => {
    expect((await site.call('listFollowedCirclePosts', {})).code).toBe(700)
    await site.db.query('delete from follows where user_id = $1', [other.userId])
    const total = async () => (await site.ok('listFollowedCirclePosts', {}, as(other))).total
    expect(await total()).toBe(0)
    const [writer] = await newest()
    await site.ok('toggleFollow', { id: writer!.uid } as never, as(other))
    const followed = await site.ok('listFollowedCirclePosts', {}, as(other))
    expect(followed.total).toBeGreaterThan(0)
    expect(followed.data.every(({ uid, is_attention }) => uid === writer!.uid && is_attention === 1)).toBe(true)
    await site.ok('toggleCircleMembership', { id: circleId }, as(other))
    expect(await total()).toBeGreaterThan(followed.total)
    await site.ok('toggleCircleMembership', { id: circleId }, as(other))
    await site.ok('toggleFollow', { id: writer!.uid } as never, as(other))
  })

  test('CONT-03 the first page of the circles: names, refined posts, and posts of one circle or one author', async () => {
    const all = await site.ok('listCircles', {}, { language: 'en' })
    expect(all.classification).toHaveLength(12)
    expect(all.classification.every(({ desc, num }) => desc !== '' && num > 0)).toBe(true)
    expect(all.refining.length).toBeGreaterThan(0)
    const [post] = all.list.data
    const own = await site.ok('listCircles', { user_id: post!.uid })
    expect(own.list.data.every(({ uid }) => uid === post!.uid)).toBe(true)
  })
})

test('CONT-03 two hundred posts in three languages are shown, dated before the start', async () => {
  const rows = await site.db.query<{ lang: string; count: number }>(
    'select lang, count(*)::int count from circle_post where id <= 200 and status = 1 group by lang order by lang',
  )
  expect(rows).toEqual([
    { lang: 'en', count: 45 },
    { lang: 'vi', count: 45 },
    { lang: 'zh', count: 110 },
  ])
  const started = site.clock.now()
  expect(await site.db.query('select 1 from circle_post where created_at > $1', [started])).toEqual([])
  const bodies = await site.db.query<{ body: string }>('select body from circle_post where id <= 200')
  expect(new Set(bodies.map(({ body }) => body)).size).toBeGreaterThan(190)
})
