import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Envelope, WorkChallenge } from '@pitchside/contract'
import { networkOf } from '../../kernel/network'
import { workFor } from '../../testing/do-work'
import { accountModules, type CallOptions, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules, config: { smsWork: 20 } })
})
beforeEach(() => site.db.query('delete from sms_codes'))
afterAll(() => site.close())

let numbers = 1_000
/** A number nobody asked a code for. */
const aMobile = () => `86-1371234${String(numbers++)}`

interface Try extends CallOptions {
  mobile: string
  type?: number
  work?: string
}

/** The call as it is: nothing is worked for. */
const send = ({ mobile, type = 2, work, ...options }: Try) =>
  site.call('sendCode', { mobile, type, work }, { ...options, isIdle: true }) as Promise<Envelope<unknown>>
const solved = async (wanted: Try) => (await workFor(await send(wanted))) as string
const sentTo = (mobile: string) => site.db.query('select 1 as one from sms_outbox where mobile = $1', [mobile])
const read = (work: string) =>
  JSON.parse(Buffer.from(work, 'base64').toString()) as {
    challenge: WorkChallenge
    solution: { counter: number; derivedKey: string }
  }
const written = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

/** Codes that others got within the last hour, one for each of these addresses in turn. */
async function othersGot(count: number, addresses: readonly string[]): Promise<void> {
  const now = site.clock.now()
  await site.db.query(
    `insert into sms_codes (mobile, purpose, code_hash, ip, network, sent_at, expires_at)
     select '1-' || n, 'register', '', 'a line of ' || n, ($3::text[])[1 + n % $2], $4, $4 from generate_series(1, $1) n`,
    [count, addresses.length, addresses.map(networkOf), now - 60_000],
  )
}

test('EDGE-04 nobody gets a code for free: a puzzle comes instead, and nothing is sent', async () => {
  const mobile = aMobile()
  const reply = await send({ mobile, language: 'en' })
  expect(reply).toMatchObject({
    code: 1,
    reason: 'work-needed',
    msg: 'The security check was not completed, please try again',
    data: {
      parameters: { algorithm: 'PBKDF2/SHA-256', cost: 4_000 },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  })
  expect(await sentTo(mobile)).toEqual([])
  expect(await send({ mobile, work: await workFor(reply) })).toMatchObject({ code: 0 })
  expect(await sentTo(mobile)).toHaveLength(1)
})

test('EDGE-04 a puzzle neither tells nor holds its answer', async () => {
  const { data } = await send({ mobile: aMobile() })
  expect(Object.keys((data as WorkChallenge).parameters).sort()).toEqual(
    ['algorithm', 'cost', 'data', 'keyLength', 'keyPrefix', 'keySignature', 'nonce', 'salt'].sort(),
  )
})

test('EDGE-04 work opens one thing once, also for ten at the same time', async () => {
  const mobile = aMobile()
  const work = await solved({ mobile })
  const replies = await Promise.all(Array.from({ length: 10 }, () => send({ mobile, work })))
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
  await site.clock.advance(60_000)
  expect(await send({ mobile, work })).toMatchObject({ reason: 'work-needed' })
})

test('EDGE-04 work for one number, purpose or line opens no other; another address of the line is the same', async () => {
  const mobile = aMobile()
  const ip = '2001:db8:9:9::1'
  const [work, again] = [await solved({ mobile, ip }), await solved({ mobile, ip })]
  for (const other of [
    { mobile: aMobile(), ip },
    { mobile, ip, type: 1 },
    { mobile, ip: '2001:db8:9:8::1' },
  ])
    expect(await send({ ...other, work })).toMatchObject({ reason: 'work-needed' })
  expect(await send({ mobile, ip: '2001:db8:9:9:ffff::1', work: again })).toMatchObject({ code: 0 })
})

test('EDGE-04 old work, another answer, another puzzle and nonsense open nothing', async () => {
  const mobile = aMobile()
  const { challenge, solution } = read(await solved({ mobile }))
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } }
  const forged = [
    written({ challenge, solution: { ...solution, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') } }),
    written({ challenge: easier, solution }),
    written({ challenge: { parameters: challenge.parameters }, solution }),
    written({ challenge, solution: null }),
    written({ challenge: { ...challenge, parameters: null }, solution }),
    written([]),
    'null',
    'x',
    '',
  ]
  for (const work of forged) expect(await send({ mobile, work })).toMatchObject({ reason: 'work-needed' })
  await site.clock.advance(181_000)
  expect(await send({ mobile, work: written({ challenge, solution }) })).toMatchObject({ reason: 'work-needed' })
  expect(await sentTo(mobile)).toEqual([])
})

test('EDGE-04 who would get no code anyway is told so before the work', async () => {
  const mobile = aMobile()
  await site.ok('sendCode', { mobile, type: 2 })
  expect(await send({ mobile })).toMatchObject({ reason: 'code-too-soon' })
})

test('EDGE-04 one network can not use up what the site sends: it gets eight times a line, others go on', async () => {
  const addresses = Array.from({ length: 160 }, (_, line) => `2001:db8:7:${line.toString(16)}::1`)
  await othersGot(160, addresses)
  expect(await send({ mobile: aMobile(), ip: '2001:db8:7:ffff::1' })).toMatchObject({ reason: 'code-too-often' })
  expect(await site.call('sendCode', { mobile: aMobile(), type: 2 }, { ip: '2001:db8:8:1::1' })).toMatchObject({
    code: 0,
  })
})

test('EDGE-04 a crowd of attackers makes an honest visitor work longer, and never refuses one who did', async () => {
  const work = async () => read(await solved({ mobile: aMobile(), ip: '203.0.113.80' })).solution.counter
  expect(await work()).toBeLessThanOrEqual(20)
  await othersGot(
    10_000,
    Array.from({ length: 250 }, (_, net) => `198.18.${net}.1`),
  )
  const slow = await work()
  // Four times as long is the most that others can do to somebody from a quiet network.
  expect(slow).toBeGreaterThanOrEqual(40)
  expect(slow).toBeLessThanOrEqual(80)
  expect(await site.call('sendCode', { mobile: aMobile(), type: 2 }, { ip: '203.0.113.80' })).toMatchObject({ code: 0 })
})

test('EDGE-04 a network that asks for much works longer before it gets nothing', async () => {
  const ip = '203.0.114.80'
  await othersGot(120, [ip])
  const { solution } = read(await solved({ mobile: aMobile(), ip }))
  // Three quarters of its codes are gone: eight times as long.
  expect(solution.counter).toBeGreaterThanOrEqual(80)
  expect(solution.counter).toBeLessThanOrEqual(160)
})

test('EDGE-04 what was spent is forgotten when it is too old to be spent again', async () => {
  await site.ok('sendCode', { mobile: aMobile(), type: 2 })
  expect(await site.db.query('select id from spent_work')).not.toEqual([])
  await site.clock.skip(3_700_000)
  await site.modules.smsCodes.codes.cleanUp()
  expect(await site.db.query('select id from spent_work')).toEqual([])
})
