import type { TopicData } from '@pitchside/contract'
import type { Db } from '../../db/db'
import type { Kernel } from '../../kernel/kernel'
import type { Accounts } from './accounts'
import type { AccountNo } from './chat-target'
import { conversationOf, messageToWire } from './chat-wire'
import { groupQueries } from './groups.queries'
import type { StoredMessage } from './messages.queries'

export interface NewsDeps extends Pick<Kernel, 'db' | 'realtime'> {
  accounts: Pick<Accounts, 'topicOf'>
}

/** Tells the people of a conversation, on all their pages, after the commit. */
export function createChatNews({ db, realtime, accounts }: NewsDeps) {
  async function tell(no: AccountNo, data: TopicData): Promise<void> {
    const topic = await accounts.topicOf(no)
    if (topic) realtime.publish(topic, data)
  }
  /** Everybody who reads a message, the sender included. */
  async function readersOf(tx: Db, { lowId, highId, groupId }: StoredMessage): Promise<AccountNo[]> {
    if (groupId !== null) return groupQueries.memberIds(tx, groupId)
    return [lowId, highId].filter((no) => no !== null)
  }
  return {
    tell,
    async sent(message: StoredMessage): Promise<void> {
      for (const reader of await readersOf(db, message))
        await tell(reader, { type: 'private_message', message: messageToWire(message, reader) })
    },
    async revoked(message: StoredMessage): Promise<void> {
      for (const reader of await readersOf(db, message))
        await tell(reader, {
          type: 'message_revoked',
          conversationID: conversationOf(message, reader),
          ID: String(message.id),
          sequence: message.sequence,
        })
    },
  }
}

export type ChatNews = ReturnType<typeof createChatNews>
