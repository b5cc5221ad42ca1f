import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { minuteMs } from '@pitchside/base'
import { type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'

const room = 3
let site: TestSite
let anchor: SignedIn
let rich: SignedIn
let fan: SignedIn
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
  // Nobody but the people of the test: the demo's simulated ones watch as well.
  await site.db.query('update rooms set is_live = false, is_demo = false where uid = $1', [room])
  await site.db.query('delete from room_watch_minutes where room_uid = $1', [room])
  ;[anchor, rich, fan] = await Promise.all([site.signIn('anchor'), site.signIn('rich'), site.signIn('visitor')])
})
afterAll(() => site.close())

const now = () => site.clock.now()
async function begin(title: string): Promise<number> {
  await site.clock.skip(minuteMs)
  const row = await site.db.one<{ id: number }>(
    `insert into broadcast_plans (uid, kind, title, starts_at, state, opened_at, on_air_at)
     values ($1, 2, $2, $3, 1, $3, $3) returning id`,
    [room, title, now()],
  )
  return row!.id
}
async function end(id: number): Promise<void> {
  await site.clock.skip(minuteMs)
  await site.db.query('update broadcast_plans set state = 2, ended_at = $2 where id = $1', [id, now()])
  await site.clock.skip(minuteMs)
}
const report = (id: number) => site.ok('getBroadcastReport', { id }, { token: anchor.token })
const give = (num: number) => site.ok('sendGift', { gift_id: 2, anchor_id: room, num, type: 0 }, { token: rich.token })
const say = (text: string, { token }: SignedIn) => site.ok('sendRoomMessage', { uid: room, text }, { token })
const withdrawable = async () => Number((await site.ok('getOwnUser', {}, { token: anchor.token })).withdrawal_balance)

test('AIR-01 the report says what ledger and chat history say, and nothing of before or after', async () => {
  await give(7)
  await say('before it begins', fan)
  const id = await begin('evening')
  const earnedBefore = await withdrawable()
  await site.db.query('insert into room_watch_minutes (room_uid, minute, people) values ($1, $2, 3), ($1, $3, 5)', [
    room,
    Math.floor(now() / minuteMs),
    Math.floor(now() / minuteMs) + 1,
  ])
  await give(3)
  await give(1)
  await site.ok('buyNobleTier', { id: 1, anchor_id: room }, { token: rich.token })
  await say('first', fan)
  await site.clock.skip(5_000)
  await say('second', fan)
  await say('thank you', anchor)
  await site.clock.skip(5_000)
  await say('spam', fan)
  const spam = await site.db.one<{ id: number }>("select max(id) as id from room_messages where text = 'spam'")
  await site.ok('removeRoomLine', { anchor_id: room, id: spam!.id }, { token: anchor.token })
  await site.db.query('delete from follows where target_id = $1 and user_id = $2', [room, fan.userId])
  await site.ok('toggleFollow', { id: room }, { token: fan.token })
  await end(id)
  const earned = (await withdrawable()) - earnedBefore
  await give(5)
  await say('after it was over', fan)

  const got = await report(id)
  // By the wallet, which is the ledger, and by the history that everybody reads.
  expect(got.income).toBe(earned)
  expect(got.coin).toBe(4 * 66)
  const { RspMsgList } = await site.ok('getRoomHistory', { id: String(room) })
  const history = RspMsgList.flatMap(({ MsgBody }) => {
    const { message } = JSON.parse(MsgBody[0]!.MsgContent.Data) as {
      message: { no: number; at: number; text?: string }
    }
    return message.no === 105 ? [message] : []
  })
  const said = history.filter(({ at }) => at >= got.starttime * 1_000 && at <= (got.starttime + got.duration) * 1_000)
  expect(said.map(({ text }) => text)).toEqual(['thank you', 'second', 'first'])
  expect(got.lines).toBe(said.length)
  expect(got).toMatchObject({ talkers: 2, givers: 1, follows: 1, nobles: 1, watch_minutes: 8, is_over: 1 })
  // The minutes add up to the sums.
  const sum = (what: 'people' | 'lines' | 'coin') => got.minutes.reduce((total, minute) => total + minute[what], 0)
  expect([sum('people'), sum('lines'), sum('coin')]).toEqual([got.watch_minutes, got.lines, got.coin])
})

test('AIR-01 it stands beside the five before it, the newest first', async () => {
  const ids: number[] = []
  for (const title of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const id = await begin(title)
    await end(id)
    ids.push(id)
  }
  const { before, title, minutes } = await report(ids.at(-1)!)
  expect(title).toBe('six')
  expect(before.map((row) => row.title)).toEqual(['five', 'four', 'three', 'two', 'one'])
  // Quiet minutes are minutes as well.
  expect(minutes.map(({ people }) => people)).toEqual([0, 0])
  expect((await site.call('getBroadcastReport', { id: 999_999_999 }, { token: anchor.token })).reason).toBe(
    'broadcast-unknown',
  )
})
