import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { NoticeData } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { createReminderService } from './reminders.service'

let site: TestSite
let visitor: string
let rich: string
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'scores', 'live', 'roomOrder', 'notices', 'reminders'],
    config: { seedDemo: true },
  })
})
beforeEach(async () => {
  for (const table of ['plan_reservations', 'match_reservations', 'member_notices', 'room_kicks'])
    await site.db.query(`delete from ${table}`)
  visitor = (await site.signIn('visitor')).token
  rich = (await site.signIn('rich')).token
})
afterAll(() => site.close())

/** Time goes by and the jobs run once more. */
async function goTo(at: number): Promise<void> {
  await site.clock.skip(Math.max(0, at - site.clock.now()))
  await site.clock.skip(10_000)
}
const own = async (token = visitor, language: 'zh' | 'en' | 'vi' = 'en') =>
  (await site.ok('listNotices', { type: 1 }, { token, language })).data
const unread = async (token = visitor) => (await site.ok('countNotices', {}, { token })).num

/** Until the match the visitor reserved is under way: some begin minutes later than was announced. */
async function untilBegun(announcedS: number): Promise<void> {
  for (let minute = 0; minute < 15; minute++) {
    await goTo(announcedS * 1_000 + minute * 60_000)
    const [match] = await site.ok('listReservedMatches', {}, { token: visitor })
    if (match?.status === 1) return
  }
  throw new Error('The match does not begin.')
}

/** The reminders of another process on the same data base. */
const anotherProcess = () => {
  const { live, notices } = site.modules
  return createReminderService({ kernel: site.app.kernel, matches: live.matches, notices: notices.notices })
}

/** A broadcast of a demo room that begins in some minutes. */
async function nextPlan() {
  const startsAt = site.clock.now() + 300_000
  const row = await site.db.one<{ id: number }>(
    `insert into broadcast_plans (uid, kind, title, starts_at) values (101, 0, 'Derby night', $1) returning id`,
    [startsAt],
  )
  return { id: row!.id, startsAt }
}
const reserve = (id: number, token = visitor) => site.ok('reserveBroadcast', { live_id: id }, { token })

describe('a reserved broadcast', () => {
  test('LIVE-12 whoever reserved it minutes before is told when it begins, on every open page and for later', async () => {
    const plan = await nextPlan()
    await reserve(plan.id)
    await goTo(plan.startsAt - 20_000)
    expect(await unread()).toBe(0)
    const socket = await site.socket({ token: visitor })
    await socket.subscribe({ topic: 'user.1' })
    await goTo(plan.startsAt)
    const isNotice = ({ data }: { data: { type?: string } }) => data.type === 'notice'
    const frame = (await socket.next(isNotice)).data as unknown as NoticeData
    expect(frame).toMatchObject({ kind: 11, url: '/live?id=101' })
    const { nickname } = (await site.db.one<{ nickname: string }>('select nickname from users where id = 101'))!
    expect(await own()).toMatchObject([
      { id: frame.id, type: 11, title: `${nickname} is live`, url: '/live?id=101', is_read: 0 },
    ])
    expect((await own(visitor, 'zh'))[0]?.title).toBe(frame.title.zh)
    expect((await own(visitor, 'vi'))[0]?.content).toContain('Derby night')
    expect([await unread(), await unread(rich)]).toEqual([1, 0])
    socket.close()
  })

  test('LIVE-12 is told of once: not again by the next look, by another process, or after it is reserved anew', async () => {
    const plan = await nextPlan()
    await reserve(plan.id)
    await reserve(plan.id, rich)
    await goTo(plan.startsAt)
    await Promise.all([anotherProcess().look(), anotherProcess().look(), site.clock.skip(30_000)])
    await reserve(plan.id)
    await reserve(plan.id)
    await anotherProcess().look()
    expect([(await own()).length, (await own(rich)).length]).toEqual([1, 1])
  })

  test('LIVE-12 a process that starts while it is on air still tells; hours later nobody is bothered', async () => {
    const plan = await nextPlan()
    await reserve(plan.id)
    await site.db.query('update broadcast_plans set starts_at = $2 where id = $1', [
      plan.id,
      site.clock.now() - 3_600_000,
    ])
    await anotherProcess().look()
    expect(await own()).toHaveLength(1)
    const late = await nextPlan()
    await site.db.query('update broadcast_plans set starts_at = $2 where id = $1', [
      late.id,
      site.clock.now() - 3 * 3_600_000,
    ])
    await reserve(late.id, rich)
    await anotherProcess().look()
    expect(await own(rich)).toEqual([])
  })

  test('LIVE-12 an anchor who goes on air is told of at once, before or after the time', async () => {
    const { id } = (await site.db.one<{ id: number }>(
      `insert into broadcast_plans (uid, kind, title, starts_at, state, on_air_at)
       values (3, 0, 'Early', $1, 1, $2) returning id`,
      [site.clock.now() + 3_600_000, site.clock.now()],
    ))!
    await reserve(id)
    await goTo(0)
    expect(await own()).toMatchObject([{ url: '/live?id=3', type: 11 }])
    expect((await site.ok('listOwnReservations', {}, { token: visitor })).data).toMatchObject([{ id, status: 1 }])
  })

  test('LIVE-12 whoever took it back or was sent away hears nothing', async () => {
    const plan = await nextPlan()
    await reserve(plan.id)
    await reserve(plan.id)
    await reserve(plan.id, rich)
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (101, 2, 0)')
    await goTo(plan.startsAt)
    expect([await own(), await own(rich)]).toEqual([[], []])
  })
})

describe('a reserved match', () => {
  test('LIVE-12 is listed, told of when it begins, and can be cancelled', async () => {
    const matches = (await site.ok('listFootballMatches', { type: 2 }, { language: 'en' })).data
    const [first, second] = matches.sort((a, b) => a.match_time - b.match_time)
    await site.ok('reserveMatch', { match_id: first!.id, type: 0 }, { token: visitor })
    await site.ok('reserveMatch', { match_id: second!.id, type: 0 }, { token: rich })
    const reserved = await site.ok('listReservedMatches', {}, { token: visitor, language: 'en' })
    expect(reserved).toMatchObject([{ match_id: first!.id, type: 0, status: 0, match_time: first!.match_time }])
    const [{ home_name, away_name } = { home_name: '', away_name: '' }] = reserved
    await site.ok('reserveMatch', { match_id: second!.id }, { token: rich })
    expect(await site.ok('listReservedMatches', {}, { token: rich })).toEqual([])
    await untilBegun(first!.match_time)
    expect(await own()).toMatchObject([
      {
        type: 10,
        title: `${home_name} vs ${away_name} has begun`,
        url: `/score-live?type=football&id=${first!.id}`,
      },
    ])
    expect(await site.ok('listReservedMatches', {}, { token: visitor })).toMatchObject([{ status: 1 }])
    await anotherProcess().look()
    await goTo(0)
    expect([(await own()).length, (await own(rich)).length]).toEqual([1, 0])
  })
})

describe('the message centre', () => {
  const tell = (userIds: number[], key: string) => {
    const words = { zh: key, en: key, vi: key }
    return site.modules.notices.notices.tell(userIds, { kind: 11, key, title: words, content: words, url: '' })
  }

  test('LIVE-12 notices are read one by one or all at once, the own ones only', async () => {
    for (const key of ['a', 'b', 'c']) await tell([1, 2], key)
    const [newest, , oldest] = await own()
    expect([newest?.title, oldest?.title]).toEqual(['c', 'a'])
    expect(await site.ok('readNotices', { id: newest!.id }, { token: visitor })).toMatchObject({ num: 2 })
    expect(await site.ok('readNotices', { id: newest!.id }, { token: rich })).toMatchObject({ num: 3 })
    expect((await own()).map(({ is_read }) => is_read)).toEqual([1, 0, 0])
    expect(await site.ok('readNotices', {}, { token: visitor })).toMatchObject({ num: 0 })
    expect([await unread(), await unread(rich)]).toEqual([0, 3])
  })

  test('LIVE-12 everybody reads announcements; the own news only a member', async () => {
    for (const call of [
      site.call('listNotices', { type: 1 }),
      site.call('countNotices', {}),
      site.call('readNotices', {}),
      site.call('listReservedMatches', {}),
    ])
      expect((await call).code).toBe(700)
    expect((await site.ok('listNotices', {})).data.every(({ type, is_read }) => type < 10 && is_read === 1)).toBe(true)
    expect((await site.call('listNotices', { type: 6 })).reason).toBe('input-invalid')
  })

  test('one key for five hundred members is one notice for each, however often it is told', async () => {
    const members = await site.db.query<{ id: number }>('select id from users order by id')
    const ids = members.map(({ id }) => id)
    await Promise.all([tell(ids, 'crowd'), tell(ids, 'crowd'), tell([...ids, ...ids.slice(0, 3)], 'crowd')])
    const row = await site.db.one<{ total: number }>("select count(*) as total from member_notices where key = 'crowd'")
    expect(row?.total).toBe(ids.length)
  })
})
