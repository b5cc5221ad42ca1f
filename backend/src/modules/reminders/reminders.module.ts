import type { BackendModule } from '../../kernel/module'
import { reminderCalls } from './reminders.routes'
import { createReminderService, type ReminderDeps } from './reminders.service'

const lookEveryMs = 10_000

/** Reminders of what members reserved. They are due when somebody looks, so that a restart forgets none. */
export function createRemindersModule(deps: ReminderDeps): BackendModule {
  const service = createReminderService(deps)
  return {
    name: 'reminders',
    calls: reminderCalls(service),
    start: () => deps.kernel.jobs.every(lookEveryMs, service.look),
  }
}
