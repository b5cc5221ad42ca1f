import { formatTenths } from '@pitchside/base'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Wallet } from '../wallet/wallet.module'
import { createTaskQueries } from './tasks.queries'
import { cycleOn, dailyTasks, diamondsOf, siteDay, type Task } from './tasks.rules'

const tenths = (diamonds: number) => diamonds * 10

/** Check-in and daily tasks. A reward is booked in the transaction that earns it. */
export function createTaskService({ db, clock }: Kernel, wallet: Wallet) {
  async function announce(userId: UserId): Promise<string> {
    const balance = formatTenths((await wallet.balances(userId)).spendable)
    wallet.announce(userId, balance)
    return balance
  }
  return {
    async overview(userId: UserId) {
      const today = siteDay(clock.now())
      const queries = createTaskQueries(db)
      const [last, deeds] = await Promise.all([queries.lastCheckIn(userId), queries.countDeeds(userId, today)])
      return { ...cycleOn(today, last), tasks: dailyTasks.map((task) => ({ ...task, done: deeds.get(task.key) ?? 0 })) }
    },
    /** Checks in for today. `asked` is the position the caller saw; a stale page is refused. */
    async checkIn(userId: UserId, asked: number): Promise<{ diamonds: number; balance: string }> {
      const now = clock.now()
      const today = siteDay(now)
      const diamonds = await db.transaction(async (tx) => {
        const queries = createTaskQueries(tx)
        const { cycleDay, isSigned } = cycleOn(today, await queries.lastCheckIn(userId))
        if (isSigned) throw new Failure('signed-already')
        if (asked !== 0 && asked !== cycleDay) throw new Failure('check-in-stale')
        // Two tabs may both have read "not signed": the primary key lets one of them through.
        if (!(await queries.insertCheckIn(userId, today, cycleDay, now))) throw new Failure('signed-already')
        const amount = diamondsOf(cycleDay)
        await wallet.grant(tx, { userId, kind: 'check-in', tenths: tenths(amount), key: `check-in-${userId}-${today}` })
        return amount
      })
      return { diamonds, balance: await announce(userId) }
    },
    /** Counts a deed once per `key` and day; books the reward when it completes the task. */
    async record(userId: UserId, taskKey: Task['key'], key: string): Promise<void> {
      const now = clock.now()
      const today = siteDay(now)
      const task = dailyTasks.find((entry) => entry.key === taskKey)
      if (!task) return
      const isEarned = await db.transaction(async (tx) => {
        const queries = createTaskQueries(tx)
        await queries.insertDeed(userId, today, task.key, key, now)
        if (((await queries.countDeeds(userId, today)).get(task.key) ?? 0) < task.goal) return false
        if (!(await queries.insertClaim(userId, today, task.key, now))) return false
        await wallet.grant(tx, {
          userId,
          kind: 'task',
          tenths: tenths(task.diamonds),
          key: `task-${userId}-${today}-${task.key}`,
          remark: task.key,
        })
        return true
      })
      if (isEarned) await announce(userId)
    },
  }
}

export type TaskService = ReturnType<typeof createTaskService>
