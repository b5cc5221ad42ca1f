import type { PageDocument, Template } from '@pitchside/remote-kit'
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

const listed = (
  path: '/football' | '/basketball' | '/esports',
  call: 'listFootballMatches' | 'listBasketballMatches' | 'listEsportsMatches',
  names: { competition: Template; home: Template; away: Template },
): PageDocument => ({
  path,
  when: { d: '' },
  ask: { call, input: { type: '0', page: '1' } },
  address: path,
  body: [
    {
      block: 'list',
      each: 'data',
      text: `${names.competition}: ${names.home} vs ${names.away} · {item.match_time|date}`,
      address: `/score-detail?type=${path.slice(1)}&id={item.id}`,
    },
  ],
})
const inAll = {
  competition: '{item.competition_name_~}',
  home: '{item.home_team_name_~}',
  away: '{item.away_team_name_~}',
}
const inReaders = { competition: '{item.competition_name}', home: '{item.home_name}', away: '{item.away_name}' }
const lists = [
  listed('/football', 'listFootballMatches', inAll),
  listed('/basketball', 'listBasketballMatches', inAll),
  listed('/esports', 'listEsportsMatches', inReaders),
]

/** What the documents of matches, teams, players and competitions say, and those of the lists of a day. */
export const documents = [...matches, ...database, ...lists, schedule]
