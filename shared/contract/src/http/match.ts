import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { Lineup, VsList } from './match-parts'
import { flag, id, seconds } from './schema'
import { Exponent } from './score-rows'
import { TableRow } from './season-table'

const count = Type.Integer({ minimum: 0 })
/** 0 neutral, 1 home, 2 away. */
const side = Type.Integer({ minimum: 0, maximum: 2 })
const market = Type.Union([Type.Literal('asia'), Type.Literal('eu'), Type.Literal('bs')])
const price = Type.Union([Type.Number(), Type.Null()])

/** Opening and present price of a company; null where there is none. Early = opening, scilicet = present. */
const CompanyOdds = Type.Object({
  company_id: Type.Integer(),
  company_name: Type.String(),
  early_host: price,
  early: price,
  early_guest: price,
  scilicet_host: price,
  scilicet: price,
  scilicet_guest: price,
  sealing_disk: flag,
})

/** A price at a time. `minute` 0 = before the start. */
export const OddsChange = Type.Object({
  date: Type.String({ description: 'day of the change, UTC' }),
  change_time: seconds,
  minute: count,
  host: Type.Number(),
  early: Type.Number({ description: 'line or draw' }),
  guest: Type.Number(),
  sealing_disk: flag,
  home_score: count,
  away_score: count,
})

const vsInput = {
  id,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  /** 1 = only matches at the ground the side plays at now. */
  same_venue: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  competition_id: Type.Optional(Type.String({ pattern: '^\\d+(,\\d+)*$', maxLength: 200 })),
}

/** played, win, draw, lose, for, against, difference, points, rank, rate (won share). */
const RankLine = Type.Array(Type.Number())
const RankLines = Type.Object({ all: RankLine, home: RankLine, away: RankLine })

const Incident = Type.Object({
  id: Type.Integer(),
  type: Type.Integer(),
  position: side,
  minute: count,
  added: count,
  player: Type.String(),
  other: Type.String(),
  home_score: count,
  away_score: count,
  /** Minute of the replay it was first known in, and the one it was taken back in. */
  frame: count,
  cancelled_frame: Type.Optional(count),
  var_reason: Type.Optional(Type.Integer()),
  var_result: Type.Optional(Type.Integer()),
})

/**
 * Everything that folds a finished match to any of its minutes. A frame is a minute as it was played; frame 0 is the
 * moment before the start, frame 1 the first of the list.
 */
export const Replay = Type.Object({
  id: Type.Integer(),
  frames: Type.Array(
    Type.Object({
      minute: count,
      added: count,
      status: Type.Integer(),
      /** Growth since the frame before: type, home, away and so on. Shares (type 25) stand as they are. */
      data: Type.Array(Type.Integer()),
      chances: Type.Array(Type.Number(), { description: 'home, draw, away' }),
    }),
  ),
  incidents: Type.Array(Incident),
  trend: Type.Array(Type.Integer({ minimum: -100, maximum: 100 })),
  company_id: Type.Integer(),
  odds: Type.Array(
    Type.Object({
      type: market,
      /** frame, first, line or draw, last, sealed. */
      points: Type.Array(Type.Array(Type.Number())),
    }),
  ),
  /** Table before the match. */
  table: Type.Array(TableRow),
})

const StatisticLine = Type.Object({ type: Type.Integer(), home: Type.Number(), away: Type.Number() })

/** Calls of the match page beyond its detail. */
export const matchCalls = defineCalls({
  getLineup: { who: 'visitor', input: Type.Object({ id }), data: Lineup },
  listMatchOdds: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      asia: Type.Array(CompanyOdds),
      eu: Type.Array(CompanyOdds),
      bs: Type.Array(CompanyOdds),
    }),
  },
  listOddsChanges: {
    who: 'visitor',
    input: Type.Object({ id, type: market, company_id: Type.Optional(Type.Integer()) }),
    data: Type.Array(
      Type.Object({ company_id: Type.Integer(), company_name: Type.String(), list: Type.Array(OddsChange) }),
    ),
  },
  listSameOdds: {
    who: 'visitor',
    input: Type.Object({ id, company_id: Type.Optional(Type.Integer()), type: Type.Optional(market) }),
    data: Type.Composite([VsList, Type.Object({ price: Type.Optional(Exponent) })]),
  },
  getMatchAnalysis: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      points_ranking: Type.Object({ home: RankLines, away: RankLines }),
      /** rank, logo, name, played, w, d, l, gf, ga, gd, w %, d %, l %, average for, average against, points, team. */
      league_standings: Type.Array(Type.Array(Type.Union([Type.String(), Type.Number()]))),
    }),
  },
  listHeadToHead: { who: 'visitor', input: Type.Object(vsInput), data: VsList },
  listTeamMatches: {
    who: 'visitor',
    input: Type.Object({ ...vsInput, side: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })) }),
    data: VsList,
  },
  getMatchBattle: {
    who: 'visitor',
    input: Type.Object({ type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), id }),
    data: Type.Object({
      vs_recent: Type.Object({ win: count, drawn: count, lost: count }),
      home_ranking: count,
      away_ranking: count,
      home_recent: Type.Array(Type.String({ description: 'win, draw or loss; newest last' })),
      away_recent: Type.Array(Type.String()),
    }),
  },
  listCommentary: {
    who: 'visitor',
    input: Type.Object({ id, since: Type.Optional(Type.Integer({ minimum: 0 })) }),
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          seq: Type.Integer(),
          time: seconds,
          minute: count,
          added: count,
          position: side,
          is_main: flag,
          incident: Type.Integer(),
          text: Type.String(),
        }),
      ),
    }),
  },
  listShots: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          minute: count,
          added: count,
          position: side,
          player_id: Type.Integer(),
          player: Type.String(),
          x: Type.Number(),
          y: Type.Number(),
          xg: Type.Number(),
          outcome: Type.String({ description: 'goal, saved, off, blocked or post' }),
          incident: Type.Integer(),
        }),
      ),
    }),
  },
  getMatchStatistics: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      full: Type.Array(StatisticLine),
      first: Type.Array(StatisticLine),
      second: Type.Array(StatisticLine),
    }),
  },
  getMatchReplay: {
    who: 'visitor',
    input: Type.Object({ id, company_id: Type.Optional(Type.Integer()) }),
    data: Replay,
  },
  /** A match that is over as a short story, told from its facts in the reader's language. */
  getMatchReport: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      story: Type.Array(Type.String(), { description: 'paragraphs; none while the match is not over' }),
    }),
  },
})
