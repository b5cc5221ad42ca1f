import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { LeagueMeans, SimCompetition } from './competitions'
import { normal, randomStream } from './random-stream'

const attackSpread = 0.25
const defenceSpread = 0.19
/** Keeps the league's mean when goals follow an exponential of two normal strengths. */
const centre = (attackSpread ** 2 + defenceSpread ** 2) / 2

interface Quality {
  attack: number
  defence: number
}

/** What the strengths of a competition's teams are measured by: in a cup the others are others than in the league. */
interface Field {
  mean: number
  deviation: number
  qualities: Map<string, Quality>
}
const fields = new WeakMap<SimCompetition, Field>()

function fieldOf(competition: SimCompetition): Field {
  const known = fields.get(competition)
  if (known) return known
  const strengths = competition.teams.map((team) => team.strength)
  const mean = strengths.reduce((sum, value) => sum + value, 0) / strengths.length
  const deviation = Math.sqrt(strengths.reduce((sum, value) => sum + (value - mean) ** 2, 0) / strengths.length) || 1
  const field = { mean, deviation, qualities: new Map<string, Quality>() }
  fields.set(competition, field)
  return field
}

/** Attack and defence of a team in one season: known strength and luck, in equal parts. */
function qualityOf(seed: string, competition: SimCompetition, team: Team, season: number): Quality {
  const { mean, deviation, qualities } = fieldOf(competition)
  const key = `${seed}|${team.id}|${season}`
  const known = qualities.get(key)
  if (known) return known
  const random = randomStream(`${key}|quality`)
  const level = 0.8 * ((team.strength - mean) / deviation) + 0.6 * normal(random)
  const quality = {
    attack: attackSpread * (Math.sqrt(0.6) * level + Math.sqrt(0.4) * normal(random)),
    defence: defenceSpread * (Math.sqrt(0.6) * level + Math.sqrt(0.4) * normal(random)),
  }
  qualities.set(key, quality)
  return quality
}

/** Goals each side is expected to score in 90 minutes. */
export interface GoalRates {
  home: number
  away: number
}

export function goalRates(
  seed: string,
  competition: SimCompetition,
  home: Team,
  away: Team,
  season: number,
): GoalRates {
  const h = qualityOf(seed, competition, home, season)
  const a = qualityOf(seed, competition, away, season)
  return ratesOf(competition.means, h, a)
}

export function ratesOf(means: LeagueMeans, home: Quality, away: Quality): GoalRates {
  return {
    home: means.home * Math.exp(home.attack - away.defence - centre),
    away: means.away * Math.exp(away.attack - home.defence - centre),
  }
}

const goalShares = [0.133, 0.145, 0.167, 0.166, 0.169, 0.22]
const cardShares = [0.05, 0.12, 0.19, 0.18, 0.2, 0.26]

/** Mean minutes of added time per half; they belong to the half's last quarter of an hour. */
export const meanAdded = [2.5, 5.8] as const

function shareOfMinute(shares: readonly number[], half: 0 | 1, minute: number): number {
  const bin = Math.min(2, Math.floor(minute / 15))
  const length = bin === 2 ? 15 + meanAdded[half] : 15
  return (shares[half * 3 + bin] ?? 0) / length
}

const longestHalf = 90
const tableOf = (shares: readonly number[]) =>
  ([0, 1] as const).map((half) =>
    Array.from({ length: longestHalf }, (_, minute) => shareOfMinute(shares, half, minute)),
  )
const goalTable = tableOf(goalShares)
const cardTable = tableOf(cardShares)

/** Part of a match's goals that falls into this minute of a half, `minute` from 0. */
export const goalWeight = (half: 0 | 1, minute: number): number => goalTable[half]?.[Math.min(minute, 89)] ?? 0
export const cardWeight = (half: 0 | 1, minute: number): number => cardTable[half]?.[Math.min(minute, 89)] ?? 0

/** A side that trails presses, one that leads holds. */
export const urge = (lead: number): number => (lead < 0 ? 1.1 : lead > 0 ? 0.95 : 1)

/** What sending-offs do to a side's goals. */
export const shorthanded = (ownReds: number, otherReds: number): number =>
  ownReds + otherReds === 0 ? 1 : 0.72 ** ownReds * 1.28 ** otherReds
