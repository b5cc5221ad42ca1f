import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Wallet } from '../wallet/wallet.module'
import { countDeeds } from './deeds-of-calls'
import { type CanWatch, taskCalls } from './tasks.routes'
import type { Task } from './tasks.rules'
import { createTaskService } from './tasks.service'

export { checkInTitle, taskTitles } from './task-titles'

/** What other modules report to the tasks. */
export interface Deeds {
  /** A member did something that a task counts; `key` tells one deed from another. */
  record(userId: UserId, task: Task['key'], key: string): Promise<void>
  /** Counts the deeds in the calls that a module answers. */
  watch(module: BackendModule): void
}

export interface TasksModule extends BackendModule {
  deeds: Deeds
}

interface Deps {
  wallet: Wallet
  /** Which rooms a member can be watching: only minutes in those count. */
  canWatch: CanWatch
}

/** Check-in and daily tasks. */
export function createTasksModule(kernel: Kernel, { wallet, canWatch }: Deps): TasksModule {
  const service = createTaskService(kernel, wallet)
  return {
    name: 'tasks',
    deeds: { record: service.record, watch: (module) => countDeeds(module, service.record, kernel.log) },
    calls: taskCalls(service, canWatch),
    messages: {
      'task-unknown': { zh: '没有这个任务', en: 'This task does not exist', vi: 'Không có nhiệm vụ này' },
      'task-open': { zh: '任务还没有完成', en: 'This task is not finished yet', vi: 'Nhiệm vụ chưa hoàn thành' },
      'task-claimed': { zh: '奖励已经领取了', en: 'This reward has been claimed', vi: 'Phần thưởng đã được nhận' },
      'task-over': {
        zh: '领取时间已过',
        en: 'The time to claim this reward is over',
        vi: 'Đã hết thời gian nhận thưởng',
      },
      'signed-already': { zh: '今天已经签到了', en: 'You have checked in today', vi: 'Hôm nay bạn đã điểm danh' },
      'check-in-stale': {
        zh: '页面已过期，请刷新后再签到',
        en: 'This page is out of date, please reload and check in',
        vi: 'Trang đã cũ, vui lòng tải lại rồi điểm danh',
      },
    },
  }
}
