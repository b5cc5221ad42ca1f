import { describe, expect, test } from '@jest/globals'
import { createInputReader } from '../../backend/src/http/input'
import type { DefinedCall } from '../../shared/contract/src'
import { endpointOf } from '../../shared/contract/src'
import { type CallDefinition, calls } from '../../shared/contract/src/schemas'
import type { WholeSite } from './whole-site'

/** What a caller would like to decide and may not, under the names our tables and our wire have for it. */
const wishes = {
  ...{ id: 2, uid: 2, user_id: 2, userId: 2, owner_id: 2, author_id: 2, from_id: 2, operator_id: 2, anchor_uid: 4 },
  ...{ role: 'admin', is_admin: 1, isAdmin: true, is_anchor: 1, isAnchor: true, is_writer: 1, is_owner: true },
  ...{ level: 99, exp: 9_999_999, balance: 8_888_888, withdrawable: 8_888_888, coin: 8_888_888, diamonds: 9_999 },
  ...{ amount_fen: 1, price: 0, cost: 0, gold_coin: 0, money: '0.01', given: 9_999, share: 1 },
  ...{ status: 1, state: 'published', is_top: 1, is_hot: 1, isApproved: true, remark: 'approved', reviewed_by: 8 },
  ...{ created_at: 1, addtime: 1, deleted_at: null, banned_until: null, mobile: '86-13900000002', password_hash: 'x' },
}
/** As they arrive from JSON: own names, not the real prototype. */
const pollution = JSON.parse(
  '{"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"role":"admin"}},"prototype":{"role":"admin"}}',
) as object

const keysBelow = (value: unknown, place = ''): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, item]) => [
        Array.isArray(value) ? place : `${place}.${key}`,
        ...keysBelow(item, Array.isArray(value) ? `${place}[]` : `${place}.${key}`),
      ])

interface Schema {
  properties?: Record<string, Schema>
  patternProperties?: object
  allOf?: Schema[]
}
const ownNames = ({ properties, allOf = [] }: Schema): string[] => [
  ...Object.keys(properties ?? {}),
  ...allOf.flatMap(ownNames),
]

/** Everything a member could gain by, of everybody. */
async function possessions(site: WholeSite) {
  const users = await site.db.query(
    'select id, mobile, password_hash, role, is_anchor, is_writer, exp, created_at, deleted_at, banned_until from users order by id',
  )
  const accounts = await site.db.query('select * from ledger_account order by 1')
  return { users, accounts }
}

const day = 86_400
const words = '足球评论'.repeat(80)
type Made = {
  call: DefinedCall
  who: 'visitor' | 'anchor' | 'expert'
  table: string
  /** A condition on its rows, where others write too. */
  whose?: string
  input(turn: number, now: number): object
  wishes?: object
}

/** Calls that make a row: with wishes and without, the rows must be the same but for number, time and the text's turn. */
const makers: Made[] = [
  {
    call: 'publishCirclePost',
    who: 'visitor',
    table: 'circle_post',
    input: (turn) => ({ title: `post ${turn}`, classification_id: 1 }),
  },
  { call: 'postDynamic', who: 'anchor', table: 'dynamic', input: (turn) => ({ title: `dynamic ${turn}` }) },
  {
    call: 'saveHeadline',
    who: 'expert',
    table: 'headline',
    input: (turn) => ({ title: `article ${turn}`, cid: 1, content: `<p>${words}</p>` }),
    wishes: { id: undefined },
  },
  {
    call: 'saveBroadcastPlan',
    who: 'anchor',
    table: 'broadcast_plans',
    // Anchors of the demo plan as the clock goes on, this one too: matches, which members' wishes here are not.
    whose: 'uid = 3 and kind = 2',
    input: (turn, now) => ({
      type: 2,
      title: `plan ${turn}`,
      starttime: now + turn * day,
    }),
    wishes: { id: undefined },
  },
  { call: 'createGroup', who: 'anchor', table: 'chat_groups', input: (turn) => ({ name: `group ${turn}` }) },
  {
    call: 'getPayUrl',
    who: 'visitor',
    table: 'recharge_orders',
    input: (turn) => ({ id: 1, type: 'sandbox', nonce: `wish-${turn}` }),
    wishes: { id: 1, coin: undefined },
  },
  {
    call: 'report',
    who: 'visitor',
    table: 'reports',
    input: (turn) => ({ classify_id: 5, video_id: 100 + turn, type: 0, content: `report ${turn}` }),
  },
  {
    call: 'sendRoomMessage',
    who: 'visitor',
    table: 'room_messages',
    input: (turn) => ({ uid: 3, text: `line ${turn}`, nonce: `wish-${turn}` }),
    wishes: { uid: 3 },
  },
]
const differs =
  /^(heat|payUrl|note|roomUid|id|no|.*At|.*Key|nonce|title|name|content|text|body|.*[sS]eq.*|payCode|words|message|.*Id|hash)$/

async function newestRow(site: WholeSite, table: string, whose = 'true') {
  const row = await site.db.one<Record<string, unknown>>(
    `select * from ${table} where ${whose} order by ctid desc limit 1`,
  )
  return Object.fromEntries(
    Object.entries(row ?? {}).filter(([name]) => !differs.test(name) || name.startsWith('user')),
  )
}

export function assignmentHolds(site: () => WholeSite): void {
  describe('mass assignment', () => {
    test('no call reads a field it does not define, at any depth, nor a prototype', () => {
      const wrong: string[] = []
      for (const [name, { input }] of Object.entries<CallDefinition>(calls)) {
        const schema = input as Schema
        const read = createInputReader(input, endpointOf(name as DefinedCall).inputIn === 'query')
        const names = ownNames(schema)
        const foreign = Object.fromEntries(Object.entries(wishes).filter(([key]) => !names.includes(key)))
        let value: unknown
        try {
          value = read({ ...foreign, ...pollution })
        } catch {
          // Something it needs is missing; the reader of a call that needs nothing is the same one.
          continue
        }
        const extra = keysBelow(value).filter((key) => !names.includes(key.slice(1).split(/[.[]/)[0] ?? ''))
        if (extra.length > 0) wrong.push(`${name}: ${extra}`)
        if ((value as { isAdmin?: unknown }).isAdmin !== undefined) wrong.push(`${name}: prototype`)
      }
      expect(wrong).toEqual([])
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
    })

    test('no schema lets unknown fields through: bags are known by name', () => {
      const bags: string[] = []
      const look = (schema: Schema & { additionalProperties?: unknown; items?: unknown }, place: string): void => {
        if (schema.patternProperties || (schema.additionalProperties && schema.additionalProperties !== false))
          bags.push(place)
        for (const [key, part] of Object.entries(schema.properties ?? {})) look(part, `${place}.${key}`)
        for (const part of schema.allOf ?? []) look(part, place)
        if (typeof schema.items === 'object' && schema.items) look(schema.items as Schema, `${place}[]`)
      }
      for (const [name, { input }] of Object.entries<CallDefinition>(calls)) look(input as Schema, name)
      expect(bags).toEqual(['sendMessage.payload'])
    })

    test('every call with every wish leaves money, rights and names of everybody as they were', async () => {
      const before = await possessions(site())
      const { token } = await site().signIn('visitor')
      const failed: string[] = []
      let made = 0
      const keeps = new Set(['signOut', 'login', 'register', 'checkIn', 'claimTask', 'sendGift', 'recordWatchTime'])
      for (const name of Object.keys(calls) as DefinedCall[]) {
        const { method, path, inputIn } = endpointOf(name)
        if (keeps.has(name)) continue
        const body = JSON.stringify({ ...wishes, ...pollution }).replace('{', '{"__proto__":{"role":"admin"},')
        const query = new URLSearchParams(Object.entries(wishes).map(([key, value]) => [key, String(value)]))
        for (const polluted of ['__proto__[role]', '__proto__.role', 'constructor[prototype][role]'])
          query.set(polluted, 'admin')
        const reply = await site().app.fastify.inject({
          method,
          url: inputIn === 'body' ? path : `${path}?${query}`,
          headers: { token, ...(inputIn === 'body' ? { 'content-type': 'application/json' } : {}) },
          ...(inputIn === 'body' ? { payload: body } : {}),
        })
        expect([name, reply.statusCode]).toEqual([name, 200])
        if (reply.payload.includes('"reason":"internal"')) failed.push(name)
        // Enough for the turns of plain calls.
        made += 1
        if (made % 40 === 0) await site().clock.skip(10_000)
      }
      expect(failed).toEqual([])
      expect(await possessions(site())).toEqual(before)
      expect(({} as { role?: unknown }).role).toBeUndefined()
    })

    test('the own profile takes what it is for, and nothing else of what it is sent', async () => {
      const { token } = await site().signIn('visitor')
      const before = await possessions(site())
      const sent = { ...wishes, ...pollution, signature: 'wished for more', sex: 2 }
      expect((await site().call('updateProfile', sent as never, { token })).code).toBe(0)
      expect(await possessions(site())).toEqual(before)
      expect(await site().ok('getOwnUser', {}, { token })).toMatchObject({
        signature: 'wished for more',
        sex: 2,
        id: 1,
      })
    })

    test.each(makers)(
      '$call makes the same row with wishes as without',
      async ({ call, who, table, whose, input, wishes: own }) => {
        const { token } = await site().signIn(who)
        const rows: object[] = []
        for (const turn of [1, 2]) {
          await site().clock.skip(3_600_000)
          const now = Math.floor(site().clock.now() / 1_000)
          const sent = turn === 1 ? input(turn, now) : { ...wishes, ...pollution, ...own, ...input(turn, now) }
          expect(await site().call(call, sent as never, { token })).toMatchObject({ code: 0 })
          rows.push(await newestRow(site(), table, whose))
        }
        expect(Object.keys(rows[0] ?? {}).length).toBeGreaterThan(2)
        expect(rows[1]).toEqual(rows[0])
      },
    )
  })
}
