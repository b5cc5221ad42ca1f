import type { Fixture, Sport } from '@pitchside/backend/modules/scores/ports/feed.port'
import { basketballCompetitions, bigLeagueKeys, footballCompetitions, type SimCompetition } from './competitions'
import type { CupPairing } from './cup'
import { randomStream, shuffled, stableHash } from './random-stream'

/** First day of the simulated calendar, 1 January 2020 in Beijing: most visitors' day is a round of each league. */
const epochS = 1_577_836_800 - 8 * 3_600
export const dayS = 86_400
export const dayOf = (at: number): number => Math.floor((at - epochS) / dayS)
export const startOfDay = (day: number): number => epochS + day * dayS

const numbering = {
  football: { base: 3_000_000, perDay: 250 },
  basketball: { base: 8_000_000, perDay: 60 },
  esports: { base: 40_000_000, perDay: 100 },
} as const
const byBase: readonly Sport[] = ['esports', 'basketball', 'football']
/** Football matches beyond the usual leagues, where a feed is asked for more of them. */
const dense = { base: 60_000_000, perDay: 2_500 } as const

export const sportOf = (id: number): Sport | undefined =>
  id >= dense.base ? 'football' : byBase.find((sport) => id >= numbering[sport].base)

export const denseMatchId = (day: number, index: number): number => dense.base + day * dense.perDay + index

/** Number of a day's match by its place in the day. */
export const matchId = (sport: Sport, day: number, index: number): number =>
  numbering[sport].base + day * numbering[sport].perDay + index

/** Calendar day of a match number. */
export function dayOfMatch(id: number): number {
  const { base, perDay } = id >= dense.base ? dense : numbering[sportOf(id) ?? 'football']
  return Math.floor((id - base) / perDay)
}

/** Chosen so that the leagues stand at different points of their seasons, the important ones not all at a start. */
const seasonSpread = 286

/** What the calendar asks of a competition of any sport. */
type Scheduled = Pick<SimCompetition, 'key' | 'kind' | 'teams'>

/** Where a league stands on a day: it plays one round a day, season after season. */
export function seasonDay(competition: Scheduled, day: number): { season: number; round: number; rounds: number } {
  const rounds = competition.kind === 'cup' ? 8 : 2 * (competition.teams.length - 1)
  const shift = competition.kind === 'cup' ? 0 : stableHash(`${competition.key}|${seasonSpread}`) % rounds
  const moved = day + shift
  return { season: Math.floor(moved / rounds), round: (moved % rounds) + 1, rounds }
}

/** Pairs of a round, by the circle method; the second half of the season turns the grounds round. */
export function pairsOf(competition: Scheduled, season: number, round: number): [number, number][] {
  const count = competition.teams.length
  const order = shuffled([...competition.teams.keys()], randomStream(`${competition.key}|${season}|draw`))
  const turn = (round - 1) % (count - 1)
  const seats = [
    order[0] ?? 0,
    ...Array.from({ length: count - 1 }, (_, i) => order[1 + ((i + turn) % (count - 1))] ?? 0),
  ]
  const isReturn = round > count - 1
  return Array.from({ length: count / 2 }, (_, i) => {
    const pair: [number, number] = [seats[i] ?? 0, seats[count - 1 - i] ?? 0]
    const isTurned = (i === 0 ? turn : i + turn) % 2 === 1
    return isTurned === isReturn ? pair : [pair[1], pair[0]]
  })
}

/** Hour (Beijing) around which a competition likes to play. */
const usualHour: Record<string, number> = {
  'us.1': 9,
  'mx.1': 11,
  'br.1': 8,
  'jp.1': 15,
  'kr.1': 17,
  'cn.1': 19.5,
  'vn.1': 20,
  'sa.1': 0,
  'tr.1': 1,
  'nl.1': 2,
  'pt.1': 4,
  nba: 9,
  cba: 19.5,
  euroleague: 2,
}

interface Cluster {
  items: Unplaced[]
  hour: number
}
type Unplaced = Omit<Fixture, 'kickoff'> & { key: string }

function clustersOf(list: readonly Unplaced[], size: number, hour: (key: string) => number): Cluster[] {
  const byLeague = new Map<string, Unplaced[]>()
  for (const item of list) byLeague.set(item.key, [...(byLeague.get(item.key) ?? []), item])
  return [...byLeague].flatMap(([key, items]) => {
    const parts = Math.max(1, Math.floor(items.length / size))
    return Array.from({ length: parts }, (_, part) => ({
      items: items.filter((_item, index) => index % parts === part),
      hour: hour(key),
    }))
  })
}

/** Kick-offs spread evenly over the day, each cluster on a full five minutes: whatever the hour, football runs. */
function place(clusters: readonly Cluster[], day: number): Fixture[] {
  const gapMinutes = 1_440 / clusters.length
  return clusters.flatMap(({ items }, index) => {
    const minute = Math.floor((index * gapMinutes) / 5) * 5
    return items.map(({ key: _key, ...fixture }) => ({ ...fixture, kickoff: startOfDay(day) + minute * 60 }))
  })
}

/** Every match of a day. `cupPairs` draws the pairs of a cup on that day. */
export function fixturesOfDay(
  seed: string,
  sport: Sport,
  day: number,
  cupPairs: (competition: SimCompetition, season: number, round: number) => CupPairing[],
): Fixture[] {
  const competitions = sport === 'football' ? footballCompetitions : basketballCompetitions
  const list: Unplaced[] = []
  for (const competition of competitions) {
    const { season, round } = seasonDay(competition, day)
    const pairs: CupPairing[] =
      competition.kind === 'cup'
        ? cupPairs(competition, season, round)
        : pairsOf(competition, season, round).map(([home, away]) => ({ home, away, stage: '' }))
    for (const pair of pairs) {
      const [home, away] = [competition.teams[pair.home], competition.teams[pair.away]]
      if (!home || !away) continue
      const id = matchId(sport, day, list.length)
      const common = { id, sport, competitionId: competition.id, home, away, stage: pair.stage }
      list.push({ ...common, round: pair.stage && round > 3 ? 0 : round, key: competition.key })
    }
  }
  const random = randomStream(`${seed}|${sport}|${day}|calendar`)
  const isBig = (item: Unplaced) => sport === 'football' && bigLeagueKeys.includes(item.key)
  const hour = (key: string) => ((usualHour[key] ?? random() * 24) + random() * 5 - 2.5 + 24) % 24
  const others = clustersOf(
    list.filter((item) => !isBig(item)),
    sport === 'football' ? 3 : 1,
    hour,
  )
  others.sort((a, b) => a.hour - b.hour)
  const big = shuffled(
    clustersOf(list.filter(isBig), 3, () => 0),
    random,
  )
  return [...place(big, day), ...place(others, day)].sort((a, b) => a.kickoff - b.kickoff || a.id - b.id)
}
