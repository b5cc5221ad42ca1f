import { rounded } from '@pitchside/base'
import { type CallData, footballState } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { flagOf } from '../../kernel/wire-values'
import { playerPartsOf } from './match-parts'
import type { Market, MarketQuotes, Quote } from './ports/feed.port'
import type { LineupPlayer, PlayerLine, QuotePoint, SideLineup } from './ports/match-parts.port'
import { createReplays } from './replay'
import { reportOf } from './report/report.rules'
import { reportFacts } from './report/report-facts'
import type { RouteDeps } from './route-context'

type LineupData = CallData<'getLineup'>

const emptySide: SideLineup = { formation: '', coach: { zh: '', en: '', vi: '' }, players: [], absences: [] }

/** What players did in a match that is over, by their number. */
type Lines = ReadonlyMap<number, PlayerLine>

function playedIn({ minutes, figures, average }: PlayerLine) {
  const counted = Object.entries(figures).map(([key, value]) => ({ key, value: rounded(value, 2) }))
  return { minutes, figures: counted, ...(average ? { average } : {}) }
}

function member(player: LineupPlayer, lines: Lines, language: Language): LineupData['home_player'][number] {
  const line = lines.get(player.id)
  return {
    id: player.id,
    name: player.name[language],
    logo: '',
    shirt_number: player.shirt,
    position: player.position,
    x: player.x,
    y: player.y,
    ...(player.rating === undefined ? {} : { rating: player.rating }),
    is_captain: player.isCaptain ? 1 : 0,
    incidents: [...player.incidents],
    assists: [...player.assists],
    ...(line ? playedIn(line) : {}),
  }
}

const membersOf = (side: SideLineup, isFirst: boolean, lines: Lines, language: Language) =>
  side.players.filter((player) => player.isFirst === isFirst).map((player) => member(player, lines, language))

const absencesOf = (side: SideLineup, language: Language): LineupData['home_absence'] =>
  side.absences.map(({ player, type, reason }) => ({
    id: player.id,
    name: player.name[language],
    shirt_number: player.shirt,
    position: player.position,
    type,
    reason: reason[language],
  }))

function change(point: QuotePoint): CallData<'listOddsChanges'>[number]['list'][number] {
  return {
    date: new Date(point.at * 1_000).toISOString().slice(0, 10),
    change_time: point.at,
    minute: point.minute,
    host: rounded(point.first, 3),
    early: rounded(point.middle, 3),
    guest: rounded(point.last, 3),
    sealing_disk: point.isSealed ? 1 : 0,
    home_score: point.homeScore,
    away_score: point.awayScore,
  }
}

/** Line-ups, commentary, shots, statistics, price history and replay of one football match. */
export function createMatchRoutes({ service, feed, contextOf }: RouteDeps): CallHandlers {
  const replays = createReplays(feed)
  const known = (id: number) => service.match(id, 'football').fixture

  return {
    async getLineup({ id }, { language }) {
      known(id)
      const lineup = feed.lineup(id, service.now())
      const [home, away] = [lineup?.home ?? emptySide, lineup?.away ?? emptySide]
      const played = playerPartsOf(feed).playerLines?.(id, service.now()) ?? []
      const lines: Lines = new Map(played.map((line) => [line.player.id, line]))
      return {
        is_known: lineup ? 1 : 0,
        confirmed: lineup?.isConfirmed ? 1 : 0,
        home_formation: home.formation,
        away_formation: away.formation,
        home_manager: home.coach[language],
        away_manager: away.coach[language],
        home_player_first: membersOf(home, true, lines, language),
        away_player_first: membersOf(away, true, lines, language),
        home_player: membersOf(home, false, lines, language),
        away_player: membersOf(away, false, lines, language),
        home_absence: absencesOf(home, language),
        away_absence: absencesOf(away, language),
      }
    },
    async listCommentary({ id, since }, { language }) {
      known(id)
      const list = feed.commentary(id, service.now(), since).map((line) => ({
        seq: line.seq,
        time: line.at,
        minute: line.minute,
        added: line.added,
        position: line.side,
        is_main: flagOf(line.isMain),
        incident: line.incident,
        text: line.text[language],
      }))
      return { list }
    },
    async listShots({ id }, { language }) {
      known(id)
      const list = feed.shots(id, service.now()).map((shot) => ({
        minute: shot.minute,
        added: shot.added,
        position: shot.side,
        player_id: shot.player.id,
        player: shot.player.name[language],
        x: shot.x,
        y: shot.y,
        xg: rounded(shot.xg, 3),
        outcome: shot.outcome,
        incident: shot.incident,
      }))
      return { list }
    },
    async getMatchStatistics({ id }) {
      known(id)
      const { full, first, second } = feed.statistics(id, service.now())
      return { full: [...full], first: [...first], second: [...second] }
    },
    async listMatchOdds({ id }, { language }) {
      known(id)
      const now = service.now()
      const rows = feed.companies().map((company) => ({ company, odds: feed.odds(id, company.id, now) }))
      const of = (market: Market) =>
        rows.map(({ company, odds }) => ({
          company_id: company.id,
          company_name: company.names[language],
          ...companyOdds(odds, market),
        }))
      return { asia: of('asia'), eu: of('eu'), bs: of('bs') }
    },
    async listOddsChanges({ id, type, company_id }, { language }) {
      known(id)
      const now = service.now()
      return feed
        .companies()
        .filter((company) => company_id === undefined || company.id === company_id)
        .map((company) => ({
          company_id: company.id,
          company_name: company.names[language],
          list: feed.oddsHistory(id, company.id, now)[type].map(change),
        }))
    },
    async getMatchReplay({ id, company_id }, caller) {
      const { state, fixture } = service.match(id, 'football')
      if (state.status !== footballState.over) throw new Failure('match-not-finished')
      const { companyId, language } = await contextOf(caller, company_id)
      return replays.of(fixture, companyId, service.now(), language)
    },
    async getMatchReport({ id }, { language }) {
      const facts = reportFacts(feed, service.match(id, 'football'), service.now(), language)
      return { story: facts ? reportOf(facts, language) : [] }
    },
  }
}

function companyOdds(odds: { initial: MarketQuotes; immediate: MarketQuotes; scram: MarketQuotes }, market: Market) {
  const first = odds.initial[market]
  const now: Quote | undefined = odds.scram[market] ?? odds.immediate[market] ?? first
  return {
    early_host: first?.first ?? null,
    early: first?.middle ?? null,
    early_guest: first?.last ?? null,
    scilicet_host: now?.first ?? null,
    scilicet: now?.middle ?? null,
    scilicet_guest: now?.last ?? null,
    sealing_disk: now?.isSealed ? (1 as const) : (0 as const),
  }
}
