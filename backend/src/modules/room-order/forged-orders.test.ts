import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { CallInput, DefinedCall } from '@pitchside/contract'
import { demoAccounts } from '../account/account.module'
import { assistant, fan, type OrderRoom, openOrderRoom, order, room } from './order-room.fixture'

let open: OrderRoom
let site: OrderRoom['site']
let tokens: OrderRoom['tokens']
let king: OrderRoom['king']
let guest: OrderRoom['guest']
let as: OrderRoom['as']
let done: OrderRoom['done']
let reasonOf: OrderRoom['reasonOf']
let say: OrderRoom['say']
beforeAll(async () => {
  open = await openOrderRoom()
  ;({ site, tokens, king, guest, as, done, reasonOf, say } = open)
})
afterAll(() => open.site.close())
beforeEach(() => open.calm())

describe('forged requests', () => {
  test.each([
    ['a visitor', undefined, 700],
    ['a member', 'visitor', 'not-allowed'],
    ['the anchor of another room', 'secondAnchor', 'not-allowed'],
  ])('LIVE-09 %s keeps no order here', async (_name, who, refusal) => {
    const target = { uid: guest, anchor_id: room }
    const page = { anchor_id: room }
    const [helper] = await done('anchor', 'listRoomManagers', page).then(({ data }) => data)
    const tries: [DefinedCall, object][] = [
      ['setTaboo', target],
      ['liftTaboo', target],
      ['kickFromRoom', target],
      ['liftKick', target],
      ['toggleRoomManager', target],
      ['removeRoomManager', { id: helper!.id }],
      ['listRoomManagers', page],
      ['listTaboos', page],
      ['listKicks', page],
    ]
    for (const [name, input] of tries) {
      const { code, reason } = await site.call(name, input as never, { token: who === undefined ? '' : tokens[who] })
      expect([name, refusal === 700 ? code : reason]).toEqual([name, refusal])
    }
    expect(await site.db.query('select 1 from room_taboos union all select 1 from room_kicks')).toEqual([])
    expect((await done('anchor', 'listRoomManagers', page)).total).toBe(1)
  })

  test.each([
    ['assistant', assistant, 'order-self'],
    ['assistant', room, 'order-anchor'],
    ['assistant', demoAccounts.admin.id, 'order-staff'],
    ['anchor', room, 'order-self'],
    ['admin', room, 'order-anchor'],
    ['anchor', 987_654, 'user-unknown'],
  ])('LIVE-09 %s can not silence or kick %i: %s', async (who, uid, refusal) => {
    for (const name of ['setTaboo', 'kickFromRoom'] as const)
      expect(await reasonOf(who, name, { uid, anchor_id: room })).toBe(refusal)
  })

  test('LIVE-09 an assistant does not appoint, dismiss, silence a colleague, or send away a high noble', async () => {
    await done('anchor', 'toggleRoomManager', order)
    expect(await reasonOf('assistant', 'toggleRoomManager', { uid: guest, anchor_id: room })).toBe('not-allowed')
    expect(await reasonOf('assistant', 'toggleRoomManager', order)).toBe('not-allowed')
    expect(await reasonOf('assistant', 'setTaboo', order)).toBe('order-assistant')
    expect(await reasonOf('assistant', 'kickFromRoom', order)).toBe('order-assistant')
    expect(await reasonOf('assistant', 'kickFromRoom', { uid: king, anchor_id: room })).toBe('order-noble')
    expect((await as('anchor', 'kickFromRoom', { uid: king, anchor_id: room })).code).toBe(0)
  })

  test('the platform keeps order in every room', async () => {
    await done('admin', 'setTaboo', { uid: fan, anchor_id: 104 })
    expect((await say('visitor', 'hm', 104)).reason).toBe('room-silenced')
    await done('admin', 'liftTaboo', { uid: fan, anchor_id: 104 })
    await done('admin', 'kickFromRoom', { uid: fan, anchor_id: 104 })
    expect((await done('admin', 'listKicks', { anchor_id: 104 })).map(({ uid }) => uid)).toEqual([fan])
    await done('admin', 'liftKick', { uid: fan, anchor_id: 104 })
    expect(await reasonOf('admin', 'setTaboo', { uid: fan, anchor_id: 1 })).toBe('room-unknown')
  })

  test.each([{ time: -1 }, { time: 31_536_001 }, { time: 'soon' }, { uid: 0 }, { uid: 'x' }])(
    'input %j is refused',
    async (odd) => {
      const input = { ...order, ...odd } as CallInput<'setTaboo'>
      expect(await reasonOf('anchor', 'setTaboo', input)).toBe('input-invalid')
    },
  )

  test('who is silenced or was sent away is nobody else’s business', async () => {
    await done('anchor', 'setTaboo', order)
    await done('anchor', 'kickFromRoom', order)
    const seen = (who: string | undefined) =>
      site.ok('getRoomStanding', order, who === undefined ? {} : { token: tokens[who] ?? '' })
    expect(await seen(undefined)).toEqual({ is_admin: 0, is_taboo: 0, is_kick: 0, until: 0 })
    expect(await seen('rich')).toMatchObject({ is_taboo: 0, is_kick: 0 })
    expect(await seen('assistant')).toMatchObject({ is_taboo: 1, is_kick: 1 })
    expect(await site.ok('getRoomStanding', { uid: assistant, anchor_id: room })).toMatchObject({ is_admin: 1 })
  })
})
