import { Type } from '@sinclair/typebox'
import { flag, id } from './schema'

const count = Type.Integer({ minimum: 0 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** One line of a table. */
export const TableRow = Type.Object({
  position: Type.Integer({ minimum: 1 }),
  team_id: Type.Integer(),
  logo: Type.String(),
  name: Type.String(),
  group: Type.String(),
  played: count,
  won: count,
  draw: count,
  loss: count,
  goals: count,
  goals_against: count,
  points: Type.Integer(),
  won_rate: Type.Number(),
  form: Type.Array(Type.String({ description: 'win, draw or loss; newest last' })),
})

/** A line with why it stands there. `decided_by`: what ordered level teams; `points` when nothing had to. */
const ExplainedRow = Type.Object({
  ...TableRow.properties,
  game_back: Type.Number({ description: 'games behind the first, basketball' }),
  decided_by: Type.String(),
  deducted: count,
  zone: Type.String({ description: 'kind of the zone the place lies in, empty = none' }),
})

/** Which table: `venue` all, home or away; as of the end of a round or of a day; `season_id` the running one when absent. */
export const tableMoment = {
  season_id: Type.Optional(id),
  venue: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('home'), Type.Literal('away')])),
  round: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  date: Type.Optional(day),
  /** Minutes the caller's clock is east of UTC. 480 when absent. */
  zone: Type.Optional(Type.Integer({ minimum: -840, maximum: 840 })),
}

/** Standings with everything that explains them. */
export const standingsTable = Type.Object({
  group: flag,
  season_id: Type.Integer(),
  label: Type.String(),
  is_current: flag,
  venue: Type.String(),
  as_of: Type.Integer({ description: 'epoch seconds of the moment the table shows' }),
  round: count,
  rounds: count,
  competition_id: Type.Integer(),
  competition_name_zh: Type.String(),
  competition_name_en: Type.String(),
  competition_name_vi: Type.String(),
  competition_key: Type.String(),
  primary_color: Type.String(),
  flag: Type.String(),
  country_id: Type.Integer(),
  tie_break: Type.Array(Type.String({ description: 'rules of the season, in order' })),
  zones: Type.Array(Type.Object({ from: id, to: id, kind: Type.String(), color: Type.Integer() })),
  deductions: Type.Array(
    Type.Object({
      team_id: Type.Integer(),
      name: Type.String(),
      points: count,
      reason: Type.String(),
      date: Type.String(),
    }),
  ),
  list: Type.Array(ExplainedRow),
})
