import { Type } from '@sinclair/typebox'
import { flag, seconds } from './schema'

const count = Type.Integer({ minimum: 0 })
const price = Type.Union([Type.Number(), Type.Null()])

/** Somebody of a line-up; `x`, `y` per cent of the own half, from the left and from the own goal line. */
export const LineupMember = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  logo: Type.String(),
  shirt_number: count,
  position: Type.String({ description: 'G D M F' }),
  x: Type.Number(),
  y: Type.Number(),
  rating: Type.Optional(Type.Number()),
  is_captain: flag,
  incidents: Type.Array(Type.Integer({ description: 'numbers of incidents of the match' })),
  assists: Type.Optional(
    Type.Array(Type.Integer({ description: 'numbers of goals he laid on, which are none of his incidents' })),
  ),
  minutes: Type.Optional(count),
  figures: Type.Optional(
    Type.Array(Type.Object({ key: Type.String(), value: Type.Number() }), {
      description: 'what he did, once the match is over; what the feed does not count is absent',
    }),
  ),
  average: Type.Optional(
    Type.Object(
      { x: Type.Number(), y: Type.Number() },
      { description: 'middle of his touches, per cent of the pitch; his side attacks towards x = 100' },
    ),
  ),
})
const Absence = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  shirt_number: count,
  position: Type.String(),
  type: Type.Integer({ minimum: 1, maximum: 3, description: '1 injured, 2 suspended, 3 doubtful' }),
  reason: Type.String(),
})
/** Both line-ups. `confirmed` 1 = official; `is_known` 0 = the feed has none. */
export const Lineup = Type.Object({
  is_known: flag,
  confirmed: flag,
  home_formation: Type.String(),
  away_formation: Type.String(),
  home_manager: Type.String(),
  away_manager: Type.String(),
  home_player_first: Type.Array(LineupMember),
  away_player_first: Type.Array(LineupMember),
  home_player: Type.Array(LineupMember, { description: 'on the bench at the start' }),
  away_player: Type.Array(LineupMember),
  home_absence: Type.Array(Absence),
  away_absence: Type.Array(Absence),
})

/** A finished match as head to head, form and same odds show it. The signs are from the view of `team_id`. */
export const VsRow = Type.Object({
  id: Type.Integer(),
  competition_id: Type.Integer(),
  competition: Type.String(),
  match_time: seconds,
  home_team_id: Type.Integer(),
  home_team: Type.String(),
  away_team_id: Type.Integer(),
  away_team: Type.String(),
  home_score: count,
  away_score: count,
  score: Type.String(),
  half_score: Type.String(),
  corner: Type.String(),
  asia: price,
  eu: Type.Array(Type.Number()),
  bs: price,
  asia_text: Type.String({ description: 'win, lose, push or empty: the handicap of the side looked at' }),
  bs_text: Type.String({ description: 'over, under, push or empty' }),
  is_home: flag,
  is_home_style: Type.Integer({ minimum: 0, maximum: 2, description: '0 draw, 1 won, 2 lost' }),
})
/** Past matches with their competitions and figures. */
export const VsList = Type.Object({
  list: Type.Array(VsRow),
  competition: Type.Array(Type.Object({ sourceid: Type.Integer(), short_name_zh: Type.String(), name: Type.String() })),
  count: Type.Array(Type.Number(), { description: 'matches, won, drawn, lost, won %, handicap won %, over %' }),
})
