import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { MatchPlace, Weather } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { normal, randomStream } from './random-stream'

const kinds: readonly (readonly [Weather, number])[] = [
  ['clear', 0.42],
  ['cloudy', 0.78],
  ['rain', 0.94],
  ['fog', 0.97],
  ['snow', 1],
]
const southern: ReadonlySet<string> = new Set(['br.1'])
const yearS = 365.25 * 86_400
/** Warmest day of the northern year, seconds after New Year. */
const summitS = 200 * 86_400

/** Mean of the day at a time of the year, °C; half a year later in the south. */
function meanCelsius(kickoff: number, isSouth: boolean): number {
  const turn = ((kickoff - summitS) / yearS) * 2 * Math.PI + (isSouth ? Math.PI : 0)
  return 13 + 9 * Math.cos(turn)
}

/** The home side's ground and a weather that fits the season. Snow needs frost. */
export function placeOf(seed: string, { id, home, kickoff, stage }: Fixture, competitionKey: string): MatchPlace {
  const random = randomStream(`${seed}|${id}|weather`)
  const celsius = Math.round(meanCelsius(kickoff, southern.has(competitionKey)) + 3.5 * normal(random))
  const draw = random()
  const drawn = kinds.find(([, upTo]) => draw < upTo)?.[0] ?? 'clear'
  const weather: Weather = drawn === 'snow' && celsius > 1 ? 'rain' : drawn
  const { zh, en, vi } = home.names
  // Cups of nations are played on grounds that belong to neither side.
  const isNeutral = stage !== ''
  return {
    venue: isNeutral ? undefined : { zh: `${zh}主场`, en: `${en} Stadium`, vi: `Sân ${vi}` },
    weather,
    celsius,
  }
}
