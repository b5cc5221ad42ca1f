import type { Kernel } from '../kernel/kernel'
import { createAccountModule } from './account/account.module'
import { createChatModule } from './chat/chat.module'
import { createContentModule } from './content/content.module'
import { createSessionsModule } from './sessions/sessions.module'
import { createTasksModule } from './tasks/tasks.module'
import { createWalletModule } from './wallet/wallet.module'

/** The modules of the backend. Order matters twice: a module is made after those it enters, and seeds after them. */
export function createModules(kernel: Kernel) {
  const sessions = createSessionsModule(kernel)
  const account = createAccountModule(kernel, sessions)
  const wallet = createWalletModule(kernel, account)
  const tasks = createTasksModule(kernel, wallet)
  const content = createContentModule(kernel, { users: account.users })
  const chat = createChatModule(kernel, account)
  return { sessions, account, wallet, tasks, content, chat }
}

export type Modules = ReturnType<typeof createModules>
export type ModuleName = keyof Modules
