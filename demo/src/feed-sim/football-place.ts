import type { Fixture, Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { MatchPlace, Weather } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { countryOf } from './football-squad'
import { groundNames, neutralGrounds } from './names/grounds'
import { normal, randomStream, stableHash } from './random-stream'

const kinds: readonly (readonly [Weather, number])[] = [
  ['clear', 0.42],
  ['cloudy', 0.78],
  ['rain', 0.94],
  ['fog', 0.97],
  ['snow', 1],
]
const southern: ReadonlySet<string> = new Set(['br', 'ar', 'cl', 'au', 'za'])
const yearS = 365.25 * 86_400
/** Warmest day of the northern year, seconds after New Year. */
const summitS = 200 * 86_400

/** Mean of the day at a time of the year, °C; half a year later in the south. */
function meanCelsius(kickoff: number, isSouth: boolean): number {
  const turn = ((kickoff - summitS) / yearS) * 2 * Math.PI + (isSouth ? Math.PI : 0)
  return 13 + 9 * Math.cos(turn)
}

/** Thousands of seats by country, of a club of no name and of the best one. */
const seats: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'gb-eng': [17, 72],
  es: [16, 84],
  it: [18, 74],
  de: [20, 78],
  fr: [15, 60],
  br: [18, 68],
  pt: [7, 62],
  nl: [9, 55],
  tr: [14, 52],
  us: [18, 44],
  mx: [20, 60],
  cn: [25, 60],
  vn: [9, 24],
  sa: [10, 60],
}
const usualSeats = [8, 34] as const

interface Ground {
  names: Names
  capacity: number
}

/** The ground of a club: named as its country names grounds, as large as the club is good. */
export function groundOf({ id, names, strength }: Fixture['home']): Ground {
  const random = randomStream(`${id}|ground`)
  const flag = countryOf(id)
  const [least, most] = seats[flag] ?? usualSeats
  const share = Math.min(1, Math.max(0, strength / 10 + 0.08 * normal(random)))
  const capacity = Math.round((least + (most - least) * share) * 1_000 + random() * 900)
  return { names: groundNames(flag, names, stableHash(`${id}|ground`)), capacity }
}

function neutralGround(id: number): Ground {
  const { names, thousands } = neutralGrounds[id % neutralGrounds.length] as (typeof neutralGrounds)[number]
  return { names, capacity: thousands * 1_000 + (stableHash(names.en) % 900) }
}

/** Part of the seats that are taken: good sides draw people, at home and away. */
function filled(seed: string, { id, home, away }: Fixture): number {
  const random = randomStream(`${seed}|${id}|crowd`)
  const pull = 0.74 + 0.018 * home.strength + 0.012 * away.strength + 0.05 * normal(random)
  return Math.min(0.998, Math.max(0.35, pull))
}

/** Cups of nations are played on grounds that belong to neither side. */
const isNeutral = ({ stage, home }: Fixture) => stage !== '' && home.id < 1_000

/** Where a match is played, in a weather that fits the season (snow needs frost), before how many. */
export function placeOf(seed: string, fixture: Fixture): MatchPlace & { crowd: number } {
  const { id, home, kickoff } = fixture
  const random = randomStream(`${seed}|${id}|weather`)
  const isSouth = southern.has(countryOf(home.id)) && !isNeutral(fixture)
  const celsius = Math.round(meanCelsius(kickoff, isSouth) + 3.5 * normal(random))
  const draw = random()
  const drawn = kinds.find(([, upTo]) => draw < upTo)?.[0] ?? 'clear'
  const weather: Weather = drawn === 'snow' && celsius > 1 ? 'rain' : drawn
  const { names, capacity } = isNeutral(fixture) ? neutralGround(id) : groundOf(home)
  return { venue: names, capacity, crowd: Math.round(capacity * filled(seed, fixture)), weather, celsius }
}
