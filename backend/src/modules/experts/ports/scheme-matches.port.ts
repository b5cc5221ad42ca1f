/** A name in the three languages of the product. */
export interface SchemeNames {
  zh: string
  en: string
  vi: string
}

export type SchemeSport = 'football' | 'basketball'

export interface SchemeTeam {
  id: number
  /** Recipe of the drawn crest, or empty. */
  crest: string
  names: SchemeNames
}

/** A match as schemes see it. `off`: it was called off, and is not what anybody wrote about. */
export interface SchemeMatch {
  id: number
  sport: SchemeSport
  competitionId: number
  competition: SchemeNames
  home: SchemeTeam
  away: SchemeTeam
  /** Epoch milliseconds. */
  kickoffAt: number
  stage: 'upcoming' | 'live' | 'finished' | 'off'
  /** Football: after ninety minutes, as prices mean it. Basketball: with overtime. */
  homeScore: number
  awayScore: number
}

/** Price of a market: home or over, draw, away or under; 0: this one has no price. Thousandths, with the stake. */
export interface SchemePrice {
  /** Quarters of a goal or point. */
  line: number
  odds: readonly [first: number, draw: number, last: number]
}

/** Prices by play: 1 result, 2 handicap, 3 goals or points. */
export type SchemePrices = Partial<Record<1 | 2 | 3, SchemePrice>>

/** What schemes ask the scores. */
export interface SchemeMatches {
  find(id: number): SchemeMatch | undefined
  /** Matches to come with this word in a name, those people talk about rather than others, by kick-off. */
  upcoming(sport: SchemeSport, ask: { untilMs: number; word: string; count: number }): SchemeMatch[]
  /** Numbers of big matches that begin in a span, by kick-off; for demo content. */
  between(sport: SchemeSport, fromMs: number, toMs: number): number[]
  /** What the match costs now; before the start: the last prices then. */
  prices(id: number, atMs: number): SchemePrices
}
