import type { Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { footballCompetitions, nationFlags } from './competitions'
import { allShirts, type Position, playerId, positionOf, type Squad, shirtsOf } from './football-shirts'
import { originOf } from './names/nationalities'
import { nationalSquad } from './national-squad'
import { drawOwnName, noName } from './player-names'
import { normal, type RandomStream, randomStream, weighted } from './random-stream'
import { RecentMap } from './recent-map'

/** The year in which the invented players have their ages. */
export const squadYear = 2026

const perCompetition = 100
/** Teams of leagues that only fill a large feed are numbered beside the league they copy. */
const perLayer = 10_000
const leagues = new Map(footballCompetitions.map((one) => [one.id, one]))

const league = (teamId: number) => leagues.get(Math.floor(teamId / perCompetition) % perLayer)
/** Country of the club's league, or the nation itself. */
export const countryOf = (teamId: number): string => nationFlags.get(teamId) ?? league(teamId)?.flag ?? 'gb-eng'

/** How far up the world's leagues a league stands, and how far its best club is above its least. */
const standing: Readonly<Record<string, readonly [base: number, span: number]>> = {
  'en.1': [5.6, 0.5],
  'es.1': [5, 0.5],
  'it.1': [5, 0.5],
  'de.1': [5, 0.5],
  'fr.1': [4.6, 0.5],
  'en.2': [4, 0.3],
  'br.1': [3.9, 0.3],
  'pt.1': [3.8, 0.4],
  'nl.1': [3.8, 0.4],
  'tr.1': [3.8, 0.35],
  'sa.1': [3.8, 0.4],
  'us.1': [3.7, 0.25],
  'mx.1': [3.7, 0.25],
  'be.1': [3.7, 0.3],
  'it.2': [3.6, 0.25],
  'ar.1': [3.5, 0.3],
  'cn.1': [2.6, 0.2],
  'th.1': [1.8, 0.2],
  'id.1': [1.6, 0.2],
  'in.1': [1.4, 0.2],
  'vn.1': [1.4, 0.2],
}

/** What a first choice of a club in his best years is worth: natural logarithm of millions of EUR. */
function worthOf(teamId: number): number {
  const own = league(teamId)
  const strength = own?.teams.find((team) => team.id === teamId)?.strength ?? 0
  const [base, span] = standing[own?.key ?? ''] ?? [3.1, 0.25]
  return base - 2.8 + 0.4 * strength * span
}

const typicalCm: Readonly<Record<Position, number>> = { G: 190, D: 185, M: 179, F: 181 }

/** A young player is worth more than what he does today, an old one less. */
const ageWorth = (age: number) => Math.exp(-(((age - 25) / 6.5) ** 2))

/** Nationality first, then everything else: what one of them is does not move the next. */
function invent(random: RandomStream, teamId: number, shirt: number, flag: string, worth: number, taken: Set<string>) {
  const position = positionOf(shirt)
  const rank = shirtsOf[position].indexOf(shirt)
  const spread = position === 'G' ? 30 : 25.6
  // Reserves are young, first choices in their best years.
  const age = Math.round(
    Math.min(Math.max(spread - (rank > 4 ? 3 : 0) + 4.2 * normal(random), 17), position === 'G' ? 39 : 36),
  )
  const heightCm = Math.round(typicalCm[position] + (position === 'G' ? 3.6 : 5.6) * normal(random))
  const side = random()
  const millions = Math.exp(worth - 0.22 * rank + 0.35 * normal(random)) * ageWorth(age)
  const step = millions > 10 ? 1_000_000 : millions > 1 ? 100_000 : 25_000
  return {
    id: playerId(teamId, shirt),
    teamId,
    name: drawOwnName(random, flag, taken),
    shirt,
    position,
    born: squadYear - age,
    flag,
    heightCm: Math.min(Math.max(heightCm, 164), 203),
    foot: side < 0.74 ? 'right' : side < 0.96 ? 'left' : 'both',
    valueEur: Math.max(25_000, Math.round((millions * 1_000_000) / step) * step),
  } satisfies Player
}

function clubSquad(teamId: number): Squad {
  const random = randomStream(`${teamId}|squad`)
  const home = countryOf(teamId)
  const origin = originOf[league(teamId)?.key ?? ''] ?? { share: 1, abroad: {} }
  const abroad = Object.entries(origin.abroad)
  const weights = abroad.map(([, weight]) => weight)
  const taken = new Set<string>()
  const worth = worthOf(teamId)
  const byShirt = new Map<number, Player>()
  for (const shirt of allShirts) {
    const isOwn = random() < origin.share || abroad.length === 0
    const flag = isOwn ? home : (abroad[weighted(random, weights)]?.[0] ?? home)
    byShirt.set(shirt, invent(random, teamId, shirt, flag, worth, taken))
  }
  return { byShirt, coach: drawOwnName(random, home, taken) }
}

/** Clubs of the leagues somebody can look into: from their squads nations choose. */
const clubIds = footballCompetitions
  .filter((one) => one.kind === 'league')
  .flatMap((one) => one.teams.map((team) => team.id))

const squads = new RecentMap<number, Squad>(1_000)

/** The same team always has the same squad; no two of it are called alike. */
export function squadOfTeam(teamId: number): Squad {
  const known = squads.get(teamId)
  if (known) return known
  const squad = nationFlags.has(teamId)
    ? nationalSquad(teamId, countryOf(teamId), {
        clubs: () => clubIds.map((id) => squadOfTeam(id)),
        invent: (random, shirt, flag, taken) => invent(random, teamId, shirt, flag, 2.5, taken),
      })
    : clubSquad(teamId)
  return squads.set(teamId, squad)
}

export function playerOf(teamId: number, shirt: number): Player {
  const { byShirt } = squadOfTeam(teamId)
  return byShirt.get(shirt) ?? (byShirt.get(9) as Player)
}

export const nameOf = (teamId: number, shirt: number): Names => squadOfTeam(teamId).byShirt.get(shirt)?.name ?? noName
export const coachOf = (teamId: number): Names => squadOfTeam(teamId).coach

/** Everybody of a team, by shirt. */
export const squadOf = (teamId: number): Player[] => [...squadOfTeam(teamId).byShirt.values()]
