import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CallInput, limits, type RoomMessage } from '@pitchside/contract'
import { signInCrowd } from '../../testing/crowd'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

const countdownMs = limits.envelopeCountdownS * 1_000
const lifetimeMs = limits.envelopeLifetimeS * 1_000
const room = 101
let site: TestSite
let rich: string
let visitor: string
let assistant: string

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'envelopes', 'nobles', 'horns'] })
})
beforeEach(async () => {
  await site.clock.skip(60_000)
  rich = (await site.signIn('rich')).token
  visitor = (await site.signIn('visitor')).token
  assistant = (await site.signIn('assistant')).token
})
afterEach(async () => {
  expect(await ledgerProblems(site.db)).toEqual([])
  await site.clock.skip(countdownMs + lifetimeMs)
})
afterAll(() => site.close())

type Order = CallInput<'sendRedEnvelope'>
const order = (part: Partial<Order> = {}): Order => ({
  uid: room,
  amount: 100,
  number: 10,
  is_lucky: 0,
  type: 0,
  ...part,
})
const tenths = (text: string) => Math.round(Number(text) * 10)
const balance = async (token: string) => tenths((await site.ok('getOwnUser', {}, { token })).balance)

/** Sends one and gives its number. */
async function send(part: Partial<Order> = {}, token = rich): Promise<number> {
  await site.ok('sendRedEnvelope', order(part), { token })
  const waiting = await site.ok('getRedEnvelopes', { id: part.uid ?? room }, { token })
  return waiting.at(-1)!.id
}
const claim = (id: number, token: string) => site.call('claimRedEnvelope', { id }, { token })

describe('sending', () => {
  test('LIVE-06 an envelope leaves the wallet, stands in the chat and waits in the room', async () => {
    const before = await balance(rich)
    const socket = await site.socket()
    await socket.subscribe({ topic: `room.${room}` })
    const id = await send({ amount: 66, number: 6 })
    const frame = await socket.next(({ data }) => 'message' in data && (data.message as RoomMessage).no === 106)
    expect(frame.data).toMatchObject({
      message: { uid: 2, red: { id, amount: 66, number: 6, countdown_time: limits.envelopeCountdownS } },
    })
    expect(await balance(rich)).toBe(before - 660)
    expect(await site.ok('getRedEnvelopes', { id: room })).toMatchObject([
      { id, amount: 66, number: 6, surplus: 6, countdown_time: limits.envelopeCountdownS, is_receive: 0, is_lucky: 0 },
    ])
  })

  test('LIVE-06 one key is one envelope, however often and at once it comes; another content is refused', async () => {
    const before = await balance(rich)
    const click = () => site.call('sendRedEnvelope', order({ nonce: 'one' }), { token: rich })
    const replies = await Promise.all(Array.from({ length: 8 }, click))
    expect(replies.map(({ code }) => code)).toEqual(Array(8).fill(0))
    expect(await balance(rich)).toBe(before - 1_000)
    const other = await site.call('sendRedEnvelope', order({ nonce: 'one', amount: 5 }), { token: rich })
    expect(other.reason).toBe('key-reused')
    const { RspMsgList } = await site.ok('getRoomHistory', { id: String(room) })
    const lines = RspMsgList.map(({ MsgBody }) => JSON.parse(MsgBody[0]!.MsgContent.Data).message as RoomMessage)
    expect(lines.filter(({ red, at }) => red && at === site.clock.now())).toHaveLength(1)
  })

  test('two clicks of a client without keys are one envelope', async () => {
    const before = await balance(rich)
    await Promise.all([0, 1, 2].map(() => site.ok('sendRedEnvelope', order(), { token: rich })))
    expect(await balance(rich)).toBe(before - 1_000)
  })

  test('the anchor may send too, and have a share of it', async () => {
    const anchor = (await site.signIn(room)).token
    await site.db.transaction((tx) =>
      site.modules.wallet.wallet.grant(tx, {
        userId: room as never,
        kind: 'opening',
        tenths: 500,
        key: 'for the anchor',
      }),
    )
    const id = await send({ amount: 50, number: 1, type: 1 }, anchor)
    await site.clock.skip(countdownMs)
    expect((await claim(id, anchor)).data).toBe('50')
  })

  test.each<[string, Partial<Order>]>([
    ['balance-short', { amount: 999_999 }],
    ['envelope-shares', { amount: 1, number: 11 }],
    ['room-unknown', { uid: 999 }],
    ['input-invalid', { amount: 0 }],
    ['input-invalid', { amount: 1.5 }],
    ['input-invalid', { number: 0 }],
    ['input-invalid', { number: limits.envelopeSharesMax + 1 }],
    ['input-invalid', { is_lucky: 2 as never }],
    ['input-invalid', { type: 2 }],
  ])('refuses with %s: %j', async (reason, part) => {
    const before = await balance(visitor)
    expect(await site.call('sendRedEnvelope', order(part), { token: visitor })).toMatchObject({ code: 1, reason })
    expect(await balance(visitor)).toBe(before)
  })

  test('a visitor is asked to log in, a kicked member is refused', async () => {
    expect((await site.call('sendRedEnvelope', order())).code).toBe(700)
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (109, 2, 0)')
    expect((await site.call('sendRedEnvelope', order({ uid: 109 }), { token: rich })).reason).toBe('room-kicked')
  })
})

describe('claiming', () => {
  test('LIVE-06 not before the countdown, once per member, and the sender may too', async () => {
    const id = await send({ amount: 2, number: 3, is_lucky: 1 })
    expect(await claim(id, visitor)).toMatchObject({ code: 1, reason: 'envelope-early' })
    await site.clock.skip(countdownMs)
    const before = await balance(visitor)
    expect(await claim(id, visitor)).toMatchObject({ code: 0, data: '0.7' })
    expect(await balance(visitor)).toBe(before + 7)
    expect(await claim(id, visitor)).toMatchObject({ reason: 'envelope-taken', data: { amount: '0.7' } })
    expect((await claim(id, rich)).data).toBe('0.7')
    const [own] = await site.ok('getRedEnvelopes', { id: room }, { token: visitor })
    expect(own).toMatchObject({ surplus: 1, is_receive: 1, receive_amount: '0.7' })
    expect((await claim(id, assistant)).data).toBe('0.6')
    expect((await claim(id, (await site.signIn('expert')).token)).reason).toBe('envelope-empty')
    expect(await site.ok('getRedEnvelopes', { id: room })).toEqual([])
  })

  test('LIVE-06 the room hears how many shares are left', async () => {
    const id = await send({ number: 2 })
    await site.clock.skip(countdownMs)
    const socket = await site.socket()
    await socket.subscribe({ topic: `room.${room}` })
    await claim(id, visitor)
    expect((await socket.next(({ data }) => data.type === 'envelope' && data.id === id)).data).toMatchObject({
      surplus: 1,
    })
  })

  test('LIVE-06 the result names everybody, and the best once a random one is empty', async () => {
    const id = await send({ number: 2 })
    await site.clock.skip(countdownMs)
    const first = tenths((await claim(id, visitor)).data)
    const early = await site.ok('listEnvelopeClaims', { id }, { token: visitor })
    expect(early).toMatchObject({ total: 1, info: { surplus: 1, is_receive: 1 }, data: [{ uid: 1, is_best: 0 }] })
    const second = tenths((await claim(id, assistant)).data)
    expect(first + second).toBe(1_000)
    const { data } = await site.ok('listEnvelopeClaims', { id })
    expect(data.map(({ uid }) => uid).sort()).toEqual([1, 5])
    expect(data.find(({ is_best }) => is_best === 1)?.uid).toBe(first >= second ? 1 : 5)
    expect((await site.call('listEnvelopeClaims', { id: 99_999 })).reason).toBe('envelope-unknown')
  })

  test('LIVE-06 an envelope for fans is for fans', async () => {
    const id = await send({ type: 1 })
    await site.clock.skip(countdownMs)
    expect((await claim(id, assistant)).reason).toBe('envelope-fans')
    await site.ok('toggleFollow', { id: room }, { token: assistant })
    expect((await claim(id, assistant)).code).toBe(0)
    await site.ok('toggleFollow', { id: room }, { token: assistant })
  })

  test('kicked members, visitors and unknown envelopes are refused', async () => {
    const id = await send({ uid: 108 })
    await site.clock.skip(countdownMs)
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (108, 1, 0)')
    expect((await claim(id, visitor)).reason).toBe('room-kicked')
    expect((await site.call('claimRedEnvelope', { id })).code).toBe(700)
    expect((await claim(99_999, visitor)).reason).toBe('envelope-unknown')
  })

  test('LIVE-06 500 members at once on 100 shares: 100 shares, every tenth, nobody twice', async () => {
    const crowd = await signInCrowd(site, 500, 50_000)
    const id = await send({ amount: 1_000, number: 100 })
    await site.clock.skip(countdownMs)
    const replies = await Promise.all(crowd.map((token) => claim(id, token)))
    const paid = replies.filter(({ code }) => code === 0).map(({ data }) => tenths(data))
    expect(paid).toHaveLength(100)
    expect(paid.reduce((sum, share) => sum + share, 0)).toBe(10_000)
    expect(replies.filter(({ reason }) => reason === 'envelope-empty')).toHaveLength(400)
  })

  test('LIVE-06 50 members with 10 clicks each: one share each', async () => {
    const crowd = await signInCrowd(site, 50, 60_000)
    const id = await send({ amount: 100, number: 200, is_lucky: 1 })
    await site.clock.skip(countdownMs)
    const clicks = crowd.flatMap((token) => Array.from({ length: 10 }, () => claim(id, token)))
    const codes = (await Promise.all(clicks)).map(({ code, reason }) => (code === 0 ? 'ok' : reason))
    expect(codes.filter((outcome) => outcome === 'ok')).toHaveLength(50)
    expect(new Set(codes)).toEqual(new Set(['ok', 'envelope-taken', 'too-often']))
    expect((await site.ok('listEnvelopeClaims', { id })).total).toBe(50)
  })
})

describe('expiry', () => {
  test('LIVE-06 what nobody claimed returns to the sender, once', async () => {
    const before = await balance(rich)
    const id = await send({ amount: 10, number: 10, is_lucky: 1 })
    await site.clock.skip(countdownMs)
    await claim(id, visitor)
    await site.clock.skip(lifetimeMs - 1)
    expect(await balance(rich)).toBe(before - 100)
    await site.clock.skip(5_001)
    expect(await balance(rich)).toBe(before - 10)
    expect(await site.modules.envelopes.close(id)).toBe(false)
    expect([(await claim(id, assistant)).reason, await balance(rich)]).toEqual(['envelope-over', before - 10])
  })

  test('LIVE-06 many refunds at once are one; before its time there is none', async () => {
    const before = await balance(rich)
    const { close } = site.modules.envelopes
    await site.ok('sendRedEnvelope', order(), { token: rich })
    const [{ id } = { id: 0 }] = await site.db.query<{ id: number }>('select max(id) as id from red_envelopes')
    expect(await close(id)).toBe(false)
    await site.db.query('update red_envelopes set opens_at = 1, expires_at = 2 where id = $1', [id])
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => close(id)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await balance(rich)).toBe(before)
  })

  test('LIVE-06 claims and the refund race: every tenth has one owner', async () => {
    const crowd = await signInCrowd(site, 60, 70_000)
    const before = await balance(rich)
    const id = await send({ amount: 60, number: 60 })
    await site.clock.skip(countdownMs + lifetimeMs - 1)
    const claims = crowd.map((token) => claim(id, token))
    const moved = new Promise<void>((resolve, reject) => {
      setImmediate(() => site.clock.skip(6_000).then(resolve, reject))
    })
    const replies = await Promise.all(claims)
    await moved
    await site.clock.skip(6_000)
    const paid = replies.filter(({ code }) => code === 0).reduce((sum, { data }) => sum + tenths(data), 0)
    const refunded = (await balance(rich)) - (before - 600)
    expect(paid + refunded).toBe(600)
    expect(new Set(replies.map(({ code, reason }) => (code === 0 ? 'ok' : reason)))).not.toContain('internal')
  })
})
