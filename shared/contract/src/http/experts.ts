import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, seconds, text } from './schema'

const count = Type.Integer({ minimum: 0 })
const sport = Type.Union([Type.Literal('football'), Type.Literal('basketball')])
const ball = Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '0 football, 1 basketball' }))
const play = Type.Integer({ minimum: 1, maximum: 3, description: '1 result, 2 handicap, 3 goals or points' })
const choice = Type.Integer({ minimum: 1, maximum: 3, description: '1 home or over, 2 draw, 3 away or under' })
const outcome = Type.Integer({
  minimum: 0,
  maximum: 5,
  description: '0 none yet, 1 won, 2 half won, 3 push, 4 half lost, 5 lost',
})

const person = {
  expert_id: Type.Integer(),
  nickname: Type.String(),
  avatar: Type.String(),
  level: count,
  hit_tag: Type.String({ description: 'of the last ten that were decided, in words; empty: none' }),
  hit_rate: Type.Integer({ minimum: -1, maximum: 100, description: 'per cent of decided schemes; -1: none' }),
  continuous_tag: Type.String({ description: 'hits in a row, in words; empty below two' }),
  streak: Type.Integer({ description: 'hits in a row; below zero: misses in a row' }),
}

const ExpertRow = Type.Object({
  ...person,
  describe: Type.String(),
  fans: count,
  article_num: count,
  is_attention: flag,
  settled_num: Type.Integer({ minimum: 0, description: 'schemes with a result; void ones are none' }),
  decided_num: count,
  hit_num: count,
  return_rate: Type.Number({ description: 'per cent won or lost, one unit on each settled scheme' }),
  last: Type.Array(outcome, { description: 'outcomes of the last ten, newest first' }),
  open_num: Type.Integer({ minimum: 0, description: 'schemes on matches to come' }),
})

const team = { id: Type.Integer(), name: Type.String(), logo: Type.String() }

const scheme = {
  scheme_id: Type.Integer(),
  ...person,
  match_id: Type.Integer(),
  sport,
  competition_name: Type.String(),
  home_id: team.id,
  home_name: team.name,
  home_logo: team.logo,
  away_id: team.id,
  away_name: team.name,
  away_logo: team.logo,
  match_time: seconds,
  match_state: Type.Integer({ minimum: 0, maximum: 3, description: '0 to come, 1 running, 2 over, 3 off' }),
  home_score: Type.Integer({ minimum: -1, description: 'the result that counts; -1: none yet' }),
  away_score: Type.Integer({ minimum: -1 }),
  play,
  gold_coin: Type.String({ description: 'price in diamonds, 0 = free' }),
  published_at: seconds,
  title: Type.String(),
  state: Type.Integer({ minimum: 0, maximum: 3, description: '0 open, 1 settled, 2 void, 3 taken back' }),
  outcome,
  is_locked: flag,
  is_bought: flag,
  is_own: flag,
  can_buy: flag,
  buyers: count,
  choice: Type.Integer({ minimum: 0, maximum: 3, description: '0 while it is locked' }),
  line: Type.String({ description: 'empty while it is locked, and for results' }),
  odds: Type.String({ description: 'with the stake in them; empty while it is locked' }),
}

const SchemeRow = Type.Object(scheme)
const OwnScheme = Type.Object({
  ...scheme,
  income: Type.String({ description: 'diamonds of the expert: paid, or on their way while the match is not over' }),
  is_paid_out: flag,
})
const BoughtScheme = Type.Object({
  ...scheme,
  paid: Type.String(),
  bought_at: seconds,
  refunded: flag,
})

const SchemeMatch = Type.Object({
  match_id: Type.Integer(),
  sport,
  competition_name: Type.String(),
  home_name: team.name,
  away_name: team.name,
  match_time: seconds,
})

/** Experts, their records and their schemes. */
export const expertCalls = defineCalls({
  listExperts: list({
    who: 'visitor',
    row: ExpertRow,
    filter: {
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '1: only those with articles' })),
      ball,
      order: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, description: '0 hit rate, 1 streak, 2 return' })),
    },
    perPage: 12,
  }),
  getExpert: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      info: ExpertRow,
      plays: Type.Array(Type.Object({ play, settled: count, hits: count, decided: count })),
      points: Type.Array(
        Type.Object({ time: seconds, outcome, gain: Type.Number({ description: 'units, summed up' }) }),
      ),
    }),
  },
  listSchemes: list({
    who: 'visitor',
    row: SchemeRow,
    filter: {
      expert_id: Type.Optional(id),
      match_id: Type.Optional(id),
      type: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 2, description: '0 all, 1 on matches to come, 2 with a result' }),
      ),
      ball,
      is_free: Type.Optional(flag),
    },
  }),
  getScheme: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({
      info: SchemeRow,
      content: Type.String({ description: 'empty while it is locked' }),
      expert: ExpertRow,
    }),
  },
  buyScheme: { who: 'member', input: Type.Object({ id, nonce: Type.Optional(text(64)) }), data: none },
  publishScheme: {
    who: 'member',
    input: Type.Object({
      match_id: id,
      play,
      choice,
      gold_coin: Type.Integer({ minimum: 0, maximum: limits.schemePriceMax }),
      title: text(limits.schemeTitleChars * 4),
      content: text(limits.schemeTextMaxChars * 4),
    }),
    data: Type.Object({ id: Type.Integer() }),
  },
  withdrawScheme: { who: 'member', input: Type.Object({ id }), data: none },
  listSchemeMatches: {
    who: 'member',
    input: Type.Object({ ball, name: Type.Optional(Type.String({ maxLength: limits.searchTextChars })) }),
    data: Type.Array(SchemeMatch),
  },
  getSchemePrices: {
    who: 'member',
    input: Type.Object({ match_id: id }),
    data: Type.Object({
      match: SchemeMatch,
      plays: Type.Array(
        Type.Object({
          play,
          options: Type.Array(Type.Object({ choice, line: Type.String(), odds: Type.String() })),
          is_taken: flag,
        }),
      ),
    }),
  },
  listOwnSchemes: list({ who: 'member', row: OwnScheme, filter: {} }),
  listBoughtSchemes: list({ who: 'member', row: BoughtScheme, filter: {} }),
})
