import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { minuteMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import fc from 'fast-check'
import type { SignedIn, TestSite } from '../../testing/test-app'
import { startTestApp } from '../../testing/test-app'
import { until } from '../../testing/until'
import { type HeatFacts, heatOf } from './heat.rules'
import { createHeatService } from './heat.service'

const { windowMinutes, perWatchMinute, perTalkMinute, perFollow, perDiamond, diamondsOfOneMost, most } = limits.heat

describe('AIR-08 the function', () => {
  const amount = fc.nat({ max: 2_000_000_000 })
  const facts = fc.record({ watchMinutes: amount, talkMinutes: amount, follows: amount, giftTenths: amount })

  test('more of anything is never less heat, and there is a most', () => {
    const names = ['watchMinutes', 'talkMinutes', 'follows', 'giftTenths'] as const
    fc.assert(
      fc.property(facts, fc.constantFrom(...names), fc.nat({ max: 1_000_000 }), (some, name, more) => {
        const heat = heatOf(some)
        expect(heatOf({ ...some, [name]: some[name] + more })).toBeGreaterThanOrEqual(heat)
        expect(heat).toBeLessThanOrEqual(most)
        expect(Number.isSafeInteger(heat)).toBe(true)
      }),
    )
  })

  test('each kind counts for what the help says', () => {
    const none: HeatFacts = { watchMinutes: 0, talkMinutes: 0, follows: 0, giftTenths: 0 }
    expect(heatOf(none)).toBe(0)
    expect(heatOf({ watchMinutes: 3, talkMinutes: 2, follows: 1, giftTenths: 49 })).toBe(3 * 10 + 2 * 5 + 50 + 4)
  })
})

describe('AIR-08 a room on air', () => {
  const room = 121
  let site: TestSite
  let member: SignedIn
  let rich: SignedIn
  let anchor: SignedIn
  beforeAll(async () => {
    site = await startTestApp({ config: { seedDemo: true } })
    member = await site.signIn('visitor')
    rich = await site.signIn('rich')
    anchor = await site.signIn(room)
  })
  afterAll(() => site.close())
  // A broadcast of its own for each test: what came before counts no more.
  beforeEach(async () => {
    await site.clock.advance(minuteMs)
    await site.db.query(
      'update rooms set is_live = true, is_demo = false, started_at = $2, match_id = null where uid = $1',
      [room, site.clock.now()],
    )
  })

  const shown = async () => (await site.ok('getRoom', { uid: room })).info
  const heat = async () => (await shown()).heat
  const give = (userId: number, tenths: number) =>
    site.db.transaction((tx) =>
      site.modules.live.rooms.contribute(tx, { roomUid: room, userId, tenths, at: site.clock.now() }),
    )
  const say = (text: string, who: SignedIn) =>
    site.ok('sendRoomMessage', { uid: room, text, nonce: `heat-${text}` }, { token: who.token })
  const viewersAre = (people: number) => until(() => site.modules.live.rooms.viewersOf(room) === people)

  test('earns heat by minutes of people; tabs are no people, and the anchor is none', async () => {
    const cookie = { cookie: 'lang=zh; did=0123456789abcdef.signature' }
    const sockets = await Promise.all([
      site.socket({ token: anchor.token }),
      site.socket({ token: member.token }),
      site.socket({ token: member.token }),
      site.socket({ headers: cookie }),
      site.socket({ headers: cookie }),
      site.socket({ headers: cookie }),
    ])
    for (const socket of sockets) await socket.subscribe({ topic: `room.${room}` })
    await viewersAre(2)
    expect((await shown()).viewers).toBe(2)
    // From noon to a minute past: two minutes of the clock in which they were seen.
    await site.clock.advance(minuteMs)
    expect(await heat()).toBe(2 * 2 * perWatchMinute)
    // Watchers hear of it.
    await sockets[1]!.next(({ data }) => 'heat' in data && data.heat === 2 * 2 * perWatchMinute)
    for (const socket of sockets) socket.close()
    await viewersAre(0)
    await site.clock.skip(windowMinutes * minuteMs)
    expect(await heat()).toBe(0)
  })

  test('counts the minutes of who writes and not the lines, new followers, and gifts up to the limit of one member', async () => {
    await say('好球', member)
    await say('这球漂亮', member)
    await say('大家晚上好', anchor)
    await site.clock.advance(minuteMs)
    expect(await heat()).toBe(perTalkMinute)
    await site.ok('toggleFollow', { id: room }, { token: rich.token })
    await site.clock.advance(minuteMs)
    expect(await heat()).toBe(perTalkMinute + perFollow)
    await give(rich.userId, 123)
    await give(member.userId, 10 * (diamondsOfOneMost + 5))
    await give(room, 999)
    await site.clock.advance(minuteMs)
    const diamonds = Math.floor((123 + 10 * diamondsOfOneMost) / 10)
    expect(await heat()).toBe(perTalkMinute + perFollow + diamonds * perDiamond)
    const { data } = await site.ok('listRooms', { type: -1, limit: 60 })
    expect(data.map((row) => row.heat)).toEqual(data.map((row) => row.heat).sort((a, b) => b - a))
    expect(data.find(({ uid }) => uid === room)?.heat).toBe(await heat())
    await site.ok('toggleFollow', { id: room }, { token: rich.token })
  })

  test('begins anew with each broadcast, and has none off air', async () => {
    await give(rich.userId, 1_000)
    await site.clock.advance(minuteMs)
    expect(await heat()).toBe(100 * perDiamond)
    await site.db.query('update rooms set is_live = false where uid = $1', [room])
    expect(await heat()).toBe(0)
    await site.clock.advance(minuteMs)
    await site.db.query('update rooms set is_live = true, started_at = $2 where uid = $1', [room, site.clock.now()])
    await site.clock.advance(minuteMs)
    expect(await heat()).toBe(0)
  })

  test('two nodes that count, in any order, at once or again, come to the same heat: each minute with the most people seen', async () => {
    const { db, clock } = site
    const counts = fc.record({
      minute: fc.nat({ max: 4 }),
      people: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(counts, { minLength: 1, maxLength: 6 }), async (seen) => {
        await clock.skip(windowMinutes * minuteMs)
        const since = clock.now()
        await db.query('update rooms set is_live = true, started_at = $2 where uid = $1', [room, since])
        // Each count is that of a node of its own, which sees its own number of people.
        for (const { minute, people } of [...seen].sort((a, b) => a.minute - b.minute)) {
          await clock.skip(Math.max(0, since + minute * minuteMs - clock.now()))
          const nodes = people.map((count) =>
            createHeatService({ db, clock } as never, {
              viewersOf: (uid) => (uid === room ? count : 0),
              simulatedIn: () => 0,
              leagueOf: async () => undefined,
              changed: () => undefined,
            }),
          )
          await Promise.all(nodes.map((node) => node.count()))
          await nodes[0]!.count()
        }
        const most = Array.from({ length: 5 }, (_, minute) =>
          Math.max(0, ...seen.filter((one) => one.minute === minute).flatMap(({ people }) => people)),
        )
        expect(await heat()).toBe(most.reduce((sum, people) => sum + people, 0) * perWatchMinute)
      }),
      { numRuns: 12 },
    )
  })

  test('the help names each number of the function', async () => {
    const named = [windowMinutes, perWatchMinute, perTalkMinute, perFollow, perDiamond, diamondsOfOneMost]
    for (const language of ['zh', 'en', 'vi'] as const) {
      const page = await site.ok('getInfoPage', { id: 2 }, { language })
      const text = page.find(({ post_name }) => post_name === 'heat')?.post_content ?? ''
      for (const number of named)
        expect(text).toMatch(new RegExp(`(^|\\D)${number.toLocaleString(language === 'vi' ? 'de' : 'en')}(\\D|$)`))
    }
  })
})
