import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallInput, type DefinedCall, limits, type RoomMessage, type ServerFrame } from '@pitchside/contract'
import { demoAccounts } from './modules/account/account.module'
import { ledgerProblems } from './testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from './testing/test-app'
import type { TestSocket } from './testing/test-socket'

/** Two anchors, the assistant of the first, and three visitors; where everybody sits. */
const seats = { anchor: 3, assistant: 3, visitor: 3, rich: 3, secondAnchor: 4, expert: 4 } as const
type Person = keyof typeof seats
const people = Object.keys(seats) as Person[]
const idOf = (who: Person): number => demoAccounts[who].id

let site: TestSite
const tokens: Record<string, string> = {}
const sockets = {} as Record<Person, TestSocket>

const lineIn = (frame: ServerFrame): RoomMessage | undefined =>
  frame.code === 100 && frame.data.type === 'chat' ? frame.data.message : undefined
const ok = <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
  site.ok(name, input, { token: tokens[who] })
const reasonOf = async <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
  (await site.call(name, input, { token: tokens[who] })).reason

/** A line in short: its kind, who it is by, and what it says. */
function short({ no, uid, text, gift, red, nobel, taboo, kick }: RoomMessage): string {
  const what = text ?? (gift && `${gift.num}x${gift.combo}`) ?? (red && `${red.amount}/${red.number}`)
  return [no, uid, what ?? nobel?.guard_swf ?? taboo?.status ?? kick?.uid ?? ''].join(' ')
}

/** What somebody's page was told since it came in; the invented guests of the demo left out. */
const seen = (who: Person): string[] =>
  sockets[who].frames.flatMap((frame) => {
    const line = lineIn(frame)
    if (line) return line.uid < 100 && line.no !== 102 ? [short(line)] : line.nobel && line.uid < 100 ? ['noble'] : []
    if (frame.code !== 100) return []
    if (frame.data.type === 'taboo') return [`taboo ${frame.data.status}`]
    if (frame.data.type === 'horn') return [`horn ${frame.data.info.content}`]
    if (frame.data.type === 'room' && frame.data.event === 'kickout') return [`kickout ${frame.data.uid}`]
    return []
  })

beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'wallet', 'live', 'roomOrder', 'gifts', 'envelopes', 'nobles', 'horns'],
  })
  tokens.admin = (await site.signIn('admin')).token
  for (const who of people) {
    tokens[who] = (await site.signIn(who)).token
    sockets[who] = await site.socket({ token: tokens[who] })
    await sockets[who].subscribe({ topic: 'system' })
    // The rich visitor comes into the room as a noble, later; gifts need no open page.
    if (who !== 'rich') await sockets[who].subscribe({ topic: `room.${seats[who]}` })
  }
})
afterAll(() => site.close())

async function silenceAndLift(): Promise<void> {
  const order = { uid: idOf('visitor'), anchor_id: 3 }
  await ok('assistant', 'setTaboo', { ...order, time: 600 })
  expect(await reasonOf('visitor', 'sendRoomMessage', { uid: 3, text: 'not heard' })).toBe('room-silenced')
  expect(await reasonOf('expert', 'liftTaboo', order)).not.toBe(undefined)
  await ok('assistant', 'liftTaboo', order)
  await ok('visitor', 'sendRoomMessage', { uid: 3, text: 'heard again' })
}

async function giveThrice(): Promise<void> {
  const gift = (await site.ok('listGifts', {})).at(-1)!
  for (const nonce of ['one', 'two', 'two', 'three'])
    await ok('rich', 'sendGift', { gift_id: gift.id, anchor_id: 3, num: 1, type: 0, nonce })
  const [giver] = await site.ok('getRoomRanking', { uid: 3 })
  expect(giver).toMatchObject({ uid: idOf('rich'), amount: (gift.needcoin * 3).toFixed(1) })
  expect(await reasonOf('anchor', 'sendGift', { gift_id: gift.id, anchor_id: 3, num: 1, type: 0, nonce: 'own' })).toBe(
    'gift-self',
  )
}

async function shareAnEnvelope(): Promise<void> {
  await ok('rich', 'sendRedEnvelope', { uid: 3, amount: 30, number: 2, is_lucky: 1, type: 0, nonce: 'envelope' })
  const [envelope] = await site.ok('getRedEnvelopes', { id: 3 })
  const id = envelope!.id
  expect(await reasonOf('visitor', 'claimRedEnvelope', { id })).toBe('envelope-early')
  await site.clock.skip(limits.envelopeCountdownS * 1_000)
  expect(await ok('visitor', 'claimRedEnvelope', { id })).toBe('15')
  expect(await reasonOf('visitor', 'claimRedEnvelope', { id })).toBe('envelope-taken')
  expect(await ok('assistant', 'claimRedEnvelope', { id })).toBe('15')
  expect(await reasonOf('anchor', 'claimRedEnvelope', { id })).toBe('envelope-empty')
}

async function enterAsNoble(): Promise<void> {
  const { goard } = await site.ok('listNobleTiers', {})
  await ok('rich', 'buyNobleTier', { id: goard.at(-1)!.id, nonce: 'noble' })
  await sockets.rich.subscribe({ topic: 'room.3' })
  await sockets.anchor.next((frame) => lineIn(frame)?.nobel !== undefined && lineIn(frame)?.uid === idOf('rich'))
}

async function blowTheHorn(): Promise<void> {
  await ok('rich', 'sendHorn', { content: 'see you' })
  const [horn] = (await ok('admin', 'listHornsToReview', {})).data
  expect(await reasonOf('expert', 'reviewHorn', { id: horn!.id, status: 1 })).not.toBe(undefined)
  await ok('admin', 'reviewHorn', { id: horn!.id, status: 1 })
}

async function sendAway(): Promise<void> {
  await ok('anchor', 'kickFromRoom', { uid: idOf('visitor'), anchor_id: 3 })
  await sockets.visitor.next(
    (frame) => frame.code === 100 && frame.data.type === 'room' && frame.data.event === 'kickout',
  )
  expect(await reasonOf('visitor', 'getRoom', { uid: 3 })).toBe('room-kicked')
  expect(await sockets.visitor.subscribe({ topic: 'room.3' })).toMatchObject({ data: { type: 'refused' } })
  expect(await sockets.visitor.subscribe({ topic: 'room.4' })).toMatchObject({ data: { type: 'subscribed' } })
}

test('LIVE-05 LIVE-06 LIVE-07 LIVE-09 an evening in two rooms: each of six pages is told exactly what it should', async () => {
  await silenceAndLift()
  await giveThrice()
  await shareAnEnvelope()
  await enterAsNoble()
  await blowTheHorn()
  await sendAway()
  await ok('anchor', 'sendRoomMessage', { uid: 3, text: 'good night' })
  await ok('secondAnchor', 'sendRoomMessage', { uid: 4, text: 'good night' })
  const isLast = (frame: ServerFrame) => lineIn(frame)?.text === 'good night'
  await Promise.all(people.map((who) => sockets[who].next(isLast)))

  const assistant = idOf('assistant')
  const upToTheKick = [
    `107 ${assistant} 1`,
    `107 ${assistant} 0`,
    `105 ${idOf('visitor')} heard again`,
    ...['1x1', '1x2', '1x3'].map((row) => `100 ${idOf('rich')} ${row}`),
    `106 ${idOf('rich')} 30/2`,
    'noble',
    'horn see you',
  ]
  const kickout = `kickout ${idOf('visitor')}`
  const stays = [
    ...upToTheKick,
    kickout,
    `108 ${idOf('anchor')} ${idOf('visitor')}`,
    `105 ${idOf('anchor')} good night`,
  ]
  for (const who of ['anchor', 'assistant'] as const) expect({ who, seen: seen(who) }).toEqual({ who, seen: stays })
  expect(seen('rich')).toEqual(stays.slice(stays.indexOf('noble')))
  // What comes over the member's own topic has no order among the lines of the room.
  const isOwnNews = (news: string) => news.startsWith('taboo')
  expect(seen('visitor').filter(isOwnNews)).toEqual(['taboo 1', 'taboo 0'])
  expect(seen('visitor').filter((news) => !isOwnNews(news))).toEqual([
    ...upToTheKick,
    kickout,
    `105 ${idOf('secondAnchor')} good night`,
  ])
  for (const who of ['secondAnchor', 'expert'] as const)
    expect({ who, seen: seen(who) }).toEqual({ who, seen: ['horn see you', `105 ${idOf('secondAnchor')} good night`] })
  expect(await ledgerProblems(site.db)).toEqual([])
})
