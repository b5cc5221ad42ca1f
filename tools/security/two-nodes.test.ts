import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { demoAccounts, demoPassword } from '@pitchside/backend'
import { newestCode, solveCaptcha } from '../../backend/src/testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../backend/src/testing/test-app'
import { createTestDatabase, type TestDatabase } from '../../backend/src/testing/test-database'
import { hasRedis, startTestRedis, type TestRedis } from '../../backend/src/testing/test-redis'
import { until } from '../../backend/src/testing/until'

const server = process.env.TEST_DATABASE_URL
const onBoth = server && hasRedis ? describe : describe.skip
if (!server || !hasRedis)
  test.skip('two nodes under attack: TEST_DATABASE_URL is not set, or /usr/bin/redis-server is not there', () => {})

const mobileOf = (who: keyof typeof demoAccounts): string => `86-1390000000${demoAccounts[who].id}`

onBoth('two nodes of one site', () => {
  let database: TestDatabase
  let redis: TestRedis
  let first: TestSite
  let second: TestSite
  const nodes = () => [first, second]
  /** The node of a turn: one after the other, as a proxy sends people. */
  const nodeOf = (turn: number) => nodes()[turn % 2] as TestSite

  beforeAll(async () => {
    database = await createTestDatabase(server as string)
    redis = await startTestRedis()
    const start = () =>
      startTestApp({
        config: { databaseUrl: database.address, redisUrl: redis.url },
        only: [...accountModules, 'wallet', 'payouts', 'operators'],
      })
    ;[first, second] = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    for (const node of nodes()) await node?.close()
    await redis?.close()
    await database?.drop()
  })

  /** Codes go to a number once a minute. */
  const aMinuteLater = async () => {
    for (const node of nodes()) await node.clock.skip(61_000)
  }

  /** Sessions known to both nodes a moment ago, with a socket on the second. */
  async function known(who: keyof typeof demoAccounts) {
    const { token } = await first.signIn(who)
    const own = (await second.signIn(who)).token
    for (const node of nodes()) expect((await node.call('getOwnUser', {}, { token })).code).toBe(0)
    const socket = await second.socket({ token })
    const { ticket } = await first.ok('createSocketTicket', {}, { token })
    return { token, own, socket, ticket }
  }

  const endings: [string, (own: string) => Promise<unknown>][] = [
    ['a log-out of all other devices', (token) => first.ok('endOtherDevices', {}, { token })],
    [
      'a new password',
      async (token) => {
        await first.ok('sendCode', { type: 3 }, { token })
        const code = await newestCode(first, mobileOf('agent'))
        await first.ok('changePassword', { pass: demoPassword, password: 'Another-1-pass', code }, { token })
      },
    ],
    [
      'a password that was forgotten',
      async () => {
        await first.ok('sendCode', { mobile: mobileOf('agent'), type: 2 })
        const code = await newestCode(first, mobileOf('agent'))
        await first.ok('resetPassword', { mobile: mobileOf('agent'), password: demoPassword, code })
      },
    ],
    [
      'a ban',
      async () => {
        const { token } = await first.signIn('admin')
        await first.ok('banUser', { uid: demoAccounts.agent.id, reason: 'a test', until: 0 }, { token })
      },
    ],
  ]
  test.each(endings)('AUTH-06 %s on one node ends tokens, sockets and tickets on the other', async (_what, end) => {
    await aMinuteLater()
    const { token, own, socket, ticket } = await known('agent')
    await end(own)
    expect(await socket.closed).toBe(4001)
    for (const node of nodes())
      await until(
        async () => (await node.call('getOwnUser', {}, { token })).code !== 0,
        'the token opens nothing on any node, though both knew it',
      )
    const page = await second.socket()
    page.send({ type: 'register', info: 'web', ticket })
    await page.next((frame) => frame.code === 101 && frame.data.type === 'refused')
  })

  test('AUTH-06 a role that is taken away is gone on the other node at the next call', async () => {
    const { token } = await second.signIn('admin')
    expect((await second.call('getOperator', {}, { token })).code).toBe(0)
    await first.db.query("update users set role = 'member' where id = $1", [demoAccounts.admin.id])
    first.modules.sessions.sessions.refresh(demoAccounts.admin.id as never)
    await until(async () => (await second.call('getOperator', {}, { token })).code !== 0, 'no operator')
    await first.db.query("update users set role = 'admin' where id = $1", [demoAccounts.admin.id])
    first.modules.sessions.sessions.refresh(demoAccounts.admin.id as never)
  })

  /** Turns that pass when two nodes are asked in turn. */
  async function passed(make: (node: TestSite, turn: number) => Promise<string | undefined>, most: number) {
    let count = 0
    for (let turn = 0; turn < most; turn += 1)
      if (!/often|soon|dead|away/.test((await make(nodeOf(turn), turn)) ?? '')) count += 1
    return count
  }

  test('AUTH-08 operators, codes and the password for payments are counted over both nodes', async () => {
    const operator = { mobile: mobileOf('admin'), password: 'wrong' }
    const guess = async (node: TestSite, turn: number) =>
      (await node.call('logInOperator', operator, { ip: `10.4.0.${turn}` })).reason
    expect(await passed(guess, 14)).toBe(8)

    const mobile = '86-13812345680'
    await first.ok('sendCode', { mobile, type: 2 })
    const reset = async (node: TestSite, turn: number) =>
      (await node.call('resetPassword', { mobile, password: 'Another-1-pass', code: String(100_000 + turn) })).reason
    expect(await passed(reset, 10)).toBe(5)

    const { token } = await first.signIn('expert')
    await first.ok('sendCode', { type: 5 }, { token })
    const code = await newestCode(second, mobileOf('expert'))
    await second.ok('setPaymentPassword', { password: '914123', code }, { token })
    await aMinuteLater()
    await first.ok('sendCode', { type: 8 }, { token })
    const bindCode = await newestCode(second, mobileOf('expert'))
    await second.ok('bindAlipay', { name: '王小明', info: 'me@example.com', code: bindCode }, { token })
    const withdrawal = { amount: 100, code: '000000', type: 1 as const }
    const tries = new Set<string | undefined>()
    for (let turn = 0; turn < 12; turn += 1) {
      const sent = { ...withdrawal, pass: '000000', nonce: `two-${turn}` }
      tries.add((await nodeOf(turn).call('requestWithdrawal', sent as never, { token })).reason)
    }
    expect([...tries]).toEqual(['payment-password-wrong', 'payment-password-locked'])
  })

  test('AUTH-08 while Redis is away nobody guesses: log-ins, codes and operators are refused on every node', async () => {
    const captcha = await solveCaptcha(first)
    redis.freeze()
    try {
      for (const node of nodes()) {
        const reasons = [
          (await node.call('login', { mobile: mobileOf('rich'), password: demoPassword, captcha })).reason,
          (await node.call('sendCode', { mobile: '86-13812345681', type: 1 })).reason,
          (await node.call('logInOperator', { mobile: mobileOf('admin'), password: demoPassword })).reason,
          (await node.call('resetPassword', { mobile: mobileOf('rich'), password: demoPassword, code: '123456' }))
            .reason,
        ]
        expect(reasons).toEqual(['limits-away', 'limits-away', 'limits-away', 'limits-away'])
        // Who is logged in reads on.
        const { token } = await node.signIn('rich')
        expect((await node.call('getOwnUser', {}, { token })).code).toBe(0)
      }
    } finally {
      redis.thaw()
    }
    const login = () => first.call('login', { mobile: mobileOf('rich'), password: demoPassword, captcha })
    await until(async () => (await login()).reason !== 'limits-away', 'log-ins are back')
  })
})
