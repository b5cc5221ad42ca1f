import { groupOfState, type MatchDelta, type StateGroup } from '@pitchside/contract'

export type GameTitle = 'lol' | 'dota2' | 'cs2' | 'kog'
export const gameTitles: readonly GameTitle[] = ['lol', 'dota2', 'cs2', 'kog']
/** Names that are the same in every language; Honor of Kings has its own text. */
export const titleNames: Partial<Record<GameTitle, string>> = { lol: 'LoL', dota2: 'Dota 2', cs2: 'CS2' }

export interface EsportsTeam {
  id: number
  name: string
}

/** An esports match as list and page show it: games won, and the board of the running game. */
export interface Series {
  id: number
  title: GameTitle
  status: number
  bestOf: number
  competition: { id: number; name: string; colour: string }
  home: EsportsTeam
  away: EsportsTeam
  kickoffS: number
  /** Letter of the group, or round of the knock-out; empty where the feed names none. */
  stage: string
  /** Start of the running game. */
  gameStartS: number
  /** Running game, 0 between games. */
  gameNo: number
  score: readonly [number, number]
  /** Rounds or kills of the running game. */
  now: readonly [number, number]
  isHot: boolean
  isFollowed: boolean
  /** Prices of the winner: first and now. */
  prices: { first?: readonly [number, number]; now?: readonly [number, number]; isSealed: boolean }
}

export function groupOfSeries(status: number): StateGroup {
  return groupOfState('esports', status)
}

/** Fields of a frame that an esports list reads. */
const field = { status: 1, periodStart: 2, gameNo: 5, home: 10, homeNow: 11, away: 20, awayNow: 21 } as const

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Puts the changes of a frame into a match. Values are absolute: a frame that comes twice changes nothing more. */
export function applySeriesDelta(series: Series, delta: MatchDelta): Series {
  let next = series
  const set = (change: Partial<Series>) => {
    next = { ...next, ...change }
  }
  for (let i = 1; i + 1 < delta.length; i += 2) {
    const [name, value] = [delta[i], delta[i + 1]]
    if (!isNumber(value)) continue
    if (name === field.status) set({ status: value })
    else if (name === field.periodStart) set({ gameStartS: value })
    else if (name === field.gameNo) set({ gameNo: value })
    else if (name === field.home) set({ score: [value, next.score[1]] })
    else if (name === field.away) set({ score: [next.score[0], value] })
    else if (name === field.homeNow) set({ now: [value, next.now[1]] })
    else if (name === field.awayNow) set({ now: [next.now[0], value] })
  }
  return next
}

export type SeriesTab = 'all' | 'live' | 'upcoming' | 'finished' | 'followed'
export const seriesTabs: readonly SeriesTab[] = ['all', 'live', 'upcoming', 'finished', 'followed']

const isInTab = (series: Series, tab: SeriesTab) =>
  tab === 'all' || (tab === 'followed' ? series.isFollowed : groupOfSeries(series.status) === tab)

export interface SeriesChoice {
  tab: SeriesTab
  /** Titles to show; none = all. */
  titles: ReadonlySet<GameTitle>
  /** Part of a team's or league's name. */
  query: string
}

const fits = (series: Series, { titles, query }: Omit<SeriesChoice, 'tab'>) => {
  if (titles.size > 0 && !titles.has(series.title)) return false
  const wanted = query.trim().toLowerCase()
  const words = `${series.home.name} ${series.away.name} ${series.competition.name}`.toLowerCase()
  return wanted === '' || words.includes(wanted)
}

const order: Record<StateGroup, number> = { live: 0, upcoming: 1, finished: 2, abnormal: 3 }

/** Running first, then those to come, then the finished; inside by time. The score never sorts: rows must not jump. */
export function compareSeries(a: Series, b: Series): number {
  const [x, y] = [groupOfSeries(a.status), groupOfSeries(b.status)]
  const time = x === 'finished' && y === 'finished' ? b.kickoffS - a.kickoffS : a.kickoffS - b.kickoffS
  return order[x] - order[y] || time || a.id - b.id
}

/** The chosen matches under their leagues: those with running and important ones first. */
export function groupSeries(
  list: Iterable<Series>,
  choice: SeriesChoice,
): { competition: Series['competition']; title: GameTitle; series: Series[] }[] {
  const groups = new Map<number, Series[]>()
  for (const series of [...list].filter((one) => fits(one, choice) && isInTab(one, choice.tab)).sort(compareSeries))
    groups.set(series.competition.id, [...(groups.get(series.competition.id) ?? []), series])
  const weight = (members: readonly Series[]) =>
    (members.some((one) => groupOfSeries(one.status) === 'live') ? 0 : 2) + (members[0]?.isHot ? 0 : 1)
  return [...groups.values()]
    .sort((a, b) => weight(a) - weight(b) || (a[0]?.competition.id ?? 0) - (b[0]?.competition.id ?? 0))
    .flatMap((members) => {
      const [first] = members
      return first ? [{ competition: first.competition, title: first.title, series: members }] : []
    })
}

/** How many matches each tab has. */
export function countSeries(list: Iterable<Series>, choice: Omit<SeriesChoice, 'tab'>): Record<SeriesTab, number> {
  const counts: Record<SeriesTab, number> = { all: 0, live: 0, upcoming: 0, finished: 0, followed: 0 }
  for (const series of list)
    if (fits(series, choice)) for (const tab of seriesTabs) if (isInTab(series, tab)) counts[tab] += 1
  return counts
}
