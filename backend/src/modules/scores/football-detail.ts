import type { CallData } from '@pitchside/contract'
import { shownScore } from '@pitchside/contract'
import { placeOf } from './match-parts'
import { exponents, footballRow, type RowContext } from './match-rows'
import type { FootballTally, MatchState } from './ports/feed.port'
import type { MatchPlace } from './ports/match-parts.port'
import { incidentMinute } from './scores.rules'
import type { ListedMatch } from './scores.service'

/** Counts of both sides, in the order of `home_data`. */
export function sideData(state: MatchState, tally: FootballTally | undefined): [home: number[], away: number[]] {
  const of = (side: 0 | 1, list: readonly number[]) => {
    const pick = (pair: [number, number] | undefined) => pair?.[side] ?? 0
    return [
      shownScore('football', list),
      list[3] ?? 0,
      list[2] ?? 0,
      pick(tally?.attacks),
      pick(tally?.dangerous),
      pick(tally?.possession),
      pick(tally?.shotsOn),
      pick(tally?.shotsOff),
      list[4] ?? 0,
      pick(tally?.fouls),
    ]
  }
  return [of(0, state.home), of(1, state.away)]
}

/** What is known of the seats and who sat on them; what is not stays out. */
export function crowdFacts({ capacity, attendance }: Pick<MatchPlace, 'capacity' | 'attendance'>) {
  return {
    ...(capacity === undefined ? {} : { capacity }),
    ...(attendance === undefined ? {} : { attendance }),
  }
}

function refereeFacts(referee: MatchPlace['referee'], language: RowContext['language']) {
  if (!referee) return {}
  const { name, flag, matches, yellows, reds } = referee
  return { referee: { name: name[language], country: flag, matches, yellow: yellows, red: reds } }
}

function weatherFacts({ weather, celsius }: Pick<MatchPlace, 'weather' | 'celsius'>) {
  return weather === undefined || celsius === undefined ? {} : { environment: { weather, temperature: celsius } }
}

/** Everything the detail page shows of a football match. */
export function footballDetail(
  match: ListedMatch,
  context: RowContext,
): Omit<CallData<'getFootballMatch'>, 'position' | 'feed'> {
  const { feed, now, language } = context
  const { id, competitionId, home, away } = match.fixture
  const { incidents, tally, trend } = feed.detail(id, now)
  const [home_data, away_data] = sideData(match.state, tally)
  const rows = feed.table(competitionId, now)?.rows ?? []
  const formOf = (teamId: number) => rows.find((row) => row.team.id === teamId)?.form ?? []
  const place = placeOf(feed, id, now)
  const [win, draw, loss] = feed.chances(id, now)
  return {
    row: footballRow(match, context),
    home_data,
    away_data,
    tlive: incidents.map((incident) => ({
      id: incident.id,
      type: incident.type,
      position: incident.side,
      minute: incident.minute,
      added: incident.added,
      time: incidentMinute(incident),
      player: incident.player[language],
      other: incident.other[language],
      home_score: incident.homeScore,
      away_score: incident.awayScore,
      is_cancelled: incident.isCancelled ? 1 : 0,
      ...(incident.review ? { var_reason: incident.review.reason, var_result: incident.review.result } : {}),
    })),
    space: place?.venue?.[language] ?? '',
    ...weatherFacts(place ?? {}),
    ...crowdFacts(place ?? {}),
    ...refereeFacts(place?.referee, language),
    trend,
    home_form: formOf(home.id),
    away_form: formOf(away.id),
    chances: { home: win, draw, away: loss },
    odds: feed.companies().map((company) => ({
      ...exponents(feed, id, company.id, now),
      company_name: company.names[language],
    })),
  }
}
