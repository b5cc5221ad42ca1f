import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { signInCrowd } from '../../testing/crowd'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { xssCorpus } from '../../testing/xss-corpus.fixture'

let site: TestSite
let me: string
let other: string
let admin: string
beforeAll(async () => {
  site = await startTestApp()
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  ;[me, other, admin] = (await Promise.all((['visitor', 'rich', 'admin'] as const).map((who) => site.signIn(who)))).map(
    ({ token }) => token,
  ) as [string, string, string]
})
afterAll(() => site.close())

/** The four that can be commented, by the calls of each. */
const kinds = {
  headline: {
    thing: 'select max(id) id from headline where status = 1',
    post: 'commentHeadline',
    remove: 'deleteHeadlineComment',
    like: 'toggleHeadlineCommentLike',
    replies: 'listHeadlineReplies',
    report: 6,
    gone: 'not-found',
    unpublish: 'update headline set status = 2 where id = $1',
    publish: 'update headline set status = 1 where id = $1',
  },
  video: {
    thing: 'select max(id) id from video where status = 1',
    post: 'commentVideo',
    remove: 'deleteVideoComment',
    like: 'toggleVideoCommentLike',
    replies: 'listVideoReplies',
    report: 7,
    gone: 'not-found',
    unpublish: 'update video set status = 2 where id = $1',
    publish: 'update video set status = 1 where id = $1',
  },
  dynamic: {
    thing: 'select max(id) id from dynamic where not is_hidden',
    post: 'commentDynamic',
    remove: 'deleteDynamicComment',
    like: 'toggleDynamicCommentLike',
    replies: 'listDynamicReplies',
    report: 8,
    gone: 'not-found',
    unpublish: 'update dynamic set is_hidden = true where id = $1',
    publish: 'update dynamic set is_hidden = false where id = $1',
  },
  circle_post: {
    thing: 'select max(id) id from circle_post where status = 1',
    post: 'commentCirclePost',
    remove: 'deleteCirclePostComment',
    like: 'toggleCirclePostCommentLike',
    replies: 'listCirclePostReplies',
    report: 9,
    gone: 'circle-post-gone',
    unpublish: 'update circle_post set status = 2 where id = $1',
    publish: 'update circle_post set status = 1 where id = $1',
  },
} as const

describe.each(Object.entries(kinds))('CONT-01 comments of a %s', (kind, calls) => {
  let id: number
  beforeAll(async () => {
    id = (await site.db.one<{ id: number }>(calls.thing))!.id
  })
  const post = async (content: string, pid?: number, token = me) =>
    (await site.ok(calls.post, { id, content, ...(pid ? { pid } : {}) }, { token })).id
  const remove = (commentId: number, token = me) => site.call(calls.remove, { id: commentId }, { token })
  const sums = () =>
    site.db.one(
      `select comments, (select count(*) from ${kind}_comment where ${kind}_id = $1) rows from ${kind} where id = $1`,
      [id],
    )

  test('CONT-01 one deletes what is one’s own: a reply alone, a comment with its replies; all sums are right', async () => {
    const root = await post('root')
    const reply = await post('reply', root)
    await post('another', reply, other)
    expect((await remove(root, other)).reason).toBe('not-found')
    expect((await remove(root, '')).code).toBe(700)

    expect((await remove(reply)).code).toBe(0)
    const thread = await site.ok(calls.replies, { id: root })
    expect(thread.data.map((row) => [row.title, row.reply_to])).toEqual([['another', '']])
    expect(await site.db.one(`select replies from ${kind}_comment where id = $1`, [root])).toEqual({ replies: 1 })
    expect((await remove(reply)).reason).toBe('not-found')

    expect((await remove(root)).code).toBe(0)
    expect((await site.call(calls.replies, { id: root })).reason).toBe('not-found')
    const { comments, rows } = (await sums()) as { comments: number; rows: number }
    expect(comments).toBe(rows)
  })

  test('CONT-01 answers and deletions at once leave no orphan and a right sum', async () => {
    const root = await post('root')
    await site.clock.skip(120_000)
    const work = await Promise.all([
      ...Array.from({ length: 4 }, (_, at) =>
        site.call(calls.post, { id, content: `${at}`, pid: root }, { token: other }),
      ),
      remove(root),
      remove(root),
    ])
    expect(
      work
        .slice(4)
        .map(({ code }) => code)
        .sort(),
    ).toEqual([0, 1])
    for (const { code, reason } of work.slice(0, 4)) expect(code === 0 || reason === 'not-found').toBe(true)
    const { comments, rows } = (await sums()) as { comments: number; rows: number }
    expect(comments).toBe(rows)
  })

  test('CONT-01 ten members who like at once count ten, one who presses ten times counts once or not at all', async () => {
    const comment = await post('like me')
    const crowd = await signInCrowd(site, 10, 70_000 + id * 100)
    await Promise.all(crowd.map((token) => site.ok(calls.like, { id: comment }, { token })))
    const sum = () =>
      site.db.one(
        `select likes, (select count(*) from ${kind}_comment_like where comment_id = $1) rows
      from ${kind}_comment where id = $1`,
        [comment],
      )
    expect(await sum()).toEqual({ likes: 10, rows: 10 })
    await Promise.all(Array.from({ length: 10 }, () => site.ok(calls.like, { id: comment }, { token: me })))
    expect(await sum()).toEqual({ likes: 10, rows: 10 })
  })

  test('CONT-01 what is not published takes no comment and no like, and its threads are not read', async () => {
    const root = await post('before')
    await site.db.query(calls.unpublish, [id])
    const replies = [
      await site.call(calls.post, { id, content: 'after' }, { token: me }),
      await site.call(calls.post, { id, content: 'after', pid: root }, { token: me }),
      await site.call(calls.replies, { id: root }),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ code: 1, reason: calls.gone })
    if (calls.gone === 'not-found') expect(replies[0]?.msg).toBe('内容不存在或已被删除')
    // One may still take back what one said.
    expect((await remove(root)).code).toBe(0)
    await site.db.query(calls.publish, [id])
  })

  test('CONT-01 a comment is reported; an operator sees its words and hides it', async () => {
    const comment = await post('buy my tips')
    const report = (token: string) =>
      site.call('report', { classify_id: 6, video_id: comment, type: calls.report }, { token })
    expect((await report(me)).reason).toBe('report-self')
    expect((await report(other)).code).toBe(0)
    expect((await report(other)).reason).toBe('report-open')
    const [row] = (await site.ok('listReports', {}, { token: admin })).data
    expect(row).toMatchObject({ type: calls.report, target_id: comment, target_uid: 1, target_text: 'buy my tips' })
    const before = (await sums()) as { comments: number }
    await site.ok('resolveReport', { id: row!.id, status: 1, is_delete: 1 }, { token: admin })
    expect((await site.call(calls.like, { id: comment }, { token: other })).reason).toBe('not-found')
    expect(((await sums()) as { comments: number }).comments).toBe(before.comments - 1)
  })

  test('CONT-01 hostile text comes back letter for letter: it is text, not markup', async () => {
    for (const { html } of xssCorpus.slice(0, 60).filter((_, at) => at % 12 === 0)) {
      await site.clock.skip(60_000)
      const said = html.slice(0, 500).trim()
      if (said) expect((await site.ok(calls.post, { id, content: said }, { token: me })).title).toBe(said)
    }
  })
})

test('CONT-01 an article and a video are reported like a post', async () => {
  const article = (await site.ok('listHeadlines', {})).list.data[0]!
  expect((await site.call('report', { classify_id: 1, video_id: article.id, type: 4 }, { token: me })).code).toBe(0)
  const [row] = (await site.ok('listReports', {}, { token: admin })).data
  expect(row).toMatchObject({ type: 4, target_uid: article.uid })
  expect(row?.target_text).toContain(article.title)
  expect((await site.call('report', { classify_id: 1, video_id: 999_999, type: 5 }, { token: me })).reason).toBe(
    'not-found',
  )
})
