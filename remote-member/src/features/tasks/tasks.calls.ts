import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'

/** One day of this week's check-in. */
export interface CheckInDayState {
  isSigned: boolean
  isToday: boolean
  diamonds: number
}

/** A task of today with how far it is. */
export interface DailyTask {
  id: number
  icon: string
  /** Text key of the task, under `task.`. */
  key: string
  diamonds: number
  done: number
  goal: number
  /** To be done, its reward to be taken, or over. */
  state: 'open' | 'claimable' | 'done'
}

const states = ['open', 'claimable', 'done'] as const

/** Check-in and tasks of today. */
export interface SignTasks {
  checkInId: number
  /** Day these are of; a claim says it. */
  day: string
  isSignedToday: boolean
  week: CheckInDayState[]
  tasks: DailyTask[]
}

type TaskRow = Pick<
  CallData<'listTasks'>[number],
  'id' | 'img' | 'task' | 'lz_num' | 'now_value' | 'value' | 'finish_status'
>

const toTask = (row: TaskRow): DailyTask => ({
  id: row.id,
  icon: row.img,
  key: row.task,
  diamonds: row.lz_num,
  done: row.now_value,
  goal: row.value,
  state: states[row.finish_status] ?? 'open',
})

/** Tasks as the task centre shows them, and the day they are of: a claim says it. */
export interface Tasks {
  day: string | undefined
  tasks: DailyTask[]
}

/** Loads the tasks of the signed-in member, for the task centre. */
export async function loadTasks(signal?: AbortSignal): Promise<Tasks> {
  const rows = await call('listTasks', {}, { isQuiet: true, signal })
  return { day: rows[0]?.day, tasks: rows.map(toTask) }
}

/** Loads check-in and tasks of the signed-in member. */
export async function loadSignTasks(signal?: AbortSignal): Promise<SignTasks> {
  const wire = await call('getSignTasks', {}, { isQuiet: true, signal })
  return {
    checkInId: wire.id,
    day: wire.day,
    isSignedToday: wire.is_sign === 1,
    week: wire.list.map((day) => ({ isSigned: day.is_sign === 1, isToday: day.is_today === 1, diamonds: day.lz_num })),
    tasks: wire.today_task.map(toTask),
  }
}

/** Takes the reward of a finished task; gives the diamonds and the balance after them. */
export async function claimTask(id: number, day: string | undefined): Promise<{ diamonds: number; balance: string }> {
  const wire = await call('claimTask', { id, ...(day ? { day } : {}) })
  return { diamonds: wire.lz_num, balance: wire.balance }
}

/** Checks in for today; gives the diamonds and the balance after them. */
export async function checkIn(checkInId: number): Promise<{ diamonds: number; balance: string }> {
  const wire = await call('checkIn', { id: checkInId })
  return { diamonds: wire.lz_num, balance: wire.balance }
}
