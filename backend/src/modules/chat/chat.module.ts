import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { topicNumber } from '../../kernel/topic-number'
import type { AccountModule } from '../account/account.module'
import type { Pushes } from '../push/push.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { createAccounts } from './accounts'
import { chatMessages } from './chat.messages'
import { chatCalls } from './chat.routes'
import { seedChat } from './chat.seed'
import { chatLoginCalls } from './chat-login.routes'
import { createChatNews } from './chat-news'
import { createConversations } from './conversations.service'
import { groupCalls } from './groups.routes'
import { createGroups } from './groups.service'
import { createMessages } from './messages.service'
import { peopleQueries } from './people.queries'
import { createPeople } from './people.service'
import type { SensitiveWords } from './ports/sensitive-words.port'

export { createListedWords, type SensitiveWords } from './ports/sensitive-words.port'

export interface ChatDeps {
  kernel: Kernel
  account: AccountModule
  words: SensitiveWords
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
  pushes: Pick<Pushes, 'wrote'>
}

/** Private chat and groups: stored first, then pushed to all pages of everybody in the conversation. */
export function createChatModule({ kernel, account, words, files, pushes }: ChatDeps): BackendModule {
  const { users } = account
  const accounts = createAccounts({ ...kernel, checkSignature: account.checkSignature })
  const news = createChatNews({ ...kernel, accounts })
  const deps = { ...kernel, users, accounts, words, news, files, pushes }
  const isOnline = (userId: number) => kernel.realtime.subscribers(`user.${userId}`) > 0
  const routes = {
    accounts,
    messages: createMessages(deps),
    conversations: createConversations(deps),
    people: createPeople(deps),
    users,
  }
  return {
    name: 'chat',
    calls: {
      ...chatCalls(routes),
      ...chatLoginCalls({ accounts, account, now: () => kernel.clock.now() }),
      ...groupCalls(createGroups({ ...deps, isOnline })),
    },
    messages: chatMessages,
    adapters: { words: words.name },
    // Who knows the number of a tourist's topic is that tourist.
    topics: [{ match: 'guest.*', mayJoin: (topic) => peopleQueries.hasTopic(kernel.db, topicNumber(topic)) }],
    seed: (tx) => seedChat(tx, kernel.clock.now()),
  }
}
