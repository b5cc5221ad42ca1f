import { afterEach, describe, expect, test } from '@jest/globals'
import { createLog } from '../../kernel/log'
import { createManualClock } from '../../kernel/manual-clock'
import { describeFeed } from '../../modules/scores/ports/feed.contract'
import { NamiFeed } from './feed-nami'
import { recordedDay, recordedLive, startNamiServer } from './nami-server.fixture'

const kickoff = Date.UTC(2026, 4, 16, 12) / 1_000
const at = kickoff + 5_000
const match = 3_700_001
const paths = {
  day: '/api/v5/football/match/schedule/diary',
  live: '/api/v5/football/match/live',
  odds: '/api/v5/football/odds/live',
}
const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function running(
  change: (answers: Awaited<ReturnType<typeof startNamiServer>>['answers']) => void = () => undefined,
) {
  const provider = await startNamiServer(kickoff, at)
  closers.push(provider.close)
  change(provider.answers)
  const clock = createManualClock(at * 1_000)
  const feed = new NamiFeed({
    url: provider.url,
    user: 'me',
    secret: 'key',
    clock,
    log: createLog('silent'),
    retryMs: 1,
    bounds: { timeoutMs: 400, bytes: 200_000 },
  })
  closers.push(await feed.start())
  const now = () => Math.floor(clock.now() / 1_000)
  return { feed, provider, clock, now }
}

describeFeed('nami', async () => {
  const { feed, clock, now } = await running()
  await clock.advance(61_000)
  return { feed, at: now(), hasPast: false }
})

describe('what the provider says', () => {
  test('becomes match, score, cards, statistics, incidents, commentary, trend and prices', async () => {
    const { feed, clock, now } = await running()
    await clock.advance(61_000)
    expect(feed.fixture(match)).toMatchObject({
      competitionId: 82,
      kickoff,
      round: 12,
      home: { id: 10, names: { zh: '球队10', vi: 'Team 10' } },
    })
    expect(feed.state(match, now())).toMatchObject({
      status: 4,
      periodStart: kickoff + 3_900,
      home: [1, 1, 0, 2, 6, 0, 0],
      away: [0, 0, 0, 1, 3, 0, 0],
    })
    expect(feed.state(match, kickoff - 1).status).toBe(1)
    const { incidents, tally, trend } = feed.detail(match, now())
    expect(incidents.map(({ type, minute, player, other }) => [type, minute, player.zh, other.en])).toEqual([
      [3, 20, 'Second', ''],
      [8, 33, 'First', ''],
      [9, 60, 'Tired', 'Fresh'],
    ])
    expect(tally).toMatchObject({ attacks: [61, 48], possession: [54, 46], shotsOn: [4, 2] })
    expect(trend).toEqual([12, -40, 100, 7])
    expect(feed.commentary(match, now(), 1)).toMatchObject([{ seq: 2, minute: 33, side: 1, isMain: true }])
    const { initial, immediate, scram } = feed.odds(match, 2, now())
    expect(initial.asia).toEqual({ first: 1.02, middle: 0.5, last: 0.77, isSealed: false })
    expect(immediate.eu?.first).toBe(2.07)
    expect(scram.asia).toEqual({ first: 0.86, middle: -0.25, last: 1.04, isSealed: true })
    expect(feed.health(now())).toEqual({ source: 'nami', lag: 1, gaps: 0, refused: 0 })
  })

  test('a goal that is missing in a later list was taken back, and keeps its number', async () => {
    const { feed, provider, clock, now } = await running()
    const goal = feed.detail(match, now()).incidents.find((one) => one.type === 8)
    const [row] = recordedLive(kickoff) as [ReturnType<typeof recordedLive>[number]]
    const [card, , swap] = row.incidents
    provider.answers[paths.live] = () => ({ code: 0, results: [{ ...row, incidents: [card, swap] }] })
    await clock.advance(2_000)
    expect(feed.detail(match, now()).incidents.find((one) => one.type === 8)).toEqual({ ...goal, isCancelled: true })
  })

  test('changed and deleted matches are heard of', async () => {
    const { feed, provider, clock } = await running()
    const [first, second] = recordedDay(kickoff).match
    provider.answers['/api/v5/football/match/list'] = () => ({
      code: 0,
      results: [{ ...second, match_time: kickoff + 9_000 }],
    })
    provider.answers['/api/v5/football/deleted'] = () => ({ code: 0, results: { match: [first?.id] } })
    await clock.advance(60_000)
    expect(feed.fixture(3_700_002)?.kickoff).toBe(kickoff + 9_000)
    await clock.advance(600_000)
    expect(feed.fixture(match)).toBeUndefined()
  })
})

describe('what is broken', () => {
  test.each<[string, (row: ReturnType<typeof recordedLive>[number]) => unknown, string]>([
    [
      'a status that goes back',
      (row) => ({ ...row, score: [match, 2, row.score[2], row.score[3], kickoff, ''] }),
      'live.status.order',
    ],
    [
      'a score that is a word',
      (row) => ({ ...row, score: [match, 4, ['x', 1, 0, 2, 6, 0, 0], row.score[3], 0, ''] }),
      'live.score',
    ],
    [
      'a status that is none',
      (row) => ({ ...row, score: [match, 99, row.score[2], row.score[3], 0, ''] }),
      'live.status',
    ],
    ['statistics that are an object', (row) => ({ ...row, stats: { type: 25 } }), 'live.stats'],
    ['an incident that is a number', (row) => ({ ...row, incidents: [...row.incidents, 7] }), 'live.incidents'],
    [
      'an incident at minute "soon"',
      (row) => ({ ...row, incidents: [...row.incidents, { type: 1, time: 'soon' }] }),
      'live.minute',
    ],
  ])('%s is refused alone and counted; the rest of the row counts', async (_what, breakIt, field) => {
    const { feed, provider, clock, now } = await running()
    const before = feed.state(match, now())
    provider.answers[paths.live] = () => ({ code: 0, results: recordedLive(kickoff).map(breakIt) })
    await clock.advance(2_000)
    expect(feed.refusedFields()).toHaveProperty([field])
    expect(feed.state(match, now())).toEqual(before)
    expect(feed.detail(match, now()).incidents.length).toBeGreaterThanOrEqual(3)
  })

  test('matches without teams, with one team twice or without a time are shown nowhere', async () => {
    const { feed } = await running((answers) => {
      answers[paths.day] = () => {
        const day = recordedDay(kickoff)
        const [first] = day.match
        const broken = [
          { home_team_id: 999 },
          { away_team_id: 10 },
          { match_time: 'noon' },
          { id: null },
          { competition_id: 5 },
        ]
        return {
          code: 0,
          results: { ...day, match: broken.map((change, i) => ({ ...first, id: 3_800_000 + i, ...change })) },
        }
      }
    })
    expect(feed.fixtures('football', 0, 2 ** 40)).toEqual([])
    expect(feed.refusedFields()).toMatchObject({ 'match.teams': expect.any(Number), match: expect.any(Number) })
  })

  test.each<[string, (reply: import('node:http').ServerResponse) => unknown]>([
    ['truncated JSON', () => '{"code":0,"results":[{"id":37000'],
    ['a page of HTML', () => '<html>busy</html>'],
    ['an error of the server', (reply) => void reply.writeHead(502).end('bad gateway')],
    ['a refusal', () => ({ code: 9, err: 'too many requests' })],
    ['a list where an object should be', () => [1, 2, 3]],
    ['silence', () => undefined],
  ])('%s leaves what is known, and is told as lag', async (_what, answer) => {
    const { feed, provider, clock, now } = await running()
    const before = feed.state(match, now())
    provider.answers[paths.live] = (_query, reply) => answer(reply)
    await clock.advance(4_000)
    expect(feed.state(match, now())).toEqual(before)
    expect(feed.health(now()).lag).toBe(4)
  })

  test('a reply of 100 MB is cut off at the limit', async () => {
    let sent = 0
    const { feed, provider, clock, now } = await running()
    provider.answers[paths.live] = (_query, reply) => {
      const piece = Buffer.alloc(64 * 1024, '[')
      const more = () => {
        while (sent < 100 * 1024 * 1024 && !reply.destroyed) {
          sent += piece.length
          if (!reply.write(piece)) return void reply.once('drain', more)
        }
      }
      more()
      return undefined
    }
    await clock.advance(2_000)
    expect(sent).toBeLessThan(20 * 1024 * 1024)
    expect(feed.health(now()).lag).toBe(2)
  })

  test('a provider that is down is left alone for a while, and a hole in the stream is counted', async () => {
    const { feed, provider, clock, now } = await running()
    const up = provider.answers[paths.live]!
    provider.answers[paths.live] = (_query, reply) => void reply.writeHead(500).end()
    await clock.advance(10_000)
    const askedWhileDown = provider.asked.filter(({ path }) => path === paths.live).length
    await clock.advance(10_000)
    expect(provider.asked.filter(({ path }) => path === paths.live).length).toBe(askedWhileDown)
    provider.answers[paths.live] = up
    await clock.advance(30_000)
    expect(feed.health(now())).toMatchObject({ gaps: 1 })
    expect(feed.health(now()).lag).toBeLessThan(3)
  })

  test('a wrong key starts all the same, without matches and without telling the key', async () => {
    const provider = await startNamiServer(kickoff, at)
    closers.push(provider.close)
    const lines: string[] = []
    const log = createLog('warn', { write: (line: string) => void lines.push(line) })
    const feed = new NamiFeed({
      url: provider.url,
      user: 'me',
      secret: 'wrong-secret',
      clock: createManualClock(at * 1_000),
      log,
      retryMs: 1,
    })
    closers.push(await feed.start())
    expect(feed.fixtures('football', 0, 2 ** 40)).toEqual([])
    expect(lines.join('')).toContain('not authorized')
    expect(lines.join('')).not.toContain('wrong-secret')
  })
})
