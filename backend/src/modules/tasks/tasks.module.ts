import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { WalletModule } from '../wallet/wallet.module'
import { countDeeds } from './deeds-of-calls'
import { taskCalls } from './tasks.routes'
import type { Task } from './tasks.rules'
import { createTaskService } from './tasks.service'

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

/** Check-in and daily tasks. */
export function createTasksModule(kernel: Kernel, { wallet }: WalletModule): TasksModule {
  const service = createTaskService(kernel, wallet)
  return {
    name: 'tasks',
    deeds: { record: service.record, watch: (module) => countDeeds(module, service.record, kernel.log) },
    calls: taskCalls(service, kernel.clock),
    messages: {
      'signed-already': { zh: '今天已经签到了', en: 'You have checked in today', vi: 'Hôm nay bạn đã điểm danh' },
      'check-in-stale': {
        zh: '页面已过期，请刷新后再签到',
        en: 'This page is out of date, please reload and check in',
        vi: 'Trang đã cũ, vui lòng tải lại rồi điểm danh',
      },
    },
  }
}
