import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

const dayMs = 86_400_000
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

test('a task pays when its goal is reached, and never twice', async () => {
  const before = await balance()
  const { userId } = await site.signIn('visitor')
  const { deeds } = site.modules.tasks
  for (const key of ['m1', 'm1', 'm2']) await deeds.record(userId, 'barrage', key)
  expect(await balance()).toBe(before + 5)
  const tasks = (await site.ok('getSignTasks', {}, { token })).today_task
  expect(tasks.find((task) => task.task === 'barrage')).toMatchObject({ is_complete: 1, now_value: 1 })
  expect(tasks.find((task) => task.task === 'watch')).toMatchObject({ is_complete: 0, now_value: 0, value: 30 })
})

test('following somebody through the real call completes the task and pays', async () => {
  const before = await balance()
  expect((await site.ok('toggleFollow', { id: 6 }, { token })).is_attention).toBe(1)
  await site.ok('toggleFollow', { id: 6 }, { token })
  await site.ok('toggleFollow', { id: 6 }, { token })
  expect(await balance()).toBe(before + 5)
})

test('watching counts a minute once, whatever the client sends', async () => {
  for (let call = 0; call < 3; call++) await site.ok('recordWatchTime', {}, { token })
  const watch = (await site.ok('getSignTasks', {}, { token })).today_task.find((task) => task.task === 'watch')
  expect(watch?.now_value).toBe(1)
})

test('the bookings say what happened, newest first', async () => {
  const { data, total } = await site.ok('listOrders', { type: 2 }, { token })
  expect(data.map((row) => [row.typeName, row.amount])).toEqual([
    ['task', '+5'],
    ['task', '+5'],
    ['check-in', '+4'],
    ['check-in', '+2'],
    ['opening', '+128'],
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
