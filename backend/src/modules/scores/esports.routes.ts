import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { siteZoneMinutes } from '../../kernel/site-day'
import { pointWire } from './basketball-wire'
import { matchesOf, meetings } from './finished-matches'
import { gamePartsOf } from './game-parts'
import { exponents, type RowContext } from './match-rows'
import type { GameTitle } from './ports/feed.port'
import type { EsportsGame, EsportsPlayer } from './ports/match-parts.port'
import type { RouteDeps } from './route-context'
import { tabs } from './scores.routes'
import type { ListedMatch } from './scores.service'

type EsportsRow = CallData<'listEsportsMatches'>['data'][number]
type EarlierRow = CallData<'getEsportsMatch'>['vs_match'][number]
type GameRow = CallData<'getEsportsMatch'>['games'][number]

const titles: readonly GameTitle[] = ['lol', 'dota2', 'cs2', 'kog']
const gameId = (title: GameTitle | undefined) => (title === undefined ? 0 : titles.indexOf(title) + 1)
const earlierShown = 6

function esportsRow({ fixture, state }: ListedMatch, context: RowContext): EsportsRow {
  const { language, now, feed } = context
  const competition = context.competition(fixture.competitionId)
  return {
    id: fixture.id,
    game_id: gameId(competition.game),
    status: state.status,
    bo: fixture.bestOf ?? 1,
    competition_id: competition.id,
    competition_name: competition.names[language],
    primary_color: competition.colour,
    match_time: fixture.kickoff,
    stage: fixture.stage,
    period_start: state.periodStart,
    game_no: state.added,
    home_team_id: fixture.home.id,
    away_team_id: fixture.away.id,
    home_name: fixture.home.names[language],
    away_name: fixture.away.names[language],
    home_logo: fixture.home.crest,
    away_logo: fixture.away.crest,
    home_score: state.home[0] ?? 0,
    away_score: state.away[0] ?? 0,
    home_now: state.home[1] ?? 0,
    away_now: state.away[1] ?? 0,
    is_hot: competition.isHot ? 1 : 0,
    is_collect: context.followed.has(fixture.id) ? 1 : 0,
    reserve: context.reserved.has(fixture.id) ? 1 : 0,
    exponent: exponents(feed, fixture.id, context.companyId, now),
  }
}

type Drafted = NonNullable<EsportsGame['draft']>['home']

function gameRow({ firstSide, curve, economy, draft, players, ...game }: EsportsGame, language: Language): GameRow {
  const chosen = ({ bans, picks }: Drafted) => ({
    bans: bans.map((hero) => hero[language]),
    picks: picks.map((hero) => hero[language]),
  })
  const lines = (list: readonly EsportsPlayer[]) =>
    list.map(({ hero, ...player }) => ({ ...player, ...(hero ? { hero: hero[language] } : {}) }))
  return {
    ...game,
    first_side: firstSide,
    curve: [...curve],
    ...(economy ? { economy: [...economy] } : {}),
    ...(draft ? { draft: { home: chosen(draft.home), away: chosen(draft.away) } } : {}),
    ...(players ? { players: { home: lines(players.home), away: lines(players.away) } } : {}),
  }
}

function earlierRow({ fixture, state }: ListedMatch, { language, competition }: RowContext): EarlierRow {
  return {
    id: fixture.id,
    match_time: fixture.kickoff,
    competition: competition(fixture.competitionId).names[language],
    home_team_id: fixture.home.id,
    away_team_id: fixture.away.id,
    home_name: fixture.home.names[language],
    away_name: fixture.away.names[language],
    home_score: state.home[0] ?? 0,
    away_score: state.away[0] ?? 0,
    bo: fixture.bestOf ?? 1,
  }
}

/** Esports: the list of a day and the page of a match. */
export function createEsportsRoutes({ service, feed, contextOf }: RouteDeps): CallHandlers {
  const parts = gamePartsOf(feed)
  return {
    async listEsportsMatches(input, caller) {
      const tab = tabs[input.type ?? 0] ?? 'all'
      if (tab === 'followed') caller.member()
      const context = await contextOf(caller, input.company_id)
      const list = service.list({
        sport: 'esports',
        tab,
        date: input.time,
        zone: input.zone ?? siteZoneMinutes,
        competitions: undefined,
        followed: context.followed,
      })
      const rows = list.map((match) => esportsRow(match, context))
      const data = input.game_id ? rows.filter((row) => row.game_id === input.game_id) : rows
      return { data, total: data.length, servertime: context.now }
    },
    async getEsportsMatch({ id, company_id }, caller) {
      const match = service.match(id, 'esports')
      const context = await contextOf(caller, company_id)
      const { now } = context
      const { fixture } = match
      const [home, draw, away] = feed.chances(id, now)
      const history = parts.oddsHistory?.(id, context.companyId, now)
      const earlier = (found: readonly ListedMatch[]) => found.map((one) => earlierRow(one, context))
      return {
        ...esportsRow(match, context),
        games: (parts.games?.(id, now) ?? []).map((game) => gameRow(game, context.language)),
        map_veto: (parts.mapVeto?.(id, now) ?? []).map(({ kind, side, map }) => ({ kind, position: side, map })),
        chances: { home, draw, away },
        odds: feed.companies().map((company) => ({
          ...exponents(feed, id, company.id, now),
          company_name: company.names[context.language],
        })),
        price_history: {
          asia: (history?.asia ?? []).map(pointWire),
          eu: (history?.eu ?? []).map(pointWire),
          bs: (history?.bs ?? []).map(pointWire),
        },
        vs_match: earlier(await meetings(feed, fixture, now, earlierShown)),
        home_last: earlier(await matchesOf(feed, fixture, fixture.home.id, now, earlierShown)),
        away_last: earlier(await matchesOf(feed, fixture, fixture.away.id, now, earlierShown)),
        servertime: now,
      }
    },
  }
}
