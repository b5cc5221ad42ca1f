import type { Fixture, Names, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { denseMatchId, pairsOf, seasonDay, startOfDay } from './calendar'
import { footballCompetitions, type SimCompetition } from './competitions'
import { randomStream, stableHash, weighted } from './random-stream'

/** Teams a club has beside its first: each makes a league of its own, as full feeds carry them. */
const layers: readonly { key: string; names: Names }[] = [
  { key: 'u21', names: { zh: 'U21', en: 'U21', vi: 'U21' } },
  { key: 'w', names: { zh: '女足', en: 'Women', vi: 'Nữ' } },
  { key: 'res', names: { zh: '预备队', en: 'Reserves', vi: 'Dự bị' } },
  { key: 'u19', names: { zh: 'U19', en: 'U19', vi: 'U19' } },
  { key: 'u23', names: { zh: 'U23', en: 'U23', vi: 'U23' } },
  { key: 'u18', names: { zh: 'U18', en: 'U18', vi: 'U18' } },
  { key: 'u20', names: { zh: 'U20', en: 'U20', vi: 'U20' } },
  { key: 'u17', names: { zh: 'U17', en: 'U17', vi: 'U17' } },
  { key: 'w20', names: { zh: '女足U20', en: 'Women U20', vi: 'Nữ U20' } },
  { key: 'b', names: { zh: '二队', en: 'II', vi: 'II' } },
  { key: 'am', names: { zh: '业余队', en: 'Amateurs', vi: 'Nghiệp dư' } },
]

const suffixed = (names: Names, layer: Names): Names => ({
  zh: `${names.zh}${layer.zh}`,
  en: `${names.en} ${layer.en}`,
  vi: `${names.vi} ${layer.vi}`,
})

function layered(base: SimCompetition, index: number): SimCompetition {
  const layer = layers[index] as (typeof layers)[number]
  const id = base.id + 10_000 * (index + 1)
  const teams: Team[] = base.teams.map((team, place) => ({
    ...team,
    id: id * 100 + place + 1,
    names: suffixed(team.names, layer.names),
    crest: '',
  }))
  return { ...base, id, key: `${base.key}.${layer.key}`, names: suffixed(base.names, layer.names), teams, isHot: false }
}

/** Leagues beside the usual ones until a day has so many matches; each plays one round a day. */
export function denseCompetitions(matchesPerDay: number): SimCompetition[] {
  const leagues = footballCompetitions.filter((one) => one.kind === 'league')
  let count = leagues.reduce((sum, league) => sum + league.teams.length / 2, 0)
  const list: SimCompetition[] = []
  for (let index = 0; index < layers.length; index += 1)
    for (const league of leagues) {
      if (count >= matchesPerDay) return list
      list.push(layered(league, index))
      count += league.teams.length / 2
    }
  return list
}

/** Matches kick off most between noon and the small hours in Beijing's day: so many in each hour, of a hundred. */
const hourShares = [7, 6, 4, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 6, 8, 9, 9, 9, 8, 7]
/** Within an hour the full hour is crowded. */
const minuteShares = [52, 2, 4, 8, 2, 2, 18, 2, 2, 6, 1, 1]

/** The additional matches of a day. The usual ones keep their numbers and their times. */
export function denseFixtures(seed: string, competitions: readonly SimCompetition[], day: number): Fixture[] {
  const random = randomStream(`${seed}|dense|${day}|calendar`)
  const list: Fixture[] = []
  for (const competition of competitions) {
    const { season, round } = seasonDay(competition, day)
    const zone = stableHash(competition.key) % 3
    for (const pair of pairsOf(competition, season, round)) {
      const [home, away] = [competition.teams[pair[0]], competition.teams[pair[1]]]
      if (!home || !away) continue
      const hour = (weighted(random, hourShares) + zone) % 24
      const minute = weighted(random, minuteShares) * 5
      const kickoff = startOfDay(day) + hour * 3_600 + minute * 60
      const id = denseMatchId(day, list.length)
      list.push({ id, sport: 'football', competitionId: competition.id, home, away, kickoff, round, stage: '' })
    }
  }
  return list
}
