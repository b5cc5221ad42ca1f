import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { PricePoint } from './basketball'
import { flag, id, page, seconds } from './schema'
import { Exponents } from './score-rows'

const count = Type.Integer({ minimum: 0 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const zone = Type.Optional(Type.Integer({ minimum: -840, maximum: 840 }))

/** An esports match of the lists. `home_score` counts games won, `home_now` rounds or kills of the running game. */
export const EsportsRow = Type.Object({
  id: Type.Integer(),
  game_id: Type.Integer({ description: '1 LoL, 2 Dota 2, 3 CS2, 4 Honor of Kings' }),
  status: Type.Integer({
    description: '1 not started, 2 running, 3 finished, 9 postponed, 12 cancelled, 13 undetermined',
  }),
  bo: Type.Integer({ description: 'games at most' }),
  competition_id: Type.Integer(),
  competition_name: Type.String(),
  primary_color: Type.String(),
  match_time: seconds,
  stage: Type.Optional(Type.String({ description: 'letter of the group, or round of the knock-out' })),
  period_start: seconds,
  game_no: Type.Integer({ minimum: 0, description: 'running game, 0 between games' }),
  home_team_id: Type.Integer(),
  away_team_id: Type.Integer(),
  home_name: Type.String(),
  away_name: Type.String(),
  home_logo: Type.String(),
  away_logo: Type.String(),
  home_score: count,
  away_score: count,
  home_now: count,
  away_now: count,
  is_hot: flag,
  is_collect: flag,
  reserve: flag,
  exponent: Exponents,
})

const Side = Type.Object({
  score: count,
  kills: Type.Optional(count),
  gold: Type.Optional(count),
  towers: Type.Optional(count),
  dragons: Type.Optional(count),
  barons: Type.Optional(count),
})
const Chosen = Type.Object({ bans: Type.Array(Type.String()), picks: Type.Array(Type.String()) })
/** What one of the five did; `role` is the title's name for his place, empty where there are none. */
const EsportsPlayer = Type.Object({
  name: Type.String(),
  role: Type.String(),
  hero: Type.Optional(Type.String()),
  kills: count,
  deaths: count,
  assists: count,
  gold: Type.Optional(count),
})
/** A game of a match. `winner` 0 = open, 1 home; `first_side` had the first choice of side. */
const Game = Type.Object({
  no: Type.Integer({ minimum: 1 }),
  map: Type.String(),
  status: Type.Integer(),
  length: count,
  winner: Type.Integer({ minimum: 0, maximum: 2 }),
  first_side: Type.Integer({ minimum: 1, maximum: 2 }),
  home: Side,
  away: Side,
  curve: Type.Array(Type.Integer(), { description: 'lead of the home side in gold, or rounds; evenly spaced' }),
  economy: Type.Optional(
    Type.Array(Type.Object({ home: count, away: count }), {
      description: 'worth of what each side carries into a round; the running round last',
    }),
  ),
  draft: Type.Optional(Type.Object({ home: Chosen, away: Chosen })),
  players: Type.Optional(Type.Object({ home: Type.Array(EsportsPlayer), away: Type.Array(EsportsPlayer) })),
})
const Earlier = Type.Object({
  id: Type.Integer(),
  match_time: seconds,
  competition: Type.String(),
  home_team_id: Type.Integer(),
  away_team_id: Type.Integer(),
  home_name: Type.String(),
  away_name: Type.String(),
  home_score: count,
  away_score: count,
  bo: Type.Integer(),
})

/** Esports lists and a match's page. */
export const esportsCalls = defineCalls({
  listEsportsMatches: {
    who: 'visitor',
    input: Type.Object({
      /** 0 all of the day, 1 live, 2 not started, 3 finished, 4 followed. */
      type: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
      time: Type.Optional(day),
      zone,
      page,
      game_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
      company_id: Type.Optional(Type.Integer()),
    }),
    data: Type.Object({ data: Type.Array(EsportsRow), total: count, servertime: seconds }),
  },
  getEsportsMatch: {
    who: 'visitor',
    input: Type.Object({ id, company_id: Type.Optional(Type.Integer()) }),
    data: Type.Composite([
      EsportsRow,
      Type.Object({
        games: Type.Array(Game),
        /** How the maps were found, in order; "left" is what nobody banned or picked. */
        map_veto: Type.Array(
          Type.Object({
            kind: Type.Union([Type.Literal('ban'), Type.Literal('pick'), Type.Literal('left')]),
            position: Type.Integer({ minimum: 0, maximum: 2 }),
            map: Type.String(),
          }),
        ),
        chances: Type.Object({ home: Type.Number(), draw: Type.Number(), away: Type.Number() }),
        odds: Type.Array(Type.Composite([Exponents, Type.Object({ company_name: Type.String() })])),
        /** Prices of the asked company so far, oldest first. */
        price_history: Type.Object({
          asia: Type.Array(PricePoint),
          eu: Type.Array(PricePoint),
          bs: Type.Array(PricePoint),
        }),
        vs_match: Type.Array(Earlier),
        home_last: Type.Array(Earlier),
        away_last: Type.Array(Earlier),
        servertime: seconds,
      }),
    ]),
  },
})
