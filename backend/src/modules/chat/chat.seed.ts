import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minuteMs } from '@pitchside/base'
import type { Db } from '../../db/db'
import { packageRoot } from '../../package-root'
import { demoAccounts } from '../account/account.module'
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

/** Fans of demo anchors stand in the groups of their rooms; those of accounts one logs in with are theirs to open. */
const fanGroups = `with made as (
    insert into chat_groups (id, owner_id, is_fan_group, is_public, created_at)
    select 'fans-' || uid, uid, true, true, $1 from rooms where uid > $2 returning id, owner_id
  ), talk as (insert into chat_conversation (group_id, last_at) select id, $1 from made)
  insert into chat_group_members (group_id, user_id, role, joined_at)
  select id, owner_id, 'Owner', $1 from made
  union all select m.id, f.user_id, 'Member', f.created_at from made m join follows f on f.target_id = m.owner_id
  where f.user_id > $2 and f.user_id <> m.owner_id`
const lastAccount = Math.max(...Object.values(demoAccounts).map(({ id }) => id))

/** Demo conversations, dated back from the start. */
export async function seedChat(tx: Db, now: number): Promise<void> {
  await tx.query(fanGroups, [now, lastAccount])
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
