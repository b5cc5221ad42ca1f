import type { DefinedCall } from '@pitchside/contract'
import { demoAccounts } from '../modules/account/demo-accounts'
import type { TestSite } from '../testing/test-app'
import type { BlindCall, OwnedCall } from './owned-call'

const guest = demoAccounts.visitor.id
const made = async (site: TestSite, sql: string): Promise<number> => (await site.db.one<{ id: number }>(sql))!.id

/** A group of the second anchor with the guest in it. */
async function group(site: TestSite): Promise<string> {
  await site.db.query(
    `insert into chat_groups (id, owner_id, name, created_at) values ('g-owned', 4, 'mine', 1)
     on conflict (id) do update set destroyed_at = null`,
  )
  await site.db.query("insert into chat_conversation (group_id) values ('g-owned') on conflict do nothing")
  await site.db.query(
    `insert into chat_group_members (group_id, user_id, role, joined_at) values ('g-owned', 4, 'Owner', 1),
       ('g-owned', $1, 'Member', 1) on conflict do nothing`,
    [guest],
  )
  return 'g-owned'
}

/** Members who may not are told so, everybody else hears that there is no such group. */
export const ownedGroups: Partial<Record<DefinedCall, OwnedCall>> = {
  destroyGroup: {
    passes: ['secondAnchor'],
    refusal: 'group-unknown',
    input: async (site) => {
      const group_id = await group(site)
      await site.db.query("delete from chat_group_members where group_id = 'g-owned' and user_id = $1", [guest])
      return { group_id }
    },
  },
  leaveGroup: {
    passes: ['visitor', 'secondAnchor'],
    refusal: 'group-unknown',
    ownRefusal: 'group-owner-stays',
    input: async (site) => ({ group_id: await group(site) }),
  },
  removeGroupMembers: {
    passes: ['secondAnchor', 'visitor'],
    refusal: 'group-unknown',
    // The member stands in the group as well, and may not.
    ownRefusal: 'not-allowed',
    input: async (site) => ({ group_id: await group(site), uids: [guest] }),
  },
  setGroupMember: {
    passes: ['secondAnchor', 'visitor'],
    refusal: 'group-unknown',
    ownRefusal: 'not-allowed',
    input: async (site) => ({ group_id: await group(site), uid: guest, mute_time: 60 }),
  },
}

/** Private messages and conversations. */
export const blindChatCalls: Partial<Record<DefinedCall, BlindCall>> = {
  revokeMessage: {
    owner: 'visitor',
    rows: 'select id from chat_message where revoked_at is not null and sender_id = 1',
    input: async (site) => {
      const message = {
        to: '7',
        type: 'TIMTextElem',
        payload: { text: 'mine' },
        nonce: `owned-${site.clock.now()}`,
      } as const
      const { token } = await site.signIn('visitor')
      return { ID: Number((await site.ok('sendMessage', message, { token })).message.ID) }
    },
  },
  deleteMessages: {
    owner: 'visitor',
    // Whoever is in the conversation may hide it from the own view.
    rows: 'select * from chat_hidden where user_id = 1',
    input: async (site) => ({
      IDs: [
        await made(
          site,
          `select m.id from chat_message m join chat_conversation c on c.id = m.conversation_id
           where c.low_id = 1 and c.high_id = 7 order by m.id limit 1`,
        ),
      ],
    }),
  },
  deleteConversation: {
    owner: 'visitor',
    rows: 'select * from chat_reader where user_id = 1 order by conversation_id',
    input: async () => ({ conversationID: 'C2C7' }),
  },
  clearConversation: {
    owner: 'visitor',
    rows: 'select * from chat_reader where user_id = 1 order by conversation_id',
    input: async () => ({ conversationID: 'C2C7' }),
  },
  pinConversation: {
    owner: 'visitor',
    rows: 'select * from chat_reader where user_id = 1 order by conversation_id',
    input: async () => ({ conversationID: 'C2C7', is_pinned: 1 }),
  },
}
