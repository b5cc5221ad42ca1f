import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type RoomMessage, type ServerFrame, shownScore } from '@pitchside/contract'
import { demoPassword } from '../modules/account/demo-accounts'
import { outbox } from '../modules/push/outbox.queries'
import { createScoresQueries } from '../modules/scores/scores.queries'
import { packageRoot } from '../package-root'
import { addPushFollowers } from '../testing/push-followers'
import { startPushService } from '../testing/push-service'
import { newestCode, solveCaptcha } from '../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { hasRedis, startTestRedis, type TestRedis } from '../testing/test-redis'
import { until } from '../testing/until'

const server = process.env.TEST_DATABASE_URL
const onBoth = server && hasRedis ? describe : describe.skip
if (!server || !hasRedis) test.skip('two nodes: TEST_DATABASE_URL is not set, or there is no Redis', () => {})

type PushNode = ChildProcessByStdio<Writable, Readable, null>

const browser = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140'
const lineIn = (frame: ServerFrame): RoomMessage | undefined =>
  frame.code === 100 && frame.data.type === 'chat' ? frame.data.message : undefined

onBoth('two nodes on PostgreSQL and Redis', () => {
  let database: TestDatabase
  let redis: TestRedis
  let first: TestSite
  let second: TestSite
  let stopped: TestSite | undefined
  const both = () => [first, second]

  async function startNode(): Promise<TestSite> {
    return startTestApp({
      config: { databaseUrl: database.address, redisUrl: redis.url },
      only: [...accountModules, 'wallet', 'live', 'scores', 'gifts', 'nobles', 'roomOrder'],
    })
  }
  beforeAll(async () => {
    database = await createTestDatabase(server as string)
    redis = await startTestRedis()
    // Together, as after a power cut: one seeds, one leads.
    ;[first, second] = await Promise.all([startNode(), startNode()])
    for (const node of both()) await node.clock.advance(1_000)
  })
  afterAll(async () => {
    for (const node of both()) if (node !== stopped) await node?.close()
    await redis?.close()
    await database?.drop()
  })

  test('OPS-02 one of the nodes leads, and the demo data was put in once', async () => {
    expect(both().filter(({ app }) => app.kernel.jobs.isLeading())).toHaveLength(1)
    expect(await first.db.one('select count(*) as n from seeds where name = $1', ['live'])).toEqual({ n: 1 })
  })

  test('AUTH-06 a log-out on one node ends token and sockets on the other at once', async () => {
    const { token } = await first.signIn('visitor')
    expect(await second.ok('getOwnUser', {}, { token })).toMatchObject({ id: 1 })
    const socket = await second.socket({ token })
    await first.ok('signOut', {}, { token })
    expect(await socket.closed).toBe(4001)
    await until(
      async () => (await second.call('getOwnUser', {}, { token })).code !== 0,
      'the other node refuses the token, though it knew it a moment ago',
    )
  })

  test('AUTH-08 wrong passwords are counted over all nodes', async () => {
    const mobile = '86-13900000005'
    const reasons: (string | undefined)[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const node = both()[turn % 2] as TestSite
      const captcha = await solveCaptcha(node)
      reasons.push((await node.call('login', { mobile, password: 'wrong-pass1', captcha })).reason)
    }
    expect(reasons.filter((reason) => reason === 'login-wrong')).toHaveLength(10)
    expect(reasons.slice(10)).toEqual(['login-too-often', 'login-too-often'])
  })

  test('AUTH-01 AUTH-08 what one node gives out is good on the other, and once: captcha, ticket, code by text message', async () => {
    const captcha = await solveCaptcha(first)
    const login = () => second.call('login', { mobile: '86-13900000006', password: demoPassword, captcha })
    expect((await login()).code).toBe(0)
    expect((await login()).reason).toBe('captcha-needed')
    const { token } = await first.signIn('visitor')
    const { ticket } = await first.ok('createSocketTicket', {}, { token })
    const socket = await second.socket()
    socket.send({ type: 'register', info: 'web', ticket })
    await socket.next((frame) => frame.code === 101 && frame.data.topic === 'user.1')
    const again = await first.socket()
    again.send({ type: 'register', info: 'web', ticket })
    await again.next((frame) => frame.code === 101 && frame.data.type === 'refused')
    await first.ok('sendCode', { mobile: '86-13812340001', type: 1 })
    const soon = await second.call('sendCode', { mobile: '86-13812340001', type: 1 })
    expect(soon.reason).toBe('code-too-soon')
    expect(await newestCode(second, '86-13812340001')).toMatch(/^\d{6}$/)
  })

  test('AUTH-01 a code shown by a page of one node is confirmed on the other; a page of the other hears nothing of it', async () => {
    const { code } = await first.ok('createLoginQr', {}, { userAgent: browser })
    const page = await first.socket({ headers: { 'user-agent': browser } })
    page.send({ type: 'login', code })
    await page.subscribe({ topic: 'system' })
    const thief = await second.socket({ headers: { 'user-agent': browser } })
    thief.send({ type: 'login', code })
    await thief.subscribe({ topic: 'system' })
    const form = (url: string, fields: Record<string, string>, cookie = '') =>
      second.app.fastify.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        payload: new URLSearchParams(fields).toString(),
      })
    const phone = { country: '86', number: '13900000001', password: demoPassword }
    const reply = await form(`/qr/${code}/sign-in`, phone)
    const cookie = String(reply.headers['set-cookie']).split(';', 1)[0] as string
    await second.app.fastify.inject({ url: `/qr/${code}`, headers: { cookie } })
    await form(`/qr/${code}/confirm`, {}, cookie)
    const frame = await page.next((one) => one.code === 200 && one.data.type === 'login')
    const { token } = frame.data as { token: string }
    expect(await second.ok('getOwnUser', {}, { token })).toMatchObject({ id: 1 })
    expect(thief.frames.filter((one) => one.code === 200)).toEqual([])
  })

  test('RT-05 LIVE-05 people and lines of a room are those of all nodes', async () => {
    const here = await first.socket({ token: (await first.signIn('rich')).token })
    const there = await second.socket({ token: (await second.signIn('expert')).token })
    await here.subscribe({ topic: 'room.3' })
    await there.subscribe({ topic: 'room.3' })
    for (const node of both()) await node.clock.advance(1_000)
    /** What a page heard last of how many are in the room. */
    const countOf = ({ frames }: typeof here) =>
      frames
        .flatMap((frame) =>
          frame.code === 100 && frame.data.type === 'room' && frame.data.anchor_id === 3
            ? (frame.data.viewers ?? [])
            : [],
        )
        .at(-1)
    const open = new Set([here, there])
    const hears = (socket: typeof here, count: number) =>
      until(async () => {
        // Time flies here: who says nothing for a minute of it is taken for gone.
        for (const page of open) page.send({ type: 'heartbeat' })
        for (const node of both()) await node.clock.advance(1_000)
        return countOf(socket) === count
      }, `${count} people told`)
    for (const socket of [here, there]) await hears(socket, 2)
    for (const node of both()) expect(await node.ok('getRoom', { uid: 3 })).toMatchObject({ info: { viewers: 2 } })
    const { token } = await second.signIn('expert')
    await second.ok('sendRoomMessage', { uid: 3, text: 'from the other node', nonce: 'two-1' }, { token })
    await second.ok('sendRoomMessage', { uid: 3, text: 'from the other node', nonce: 'two-1' }, { token })
    await first.ok('sendRoomMessage', { uid: 3, text: 'from the other node', nonce: 'two-1' }, { token })
    await second.ok('sendRoomMessage', { uid: 3, text: 'the last one', nonce: 'two-2' }, { token })
    for (const socket of [here, there]) {
      await socket.next((frame) => lineIn(frame)?.text === 'the last one')
      const own = socket.frames.flatMap((frame) => lineIn(frame)?.text ?? []).filter((text) => /node|last/.test(text))
      expect(own).toEqual(['from the other node', 'the last one'])
    }
    open.delete(there)
    there.close()
    await until(async () => second.modules.live.rooms.viewersOf(3) === 1, 'one page left')
    await hears(here, 1)
  })

  test('RT-02 a goal made on one node is told once on both', async () => {
    const pages = await Promise.all(both().map((node) => node.socket()))
    for (const page of pages) await page.subscribe({ topic: 'goals' })
    const match = first.modules.scores.service
      .list({ sport: 'football', tab: 'live', date: undefined, zone: 0, competitions: undefined, followed: new Set() })
      .find(({ state }) => state.status === 2 || state.status === 4)
    const id = match?.fixture.id as number
    const goalsOf = (page: (typeof pages)[number]) =>
      page.frames.filter(({ code, data }) => code === 100 && data.type === 'football_goal' && data.id === id)
    for (const [turn, node] of [first, second].entries()) {
      // A second goes by on every node; the node that leads tells.
      for (const one of both()) await one.clock.advance(1_000)
      const reply = await node.app.fastify.inject({ method: 'POST', url: `/_dev/match/${id}/goal` })
      expect(reply.statusCode).toBe(200)
      await until(() => pages.every((page) => goalsOf(page).length === turn + 1), `goal ${turn + 1} on both`)
    }
    for (const one of both()) await one.clock.advance(3_000)
    for (const page of pages) expect(goalsOf(page)).toHaveLength(2)
  })

  test('RT-02 a goal whose maker died before it told anybody is played by all with the next one', async () => {
    const [one] = first.modules.scores.service.list({
      sport: 'football',
      tab: 'live',
      date: undefined,
      zone: 0,
      competitions: undefined,
      followed: new Set(),
    })
    const { id } = one!.fixture
    const homeOn = (node: TestSite) => shownScore('football', node.modules.scores.service.match(id).state.home)
    const before = homeOn(second)
    const goal = { matchId: id, side: 1 as const, at: first.modules.scores.service.now() }
    await createScoresQueries(first.db).addInjectedGoal(goal)
    const reply = await first.app.fastify.inject({ method: 'POST', url: `/_dev/match/${id}/goal` })
    expect(reply.json()).toMatchObject({ home_score: before + 2 })
    await until(() => homeOn(second) === before + 2, 'both goals on the other node')
  })

  test('WEB-08 a goal that one of two nodes is killed while telling reaches every browser, and is shown once by each', async () => {
    const service = await startPushService()
    const bundle = execFileSync(process.execPath, [
      join(packageRoot, '../tools/bundle.mjs'),
      join(packageRoot, 'src/testing/push-node.ts'),
    ])
    const file = String(bundle).trim()
    const nodes = [1, 2].map(() =>
      spawn(process.execPath, [file, database.address, service.origin], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    const [killed, other] = nodes as [PushNode, PushNode]
    const gone = once(killed, 'exit')
    const says = async (node: PushNode, word: string) => {
      for await (const [line] of on(node.stdout, 'data')) if (String(line).includes(word)) return
    }
    try {
      await Promise.all([says(killed, 'ready'), says(other, 'ready')])
      const teamId = 990_001
      const browsers = Array.from({ length: 1_200 }, () => service.browser())
      const dead = browsers.slice(0, 20)
      for (const browser of dead) service.answer(browser, 410)
      await addPushFollowers(first.db, teamId, browsers)
      const at = 1_780_000_000_000
      const text = { title: 'Arsenal 2–1 Chelsea', body: "67'" }
      const goal = {
        key: 'goal-two-nodes',
        tag: 'match-990001',
        kind: 'goals',
        url: '/football',
        forMs: 600_000,
      } as const
      const words = { zh: text, en: text, vi: text }
      // Both say the same, as when a new leader takes over.
      for (const { db } of both()) await outbox.put(db, { teamIds: [teamId] }, { ...goal, words }, at)
      service.holdAfter(300)
      killed.stdin.write(`${at}\n`)
      await until(() => service.isHolding(), 'the first node is sending')
      const sent = says(other, 'sent')
      other.stdin.write(`${at}\n`)
      killed.kill('SIGKILL')
      await gone
      service.goOn()
      await sent
      const told = () => new Map(service.received.map(({ path, headers }) => [path, headers.topic]))
      const early = told().size
      expect(early).toBeLessThan(browsers.length - dead.length)
      // What the dead one had taken is due again.
      const rest = says(other, 'sent')
      other.stdin.write(`${at + 31_000}\n`)
      await rest
      expect(told().size).toBe(browsers.length - dead.length)
      // In the push service a second one takes the place of the first, and a browser shows a key once.
      expect(new Set(told().values()).size).toBe(1)
      for (const browser of browsers)
        expect(new Set(browser.opened().map(({ key }) => key))).toEqual(
          new Set(dead.includes(browser) ? [] : [goal.key]),
        )
      expect(await first.db.one('select count(*)::int n from push_outbox')).toEqual({ n: 0 })
      expect(await first.db.one('select count(*)::int n from push_devices')).toEqual({
        n: browsers.length - dead.length,
      })
    } finally {
      for (const node of nodes) node.kill('SIGKILL')
      rmSync(file, { force: true })
      await service.close()
    }
  })

  test('OPS-03 OPS-04 when the node that leads stops, the other one takes its jobs over and goes on where it was', async () => {
    const leader = both().find(({ app }) => app.kernel.jobs.isLeading()) as TestSite
    const other = both().find((node) => node !== leader) as TestSite
    stopped = leader
    await leader.close()
    await until(() => other.app.kernel.jobs.isLeading(), 'the other one leads')
    await other.clock.advance(1_000)
    expect(await other.ok('getRoom', { uid: 3 })).toBeDefined()
  })
})
