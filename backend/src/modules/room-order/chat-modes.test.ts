import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { fan, type OrderRoom, openOrderRoom, room } from './order-room.fixture'

let open: OrderRoom
let say: OrderRoom['say']
const free = { anchor_id: room, slow: 0, followers: 0, emotes: 0 } as const
const rules = async () => (await open.site.ok('getRoom', { uid: room })).rules

beforeAll(async () => {
  open = await openOrderRoom()
  ;({ say } = open)
})
afterAll(() => open.site.close())
beforeEach(async () => {
  await open.calm()
  await open.site.db.query('delete from follows where target_id = $1 and user_id = $2', [room, fan])
  await open.done('anchor', 'setRoomRules', free)
})

test('AIR-07 slow mode: one line in so many seconds, told with the moment of the next; who keeps order is free', async () => {
  await open.done('assistant', 'setRoomRules', { ...free, slow: 30 })
  expect((await say('visitor', 'first')).code).toBe(0)
  await open.site.clock.advance(10_000)
  const refused = await open.site.call(
    'sendRoomMessage',
    { uid: room, text: 'second' },
    { token: open.tokens.visitor ?? '', language: 'en' },
  )
  expect(refused).toMatchObject({ reason: 'chat-slow', msg: 'Slow mode: one line every 30 s, please wait 20 s' })
  expect(refused.data).toEqual({ until: open.site.clock.now() + 20_000 })
  for (const who of ['anchor', 'assistant'])
    for (const text of ['one', 'two']) expect((await say(who, `${who} ${text}`)).code).toBe(0)
  await open.site.clock.advance(20_000)
  const both = await Promise.all([say('visitor', 'third'), say('visitor', 'fourth')])
  expect(both.map(({ reason }) => reason).sort()).toEqual(['chat-slow', undefined])
})

test('AIR-07 followers only: who follows the anchor writes, all others are told how', async () => {
  await open.done('anchor', 'setRoomRules', { ...free, followers: 1 })
  expect(await open.reasonOf('visitor', 'sendRoomMessage', { uid: room, text: 'may I' })).toBe('chat-followers')
  await open.done('visitor', 'toggleFollow', { id: room })
  expect((await say('visitor', 'thank you')).code).toBe(0)
})

test('AIR-07 emotes only: pictures pass, words do not', async () => {
  await open.done('anchor', 'setRoomRules', { ...free, emotes: 1 })
  expect((await say('visitor', 'gooal [进球]')).reason).toBe('chat-emotes')
  expect((await say('visitor', '[进球] ⚽')).code).toBe(0)
})

test('AIR-07 the room hears how it talks, whoever comes later reads it; only those who keep order change it', async () => {
  const seat = await open.sit()
  await open.done('assistant', 'setRoomRules', { ...free, slow: 10, emotes: 1 })
  // What the room was told before may still be on its way to the seat.
  const told = await seat.next(({ data }) => JSON.stringify(data).includes('"slow":10'))
  expect(told.data).toMatchObject({ event: 'rules', rules: { slow: 10, followers: 0, emotes: 1, pinned: null } })
  expect(await rules()).toMatchObject({ slow: 10, emotes: 1 })
  expect(await open.reasonOf('visitor', 'setRoomRules', free)).toBe('not-allowed')
  expect(await open.reasonOf('anchor', 'setRoomRules', { ...free, slow: 7 } as never)).not.toBeUndefined()
  seat.close()
})

test('AIR-07 the anchor pins a line of the own room, for all to see, and takes it down', async () => {
  const { data } = await say('rich', 'the line-up is out')
  const id = (data as { id: string }).id
  const seat = await open.sit()
  await open.done('anchor', 'pinRoomMessage', { anchor_id: room, id })
  await seat.next(({ data: said }) => 'event' in said && said.event === 'rules')
  expect((await rules()).pinned).toMatchObject({ id, text: 'the line-up is out' })
  expect(await open.reasonOf('assistant', 'pinRoomMessage', { anchor_id: room })).toBe('not-allowed')
  const elsewhere = (await say('visitor', 'another room', 101)).data as { id: string }
  expect(await open.reasonOf('anchor', 'pinRoomMessage', { anchor_id: room, id: elsewhere.id })).toBe('chat-quote')
  await open.done('anchor', 'pinRoomMessage', { anchor_id: room })
  expect((await rules()).pinned).toBeNull()
  seat.close()
})

test('AIR-07 a line that is taken away stands above the others no more, and the room hears it', async () => {
  const { id } = (await say('rich', 'buy cheap coins')).data as { id: string }
  await open.done('anchor', 'pinRoomMessage', { anchor_id: room, id })
  const seat = await open.sit()
  await open.done('assistant', 'removeRoomLine', { anchor_id: room, id: Number(id.slice(1)) })
  // That it was pinned may still be on its way to the seat.
  const isTold = ({ data }: { data: object }): boolean => JSON.stringify(data).includes('"pinned":null')
  await seat.next(isTold)
  expect((await rules()).pinned).toBeNull()
  expect(await open.reasonOf('anchor', 'pinRoomMessage', { anchor_id: room, id })).toBe('chat-quote')
  seat.close()
})

test.each([
  ['deleted', (id: number) => open.site.db.query('delete from room_messages where id = $1', [id])],
  ['taken away', (id: number) => open.done('assistant', 'removeRoomLine', { anchor_id: room, id })],
])('AIR-07 a line may answer another one of its room, and loses it when that one is %s', async (_how, go) => {
  const first = (await say('rich', 'who scored')).data as { id: string }
  const send = (quote: string) => open.as('visitor', 'sendRoomMessage', { uid: room, text: 'number nine', quote })
  const answer = (await send(first.id)).data as { id: string; quote: object }
  expect(answer.quote).toMatchObject({ id: first.id, text: 'who scored' })
  expect((await send('m999999999')).reason).toBe('chat-quote')
  await go(Number(first.id.slice(1)))
  const { RspMsgList } = await open.site.ok('getRoomHistory', { id: String(room) })
  const kept = RspMsgList.map(({ MsgBody }) => JSON.parse(MsgBody[0]!.MsgContent.Data).message)
  expect(kept.find(({ id }) => id === answer.id)).toMatchObject({ text: 'number nine' })
  expect(kept.find(({ id }) => id === answer.id)).not.toHaveProperty('quote')
})
