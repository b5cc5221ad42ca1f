import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { id } from './schema'
import { ScheduleItem } from './score-rows'

const count = Type.Integer({ minimum: 0 })
const share = Type.Number({ minimum: 0, maximum: 1 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const zone = Type.Optional(Type.Integer({ minimum: -840, maximum: 840 }))
const lines = Type.Object({ home: Type.Array(Type.String()), away: Type.Array(Type.String()) })
const leagues = Type.Object({
  list: Type.Array(Type.Object({ sourceid: Type.Integer(), short_name_zh: Type.String(), name: Type.String(), count })),
})

/** How members voted; `mine` 1 home, 2 draw, 3 away, 0 not yet. */
export const Votes = Type.Object({
  home: count,
  draw: count,
  away: count,
  mine: Type.Integer({ minimum: 0, maximum: 3 }),
})

const form = {
  vs_won_rate: share,
  recent_won_rate: share,
  season_won_rate: share,
  recent_goal: Type.Number({ minimum: 0 }),
  recent_last: Type.Number({ minimum: 0 }),
  recent_arr: Type.Array(Type.String({ description: 'win, draw or loss; newest last' })),
}
const sides = Object.fromEntries(
  Object.entries(form).flatMap(([name, schema]) => [
    [`home_${name}`, schema],
    [`away_${name}`, schema],
  ]),
) as { [K in keyof typeof form as `home_${K}` | `away_${K}`]: (typeof form)[K] }

/** Schedule filter, search, and what a match is expected to bring. */
export const foresightCalls = defineCalls({
  getScheduleFilter: {
    who: 'visitor',
    input: Type.Object({ date: Type.Optional(day), zone }),
    data: Type.Object({ football: leagues, basketball: leagues, other: leagues }),
  },
  searchMatches: {
    who: 'visitor',
    input: Type.Object({ search: Type.String({ minLength: 1, maxLength: 50 }) }),
    data: Type.Array(ScheduleItem),
  },
  getForesight: {
    who: 'visitor',
    input: Type.Object({ id }),
    data: Type.Object({ good: lines, bad: lines, votes: Votes }),
  },
  getForesightData: { who: 'visitor', input: Type.Object({ id }), data: Type.Object(sides) },
  /** How the model did lately: of what it gave so much chance, how much happened. */
  getForesightRecord: {
    who: 'visitor',
    input: Type.Object({}),
    data: Type.Object({
      days: count,
      matches: count,
      hits: count,
      brier: Type.Number({ minimum: 0, maximum: 2 }),
      buckets: Type.Array(Type.Object({ from: share, to: share, count, expected: share, happened: share })),
    }),
  },
  voteForesight: {
    who: 'member',
    input: Type.Object({ id, choice: Type.Integer({ minimum: 1, maximum: 3 }) }),
    data: Votes,
  },
})
