import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (query: URLSearchParams, reply: ServerResponse) => unknown

const name = (zh: string, en: string) => ({ name_zh: zh, short_name_zh: zh, name_en: en, short_name_en: en })
const zeros = [0, 0, 0, 0, -1, 0, 0]

/** Rows in the provider's shape, written by hand. `kickoff` is that of the first match. */
export function recordedDay(kickoff: number) {
  return {
    competition: [{ id: 82, country_id: 1, type: 1, primary_color: '#3d195b', ...name('英超', 'Premier League') }],
    team: [10, 11, 12, 13].map((id) => ({ id, ...name(`球队${id}`, `Team ${id}`) })),
    match: [
      {
        id: 3_700_001,
        competition_id: 82,
        home_team_id: 10,
        away_team_id: 11,
        status_id: 1,
        match_time: kickoff,
        round: { stage_id: 1, round_num: 12, group_num: 0 },
        home_scores: zeros,
        away_scores: zeros,
      },
      {
        id: 3_700_002,
        competition_id: 82,
        home_team_id: 12,
        away_team_id: 13,
        status_id: 1,
        match_time: kickoff + 7_200,
        round: { stage_id: 1, round_num: 12, group_num: 0 },
        home_scores: zeros,
        away_scores: zeros,
      },
    ],
  }
}

/** Second half, 1-0 after a penalty and a cancelled own goal. */
export function recordedLive(kickoff: number) {
  return [
    {
      id: 3_700_001,
      score: [3_700_001, 4, [1, 1, 0, 2, 6, 0, 0], [0, 0, 0, 1, 3, 0, 0], kickoff + 3_900, ''],
      stats: [
        { type: 23, home: 61, away: 48 },
        { type: 24, home: 33, away: 20 },
        { type: 25, home: 54, away: 46 },
        { type: 21, home: 4, away: 2 },
      ],
      incidents: [
        { type: 3, position: 2, time: 20, player_name: 'Second' },
        { type: 8, position: 1, time: 33, player_name: 'First', home_score: 1, away_score: 0 },
        { type: 9, position: 1, time: 60, in_player_name: 'Fresh', out_player_name: 'Tired' },
      ],
      tlive: [
        { time: '', data: 'The teams are out', position: 0, main: 0 },
        { time: "33'", data: 'Penalty scored', position: 1, main: 1 },
      ],
    },
  ]
}

export const recordedOdds = (at: number) => ({
  2: [
    [3_700_001, 'asia', [at - 9_000, '', 1.02, 0.5, 0.77, 1, 0], ''],
    [3_700_001, 'eu', [at - 9_000, '', 2.07, 3.4, 3.3, 1, 0], ''],
    [3_700_001, 'asia', [at - 30, '61', 0.86, -0.25, 1.04, 4, 1], '1-0'],
    [3_700_001, 'cr', [at - 30, '61', 0.9, 9.5, 0.9, 4, 0], '1-0'],
  ],
})

export interface NamiServer {
  url: string
  /** What each path answers; a test replaces what it wants broken. */
  answers: Record<string, Answer>
  /** Paths asked for, with their queries. */
  asked: { path: string; query: URLSearchParams }[]
  close(): Promise<void>
}

const good =
  (results: unknown): Answer =>
  () => ({ code: 0, results })

/** A provider on this machine that plays what was recorded. */
export async function startNamiServer(kickoff: number, at: number): Promise<NamiServer> {
  const asked: NamiServer['asked'] = []
  const answers: NamiServer['answers'] = {
    '/api/v5/football/match/schedule/diary': (query) => {
      const day = new Date(kickoff * 1_000).toISOString().slice(0, 10).replaceAll('-', '')
      return {
        code: 0,
        results: query.get('date') === day ? recordedDay(kickoff) : { match: [], team: [], competition: [] },
      }
    },
    '/api/v5/football/match/list': good([]),
    '/api/v5/football/match/live': good(recordedLive(kickoff)),
    '/api/v5/football/odds/live': good(recordedOdds(at)),
    '/api/v5/football/match/trend/live': good([{ id: 3_700_001, count: 2, per: 45, data: [[12, -40, 300], [7]] }]),
    '/api/v5/football/data/update': good({}),
    '/api/v5/football/deleted': good({ match: [] }),
  }
  const server = createServer((request: IncomingMessage, reply: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local')
    asked.push({ path: pathname, query: searchParams })
    const isKnown = searchParams.get('user') === 'me' && searchParams.get('secret') === 'key'
    const body = isKnown ? answers[pathname]?.(searchParams, reply) : { code: 9, err: 'not authorized' }
    if (!reply.headersSent && body !== undefined) reply.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
