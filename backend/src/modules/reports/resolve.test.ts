import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let member: string
let admin: string
let anchor: string
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  await site.db.query('delete from reports')
  member = (await site.signIn('visitor')).token
  anchor = (await site.signIn('anchor')).token
  admin = (await site.signIn('admin')).token
})
afterAll(() => site.close())

const report = (type: number, video_id: number, content = '', token = member) =>
  site.call('report', { classify_id: 5, video_id, type, content }, { token })
const list = async (status = 0, token = admin) =>
  (await site.ok('listReports', { status }, { token, language: 'en' })).data
const resolve = (id: number, status: number, more: object = {}, token = admin) =>
  site.call('resolveReport', { id, status, ...more }, { token })

async function aPost(title: string): Promise<number> {
  await site.ok('postDynamic', { title }, { token: anchor })
  return (await site.ok('listDynamics', { uid: 3 })).data[0]!.id
}

describe('operators', () => {
  test('LIVE-14 see what was reported, who is meant and what it says, the oldest first', async () => {
    const post = await aPost('a loud post')
    expect((await report(2, post, 'too loud')).code).toBe(0)
    await site.clock.advance(1_000)
    expect((await report(0, 101)).code).toBe(0)
    await site.clock.advance(1_000)
    expect((await report(1, 2)).code).toBe(0)
    const rows = await list()
    expect(rows.map(({ type, target_id, target_uid }) => [type, target_id, target_uid])).toEqual([
      [2, post, 3],
      [0, 101, 101],
      [1, 2, 2],
    ])
    expect(rows[0]).toMatchObject({
      target_text: 'a loud post',
      content: 'too loud',
      reason: 'Abuse or harassment',
      uid: 1,
      status: 0,
      remark: '',
    })
    expect(rows[1]?.target_text).not.toBe('')
  })

  test('LIVE-14 a report is settled once, by one of five operators who press at once', async () => {
    await report(0, 101)
    const [row] = await list()
    const replies = await Promise.all(Array.from({ length: 5 }, (_, at) => resolve(row!.id, at % 2 ? 1 : 2)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ reason }) => reason === 'report-settled')).toHaveLength(4)
    expect(await list()).toEqual([])
    expect((await report(0, 101)).code).toBe(0)
  })

  test('LIVE-14 settle with a remark and take the post away; its other reports stay readable', async () => {
    const post = await aPost('must go')
    await report(2, post)
    await report(2, post, '', (await site.signIn('rich')).token)
    const [first, second] = await list()
    expect((await resolve(first!.id, 1, { remark: 'removed', is_delete: 1 })).code).toBe(0)
    expect((await site.call('getDynamic', { id: post })).reason).toBe('not-found')
    expect((await list(1))[0]).toMatchObject({ id: first!.id, status: 1, remark: 'removed', target_uid: 0 })
    expect(await list()).toMatchObject([
      { id: second!.id, target_id: post, target_uid: 0, target_name: '', target_text: '' },
    ])
  })

  test('AIR-05 a reported clip is seen with its title and taken out of sight; who cut it is told why', async () => {
    const { id } = (await site.db.one<{ id: number }>(
      `insert into clips (room_uid, author_id, title, source, from_s, length_s, state, key, created_at)
       values (101, 3, 'a loud clip', '/x', 0, 9, 2, 'reported', $1) returning id`,
      [site.clock.now()],
    ))!
    expect((await report(10, id, '', anchor)).reason).toBe('report-self')
    expect((await report(10, id, 'too loud')).code).toBe(0)
    const inList = async () =>
      (await site.ok('listPostsForOperators', { kind: 'clip' }, { token: admin })).data.find((row) => row.id === id)
    expect(await inList()).toMatchObject({ reports: 1, content: 'a loud clip', status: 1, uid: 3 })
    const [row] = await list()
    expect(row).toMatchObject({ type: 10, target_id: id, target_uid: 3, target_text: 'a loud clip' })
    expect((await resolve(row!.id, 1, { remark: 'rude', is_delete: 1 })).code).toBe(0)
    expect((await site.call('getClip', { id })).reason).toBe('clip-unknown')
    expect((await site.ok('listClips', { uid: 101 })).data.map((clip) => clip.id)).not.toContain(id)
    const [notice] = (await site.ok('listNotices', { type: 5 } as never, { token: anchor, language: 'en' })).data
    expect([notice?.title, notice?.content]).toEqual(['Your clip was hidden', 'a loud clip · Reason: rude'])
    expect(await inList()).toMatchObject({ reports: 0, status: 2 })
    await site.ok('moderatePost', { kind: 'clip', id, status: 1 }, { token: admin })
    expect((await site.ok('getClip', { id })).title).toBe('a loud clip')
    await site.ok('deletePost', { kind: 'clip', id }, { token: admin })
    expect(await inList()).toBeUndefined()
  })

  test('LIVE-14 only posts are taken away, and only by settling', async () => {
    await report(1, 2)
    const post = await aPost('stays')
    await report(2, post)
    const rows = await list()
    expect((await resolve(rows[0]!.id, 1, { is_delete: 1 })).reason).toBe('input-invalid')
    expect((await resolve(rows[1]!.id, 2, { is_delete: 1 })).reason).toBe('input-invalid')
    expect(await list()).toHaveLength(2)
    expect((await site.ok('getDynamic', { id: post })).info.title).toBe('stays')
  })

  test.each<[string, number, number, object, string]>([
    ['an unknown report', 987_654, 1, {}, 'not-found'],
    ['an unknown decision', 1, 3, {}, 'input-invalid'],
    ['no decision', 1, 0, {}, 'input-invalid'],
    ['a remark without end', 1, 1, { remark: 'x'.repeat(limits.remarkChars + 1) }, 'input-invalid'],
  ])('refuse %s', async (_name, id, status, more, reason) => {
    expect((await resolve(id, status, more)).reason).toBe(reason)
  })
})

test('LIVE-14 nobody else sees reports or settles them, and nobody reports an own post', async () => {
  for (const who of ['visitor', 'anchor', 'agent', 'release'] as const) {
    const { token } = await site.signIn(who)
    expect((await site.call('listReports', {}, { token })).reason).toBe('role-missing')
    expect((await resolve(1, 1, {}, token)).reason).toBe('role-missing')
  }
  expect((await site.call('listReports', {})).code).toBe(700)
  expect((await report(2, await aPost('mine'), '', anchor)).reason).toBe('report-self')
})
