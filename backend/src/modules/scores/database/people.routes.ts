import type { Language } from '../../../kernel/messages'
import type { CallHandlers } from '../../../kernel/module'
import type { Sport } from '../ports/feed.port'
import type { ScorerRow } from '../ports/season-parts.port'
import { seasonOfSport } from './competition-info'
import { scorerRow, teamFields } from './database-rows'
import type { SeasonDesk } from './season-desk'
import { finals, teamValues } from './season-figures'
import { playerPage, teamPage } from './team-page'

const defaultScorers = 50

interface StatWish {
  id: number
  type?: number
}

/** Values of players by number: 0 goals, 1 assists, 2 penalties, 3 goals and assists. */
const memberValue = (row: ScorerRow, type: number): number =>
  [row.goals, row.assists, row.penalties, row.goals + row.assists][type] ?? row.goals

/** Calls about the people of a season: scorers, statistics, teams and players. */
export function createPeopleRoutes({ desk }: { desk: SeasonDesk }): CallHandlers {
  async function teamData(sport: Sport, { id, type = 0 }: StatWish, language: Language) {
    const list = finals(desk.results(await seasonOfSport(desk, id, sport)))
    return teamValues(list, type).map(({ team, value }) => ({ ...teamFields(team, language), value }))
  }
  async function memberData(sport: Sport, { id, type = 0 }: StatWish, language: Language) {
    return desk
      .scorers(await seasonOfSport(desk, id, sport))
      .map((row) => ({ row, value: memberValue(row, type) }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
      .slice(0, defaultScorers)
      .map(({ row: { player, team }, value }) => ({
        player_id: player.id,
        avatar: '',
        name: player.name[language],
        team_id: team.id,
        team: team.names[language],
        logo: team.crest,
        value,
      }))
  }

  return {
    listFootballTeamData: (input, { language }) => teamData('football', input, language),
    listBasketballTeamData: (input, { language }) => teamData('basketball', input, language),
    listFootballMemberData: (input, { language }) => memberData('football', input, language),
    listBasketballMemberData: (input, { language }) => memberData('basketball', input, language),
    async listScorers({ id, season_id, sort = 'goals', limit = defaultScorers }, { language }) {
      const season = await desk.prepared(desk.season(id, season_id))
      const rows = desk.scorers(season).filter((row) => row[sort] > 0)
      const other = sort === 'goals' ? 'assists' : 'goals'
      return {
        season_id: season.id,
        list: rows
          .toSorted((a, b) => b[sort] - a[sort] || b[other] - a[other] || a.played - b.played)
          .slice(0, limit)
          .map((row) => scorerRow(row, language)),
      }
    },
    getTeamPage: (input, { language }) => teamPage(desk, input, language),
    getPlayerPage: ({ id }, { language }) => playerPage(desk, id, language),
  }
}
