import type { PageDocument } from '@pitchside/remote-kit'
import { database } from './documents/database'
import { matches } from './documents/matches'

const schedule: PageDocument = {
  path: '/schedule',
  when: { date: '' },
  ask: { call: 'listSchedule', input: {} },
  address: '/schedule',
  body: [
    {
      block: 'list',
      each: 'data',
      text: '{item.competition}: {item.home_team_name} vs {item.away_team_name} · {item.match_time|date}',
      address: '/score-detail?type={item.type}&id={item.sourceid}',
    },
  ],
}

/** What the documents of matches, teams, players and competitions say, and that of the schedule. */
export const documents = [...matches, ...database, schedule]
