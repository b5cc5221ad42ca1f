import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { RoomPoll, ServerFrame } from '@pitchside/contract'
import { pollLimits } from '@pitchside/contract/rooms'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let anchor: SignedIn
let fan: SignedIn
let other: SignedIn
/** The anchor's room, which shows the demo. */
const room = 3

beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true }, only: [...accountModules, 'live', 'polls', 'notices'] })
  anchor = await site.signIn('anchor')
  fan = await site.signIn('visitor')
  other = await site.signIn('rich')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.query('delete from polls')
})

const wish = { question: '谁先进球？', options: ['主队', '客队', '都不进'], seconds: 60 as const }
const open = (part: Partial<typeof wish> = {}) => site.call('openPoll', { ...wish, ...part }, { token: anchor.token })
const seen = (token?: string) => site.ok('getPoll', { uid: room }, token ? { token } : {})
const vote = (id: number, choice: number, by = fan) => site.call('votePoll', { id, choice }, { token: by.token })

/** The poll a frame tells of. */
const pollIn = ({ data }: ServerFrame): RoomPoll | undefined =>
  data && 'type' in data && data.type === 'room' ? data.poll : undefined

test('AIR-01 a poll is asked, each member answers once, and the room sees the result as it grows and ends', async () => {
  const socket = await site.socket()
  await socket.subscribe({ topic: `room.${room}` })
  const { id } = (await open()).data!
  const first = await socket.next((frame) => pollIn(frame) !== undefined)
  expect(pollIn(first)).toMatchObject({ id, is_over: 0, options: [{ votes: 0 }, {}, {}] })
  expect(await seen()).toMatchObject({ id, question: wish.question, mine: -1, is_over: 0 })
  expect((await vote(id, 1)).data).toMatchObject({ mine: 1, options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] })
  // A second vote changes nothing, whatever it says.
  expect((await vote(id, 0)).data).toMatchObject({ mine: 1, options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] })
  await vote(id, 1, other)
  expect((await vote(id, 3, other)).reason).toBe('input-invalid')
  expect((await vote(id, 0, anchor)).reason).toBe('poll-own')
  expect((await site.call('votePoll', { id, choice: 0 }, {})).reason).toBe('login-needed')
  expect((await seen(fan.token))?.mine).toBe(1)
  await site.clock.advance(61_000)
  const last = await socket.next((frame) => pollIn(frame)?.is_over === 1)
  expect(pollIn(last)?.options.map(({ votes }) => votes)).toEqual([0, 2, 0])
  expect((await vote(id, 0, await site.signIn(201))).reason).toBe('poll-over')
  expect(await seen()).toMatchObject({ id, is_over: 1 })
  await site.clock.skip(4 * 60_000)
  expect(await seen()).toBeNull()
})

test('AIR-01 one poll runs at a time, and its anchor may end it early', async () => {
  const { id } = (await open()).data!
  expect((await open()).reason).toBe('poll-running')
  const second = await site.signIn('secondAnchor')
  expect((await site.call('closePoll', { id }, { token: second.token })).reason).toBe('poll-unknown')
  await site.ok('closePoll', { id }, { token: anchor.token })
  expect((await vote(id, 0)).reason).toBe('poll-over')
  expect((await open()).code).toBe(0)
})

test.each<[string, object]>([
  ['poll-empty', { question: ' \u200b' }],
  ['poll-empty', { options: ['a', ' \u202e '] }],
  ['poll-same', { options: ['a', ' a '] }],
  ['poll-long', { question: '字'.repeat(pollLimits.questionChars + 1) }],
  ['input-invalid', { options: ['a'] }],
  ['input-invalid', { options: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['input-invalid', { seconds: 7 }],
])('AIR-01 refused: %s %j', async (reason, part) => {
  expect((await open(part)).reason).toBe(reason)
})

test('AIR-01 who was sent away does not vote, and a room off air asks nothing', async () => {
  const { id } = (await open()).data!
  await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values ($1, $2, 0)', [room, fan.userId])
  expect((await vote(id, 0)).reason).toBe('room-kicked')
  await site.db.query('delete from room_kicks')
  await site.db.query('delete from polls')
  await site.db.query('update rooms set is_live = false where uid = $1', [room])
  expect((await open()).reason).toBe('poll-off-air')
  await site.db.query('update rooms set is_live = true where uid = $1', [room])
})

test('AIR-06 the viewers of a broadcast that ended go where its anchor sent them, as long as that room is on air', async () => {
  const raid = (uid: number) => site.call('setRaid', { uid }, { token: anchor.token })
  const next = () => site.ok('getNextRoom', { uid: room })
  const [hottest] = (await site.ok('listRooms', { limit: 60 })).data
  const cold = (await site.ok('listRooms', { limit: 60 })).data.findLast(({ uid }) => uid !== room)!
  expect(await next()).toMatchObject({ room: { uid: hottest!.uid }, why: 3 })
  expect((await raid(room)).reason).toBe('raid-off-air')
  expect((await raid(987_654)).reason).toBe('room-unknown')
  expect((await raid(cold.uid)).code).toBe(0)
  // Pressed twice, it is told once.
  await raid(cold.uid)
  const raided = await site.signIn(cold.uid)
  const { data } = await site.ok('listNotices', { type: 5 } as never, { token: raided.token, language: 'en' })
  expect(data).toMatchObject([{ title: expect.stringContaining('sends you the viewers'), url: '/member?type=9' }])
  expect(await next()).toMatchObject({ room: { uid: cold.uid }, why: 4 })
  await site.db.query('update rooms set is_live = false where uid = $1', [cold.uid])
  expect((await next()).why).toBe(3)
  await site.db.query('update rooms set is_live = true where uid = $1', [cold.uid])
  // An old one is over: the room may have been on air since.
  await site.clock.skip(11 * 60_000)
  expect((await next()).why).toBe(3)
})
