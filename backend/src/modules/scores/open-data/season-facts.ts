import type { TableBasis } from '../standings/table-rules'

/** Points off a team from a day on; below zero: given back. Teams by the English name of the club. */
export interface KnownDeduction {
  team: string
  points: number
  date?: string
  reason: string
}

/** What one season had of its own. */
export interface SeasonFacts {
  basis?: TableBasis
  tieBreak?: string
  deductions?: readonly KnownDeduction[]
  /** Level teams that played for the place: winner, loser. */
  deciders?: readonly (readonly [winner: string, loser: string])[]
  /** Level teams in the order that fair play or lots gave them. */
  placed?: readonly (readonly string[])[]
  /** Matches decided by the association. */
  awarded?: readonly { home: string; away: string; winner: 'home' | 'away' }[]
}

const off = (team: string, points: number, reason: string, date?: string): KnownDeduction => ({
  team,
  points,
  reason,
  ...(date ? { date } : {}),
})
const money = 'breach of the financial rules'
const insolvency = 'insolvency'
const accounts = 'false accounts'
const fixing = 'match fixing'
const wages = 'wages or taxes paid late'
const eligibility = 'a player who was not entitled to play'
const riot = 'crowd trouble'
const stopped = { basis: 'pointsPerGame' } as const

const facts: Readonly<Record<string, SeasonFacts>> = {
  'de.2 2010': { deductions: [off('Arminia Bielefeld', 3, money)] },
  'en.1 2023': {
    deductions: [
      off('Everton', 10, money, '2023-11-17'),
      off('Everton', -4, 'given back on appeal', '2024-02-26'),
      off('Nottingham Forest', 4, money, '2024-03-18'),
      off('Everton', 2, money, '2024-04-08'),
    ],
  },
  'en.2 2018': { deductions: [off('Birmingham City', 9, money, '2019-03-22')] },
  'en.2 2019': { deductions: [off('Wigan Athletic', 12, insolvency)] },
  'en.2 2020': {
    deductions: [
      off('Sheffield Wednesday', 12, money),
      off('Sheffield Wednesday', -6, 'given back on appeal', '2020-11-04'),
    ],
  },
  'en.2 2021': {
    deductions: [
      off('Derby County', 12, insolvency, '2021-09-22'),
      off('Derby County', 9, money, '2021-11-16'),
      off('Reading', 6, money, '2021-11-17'),
    ],
  },
  'en.2 2022': { deductions: [off('Reading', 6, money, '2023-04-04'), off('Wigan Athletic', 3, wages, '2023-03-20')] },
  'en.3 2010': { deductions: [off('Plymouth Argyle', 10, insolvency)] },
  'en.3 2012': { deductions: [off('Portsmouth', 10, insolvency)] },
  'en.3 2013': { deductions: [off('Coventry City', 10, insolvency)] },
  'en.3 2015': { deductions: [off('Bury', 3, eligibility)] },
  'en.3 2019': { ...stopped, deductions: [off('Bolton Wanderers', 12, insolvency)] },
  'en.3 2023': { deductions: [off('Wigan Athletic', 8, wages), off('Reading', 6, wages)] },
  'en.4 2010': { deductions: [off('Hereford United', 3, eligibility), off('Torquay United', 1, eligibility)] },
  'en.4 2011': { deductions: [off('Port Vale', 10, insolvency)] },
  'en.4 2019': { ...stopped, deductions: [off('Macclesfield Town', 17, wages)] },
  'it.1 2010': { deductions: [off('Bologna', 3, wages)] },
  'it.1 2011': { deductions: [off('Atalanta', 6, fixing)] },
  'it.1 2012': {
    deductions: [
      off('Siena', 6, fixing),
      off('Atalanta', 2, fixing),
      off('Sampdoria', 1, fixing),
      off('Torino', 1, fixing),
    ],
  },
  'it.1 2014': { deductions: [off('Parma', 7, wages)] },
  'it.1 2018': { deductions: [off('Chievo Verona', 3, accounts)] },
  'it.1 2022': {
    deductions: [
      off('Juventus', 15, accounts, '2023-01-20'),
      off('Juventus', -15, 'decision sent back', '2023-04-20'),
      off('Juventus', 10, accounts, '2023-05-22'),
    ],
    deciders: [['Hellas Verona', 'Spezia']],
  },
  // Broken off at 0-0 after the crowd had come onto the pitch.
  'fr.1 2016': { awarded: [{ home: 'Bastia', away: 'Lyon', winner: 'away' }] },
  'fr.1 2012': { deductions: [off('AC Ajaccio', 2, riot)] },
  // Stopped after 28 rounds; level teams were compared by their matches with each other.
  'fr.1 2019': { ...stopped, tieBreak: 'PDdf' },
  'fr.2 2019': { ...stopped, tieBreak: 'PDdf' },
  'fr.1 2021': { deductions: [off('Nice', 1, riot, '2021-09-08'), off('Lyon', 1, riot, '2021-12-08')] },
  'fr.1 2023': { deductions: [off('Montpellier', 1, riot)] },
  'sco.1 2019': stopped,
  // Level in everything of the pitch; Japan had fewer cards.
  'worldcup 2018': { placed: [['Japan', 'Senegal']] },
}

/** What is known of a season beyond its league's rules. */
export const factsOf = (key: string, year: number): SeasonFacts | undefined => facts[`${key} ${year}`]
