import type { CallData } from '@pitchside/contract'
import type { Language } from '../../../kernel/messages'
import type { CallHandlers } from '../../../kernel/module'
import type { Feed, Sport, Team } from '../ports/feed.port'
import type { Player } from '../ports/match-parts.port'
import type { ScorerRow } from '../ports/season-parts.port'
import { bestEleven } from './best-eleven'
import { seasonOfSport } from './competition-info'
import { playerFields, scorerRow, teamFields } from './database-rows'
import { createPlayerBook, leadersOf } from './player-book'
import { type Figure, personLines } from './player-lines'
import { playerSeason } from './player-season'
import { isOver, type SeasonDesk } from './season-desk'
import { finals, teamValues } from './season-figures'
import { playerPage, teamPage } from './team-page'

interface RoundWish {
  id: number
  season_id?: number
  /** Round; the latest that has a match that is over when none is named. */
  son_id?: number
}

const defaultScorers = 50

interface StatWish {
  id: number
  type?: number
}

/** Values of scorers by number: 0 goals, 1 assists, 2 penalties, 3 goals and assists. */
const memberValue = (row: ScorerRow, type: number): number =>
  [row.goals, row.assists ?? 0, row.penalties, row.goals + (row.assists ?? 0)][type] ?? row.goals

/** Figures of players by number, after those of the scorers. */
const footballFigures: Readonly<Record<number, Figure>> = {
  4: 'rating',
  5: 'cleanSheets',
  6: 'yellow',
  7: 'red',
  8: 'xg',
  9: 'saves',
}
const basketballFigures: readonly Figure[] = [
  'points',
  'rebounds',
  'assists',
  'efficiency',
  'steals',
  'blocks',
  'threes',
]

/** Which of two counts is less; what is not known counts for nothing. */
const less = (one = 0, other = 0): number => one - other

type MemberRow = CallData<'listFootballMemberData'>[number]

/** Calls about the people of a season: scorers, statistics, teams and players. */
export function createPeopleRoutes({ desk, feed }: { desk: SeasonDesk; feed: Feed }): CallHandlers {
  const book = createPlayerBook(feed, desk)
  async function teamData(sport: Sport, { id, type = 0 }: StatWish, language: Language) {
    const list = finals(desk.results(await seasonOfSport(desk, id, sport)))
    return teamValues(list, type).map(({ team, value }) => ({ ...teamFields(team, language), value }))
  }
  const memberRow = (player: Player, team: Team, value: number, played: number, language: Language): MemberRow => ({
    player_id: player.id,
    avatar: '',
    name: player.name[language],
    team_id: team.id,
    team: team.names[language],
    logo: team.crest,
    value,
    played,
  })
  async function scorerData({ id, type = 0 }: StatWish, language: Language) {
    return desk
      .scorers(await seasonOfSport(desk, id, 'football'))
      .map((row) => ({ row, value: memberValue(row, type) }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
      .slice(0, defaultScorers)
      .map(({ row: { player, team, played }, value }) => memberRow(player, team, value, played ?? 0, language))
  }
  async function figureData(sport: Sport, id: number, figure: Figure | undefined, language: Language) {
    const people = await book.season(await seasonOfSport(desk, id, sport))
    return leadersOf(people, figure ?? 'points', sport)
      .slice(0, defaultScorers)
      .map(({ person: { player, team, played }, value }) => memberRow(player, team, value, played, language))
  }
  async function eleven({ id, season_id, son_id }: RoundWish, language: Language) {
    const season = await desk.prepared(desk.season(id, season_id))
    const over = desk.results(season).filter(isOver)
    const round = son_id ?? over.at(-1)?.fixture.round ?? 0
    const matches = over
      .filter(({ fixture }) => fixture.round === round)
      .map(({ fixture }) => ({ match: fixture, lines: personLines(feed, fixture, desk.now()) ?? [] }))
    return {
      season_id: season.id,
      son_id: round,
      list: bestEleven(matches).map(({ line: { player, team }, rating, match, x, y }) => ({
        ...playerFields(player, language),
        ...{ team_id: team.id, team_name: team.names[language], match_id: match.id, rating, x, y },
      })),
    }
  }

  return {
    listFootballTeamData: (input, { language }) => teamData('football', input, language),
    listBasketballTeamData: (input, { language }) => teamData('basketball', input, language),
    listFootballMemberData(input, { language }) {
      const figure = footballFigures[input.type ?? 0]
      return figure ? figureData('football', input.id, figure, language) : scorerData(input, language)
    },
    listBasketballMemberData: ({ id, type = 0 }, { language }) =>
      figureData('basketball', id, basketballFigures[type], language),
    async listScorers({ id, season_id, sort = 'goals', limit = defaultScorers }, { language }) {
      const season = await desk.prepared(desk.season(id, season_id))
      const rows = desk.scorers(season).filter((row) => (row[sort] ?? 0) > 0)
      const other = sort === 'goals' ? 'assists' : 'goals'
      return {
        season_id: season.id,
        list: rows
          .toSorted((a, b) => less(b[sort], a[sort]) || less(b[other], a[other]) || less(a.played, b.played))
          .slice(0, limit)
          .map((row) => scorerRow(row, language)),
      }
    },
    getTeamPage: (input, { language }) => teamPage(desk, input, language),
    getPlayerSeason: (input, { language }) => playerSeason({ desk, feed, book }, input, language),
    getTeamOfTheWeek: (input, { language }) => eleven(input, language),
    getPlayerPage: ({ id }, { language }) => playerPage({ desk, book }, id, language),
  }
}
