import type { Names, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { denseEveryDays } from './calendar/dense-plan'
import { youthLines } from './calendar/league-calendars'
import { basketballCompetitions, footballCompetitions, type SimCompetition } from './competitions'

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
  { key: 'u16', names: { zh: 'U16', en: 'U16', vi: 'U16' } },
  { key: 'c', names: { zh: '三队', en: 'III', vi: 'III' } },
  { key: 'acad', names: { zh: '青训', en: 'Academy', vi: 'Học viện' } },
  { key: 'u15', names: { zh: 'U15', en: 'U15', vi: 'U15' } },
  { key: 'w23', names: { zh: '女足U23', en: 'Women U23', vi: 'Nữ U23' } },
  { key: 'd', names: { zh: '四队', en: 'IV', vi: 'IV' } },
  { key: 'vet', names: { zh: '元老队', en: 'Veterans', vi: 'Lão tướng' } },
]

/** Matches that the usual leagues play on a day, about. */
const usualPerDay = 60

const suffixed = (names: Names, layer: Names): Names => ({
  zh: `${names.zh}${layer.zh}`,
  en: `${names.en} ${layer.en}`,
  vi: `${names.vi} ${layer.vi}`,
})

function layered(base: SimCompetition, index: number): SimCompetition {
  const { key, names: called } = layers[index] as (typeof layers)[number]
  const layer = { key, names: inSport(called, base.sport) }
  const id = base.id + 10_000 * (index + 1)
  const teams: Team[] = base.teams.map((team, place) => ({
    ...team,
    id: id * 100 + place + 1,
    names: suffixed(team.names, layer.names),
    crest: '',
  }))
  return { ...base, id, key: `${base.key}.${layer.key}`, names: suffixed(base.names, layer.names), teams, isHot: false }
}

/** Chinese names women's teams by their sport. */
const inSport = (names: Names, sport: SimCompetition['sport']): Names =>
  sport === 'basketball' ? { ...names, zh: names.zh.replace('女足', '女篮') } : names

/** Layers of leagues that may be played; teams are made for those that are. */
const layersOf = (leagues: readonly SimCompetition[]) =>
  layers.flatMap((layer, index) =>
    leagues.map((league) => ({
      isYouth: youthLines.has(`${league.key}.${layer.key}`),
      size: league.teams.length,
      make: () => layered(league, index),
    })),
  )
const all = layersOf(footballCompetitions.filter((one) => one.kind === 'league'))
const youthOf = (list: typeof all) => list.filter((one) => one.isYouth).map((one) => one.make())

/** The youth and women's leagues that make the world go round the clock. */
export const youthCompetitions: readonly SimCompetition[] = youthOf(all)
export const basketballYouth: readonly SimCompetition[] = youthOf(layersOf(basketballCompetitions))

/** Leagues beside the usual ones until a day has about so many matches. */
export function denseCompetitions(matchesPerDay: number): SimCompetition[] {
  let count = usualPerDay
  return all.flatMap(({ isYouth, size, make }) => {
    if (isYouth || count >= matchesPerDay) return []
    count += size / 2 / denseEveryDays
    return [make()]
  })
}

/** Key of the league of which this one is the youth's or the women's. */
export const baseKey = (key: string): string => youthLines.get(key)?.of ?? key
