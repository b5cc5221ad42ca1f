import { shownScore } from '@pitchside/contract'
import { Failure } from '../kernel/failure'
import { secondsOf } from '../kernel/wire-values'
import type { SchemeMatch, SchemeMatches, SchemePrice, SchemePrices } from './experts/experts.module'
import type { Fixture, MarketQuotes, Quote } from './scores/ports/feed.port'
import { type ScoresModule, stageOf } from './scores/scores.module'

/** Prices of schemes are those of the company the site shows first. */
const companyId = 2
const thousandths = (value: number): number => Math.round(value * 1_000)

/** Handicap and total are told without the stake, results with it. */
function priceOf(quote: Quote | undefined, isResult: boolean): SchemePrice | undefined {
  if (!quote || quote.isSealed) return undefined
  const { first, middle, last } = quote
  if (isResult) return { line: 0, odds: [thousandths(first), thousandths(middle), thousandths(last)] }
  return { line: Math.round(middle * 4), odds: [thousandths(1 + first), 0, thousandths(1 + last)] }
}

/** Gives schemes the matches they are about. */
export function matchesForSchemes({ service, feed }: Pick<ScoresModule, 'service' | 'feed'>): SchemeMatches {
  const interestOf = (fixture: Fixture): number =>
    (service.competition(fixture.competitionId).isHot ? 12 : 0) + fixture.home.strength + fixture.away.strength

  function find(id: number): SchemeMatch | undefined {
    try {
      const { fixture, state } = service.match(id)
      const { sport, competitionId, home, away, kickoff } = fixture
      if (sport === 'esports') return undefined
      const score = (list: readonly number[]) => (sport === 'football' ? (list[0] ?? 0) : shownScore(sport, list))
      return {
        id,
        sport,
        competitionId,
        competition: service.competition(competitionId).names,
        home: { id: home.id, crest: home.crest, names: home.names },
        away: { id: away.id, crest: away.crest, names: away.names },
        kickoffAt: kickoff * 1_000,
        stage: stageOf(sport, state.status),
        homeScore: score(state.home),
        awayScore: score(state.away),
      }
    } catch (error) {
      // The scores refuse an unknown match; for a scheme that is no news of it.
      if (error instanceof Failure) return undefined
      throw error
    }
  }

  return {
    find,
    upcoming(sport, { untilMs, word, count }) {
      const names = ({ home, away, competitionId }: Fixture) =>
        [home.names, away.names, service.competition(competitionId).names]
          .flatMap(({ zh, en, vi }) => [zh, en, vi])
          .join(' ')
          .toLowerCase()
      const found: SchemeMatch[] = []
      const list = feed.fixtures(sport, service.now() + 1, secondsOf(untilMs))
      const wanted = word === '' ? [...list] : list.filter((fixture) => names(fixture).includes(word))
      for (const { id } of wanted.sort((a, b) => interestOf(b) - interestOf(a) || a.kickoff - b.kickoff)) {
        if (found.length >= count) break
        const match = find(id)
        if (match?.stage === 'upcoming') found.push(match)
      }
      return found.sort((a, b) => a.kickoffAt - b.kickoffAt)
    },
    between: (sport, fromMs, toMs) =>
      feed
        .fixtures(sport, secondsOf(fromMs), secondsOf(toMs))
        .filter((fixture) => service.competition(fixture.competitionId).isHot)
        .map(({ id }) => id),
    prices(id, atMs) {
      const { initial, immediate } = feed.odds(id, companyId, secondsOf(atMs))
      const quotes: MarketQuotes = { ...initial, ...immediate }
      const prices: SchemePrices = {}
      const result = priceOf(quotes.eu, true)
      const handicap = priceOf(quotes.asia, false)
      const total = priceOf(quotes.bs, false)
      if (result) prices[1] = result
      if (handicap) prices[2] = handicap
      if (total) prices[3] = total
      return prices
    },
  }
}
