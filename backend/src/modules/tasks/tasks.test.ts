import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { dayMs } from '@pitchside/base'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let token: string

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'tasks', 'live', 'content'] })
  token = (await site.signIn('visitor')).token
})
afterAll(() => site.close())

const balance = async () => Number((await site.ok('getOwnUser', {}, { token })).balance)
const ledgerProblems = async () =>
  (
    await site.db.query(`
      select 'sum' as problem from ledger_entry e join ledger_account a on a.id = e.account_id group by a.currency having sum(e.amount) <> 0
      union all select 'balance' from ledger_account a where a.balance <> coalesce((select sum(amount) from ledger_entry where account_id = a.id), 0)
      union all select 'entries' from ledger_txn t where (select count(*) from ledger_entry where txn_id = t.id) < 2
      union all select 'negative' from ledger_account where balance < 0 and not may_go_negative`)
  ).length

describe('check-in', () => {
  test('MEM-03 HDR-06 pays once a day, also for ten clicks at once', async () => {
    const before = await balance()
    const { id, is_sign } = await site.ok('getSignTasks', {}, { token })
    expect(is_sign).toBe(0)
    const replies = await Promise.all(Array.from({ length: 10 }, () => site.call('checkIn', { id }, { token })))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    expect(new Set(replies.filter((reply) => reply.code !== 0).map((reply) => reply.reason))).toEqual(
      new Set(['signed-already']),
    )
    expect(await balance()).toBe(before + 2)
    expect((await site.ok('getSignTasks', {}, { token })).is_sign).toBe(1)
    expect(await ledgerProblems()).toBe(0)
  })

  test('the next day continues the cycle and a stale page is refused', async () => {
    await site.clock.skip(dayMs)
    token = (await site.signIn('visitor')).token
    const stale = await site.call('checkIn', { id: 5 }, { token, language: 'en' })
    expect(stale).toMatchObject({ code: 1, reason: 'check-in-stale', msg: expect.stringContaining('reload') })
    expect(await site.ok('checkIn', { id: 2 }, { token })).toMatchObject({ lz_num: 4 })
  })
})

const tasksNow = async () => {
  const { today_task, day } = await site.ok('getSignTasks', {}, { token })
  return { day, of: (key: string) => today_task.find((task) => task.task === key)! }
}

describe('MEM-03 a task', () => {
  test('pays nothing before it is claimed, and once for ten clicks in two tabs', async () => {
    const before = await balance()
    const { userId } = await site.signIn('visitor')
    const { of } = await tasksNow()
    expect(of('barrage')).toMatchObject({ is_complete: 0, finish_status: 0, lz_num: 5 })
    expect(await site.call('claimTask', { id: of('barrage').id }, { token })).toMatchObject({ reason: 'task-open' })
    for (const key of ['m1', 'm1', 'm2']) await site.modules.tasks.deeds.record(userId, 'barrage', key)
    const done = (await tasksNow()).of('barrage')
    expect(done).toMatchObject({ is_complete: 1, finish_status: 1, now_value: 1 })
    expect(await balance()).toBe(before)
    const other = (await site.signIn('visitor')).token
    const clicks = Array.from({ length: 10 }, (_, n) =>
      site.call('claimTask', { id: done.id }, { token: n % 2 ? token : other }),
    )
    const replies = await Promise.all(clicks)
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ reason }) => reason === 'task-claimed')).toHaveLength(9)
    expect(replies.find(({ code }) => code === 0)?.data).toEqual({ lz_num: 5, balance: String(before + 5) })
    expect(await balance()).toBe(before + 5)
    expect((await tasksNow()).of('barrage').finish_status).toBe(2)
    expect(await ledgerProblems()).toBe(0)
  })

  test('that grows is told to every open page at once', async () => {
    const pages = await Promise.all([site.socket({ token }), site.socket({ token })])
    await site.ok('shareRoom', { uid: 3 }, { token })
    for (const page of pages) await page.next(({ data }) => data.type === 'account' && data.event === 'tasks')
    expect((await tasksNow()).of('share').finish_status).toBe(1)
    for (const page of pages) page.close()
  })

  test('is done by real words, shares and comments only', async () => {
    await site.ok('commentHeadline', { id: 1, content: '好球' }, { token })
    expect((await tasksNow()).of('post')).toMatchObject({ now_value: 1, finish_status: 1 })
  })

  test('of yesterday can be claimed today, once, and not the day after', async () => {
    const before = await balance()
    const { day, of } = await tasksNow()
    const ask = (id: number) => site.call('claimTask', { id, day }, { token })
    await site.clock.skip(dayMs)
    token = (await site.signIn('visitor')).token
    expect((await tasksNow()).day).not.toBe(day)
    expect((await site.call('claimTask', { id: of('share').id }, { token })).reason).toBe('task-open')
    expect(
      (await Promise.all([ask(of('share').id), ask(of('share').id)])).filter(({ code }) => code === 0),
    ).toHaveLength(1)
    expect(await balance()).toBe(before + 10)
    await site.clock.skip(dayMs)
    token = (await site.signIn('visitor')).token
    expect((await ask(of('post').id)).reason).toBe('task-over')
    expect((await site.call('claimTask', { id: 4 }, { token })).reason).toBe('task-unknown')
    expect(await balance()).toBe(before + 10)
  })
})

describe('MEM-03 watching', () => {
  const report = (input: { user_id?: number }) => site.call('recordWatchTime', input, { token })
  const minute = (uid = 3) => report({ user_id: uid })
  const minutes = async () => (await tasksNow()).of('watch').now_value

  test('counts a minute once, however fast and from how many tabs it is reported', async () => {
    await Promise.all(Array.from({ length: 10 }, () => minute()))
    expect(await minutes()).toBe(1)
    await site.clock.skip(30_000)
    await Promise.all([minute(), minute(101)])
    expect(await minutes()).toBe(1)
    await site.clock.skip(30_000)
    await Promise.all([minute(), minute(101)])
    expect(await minutes()).toBe(2)
  })

  test('counts no room that is unknown, off air or left out', async () => {
    await site.clock.skip(60_000)
    await site.db.query('update rooms set is_live = false where uid = 101')
    for (const input of [{}, { user_id: 999_999 }, { user_id: 101 }]) expect((await report(input)).code).toBe(0)
    expect(await minutes()).toBe(2)
  })

  test('of thirty minutes is a finished task, and more minutes are not kept', async () => {
    for (let n = 0; n < 30; n++) {
      await site.clock.skip(60_000)
      await minute()
    }
    const watch = (await tasksNow()).of('watch')
    expect(watch).toMatchObject({ now_value: 30, value: 30, finish_status: 1, lz_num: 20 })
    const rows = await site.db.query("select 1 from task_deed where task = 'watch'")
    expect(rows).toHaveLength(30)
  })
})

test('the bookings say what happened, newest first', async () => {
  const { data, total } = await site.ok('listOrders', { type: 2 }, { token, language: 'en' })
  expect(data.map((row) => [row.typeName, row.remark, row.amount])).toEqual([
    ['task', 'Share a room', '+10'],
    ['task', 'Send a barrage message', '+5'],
    ['check-in', 'Day 2', '+4'],
    ['check-in', 'Day 1', '+2'],
    ['opening', '', '+128'],
  ])
  expect(total).toBe(5)
})

test('a visitor is asked to log in', async () => {
  expect(await site.call('checkIn', { id: 1 })).toMatchObject({ code: 700 })
})

test('entries cannot be changed and an unbalanced transaction is refused', async () => {
  await expect(site.db.query('update ledger_entry set amount = amount + 1')).rejects.toThrow('append-only')
  await expect(
    site.db.query(
      `select * from post_txn('task', 'unbalanced', 'h', '[{"account":1,"amount":-5},{"account":2,"amount":4}]', '{}', 0)`,
    ),
  ).rejects.toThrow('does not sum to zero')
})
