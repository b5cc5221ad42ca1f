import type { Clock } from '../../kernel/clock'
import type { CallHandlers } from '../../kernel/module'
import { checkInDiamonds } from './tasks.rules'
import type { TaskService } from './tasks.service'

const minuteMs = 60_000

/** Wire words of check-in and tasks. */
export function taskCalls(service: TaskService, clock: Clock): CallHandlers {
  return {
    async getSignTasks(_input, caller) {
      const { cycleDay, isSigned, tasks } = await service.overview(caller.member().userId)
      return {
        id: cycleDay,
        is_sign: isSigned ? 1 : 0,
        list: checkInDiamonds.map((diamonds, index) => ({
          is_sign: index + 1 < cycleDay || (index + 1 === cycleDay && isSigned) ? 1 : 0,
          is_today: index + 1 === cycleDay ? 1 : 0,
          lz_num: diamonds,
        })),
        today_task: tasks.map((task) => ({
          id: task.id,
          img: task.key,
          task: task.key,
          lz_num: task.diamonds,
          is_complete: task.done >= task.goal ? 1 : 0,
          now_value: Math.min(task.done, task.goal),
          value: task.goal,
        })),
      }
    },
    async checkIn({ id }, caller) {
      const { diamonds, balance } = await service.checkIn(caller.member().userId, id)
      return { lz_num: diamonds, balance }
    },
    async listTasks(_input, caller) {
      const { tasks } = await service.overview(caller.member().userId)
      return tasks.map((task) => ({
        id: task.id,
        task: task.key,
        img: task.key,
        type: 1,
        now_value: Math.min(task.done, task.goal),
        value: task.goal,
        lz_num: task.diamonds,
        finish_status: task.done >= task.goal ? 2 : 0,
      }))
    },
    async recordWatchTime(_input, caller) {
      // One deed a minute, whatever the client sends and from how many tabs.
      await service.record(caller.member().userId, 'watch', String(Math.floor(clock.now() / minuteMs)))
    },
  }
}
