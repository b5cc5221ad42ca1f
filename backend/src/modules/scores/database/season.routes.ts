import { Failure } from '../../../kernel/failure'
import type { CallHandlers } from '../../../kernel/module'
import { seasonOfSport } from './competition-info'
import { seasonMatchRow, tableData, tieRow } from './database-rows'
import type { SeasonDesk, TableMoment } from './season-desk'
import { stagesOf } from './season-stages'

const venues = ['all', 'home', 'away'] as const
const formPoints: Readonly<Record<string, number>> = { win: 3, draw: 1, loss: 0 }

/** Calls of a season: standings, stages, bracket. */
export function createSeasonRoutes({ desk }: { desk: SeasonDesk }): CallHandlers {
  const table = async (id: number, wish: TableMoment & { season_id?: number }, language: 'zh' | 'en' | 'vi') =>
    tableData(desk, await desk.prepared(desk.season(id, wish.season_id)), wish, language)

  return {
    async listSeasonStages({ id }, { language }) {
      return stagesOf(desk.results(await desk.prepared(desk.seasonById(id)))).map((stage) => ({
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
      const season = await desk.prepared(desk.seasonById(input.season_id))
      const { list } = tableData(desk, season, { venue: venues[input.integral_type ?? 0] ?? 'all' }, language)
      const wanted = desk
        .results(season)
        .filter(({ fixture: { home, away } }) => !input.host_id || [home.id, away.id].includes(input.host_id))
        .filter(({ fixture }) => !input.son_id || fixture.round === input.son_id)
      const form = list.map(({ team_id, name, logo, form: latest }) => ({
        ...{ team_id, name, logo },
        value: latest.reduce((sum, one) => sum + (formPoints[one] ?? 0), 0),
      }))
      return {
        team_list: list.map(({ team_id, name, logo }) => ({ team_id, name, logo })),
        list1: list,
        list2: form.sort((a, b) => b.value - a.value),
        match_list: input.host_id || input.son_id ? wanted.map((one) => seasonMatchRow(desk, one, language)) : [],
      }
    },
    async getBasketballPoints({ id }, { language }) {
      return tableData(desk, await seasonOfSport(desk, id, 'basketball'), {}, language)
    },
    async getCompetitionRanking({ id, type, ...wish }, { language }) {
      const { sport } = desk.competition(id)
      const asked = type === undefined ? sport : type === 1 ? 'basketball' : 'football'
      if (asked !== sport) throw new Failure('competition-unknown')
      return table(id, wish, language)
    },
    getSeasonTable: ({ id, ...wish }, { language }) => table(id, wish, language),
    async getBracket({ id, season_id }, { language }) {
      const season = await desk.prepared(desk.season(id, season_id))
      const results = new Map(desk.results(season).map((one) => [one.fixture.id, one]))
      const list = desk.bracket(season).map((tie) => tieRow(desk, tie, results.get(tie.legs[0] ?? 0), language))
      return { season_id: season.id, list }
    },
  }
}
