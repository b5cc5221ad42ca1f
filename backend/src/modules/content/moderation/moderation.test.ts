import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../../testing/test-app'

let site: TestSite
let author: SignedIn
let reader: SignedIn
let admin: SignedIn
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'live', 'notices', 'content', 'reports', 'operators'] })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  ;[author, reader, admin] = (await Promise.all((['visitor', 'rich', 'admin'] as const).map(site.signIn))) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ]
  await site.db.query('delete from member_notices')
  await site.db.query('delete from reports')
})
afterAll(() => site.close())

const as = ({ token }: SignedIn) => ({ token, language: 'en' as const })
const list = (kind: string, more: object = {}) =>
  site.ok('listPostsForOperators', { kind, ...more } as never, as(admin))
const moderate = (kind: string, id: number, status: 1 | 2, remark = '') =>
  site.call('moderatePost', { kind, id, status, remark } as never, as(admin))
const remove = (kind: string, id: number, remark = '') =>
  site.call('deletePost', { kind, id, remark } as never, as(admin))
const told = async (who: SignedIn) =>
  (await site.ok('listNotices', { type: 5 } as never, as(who))).data.map(({ title, content }) => [title, content])

async function aPost(content: string): Promise<number> {
  const { id: circleId } = (await site.ok('listCircleNames', {}))[0]!
  const { data } = await site.call('publishCirclePost', { classification_id: circleId, content }, as(author))
  await moderate('circle_post', data.id, 1)
  return data.id
}

describe('what operators decide', () => {
  test('CONT-03 what waits stands first, then what was reported, with the number of open reports', async () => {
    const id = await aPost('report me')
    await site.call('report', { classify_id: 1, video_id: id, type: 3 } as never, as(reader))
    const rows = (await list('circle_post')).data
    const waiting = rows.findIndex(({ status }) => status !== 0)
    expect(waiting).toBeGreaterThan(0)
    expect(rows[waiting]).toMatchObject({ id, reports: 1, content: 'report me', status: 1, uid: author.userId })
    expect((await list('circle_post', { status: 0 })).data.every(({ status }) => status === 0)).toBe(true)
    expect((await list('circle_post', { search: 'REPORT' })).data.map((row) => row.id)).toEqual([id])
  })

  test('CONT-03 operators are told what they did: a first decision publishes or refuses, later ones show or hide', async () => {
    const publish = async (content: string) => {
      const { id: circleId } = (await site.ok('listCircleNames', {}))[0]!
      return (await site.call('publishCirclePost', { classification_id: circleId, content }, as(author))).data.id
    }
    const id = await publish('told to operators')
    const said = async (status: 1 | 2) => (await moderate('circle_post', id, status, 'rude')).msg
    expect([await said(1), await said(2), await said(1)]).toEqual(['Approved and published', 'Hidden', 'Shown again'])
    expect((await moderate('circle_post', await publish('refused'), 2, 'rude')).msg).toBe('Refused')
  })

  test('CONT-03 hide, show again, pick, delete: each is told to the author with the reason, and none twice', async () => {
    const id = await aPost('a post of mine')
    await moderate('circle_post', id, 2, 'rude')
    await site.clock.skip(1_000)
    await moderate('circle_post', id, 2, 'rude')
    await site.clock.skip(1_000)
    await moderate('circle_post', id, 1)
    const arrange = (marks: object) => site.call('arrangePost', { id, ...marks } as never, as(admin))
    await arrange({ is_refining: 1 })
    await arrange({ is_refining: 1 })
    await arrange({ is_top: 1 })
    expect((await site.ok('getCirclePost', { id })).info).toMatchObject({ is_refining: 1, is_top: 1 })
    await remove('circle_post', id, 'spam')
    expect(await told(author)).toEqual([
      ['Your post was deleted', 'a post of mine · Reason: spam'],
      ['Your post was picked as one of the best', 'a post of mine'],
      ['Your post is shown again', 'a post of mine'],
      ['Your post was hidden', 'a post of mine · Reason: rude'],
      ['Your post was approved', 'a post of mine'],
    ])
    expect((await arrange({ is_top: 1 })).reason).toBe('not-found')
  })

  test('CONT-03 a comment is hidden and deleted with its replies, and the counts follow', async () => {
    const id = await aPost('talk to me')
    const { id: root } = await site.ok('commentCirclePost', { id, content: 'root' }, as(reader))
    await site.ok('commentCirclePost', { id, content: 'leaf', pid: root }, as(author))
    const count = async () => (await site.ok('getCirclePost', { id })).info.comment
    expect(await count()).toBe(2)
    await moderate('circle_post_comment', root, 2, 'rude')
    expect(await count()).toBe(0)
    expect((await site.ok('getCirclePost', { id })).commentList.data).toEqual([])
    await moderate('circle_post_comment', root, 1)
    expect(await count()).toBe(2)
    await remove('circle_post_comment', root)
    expect(await count()).toBe(0)
    expect((await told(reader)).map(([title]) => title)).toEqual([
      'Your comment was deleted',
      'Your comment is shown again',
      'Your comment was hidden',
    ])
  })

  test.each([
    ['dynamic', 'insert into dynamic (uid, body, created_at) values (1, $1, 1) returning id', 'post'],
    [
      'video',
      `insert into video (owner_id, category_id, title, cover, address, status, published_at)
       values (1, (select min(id) from video_category), $1, '/media/covers/fb-hero.webp', 'b', 1, 1) returning id`,
      'video',
    ],
  ])('CONT-03 the author of a %s hears of it as well', async (kind, sql, noun) => {
    const { id } = (await site.db.one<{ id: number }>(sql, ['mine']))!
    await moderate(kind, id, 2, 'too loud')
    await remove(kind, id)
    expect(await told(author)).toEqual(
      expect.arrayContaining([
        [`Your ${noun} was deleted`, 'mine'],
        [`Your ${noun} was hidden`, 'mine · Reason: too loud'],
      ]),
    )
    expect((await moderate(kind, id, 1)).reason).toBe('not-found')
  })

  test('CONT-02 the owner of a video hears what became of it, with the reason, and where to look', async () => {
    const insert = `insert into video (owner_id, category_id, title, cover, address, status, published_at)
      values (1, (select min(id) from video_category), $1, '', $1, 0, 1) returning id`
    const [good, bad] = await Promise.all(['good', 'bad'].map((name) => site.db.one<{ id: number }>(insert, [name])))
    expect((await moderate('video', bad!.id, 2)).reason).toBe('remark-needed')
    await moderate('video', good!.id, 1)
    await site.clock.skip(1_000)
    await moderate('video', bad!.id, 2, 'too dark')
    const notices = (await site.ok('listNotices', { type: 5 } as never, as(author))).data
    expect(notices.map(({ title, content, url }) => [title, content, url])).toEqual([
      ['Your video was not approved', 'bad · Reason: too dark', '/member?type=32'],
      ['Your video was approved', 'good', `/video-player?id=${good!.id}`],
    ])
    const remarks = async () =>
      new Map((await site.ok('listOwnVideos', {}, as(author))).data.map(({ id, remark }) => [id, remark]))
    expect((await remarks()).get(bad!.id)).toBe('too dark')
    expect((await remarks()).get(good!.id)).toBe('')
    expect((await list('video', { status: 2 })).data.find(({ id }) => id === bad!.id)?.remark).toBe('too dark')
    await moderate('video', bad!.id, 1)
    expect((await remarks()).get(bad!.id)).toBe('')
  })

  test('CONT-03 a circle is closed, never deleted', async () => {
    const { id } = (await site.ok('listCircleNames', {})).at(-1)!
    expect((await remove('circle', id)).reason).toBe('input-invalid')
    await moderate('circle', id, 2)
    expect((await list('circle', { status: 2 })).data.map((row) => row.id)).toEqual([id])
    await moderate('circle', id, 1)
  })

  test('CONT-03 two operators at once: the second one finds it decided, and the author hears of it once', async () => {
    const id = await aPost('one decision')
    await site.db.query('update circle_post set status = 0 where id = $1', [id])
    await site.db.query('delete from member_notices')
    await Promise.all(Array.from({ length: 4 }, () => moderate('circle_post', id, 1)))
    expect(await told(author)).toEqual([['Your post was approved', 'one decision']])
  })

  test('CONT-03 every decision is audited with its state before and after', async () => {
    const id = await aPost('audited')
    await moderate('circle_post', id, 2, 'spam')
    await remove('circle_post', id)
    const { data } = await site.ok('listOperatorActions', { kind: 'post', subject: String(id) }, as(admin))
    expect(data.map(({ call, before, after }) => [call, (before as { status: number }).status, after])).toEqual([
      ['deletePost', 2, { isDeleted: true }],
      ['moderatePost', 1, expect.objectContaining({ status: 2, remark: 'spam' })],
      ['moderatePost', 0, expect.objectContaining({ status: 1 })],
    ])
    for (const who of ['visitor', 'anchor', 'agent'] as const) {
      const { token } = await site.signIn(who)
      const reply = await site.call('deletePost', { kind: 'circle_post', id: 1 }, { token })
      expect(reply.reason).toBe('role-missing')
    }
  })
})

test('CONT-03 a reported post is settled and taken away, and the author is told why', async () => {
  const id = await aPost('#ads# buy @nobody')
  const report = (who: SignedIn) => site.call('report', { classify_id: 6, video_id: id, type: 3 } as never, as(who))
  expect((await report(author)).reason).toBe('report-self')
  expect((await report(reader)).code).toBe(0)
  expect((await report(reader)).reason).toBe('report-open')
  const [row] = (await site.ok('listReports', {}, as(admin))).data
  expect(row).toMatchObject({ type: 3, target_id: id, target_uid: author.userId, target_text: '#ads# buy @nobody' })
  const decision = { id: row!.id, status: 1, remark: 'spam', is_delete: 1 as const }
  expect((await site.call('resolveReport', decision, as(admin))).code).toBe(0)
  expect((await site.call('getCirclePost', { id })).reason).toBe('circle-post-gone')
  expect((await told(author))[0]).toEqual(['Your post was deleted', '#ads# buy @nobody · Reason: spam'])
})
