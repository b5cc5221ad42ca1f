/** A name in the three languages of the product. */
export interface GuessNames {
  zh: string
  en: string
  vi: string
}

export type GuessSport = 'football' | 'basketball'

/** A match as guesses see it. `off`: it was called off for good. */
export interface GuessMatch {
  id: number
  sport: GuessSport
  home: GuessNames
  away: GuessNames
  stage: 'upcoming' | 'live' | 'finished' | 'off'
  homeScore: number
  awayScore: number
}

/** What guesses ask the scores. */
export interface GuessMatches {
  find(sport: GuessSport, id: number): GuessMatch | undefined
  /** Side that made the goal after which the sum of goals was `total`; undefined: the feed does not say. */
  scorerOf(id: number, total: number): 'home' | 'away' | undefined
}
