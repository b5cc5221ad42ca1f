import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CallInput, limits } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { xssCorpus, xssTrap } from '../../../testing/xss-corpus.fixture'
import { tagsOf } from './writers.rules'

let site: TestSite
let writer: string
let other: string
let admin: string
let cid: number
beforeAll(async () => {
  site = await startTestApp()
  cid = (await site.ok('listWriterCategories', {}))[0]?.id as number
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  await site.db.query('delete from headline where writer_id in (1, 2)')
  ;[writer, other, admin] = (
    await Promise.all((['visitor', 'rich', 'admin'] as const).map((who) => site.signIn(who)))
  ).map(({ token }) => token) as [string, string, string]
})
afterAll(() => site.close())

type Article = CallInput<'saveHeadline'>
const text = '<p>从看台上看，这场比赛的节奏完全由中场的三个人决定，其余的人都在跟着他们跑。</p>'
const article = (more: Partial<Article> = {}): Article => ({ title: '看台记', cid, img: '', content: text, ...more })
const save = (more: Partial<Article> = {}, token = writer) => site.call('saveHeadline', article(more), { token })
const saved = async (more: Partial<Article> = {}) =>
  (await site.ok('saveHeadline', article(more), { token: writer })).id
const decide = (id: number, status: 1 | 2, remark = '') =>
  site.ok('moderatePost', { kind: 'headline', id, status, remark }, { token: admin })
const own = async (type = 0, token = writer) => (await site.ok('listUserHeadlines', { type }, { token })).data
const notices = async () => (await site.ok('listNotices', { type: 5 }, { token: writer })).data

describe('CONT-01 articles of members', () => {
  test('CONT-01 what a member hands in waits, an operator publishes it, another visitor reads it', async () => {
    const reply = await save({ img: '/media/covers/fb-hero.webp', tags: '阿森纳， 看台 ,阿森纳' })
    expect(reply).toMatchObject({ code: 0, msg: '已提交，等待审核' })
    const { id } = reply.data
    expect(await own()).toMatchObject([{ id, status: 0, title: '看台记', tags: '阿森纳,看台', remark: '' }])
    expect((await site.call('getHeadline', { id }, { token: writer })).reason).toBe('not-found')
    expect((await site.call('commentHeadline', { id, content: 'x' }, { token: other })).reason).toBe('not-found')
    expect((await site.call('toggleHeadlineLike', { id }, { token: other })).reason).toBe('not-found')

    await site.clock.skip(7_200_000)
    await decide(id, 1)
    const { info } = await site.ok('getHeadline', { id }, { ip: '10.7.0.1' })
    expect(info).toMatchObject({ title: '看台记', content: text, uid: 1, match: { home: expect.anything() } })
    // As old as its publication.
    expect(info.addtime).toBe(Math.floor(site.clock.now() / 1_000))
    expect((await site.ok('listHeadlines', { cid })).list.data.map((row) => row.id)).toContain(id)
    expect((await site.ok('commentHeadline', { id, content: 'x' }, { token: other })).title).toBe('x')
    expect((await notices()).map(({ title }) => title)).toContain('您的文章已发布')
  })

  test('CONT-01 a refused article says why, is changed and handed in again; what is gone is not', async () => {
    const id = await saved()
    await decide(id, 2, '标题与内容不符')
    expect(await own(3)).toMatchObject([{ id, status: 2, remark: '标题与内容不符' }])
    expect(await notices()).toContainEqual(
      expect.objectContaining({ title: '您的文章未通过审核', content: '《看台记》：标题与内容不符' }),
    )
    expect(await site.ok('getOwnHeadline', { id }, { token: writer })).toMatchObject({ content: text, status: 2 })

    expect((await save({ id, title: '看台手记' })).data).toEqual({ id })
    expect(await own(1)).toMatchObject([{ id, status: 0, title: '看台手记', remark: '' }])
    await decide(id, 1)
    expect((await save({ id: 999_999 })).reason).toBe('article-fixed')
    await site.clock.skip(60_000)
    await decide(id, 2, '有读者指出数据有误')
    expect(await notices()).toContainEqual(
      expect.objectContaining({ title: '您的文章已被下架', content: '《看台手记》：有读者指出数据有误' }),
    )
    expect((await site.call('getHeadline', { id })).reason).toBe('not-found')
  })

  test('WEB-10 a published article is corrected through review: readers see the former words until then, under the same address', async () => {
    const id = await saved({ title: '看台记', tags: '阿森纳' })
    await decide(id, 1)
    const correction = await saved({ id, title: '看台记（更正）' })
    expect(correction).not.toBe(id)
    // Handed in again before anybody looked: there is one correction.
    expect(await saved({ id, title: '看台手记' })).toBe(correction)
    const read = async () => (await site.ok('getHeadline', { id })).info
    expect(await read()).toMatchObject({ title: '看台记' })
    expect(await read()).not.toHaveProperty('updatetime')
    expect((await site.call('getHeadline', { id: correction })).reason).toBe('not-found')
    expect(await own(1)).toMatchObject([{ id: correction, corrects: id, status: 0 }])
    // Whoever opens the published one goes on where the correction is.
    expect(await site.ok('getOwnHeadline', { id }, { token: writer })).toMatchObject({ title: '看台手记' })
    expect((await save({ id, title: 'x' }, other)).reason).toBe('article-fixed')

    await decide(correction, 2, '请说明来源')
    expect(await own(3)).toMatchObject([{ id: correction, remark: '请说明来源' }])
    expect(await saved({ id: correction, title: '看台手记', content: text.replace('三', '四') })).toBe(correction)
    await site.ok('commentHeadline', { id, content: 'x' }, { token: other })
    const { addtime } = await read()
    await site.clock.skip(60_000)
    await decide(correction, 1)
    expect(await read()).toMatchObject({
      ...{ id, title: '看台手记', content: text.replace('三', '四'), addtime, comment_count: 1 },
      updatetime: Math.floor(site.clock.now() / 1_000),
    })
    expect((await own()).map((row) => row.id)).toEqual([id])
    expect((await notices()).map(({ title, url }) => [title, url])).toContainEqual([
      '您的更正已发布',
      `/detail?id=${id}`,
    ])
  })

  test('CONT-01 the specified call hands in as well; what is deleted is gone for everybody', async () => {
    const { id: _none, ...words } = article()
    expect((await site.call('submitHeadline', words, { token: writer })).msg).toBe('已提交，等待审核')
    const [row] = await own()
    const id = row?.id as number
    await decide(id, 1)
    await site.ok('commentHeadline', { id, content: 'x' }, { token: other })
    expect((await site.call('deleteHeadline', { id }, { token: other })).reason).toBe('not-found')
    await site.ok('deleteHeadline', { id }, { token: writer })
    expect((await site.call('deleteHeadline', { id }, { token: writer })).reason).toBe('not-found')
    expect((await site.call('getHeadline', { id })).reason).toBe('not-found')
    expect((await site.call('commentHeadline', { id, content: 'x' }, { token: other })).reason).toBe('not-found')
    expect(await own()).toEqual([])
  })

  test('CONT-01 of others only what is published is seen, whatever is asked for', async () => {
    const [first, second] = [await saved(), await saved({ title: '第二篇' })]
    await decide(second, 1)
    for (const type of [0, 1, 2, 3]) {
      const { data } = await site.ok('listUserHeadlines', { uid: 1, type }, { token: other })
      expect(data.map((row) => row.id)).toEqual([second])
    }
    expect((await own()).map((row) => row.id)).toEqual([second, first])
    expect((await site.call('listUserHeadlines', {})).code).toBe(700)
  })

  test.each<[string, Partial<Article>, string]>([
    ['no text', { content: '<p> </p><script>a</script>' }, 'article-empty'],
    ['spaces for a title', { title: '   ' }, 'input-invalid'],
    ['a short text', { content: '<p>短</p>' }, 'article-short'],
    ['a long text', { content: `<p>${'长'.repeat(limits.headlineContentChars)}</p>` }, 'input-invalid'],
    ['a long title', { title: '长'.repeat(limits.headlineTitleChars + 1) }, 'input-invalid'],
    ['a cover from elsewhere', { img: 'https://elsewhere.example/a.webp' }, 'article-cover'],
    ['a cover that runs', { img: 'javascript:alert(1)' }, 'article-cover'],
    ['somebody’s document', { img: '/media/documents/a.webp' }, 'article-cover'],
    ['a video for a cover', { img: '/media/uploads/a.mp4' }, 'article-cover'],
    ['six tags', { tags: 'a,b,c,d,e,f' }, 'article-tags'],
    ['a long tag', { tags: '标'.repeat(limits.headlineTagChars + 1) }, 'article-tags'],
    ['an unknown category', { cid: 999_999 }, 'not-found'],
    ['many pictures', { content: text + '<img src="/media/uploads/a.webp">'.repeat(21) }, 'article-pictures'],
  ])('CONT-01 %s is refused with a reason of its own', async (_what, more, reason) => {
    expect((await save(more)).reason).toBe(reason)
    expect(await own()).toEqual([])
  })

  test('CONT-01 only so many wait for review, however fast they come', async () => {
    const most = limits.headlinesInReview
    const replies = await Promise.all(Array.from({ length: most + 4 }, () => save()))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(most)
    expect(new Set(replies.map(({ reason }) => reason))).toEqual(new Set([undefined, 'article-waiting']))
    expect(await own(1)).toHaveLength(10)
  })

  test('CONT-01 hostile markup in any field is stored harmless or as plain text', async () => {
    const hostile = xssCorpus
      .map(({ html }) => html)
      .join('\n')
      .slice(0, 9_000)
    const id = await saved({
      content: text + hostile,
      title: xssCorpus[0]?.html.slice(0, 80) ?? '',
    })
    await decide(id, 1)
    const { info } = await site.ok('getHeadline', { id }, { ip: '10.7.0.2' })
    expect(info.title).toBe(xssCorpus[0]?.html)
    expect(info.content).not.toMatch(new RegExp(`<[^>]+(on\\w+=|${xssTrap})|<(script|svg|math|iframe|style|form)`, 'i'))
  })
})

test.each([
  ['a, b，c、a', 'a,b,c'],
  [' 看台  记 ,,', '看台 记'],
  ['', ''],
  ['1,2,3,4,5,6', undefined],
])('tags %j are %j', (text, tags) => expect(tagsOf(text)).toBe(tags))
