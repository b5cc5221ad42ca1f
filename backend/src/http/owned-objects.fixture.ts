import type { DefinedCall } from '@pitchside/contract'
import { demoAccounts, demoPassword } from '../modules/account/demo-accounts'
import type { TestSite } from '../testing/test-app'
import type { BlindCall, OwnedCall } from './owned-call'
import { blindChatCalls, ownedGroups } from './owned-chat-objects.fixture'
import { ownedPosts } from './owned-posts.fixture'
import { openScheme } from './owned-scheme.fixture'

const room = demoAccounts.anchor.id
const guest = demoAccounts.visitor.id
const made = async (site: TestSite, sql: string, params: unknown[] = []): Promise<number> =>
  (await site.db.one<{ id: number }>(sql, params))!.id

/** A planned broadcast of the first anchor. */
const broadcast = async (site: TestSite, state = 0): Promise<{ id: number }> => {
  await site.db.query('update broadcast_plans set state = 2 where uid = $1 and state = 1', [room])
  const opened = state === 0 ? 'null' : '1'
  const id = await made(
    site,
    `insert into broadcast_plans (uid, kind, title, starts_at, state, opened_at)
     values ($1, 2, 'mine', $2, $3, ${opened}) returning id`,
    [room, site.clock.now() + 3_600_000, state],
  )
  return { id }
}
const planOf = (site: TestSite) => ({
  type: 2,
  title: 'changed',
  starttime: Math.floor(site.clock.now() / 1000) + 7_200,
})

const anchorOnly: Pick<OwnedCall, 'passes' | 'refusal'> = { passes: ['anchor'], refusal: 'broadcast-unknown' }
const orderKeepers: Pick<OwnedCall, 'passes' | 'refusal'> = {
  passes: ['anchor', 'assistant', 'admin'],
  refusal: 'not-allowed',
}
const inRoom = async () => ({ anchor_id: room })
const guestInRoom = async () => ({ uid: guest, anchor_id: room })

async function silence(site: TestSite) {
  await site.db.query(
    'insert into room_taboos (room_uid, user_id, created_at) values ($1, $2, 1) on conflict do nothing',
    [room, guest],
  )
  return guestInRoom()
}
async function sendAway(site: TestSite) {
  await site.db.query(
    'insert into room_kicks (room_uid, user_id, created_at) values ($1, $2, 1) on conflict do nothing',
    [room, guest],
  )
  return guestInRoom()
}

const ownOrder: OwnedCall = {
  passes: ['visitor'],
  refusal: 'not-found',
  async input({ db, clock }) {
    await db.query(
      `insert into recharge_orders
         (no, user_id, request_key, channel, diamonds, given, amount_fen, created_at, expires_at)
       values ('R20260516OWNED', $1, 'owned', 'sandbox', 60, 0, 600, $2, $2) on conflict do nothing`,
      [guest, clock.now()],
    )
    return { order: 'R20260516OWNED' }
  },
}

/** Every call by which somebody could reach for what belongs to somebody else. */
export const ownedCalls: Partial<Record<DefinedCall, OwnedCall>> = {
  // money
  getRecharge: ownOrder,
  cancelRecharge: ownOrder,
  // broadcasts
  startRoom: { ...anchorOnly, input: broadcast },
  startRoomOnPhone: { ...anchorOnly, input: broadcast },
  endRoom: { ...anchorOnly, input: (site) => broadcast(site, 1) },
  deleteReservedBroadcast: { ...anchorOnly, input: broadcast },
  updateBroadcast: { ...anchorOnly, input: async (site) => ({ ...(await broadcast(site)), ...planOf(site) }) },
  saveBroadcastPlan: { ...anchorOnly, input: async (site) => ({ ...(await broadcast(site)), ...planOf(site) }) },
  listBroadcastEvents: { ...anchorOnly, input: (site) => broadcast(site, 1) },
  getBroadcastReport: {
    ...anchorOnly,
    async input(site) {
      const own = await broadcast(site, 1)
      await site.db.query('update broadcast_plans set on_air_at = $2 where id = $1', [own.id, site.clock.now()])
      return own
    },
  },
  listBroadcastPeople: { ...anchorOnly, input: (site) => broadcast(site, 1) },
  // order in a room
  removeRoomLine: {
    ...orderKeepers,
    input: async (site) => ({
      anchor_id: room,
      id: await made(
        site,
        `insert into room_messages (room_uid, user_id, text, nickname, avatar, level, tier, no, payload, is_admin, created_at)
         values ($1, $2, 'mine', 'x', '', 1, 0, 105, '{}', false, 1) returning id`,
        [room, demoAccounts.rich.id],
      ),
    }),
  },
  deleteClip: {
    ...orderKeepers,
    input: async (site) => ({
      id: await made(
        site,
        `insert into clips (room_uid, author_id, title, source, from_s, length_s, state, key, created_at)
         values ($1, $2, 'mine', '', 0, 9, 2, $3, 1) returning id`,
        [room, demoAccounts.rich.id, `clip-${Math.random()}`],
      ),
    }),
  },
  closePoll: {
    passes: ['anchor'],
    refusal: 'poll-unknown',
    async input(site) {
      await site.db.query('delete from polls where room_uid = $1', [room])
      const sql = `insert into polls (room_uid, question, options, created_at, closes_at)
        values ($1, 'mine', '{a,b}', 1, $2) returning id`
      return { id: await made(site, sql, [room, site.clock.now() + 600_000]) }
    },
  },
  listRoomManagers: { ...orderKeepers, input: inRoom },
  listTaboos: { ...orderKeepers, input: inRoom },
  listKicks: { ...orderKeepers, input: inRoom },
  setTaboo: { ...orderKeepers, input: guestInRoom },
  liftTaboo: { ...orderKeepers, input: silence },
  kickFromRoom: { ...orderKeepers, input: guestInRoom },
  liftKick: { ...orderKeepers, input: sendAway },
  setRoomRules: { ...orderKeepers, input: async () => ({ ...(await inRoom()), slow: 0, followers: 0, emotes: 0 }) },
  pinRoomMessage: { passes: ['anchor', 'admin'], refusal: 'not-allowed', input: inRoom },
  toggleRoomManager: { passes: ['anchor', 'admin'], refusal: 'not-allowed', input: guestInRoom },
  removeRoomManager: {
    passes: ['anchor', 'admin'],
    refusal: 'not-allowed',
    input: async (site) => ({
      id: await made(
        site,
        `insert into room_managers (room_uid, user_id, created_at) values ($1, $2, 1)
         on conflict (room_uid, user_id) do update set created_at = 1 returning id`,
        [room, guest],
      ),
    }),
  },
  closeGuess: {
    passes: ['anchor', 'admin'],
    refusal: 'not-allowed',
    // No match runs here, so the anchor comes too late.
    ownRefusal: 'guess-closed',
    input: async (site) => {
      await site.db.query('update guesses set status = 3, settled_at = 1 where status < 2')
      const id = await made(
        site,
        `insert into guesses
           (room_uid, opened_by, kind, sport, match_id, home, away, base_home, base_away, created_at, closes_at)
         values ($1, $1, 1, 'football', 1, '{}', '{}', 0, 0, $2, $3) returning id`,
        [room, site.clock.now(), site.clock.now() + 600_000],
      )
      return { id }
    },
  },
  // Nobody plays the match of this scheme, so everybody comes too late.
  withdrawScheme: {
    passes: ['expert', 'admin'],
    refusal: 'not-allowed',
    ownRefusal: 'scheme-no-match',
    input: async (site) => ({ id: await openScheme(site, demoAccounts.expert.id) }),
  },
  // what somebody bought, and where somebody is logged in
  confirmExchange: {
    passes: ['visitor'],
    refusal: 'exchange-not-sent',
    input: async (site) => ({
      id: await made(
        site,
        `insert into mall_exchanges (key, user_id, goods_id, kind, num, tenths, status, name, mobile, address, created_at)
         values ('own-' || random(), $1, (select min(id) from mall_goods where kind = 'parcel'), 'parcel', 1, 10, 1, 'a', 'b',
           'c', 1) returning id`,
        [guest],
      ),
    }),
  },
  endDevice: {
    passes: ['visitor'],
    refusal: 'device-gone',
    input: async (site) => {
      await site.signIn('visitor')
      const sessions = 'select id from sessions where user_id = $1 and ended_at is null order by created_at desc, id'
      return { id: (await site.db.one<{ id: string }>(sessions, [guest]))!.id }
    },
  },
  removeSecondFactor: {
    passes: ['visitor'],
    refusal: 'second-factor-unknown',
    input: async (site) => ({
      id: await made(
        site,
        `insert into second_factors (user_id, kind, name, secret, credential_id, rp_id, created_at)
         values ($1, 'passkey', 'key', 'x', 'own-' || random(), 'localhost', 1) returning id`,
        [guest],
      ),
      password: demoPassword,
    }),
  },
  ...ownedPosts,
  ...ownedGroups,
  showGroupInRoom: {
    passes: ['anchor'],
    refusal: 'group-unknown',
    input: async (site) => ({
      group_id: String(await made(site, 'select id from room_groups where uid = $1 order by id limit 1', [room])),
      is_show: 1,
    }),
  },
}

/**
 * Calls that look only among the caller's own rows, so that a foreign number finds nothing and changes nothing. The test
 * compares the owner's rows before and after a stranger's call.
 */
export const blindCalls: Partial<Record<DefinedCall, BlindCall>> = {
  readNotices: {
    owner: 'visitor',
    rows: 'select id, read_at from member_notices where user_id = 1 order by id',
    input: async (site) => ({
      id: await made(
        site,
        `insert into member_notices (user_id, kind, key, title, content, created_at)
         values (1, 10, 'own', '{}', '{}', 1) on conflict (user_id, key) do update set read_at = null returning id`,
      ),
    }),
  },
  removePushDevice: {
    owner: 'visitor',
    rows: 'select endpoint from push_devices where user_id = 1',
    async input(site) {
      const { token } = await site.signIn('visitor')
      const endpoint = 'https://push.example.com/own'
      const device = { endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      await site.ok('savePushDevice', device, { token })
      return { endpoint }
    },
  },
  ...blindChatCalls,
  listMessages: { owner: 'visitor', rows: 'select 1', input: async () => ({ conversationID: 'C2C3' }) },
  markConversationRead: {
    owner: 'visitor',
    rows: 'select * from chat_reader where user_id = 1 order by conversation_id',
    input: async () => ({ conversationID: 'C2C7' }),
  },
}
