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
  isComplete: boolean
}

/** Check-in and tasks of today. */
export interface SignTasks {
  checkInId: number
  isSignedToday: boolean
  week: CheckInDayState[]
  tasks: DailyTask[]
}

/** Loads check-in and tasks of the signed-in member. */
export async function loadSignTasks(signal?: AbortSignal): Promise<SignTasks> {
  const wire = await call('getSignTasks', {}, { isQuiet: true, signal })
  return {
    checkInId: wire.id,
    isSignedToday: wire.is_sign === 1,
    week: wire.list.map((day) => ({ isSigned: day.is_sign === 1, isToday: day.is_today === 1, diamonds: day.lz_num })),
    tasks: wire.today_task.map((task) => ({
      id: task.id,
      icon: task.img,
      key: task.task,
      diamonds: task.lz_num,
      done: task.now_value,
      goal: task.value,
      isComplete: task.is_complete === 1,
    })),
  }
}

/** Checks in for today; gives the diamonds and the balance after them. */
export async function checkIn(checkInId: number): Promise<{ diamonds: number; balance: string }> {
  const wire = await call('checkIn', { id: checkInId })
  return { diamonds: wire.lz_num, balance: wire.balance }
}
