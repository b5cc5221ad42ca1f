import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { demoAccounts } from '../../account/account.module'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
  // The house's own stories, which are in every language: what a member of the demo wrote is in one.
  await site.db.query('update headline set status = 0 where writer_id = $1', [demoAccounts.regular.id])
})
afterAll(() => site.close())

const newest = () => site.ok('listHeadlines', {})

describe('CONT-01 news', () => {
  test('CONT-01 pages go through every story once, newest first, of one category or all', async () => {
    const seen: number[] = []
    let page = 1
    for (;;) {
      const { list } = await site.ok('listHeadlines', { page })
      seen.push(...list.data.map((row) => row.id))
      if (page >= list.last_page) {
        expect(seen).toHaveLength(list.total)
        break
      }
      page += 1
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(40)

    const categories = await site.ok('listHeadlineCategories', {})
    const nba = categories.find(({ name }) => name === 'NBA')
    const { list } = await site.ok('listHeadlines', { cid: nba?.id })
    expect(list.data.length).toBeGreaterThan(3)
    expect(new Set(list.data.map((row) => row.category_name))).toEqual(new Set(['NBA']))
    const times = list.data.filter((row) => !row.is_top).map((row) => row.addtime)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  test('CONT-01 a story appears once, in the language of the caller where it exists', async () => {
    const { list, banner } = await site.ok('listHeadlines', {}, { language: 'en' })
    expect(list.total).toBe(40)
    expect(list.data.every((row) => row.lang === 'en')).toBe(true)
    expect(banner).toHaveLength(5)
    const { list: last } = await site.ok('listHeadlines', { page: 4 }, { language: 'vi' })
    expect(last.data.every((row) => row.lang === 'vi')).toBe(true)
    // A story that has no version in a language is read in its first one, after the others.
    const [gone] = last.data
    await site.db.query('update headline set status = 0 where id = $1', [gone?.id])
    const { list: rest } = await site.ok('listHeadlines', { page: 4 }, { language: 'vi' })
    expect([rest.total, rest.data.at(-1)?.lang]).toEqual([40, 'zh'])
    await site.db.query('update headline set status = 1 where id = $1', [gone?.id])
    const categories = await site.ok('listHeadlineCategories', {}, { language: 'vi' })
    expect(categories.map(({ name }) => name)).toContain('Ngoại hạng Anh')
  })

  test('CONT-01 detail carries text, neighbours, related stories and comments; a reader counts once', async () => {
    const { list } = await newest()
    const id = (list.data[1] as { id: number }).id
    const first = await site.ok('getHeadline', { id }, { ip: '10.0.0.7' })
    const again = await site.ok('getHeadline', { id }, { ip: '10.0.0.7' })
    expect(first.info.content).toContain('<p>')
    expect(again.info.click).toBe(first.info.click)
    expect((await site.ok('getHeadline', { id }, { ip: '10.0.0.8' })).info.click).toBe(first.info.click + 1)
    expect(first.recommend.length).toBeGreaterThan(3)
    expect(first.recommend.map((row) => row.id)).not.toContain(id)
    expect(first.last).toBeDefined()
    const { list: all } = await newest()
    const tagged = all.data.find(({ tags }) => tags.includes('阿森纳'))
    const { info } = await site.ok('getHeadline', { id: tagged!.id }, { ip: '10.0.0.9' })
    expect([info.match?.home.name, info.match?.away.name]).toContain('阿森纳')
    expect((await site.call('getHeadline', { id: 999_999 })).reason).toBe('not-found')
  })

  test('CONT-01 like and favourite go on and off, each member once; a visitor is asked to log in', async () => {
    const { token } = await site.signIn('visitor')
    const id = (await newest()).list.data[3]?.id as number
    const before = (await site.ok('getHeadline', { id }, { token })).info
    expect(await site.ok('toggleHeadlineLike', { id }, { token })).toEqual({ is_on: 1, total: before.likes + 1 })
    expect((await site.ok('getHeadline', { id }, { token })).info).toMatchObject({ is_likes: 1, is_favorites: 0 })
    expect(await site.ok('toggleHeadlineLike', { id }, { token })).toEqual({ is_on: 0, total: before.likes })
    const both = await Promise.all([1, 2].map(() => site.ok('toggleHeadlineFavorite', { id }, { token })))
    expect(both.map((state) => state.is_on).sort()).toEqual([0, 1])
    expect((await site.call('toggleHeadlineLike', { id })).code).toBe(700)
  })

  test('CONT-01 comments and replies: one level, counted, plain text, in both orders', async () => {
    const { token } = await site.signIn('visitor')
    const id = (await newest()).list.data[5]?.id as number
    const before = await site.ok('getHeadline', { id }, { token })
    const comment = await site.ok('commentHeadline', { id, content: ' <b>hi</b> & bye ' }, { token })
    expect(comment).toMatchObject({ title: '<b>hi</b> & bye', uid: 1, comment: 0, reply_to: '' })
    const reply = await site.ok('commentHeadline', { id, content: 'one', pid: comment.id }, { token })
    const second = await site.ok('commentHeadline', { id, content: 'two', pid: reply.id }, { token })
    expect(second.reply_to).toBe(comment.user_nickname)
    const thread = await site.ok('listHeadlineReplies', { id: comment.id })
    expect(thread.data.map((row) => row.title)).toEqual(['one', 'two'])
    expect(thread).toMatchObject({ total: 2, info: { comment: 2 }, post: { id } })
    const after = await site.ok('getHeadline', { id, order: 1 }, { token })
    expect(after.commentList.data[0]?.id).toBe(comment.id)
    expect(after.info.comment_count).toBe(before.info.comment_count + 3)
    expect(after.commentList.total).toBe(before.commentList.total + 1)

    await site.ok('toggleHeadlineCommentLike', { id: comment.id }, { token })
    const liked = await site.ok('getHeadline', { id, order: 1 }, { token })
    expect(liked.commentList.data[0]).toMatchObject({ is_likes: 1, like: 1 })
    const most = await site.ok('getHeadline', { id, order: 0 }, { token })
    const likes = most.commentList.data.map((row) => row.like)
    expect(likes).toEqual([...likes].sort((a, b) => b - a))
  })

  test('CONT-01 a comment needs text, a log-in, an existing article and a parent of that article', async () => {
    const { token } = await site.signIn('rich')
    const rows = (await newest()).list.data
    const [id, other] = [rows[6]?.id as number, rows[7]?.id as number]
    expect((await site.call('commentHeadline', { id, content: 'x' })).code).toBe(700)
    expect((await site.call('commentHeadline', { id, content: '   ' }, { token })).code).toBe(1)
    expect((await site.call('commentHeadline', { id: 999_999, content: 'x' }, { token })).reason).toBe('not-found')
    const { id: pid } = await site.ok('commentHeadline', { id: other, content: 'there' }, { token })
    expect((await site.call('commentHeadline', { id, content: 'x', pid }, { token })).reason).toBe('not-found')
  })
})

describe('WEB-06 topics', () => {
  /** Stories of the house in a language, the newest first. */
  const stories = (lang: string) =>
    site.db.query<{ id: number; storyId: number }>(
      'select id, story_id from headline where lang = $1 and status = 1 order by published_at desc, id desc limit 4',
      [lang],
    )
  const tag = (ids: readonly number[], tags: string) =>
    site.db.query('update headline set tags = $2 where id = any($1::bigint[])', [ids, tags])

  test("WEB-06 a topic is a tag of published articles: each story once, in the reader's language, with what stands beside it", async () => {
    const [first, second, third] = (await stories('zh')).map(({ id }) => id)
    await tag([first as number], 'Derby Day,VAR')
    await tag([second as number], 'derby day,VAR,Cup')
    await tag([third as number], 'Derby Daylight')
    const topic = await site.ok('getTopic', { name: 'DERBY DAY' }, { language: 'en' })
    expect(topic.name.toLowerCase()).toBe('derby day')
    expect([topic.article_num, topic.post_num]).toEqual([2, 0])
    expect(topic.list.map(({ lang }) => lang)).toEqual(['en', 'en'])
    const chinese = await site.ok('getTopic', { name: topic.name })
    expect(chinese.list.map(({ id }) => id)).toEqual([first, second])
    expect(chinese.related).toEqual([
      { name: 'VAR', num: 2 },
      { name: 'Cup', num: 1 },
    ])
  })

  test('WEB-06 what nobody published, or what nobody may see, is no topic', async () => {
    const [, , , last] = await stories('zh')
    await tag([last?.id as number], 'Untold')
    expect((await site.ok('getTopic', { name: 'Untold' })).article_num).toBe(1)
    await site.db.query('update headline set status = 0 where id = $1', [last?.id])
    expect((await site.call('getTopic', { name: 'Untold' })).reason).toBe('not-found')
    await site.db.query('update headline set status = 1 where id = $1', [last?.id])
    expect((await site.call('getTopic', { name: "x' or 1=1 --" })).reason).toBe('not-found')
  })
})

describe('WEB-10 what stands in articles as cards', () => {
  const list = (...addresses: string[]) => site.ok('listEmbeds', { list: addresses })

  test('WEB-10 a match, a video and a table are told as they are, in the order they are asked for; what is none is null', async () => {
    const { data } = await site.ok('searchHits', { name: '英超', kind: 'match' })
    const match = data.find(({ sport }) => sport === 0)!
    const found = await list(
      `/score-detail?type=football&id=${match.id}`,
      '/video-player?id=1',
      '/base-football?id=82',
      '/base-basketball?id=82',
      '/video-player?id=999999',
      '/score-detail?type=football&id=1',
      '/news?id=1',
    )
    expect(found.map((one) => one?.kind)).toEqual(['match', 'video', 'table', ...Array(4).fill(undefined)])
    expect(found[0]).toMatchObject({ match_id: match.id, home: { name: match.home?.name } })
    expect(found[2]).toMatchObject({
      id: 82,
      type: 0,
      list: expect.arrayContaining([expect.objectContaining({ position: 1 })]),
    })
    await site.db.query('update video set status = 2 where id = 1')
    expect(await list('/video-player?id=1')).toEqual([null])
    await site.db.query('update video set status = 1 where id = 1')
  })

  test('WEB-10 an article says what its cards show under their own names, whatever its writer called them', async () => {
    const { token } = await site.signIn('visitor')
    const [video] = await list('/video-player?id=1')
    const title = video?.kind === 'video' ? video.title : ''
    const figure = (href: string, name: string) => `<figure data-embed="x"><a href="${href}">${name}</a></figure>`
    const words = `<p>${'足球评论'.repeat(10)}</p>`
    const save = (content: string) =>
      site.call('saveHeadline', { title: '看台', cid: 1, content: words + content }, { token })
    const { id } = (
      await save(figure('/video-player?id=1&t=3', '点我领奖') + figure('/video-player?id=999999', '没了'))
    ).data!
    const { content } = await site.ok('getOwnHeadline', { id }, { token })
    expect(content).toContain(`<figure data-embed="video"><a href="/video-player?id=1">${title}</a></figure>`)
    expect(content).toContain('<figure data-embed="video"><a href="/video-player?id=999999">没了</a></figure>')
    expect((await save(figure('/video-player?id=1', 'a').repeat(11))).reason).toBe('article-embeds')
  })

  test.each([['javascript:alert(1)'], ['//evil.example/video-player?id=1'], ['/video-player?id=1"><img>']])(
    'WEB-10 %s is no page of the site',
    async (address) => expect((await site.call('listEmbeds', { list: [address] })).reason).toBe('input-invalid'),
  )
})
