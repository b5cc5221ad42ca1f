import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { dateBefore, siteDate } from '../../kernel/site-day'
import type { Wallet } from '../wallet/wallet.module'
import { checkInTitle, taskTitles } from './task-titles'
import { createTaskQueries } from './tasks.queries'
import { claimDay, cycleOn, dailyTasks, diamondsOf, type Task, taskState } from './tasks.rules'

const tenths = (diamonds: number) => diamonds * 10

/** Check-in and daily tasks. A reward is booked in the transaction that marks it as taken. */
export function createTaskService({ db, clock, realtime }: Kernel, wallet: Wallet) {
  const tellChanged = (userId: UserId): void =>
    realtime.toUser(userId, { code: 100, data: { type: 'account', event: 'tasks' } })

  /** `spaceMs`: how long after the last deed of the task another one counts. */
  async function count(userId: UserId, taskKey: Task['key'], key: string, spaceMs = 0): Promise<void> {
    const now = clock.now()
    const today = siteDate(now)
    const task = dailyTasks.find((entry) => entry.key === taskKey)
    if (!task) return
    const hasGrown = await db.transaction(async (tx) => {
      const queries = createTaskQueries(tx)
      await queries.lockMember(userId)
      // A finished task takes no more: the table holds what counts, not every word of a long evening.
      if (((await queries.countDeeds(userId, today)).get(task.key) ?? 0) >= task.goal) return false
      const last = spaceMs > 0 ? await queries.lastDeedAt(userId, task.key, dateBefore(today)) : undefined
      if (last !== undefined && now - last < spaceMs) return false
      return queries.insertDeed(userId, today, task.key, key, now)
    })
    if (hasGrown) tellChanged(userId)
  }

  return {
    async overview(userId: UserId) {
      const today = siteDate(clock.now())
      const queries = createTaskQueries(db)
      const [last, deeds, claimed] = await Promise.all([
        queries.lastCheckIn(userId),
        queries.countDeeds(userId, today),
        queries.claimed(userId, today),
      ])
      const tasks = dailyTasks.map((task) => {
        const done = Math.min(deeds.get(task.key) ?? 0, task.goal)
        return { ...task, done, state: taskState(done, task.goal, claimed.has(task.key)) }
      })
      return { day: today, ...cycleOn(today, last), tasks }
    },
    /** Checks in for today. `asked` is the position the caller saw; a stale page is refused. */
    async checkIn(userId: UserId, asked: number): Promise<{ diamonds: number; balance: string }> {
      const now = clock.now()
      const today = siteDate(now)
      const diamonds = await db.transaction(async (tx) => {
        const queries = createTaskQueries(tx)
        const { cycleDay, isSigned } = cycleOn(today, await queries.lastCheckIn(userId))
        if (isSigned) throw new Failure('signed-already')
        if (asked !== 0 && asked !== cycleDay) throw new Failure('check-in-stale')
        // Two tabs may both have read "not signed": the primary key lets one of them through.
        if (!(await queries.insertCheckIn(userId, today, cycleDay, now))) throw new Failure('signed-already')
        const amount = diamondsOf(cycleDay)
        await wallet.grant(tx, {
          userId,
          kind: 'check-in',
          tenths: tenths(amount),
          key: `check-in-${userId}-${today}`,
          remark: checkInTitle(cycleDay),
        })
        return amount
      })
      tellChanged(userId)
      return { diamonds, balance: await wallet.tellBalance(userId) }
    },
    /**
     * Pays a finished task, once for each day. `shownDay` is the day of the page: one that stood open over midnight
     * claims what was earned on its day.
     */
    async claim(userId: UserId, id: number, shownDay: string | undefined) {
      const now = clock.now()
      const task = dailyTasks.find((entry) => entry.id === id)
      if (!task) throw new Failure('task-unknown')
      const day = claimDay(siteDate(now), shownDay)
      if (day === undefined) throw new Failure('task-over')
      await db.transaction(async (tx) => {
        const queries = createTaskQueries(tx)
        if (((await queries.countDeeds(userId, day)).get(task.key) ?? 0) < task.goal) throw new Failure('task-open')
        // The primary key lets one of two clicks through.
        if (!(await queries.insertClaim(userId, day, task.key, now))) throw new Failure('task-claimed')
        const key = `task-${userId}-${day}-${task.key}`
        await wallet.grant(tx, {
          userId,
          kind: 'task',
          tenths: tenths(task.diamonds),
          key,
          remark: taskTitles[task.key],
        })
      })
      tellChanged(userId)
      return { diamonds: task.diamonds, balance: await wallet.tellBalance(userId) }
    },
    /** Counts a deed, once per `key` and day, and tells open pages that the task grew. */
    async record(userId: UserId, taskKey: Task['key'], key: string): Promise<void> {
      await count(userId, taskKey, key)
    },
    /**
     * Counts a minute in front of a broadcast. Pages report each minute; what comes sooner after the last one, from
     * however many pages, is no minute.
     */
    async recordMinute(userId: UserId): Promise<void> {
      await count(userId, 'watch', String(clock.now()), limits.watchMinuteMs)
    },
  }
}

export type TaskService = ReturnType<typeof createTaskService>
