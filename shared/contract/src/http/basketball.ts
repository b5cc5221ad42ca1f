import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { flag, id, seconds } from './schema'
import { BasketballRow, Exponents } from './score-rows'

const count = Type.Integer({ minimum: 0 })
const companyId = Type.Optional(Type.Integer({ minimum: 1 }))

/** What one player did. */
export const PlayerLine = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  number: count,
  position: Type.String({ description: 'PG, SG, SF, PF or C' }),
  is_first: flag,
  on_ground: flag,
  /** 1 = did not play. */
  dnp: flag,
  seconds: count,
  minutes: Type.String({ description: '"34:12"' }),
  field_goals: count,
  field_goal_tries: count,
  threes: count,
  three_tries: count,
  free_throws: count,
  free_throw_tries: count,
  offensive_rebounds: count,
  defensive_rebounds: count,
  rebounds: count,
  assists: count,
  steals: count,
  blocks: count,
  turnovers: count,
  fouls: count,
  plus_minus: Type.Integer(),
  points: count,
})
const players = Type.Object({ home: Type.Array(PlayerLine), away: Type.Array(PlayerLine) })

/** A line of the play-by-play. `position` 1 = the home side had the ball. */
const Play = Type.Object({
  id: Type.Integer({ minimum: 1, description: 'grows by one' }),
  conducttime: Type.String({ description: 'time left in the period, "07:31"' }),
  clock: count,
  info: Type.String(),
  position: Type.Integer({ minimum: 0, maximum: 2 }),
  home_score: count,
  away_score: count,
})

/** Prices of a company in one market: `early` is the line, 0 for the winner. */
const Price = Type.Object({
  host: Type.Number(),
  early: Type.Number(),
  guest: Type.Number(),
  sealing_disk: flag,
})
const CompanyPrices = Type.Object({
  company_id: Type.Integer(),
  company_name: Type.String(),
  initial: Type.Optional(Price),
  immediate: Type.Optional(Price),
  scram: Type.Optional(Price),
})
const Mean = Type.Optional(Type.Object({ host: Type.Number(), early: Type.Number(), guest: Type.Number() }))

/** A price of the past, oldest first. `minute` 0 = before the start. */
export const PricePoint = Type.Composite([
  Price,
  Type.Object({
    change_time: seconds,
    date: Type.String({ description: 'Beijing time, "11-21 20:15"' }),
    minute: count,
    home_score: count,
    away_score: count,
  }),
])
const PriceHistory = Type.Array(
  Type.Object({ company_id: Type.Integer(), company_name: Type.String(), list: Type.Array(PricePoint) }),
)

/** A match of the past with what became of its prices, seen from one side: the asked team, or the home side. */
export const PastMatch = Type.Object({
  id: Type.Integer(),
  competition: Type.String(),
  match_time: seconds,
  home_team_id: Type.Integer(),
  away_team_id: Type.Integer(),
  home_team: Type.String(),
  away_team: Type.String(),
  home_score: count,
  away_score: count,
  home_half_score: count,
  away_half_score: count,
  all_score_gap: count,
  half_score_gap: count,
  score_all_total: count,
  score_half_total: count,
  is_home: flag,
  result: Type.Union([Type.Literal('win'), Type.Literal('draw'), Type.Literal('loss')]),
  asia: Type.Number({
    description: 'last line before the start (of same-odds lists: the first), above zero: the home side gave points',
  }),
  asia_text: Type.Union([Type.Literal('win'), Type.Literal('lose'), Type.Literal('push')]),
  bs: Type.Number(),
  bs_text: Type.Union([Type.Literal('over'), Type.Literal('under'), Type.Literal('push')]),
})
const countText = 'played, won, lost, handicap won, handicap lost, over, under, mean total; of the first-named side'
const Past = Type.Object({
  list: Type.Array(PastMatch),
  count: Type.Array(Type.Number(), { minItems: 8, maxItems: 8, description: countText }),
})

/** Calls of a basketball match's page. */
export const basketballCalls = defineCalls({
  getBasketballMatch: {
    who: 'visitor',
    input: Type.Object({
      id,
      company_id: companyId,
      /** Only plays after this number: what a following page asks for. */
      since: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    data: Type.Composite([
      BasketballRow,
      Type.Object({
        tlive: Type.Array(Type.Array(Play), { description: 'by period, overtimes last' }),
        players,
        statistics: Type.Array(Type.Object({ type: Type.Integer(), home: Type.Number(), away: Type.Number() }), {
          description: "the feed's codes: 1 threes, 2 twos, 3 free throws, 5 fouls, 6 free-throw per cent",
        }),
        chances: Type.Object({ home: Type.Number(), draw: Type.Number(), away: Type.Number() }),
        /** The hall, where the feed knows it. */
        space: Type.Optional(Type.String()),
        capacity: Type.Optional(count),
        attendance: Type.Optional(count),
        odds: Type.Array(Type.Composite([Exponents, Type.Object({ company_name: Type.String() })])),
        servertime: seconds,
      }),
    ]),
  },
  getBasketballPlayers: {
    who: 'visitor',
    /** `period` from 1: only what was done in it; overtimes go on counting. */
    input: Type.Object({ id, period: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) }),
    data: players,
  },
  /** Shots from the field, oldest first; none where the feed does not place them. */
  listCourtShots: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          period: Type.Integer({ minimum: 1 }),
          clock: count,
          position: Type.Integer({ minimum: 1, maximum: 2 }),
          player_id: Type.Integer(),
          player: Type.String(),
          x: Type.Number({ description: 'per cent of the half that is attacked, from its left' }),
          y: Type.Number({ description: 'per cent, from the line behind the basket' }),
          value: Type.Integer({ minimum: 2, maximum: 3 }),
          is_made: flag,
        }),
      ),
    }),
  },
  listBasketballOdds: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      asia: Type.Array(CompanyPrices),
      eu: Type.Array(CompanyPrices),
      bs: Type.Array(CompanyPrices),
      /** Means of all companies, of the newest prices. */
      asia_additional: Mean,
      eu_additional: Mean,
      bs_additional: Mean,
      compensation: Type.Array(PastMatch),
    }),
  },
  listBasketballOddsHistory: {
    who: 'visitor',
    input: Type.Object({
      id,
      type: Type.Optional(Type.Union([Type.Literal('asia'), Type.Literal('eu'), Type.Literal('bs')])),
      company_id: companyId,
    }),
    data: Type.Object({ asia: PriceHistory, eu: PriceHistory, bs: PriceHistory }),
  },
  listBasketballSameOdds: {
    who: 'visitor',
    input: Type.Object({ id, company_id: companyId }),
    data: Past,
  },
  getBasketballAnalysis: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({ vs_match: Past, match: Type.Object({ home: Past, away: Past }) }),
  },
})
