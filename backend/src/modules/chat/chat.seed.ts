import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../db/db'
import { packageRoot } from '../../package-root'
import { conversationQueries } from './conversations.queries'
import { messageQueries } from './messages.queries'
import type { MessageKind } from './payload.rules'

interface DemoConversation {
  people: [number, number]
  /** Number of messages at the end that the first person has not read. */
  unread: number
  /** Number of messages at the end that the second person has not read. */
  peerUnread: number
  messages: { from: number; ago: number; text?: string; kind?: MessageKind; payload?: object }[]
}

const minuteMs = 60_000

/** Demo conversations, dated back from the start. */
export async function seedChat(tx: Db, now: number): Promise<void> {
  const file = readFileSync(join(packageRoot, 'assets/chat/conversations.json'), 'utf8')
  for (const [index, { people, messages, unread, peerUnread }] of (JSON.parse(file) as DemoConversation[]).entries()) {
    let place = { id: 0, sequence: 0 }
    for (const [order, message] of messages.entries()) {
      const at = now - message.ago * minuteMs
      place = await conversationQueries.nextPlace(tx, people[0], { kind: 'person', no: people[1] }, at)
      const kind = message.kind ?? 'TIMTextElem'
      const payload = message.payload ?? { text: message.text }
      await messageQueries.insert(
        tx,
        place,
        { senderId: message.from, kind, payload, nonce: `demo-${index}-${order}` },
        at,
      )
    }
    for (const [side, missing] of [unread, peerUnread].entries())
      await tx.query('insert into chat_reader (conversation_id, user_id, read_sequence) values ($1, $2, $3)', [
        place.id,
        people[side],
        place.sequence - missing,
      ])
  }
}
