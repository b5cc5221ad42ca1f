import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
  token = (await site.signIn('visitor')).token
})
afterAll(() => site.close())

const report = (input: object, by = token) =>
  site.call('report', { classify_id: 5, video_id: 101, type: 0, ...input } as never, { token: by })

test('LIVE-01 a room is reported for one of the reasons, once until it is settled', async () => {
  const reasons = await site.ok('listReportReasons', {}, { language: 'en' })
  expect(reasons.find(({ id }) => id === 5)?.name).toBe('Abuse or harassment')
  expect(await report({ content: '标题骂人' })).toMatchObject({ code: 0, msg: '举报已提交，我们会尽快处理' })
  expect((await report({ classify_id: 1 })).reason).toBe('report-open')
  expect(await site.db.query('select kind, target_id, room_uid, note from reports')).toEqual([
    { kind: 0, targetId: 101, roomUid: 101, note: '标题骂人' },
  ])
  await site.db.query('update reports set state = 1')
  expect((await report({})).code).toBe(0)
})

test('a member is reported with the room it happened in; ten clicks are one report', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => report({ video_id: 2, type: 1, type2: 102 })))
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
  const [row] = await site.db.query('select room_uid from reports where kind = 1')
  expect(row).toEqual({ roomUid: 102 })
})

test.each([
  [{ classify_id: 99 }, 'report-reason-unknown'],
  [{ video_id: 1, type: 1 }, 'report-self'],
  [{ video_id: 987_654 }, 'not-found'],
  [{ video_id: 2 }, 'not-found'],
  [{ video_id: 987_654, type: 1 }, 'not-found'],
  [{ video_id: 4, type: 1, type2: 987_654 }, 'not-found'],
  [{ type: 2, video_id: 987_654 }, 'not-found'],
  [{ type: 3, video_id: 987_654 }, 'not-found'],
  [{ type: 4, video_id: 987_654 }, 'not-found'],
  [{ type: 10, video_id: 987_654 }, 'not-found'],
  [{ type: 11 }, 'input-invalid'],
  [{ content: 'x'.repeat(limits.reportNoteChars + 1) }, 'input-invalid'],
])('report %j: %s', async (input, reason) => {
  expect((await report(input)).reason).toBe(reason)
})

test('visitors log in first, and nobody reports without end', async () => {
  expect((await report({}, '')).code).toBe(700)
  const { token: other } = await site.signIn('rich')
  const reasons = new Set<string | undefined>()
  for (let turn = 0; turn < 21; turn++) reasons.add((await report({ video_id: 103 + (turn % 3) }, other)).reason)
  expect(reasons).toEqual(new Set([undefined, 'report-open', 'too-often']))
})
