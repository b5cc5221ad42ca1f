import { Failure } from '../../../kernel/failure'
import type { CallHandlers } from '../../../kernel/module'
import type { Feed, Sport } from '../ports/feed.port'
import { competitionInfo, seasonOfSport } from './competition-info'
import { playerFields, scorerRow, seasonMatchRow, tableData, teamFields, tieRow, tournamentRow } from './database-rows'
import { continentOf, continents, countries, countryOf } from './regions'
import type { SeasonDesk } from './season-desk'
import { finals, teamValues } from './season-figures'
import { stagesOf } from './season-stages'
import { playerPage, teamPage } from './team-page'

const defaultScorers = 50
const venues = ['all', 'home', 'away'] as const
const formPoints = { win: 3, draw: 1, loss: 0 } as const

/** Calls of the data bases: regions, competitions, seasons, teams, players. */
export function createDatabaseRoutes(deps: { desk: SeasonDesk; feed: Feed }): CallHandlers {
  const { desk } = deps
  const listed = (sport: Sport, wish: { country_id?: number; category_id?: number }) =>
    desk
      .competitions(sport)
      .filter((one) => wish.country_id === undefined || countryOf(one).id === wish.country_id)
      .filter((one) => wish.category_id === undefined || continentOf(countryOf(one)).id === wish.category_id)
  const table = (
    id: number,
    wish: Parameters<typeof tableData>[2] & { season_id?: number },
    language: 'zh' | 'en' | 'vi',
  ) => tableData(desk, desk.season(id, wish.season_id), wish, language)
  const teamData = (sport: Sport, { id, type = 0 }: { id: number; type?: number }, language: 'zh' | 'en' | 'vi') =>
    teamValues(finals(desk.results(seasonOfSport(desk, id, sport))), type).map(({ team, value }) => ({
      ...teamFields(team, language),
      value,
    }))
  const memberData = (sport: Sport, { id, type = 0 }: { id: number; type?: number }, language: 'zh' | 'en' | 'vi') => {
    const rows = desk.scorers(seasonOfSport(desk, id, sport)).map((row) => ({
      row,
      value: [row.goals, row.assists, row.penalties, row.goals + row.assists][type] ?? row.goals,
    }))
    return rows
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
      .slice(0, defaultScorers)
      .map(({ row, value }) => ({
        player_id: row.player.id,
        avatar: '',
        name: playerFields(row.player, language).name,
        team_id: row.team.id,
        team: row.team.names[language],
        logo: row.team.crest,
        value,
      }))
  }

  return {
    async listContinents(_input, { language }) {
      const used = new Set(
        [...desk.competitions('football'), ...desk.competitions('basketball')].map((one) => countryOf(one).continentId),
      )
      return continents.filter(({ id }) => used.has(id)).map(({ id, names }) => ({ id, name: names[language] }))
    },
    async listCountries({ id }, { language }) {
      return countries
        .filter((one) => !id || one.continentId === id)
        .map((one) => ({ id: one.id, name: one.names[language], logo: one.flag }))
    },
    async listFootballTournaments(input, { language }) {
      return listed('football', input).map((one) => tournamentRow(one, language))
    },
    async listBasketballTournaments(input, { language }) {
      return listed('basketball', input).map((one) => tournamentRow(one, language))
    },
    async listPopularTournaments(_input, { language }) {
      return [...desk.competitions('football'), ...desk.competitions('basketball')]
        .filter((one) => one.isHot)
        .map((one) => tournamentRow(one, language))
    },
    async getFootballCompetition(input, { language }) {
      return competitionInfo(deps, 'football', input, language)
    },
    async getBasketballCompetition({ id, season_id, son_id }, { language }) {
      const wish = { id, ...(season_id ? { season_id } : {}), ...(son_id ? { son_id } : {}) }
      return competitionInfo(deps, 'basketball', wish, language)
    },
    async listSeasonStages({ id }, { language }) {
      return stagesOf(desk.results(desk.seasonById(id))).map((stage) => ({
        id: stage.id,
        name: stage.names[language],
        stage: stage.stage,
        is_current: stage.isCurrent ? 1 : 0,
        list: stage.rounds.map((round) => ({
          id: round.id,
          name: stage.rounds.length > 1 ? String(round.id) : stage.names[language],
          count: round.results.length,
          from: Math.min(...round.results.map(({ fixture }) => fixture.kickoff)),
          to: Math.max(...round.results.map(({ fixture }) => fixture.kickoff)),
        })),
      }))
    },
    async getSeasonIntegral(input, { language }) {
      const season = desk.seasonById(input.season_id)
      const data = tableData(desk, season, { venue: venues[input.integral_type ?? 0] ?? 'all' }, language)
      const wanted = desk
        .results(season)
        .filter(({ fixture: { home, away } }) => !input.host_id || [home.id, away.id].includes(input.host_id))
        .filter(({ fixture }) => !input.son_id || fixture.round === input.son_id)
      const form = data.list.map(({ team_id, name, logo, form }) => ({
        ...{ team_id, name, logo },
        value: form.reduce((sum, one) => sum + (formPoints[one as keyof typeof formPoints] ?? 0), 0),
      }))
      return {
        team_list: data.list.map(({ team_id, name, logo }) => ({ team_id, name, logo })),
        list1: data.list,
        list2: form.sort((a, b) => b.value - a.value),
        match_list: input.host_id || input.son_id ? wanted.map((one) => seasonMatchRow(one, language)) : [],
      }
    },
    async getBasketballPoints({ id }, { language }) {
      return tableData(desk, seasonOfSport(desk, id, 'basketball'), {}, language)
    },
    async getCompetitionRanking({ id, type, ...wish }, { language }) {
      const sport = desk.competition(id).sport
      if (type !== undefined && sport !== (type === 1 ? 'basketball' : 'football'))
        throw new Failure('competition-unknown')
      return table(id, wish, language)
    },
    async getSeasonTable({ id, ...wish }, { language }) {
      return table(id, wish, language)
    },
    async listFootballTeamData(input, { language }) {
      return teamData('football', input, language)
    },
    async listBasketballTeamData(input, { language }) {
      return teamData('basketball', input, language)
    },
    async listFootballMemberData(input, { language }) {
      return memberData('football', input, language)
    },
    async listBasketballMemberData(input, { language }) {
      return memberData('basketball', input, language)
    },
    async listScorers({ id, season_id, sort = 'goals', limit = defaultScorers }, { language }) {
      const season = desk.season(id, season_id)
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
    async getBracket({ id, season_id }, { language }) {
      const season = desk.season(id, season_id)
      const results = new Map(desk.results(season).map((one) => [one.fixture.id, one]))
      const list = desk.bracket(season).map((tie) => tieRow(tie, results.get(tie.legs[0] ?? 0), language))
      return { season_id: season.id, list }
    },
    async getTeamPage(input, { language }) {
      return teamPage(desk, input, language)
    },
    async getPlayerPage({ id }, { language }) {
      return playerPage(desk, id, language)
    },
  }
}
