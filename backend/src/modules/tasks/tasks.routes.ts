import type { UserId } from '../../kernel/ids'
import type { CallHandlers } from '../../kernel/module'
import { checkInDiamonds } from './tasks.rules'
import type { TaskService } from './tasks.service'

/** Whether a member can be watching this room now: it is on air and lets the member in. */
export type CanWatch = (roomUid: number, userId: UserId) => Promise<boolean>

/** Wire words of check-in and tasks. */
export function taskCalls(service: TaskService, canWatch: CanWatch): CallHandlers {
  return {
    async getSignTasks(_input, caller) {
      const { day, cycleDay, isSigned, tasks } = await service.overview(caller.member().userId)
      return {
        id: cycleDay,
        is_sign: isSigned ? 1 : 0,
        day,
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
          is_complete: task.state === 0 ? 0 : 1,
          now_value: task.done,
          value: task.goal,
          finish_status: task.state,
        })),
      }
    },
    async checkIn({ id }, caller) {
      const { diamonds, balance } = await service.checkIn(caller.member().userId, id)
      return { lz_num: diamonds, balance }
    },
    async listTasks(_input, caller) {
      const { day, tasks } = await service.overview(caller.member().userId)
      return tasks.map((task) => ({
        id: task.id,
        task: task.key,
        img: task.key,
        type: 1,
        now_value: task.done,
        value: task.goal,
        lz_num: task.diamonds,
        finish_status: task.state,
        day,
        status: 1,
        // Rewards are diamonds to spend, for members as for anchors.
        withdraw: 0 as const,
        anchor: 0 as const,
        list: [],
      }))
    },
    async claimTask({ id, day }, caller) {
      const { diamonds, balance } = await service.claim(caller.member().userId, id, day)
      return { lz_num: diamonds, balance }
    },
    async recordWatchTime({ user_id: roomUid }, caller) {
      const { userId } = caller.member()
      if (roomUid !== undefined && (await canWatch(roomUid, userId))) await service.recordMinute(userId)
    },
  }
}
