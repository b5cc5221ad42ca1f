import { type Competition, groupOf, type Match } from '../matches/match'

export type Tab = 'all' | 'live' | 'upcoming' | 'finished' | 'followed'
export const tabs: readonly Tab[] = ['all', 'live', 'upcoming', 'finished', 'followed']
export type Sorting = 'league' | 'time'

/** What the visitor chose to see. */
export interface ListChoice {
  tab: Tab
  /** League numbers; empty = all. */
  leagues: ReadonlySet<number>
  sorting: Sorting
  hidden: ReadonlySet<number>
  hasRoomsOnly: boolean
}

const isInTab = (match: Match, tab: Tab) =>
  tab === 'all' || (tab === 'followed' ? match.isFollowed : groupOf(match) === tab)

/** Matches that pass everything but the tab: the tabs count these. */
function eligible(matches: Iterable<Match>, choice: Omit<ListChoice, 'tab'>): Match[] {
  return [...matches].filter(
    (match) =>
      !choice.hidden.has(match.id) &&
      (choice.leagues.size === 0 || choice.leagues.has(match.competition.id)) &&
      (!choice.hasRoomsOnly || match.anchors.length > 0),
  )
}

/** How many matches each tab has. */
export function countTabs(matches: Iterable<Match>, choice: Omit<ListChoice, 'tab'>): Record<Tab, number> {
  const counts: Record<Tab, number> = { all: 0, live: 0, upcoming: 0, finished: 0, followed: 0 }
  for (const match of eligible(matches, choice)) for (const tab of tabs) if (isInTab(match, tab)) counts[tab] += 1
  return counts
}

/** A part of the list under one heading; without `competition` by time. */
export interface MatchGroup {
  key: string
  competition: Competition | undefined
  round: number
  stage: string
  ids: readonly number[]
  live: number
}

const order = { live: 0, upcoming: 1, finished: 2, abnormal: 3 } as const

/** Running first, then those to come, then the finished; inside by kick-off. The score never sorts: rows must not jump. */
export function compareMatches(a: Match, b: Match): number {
  const [x, y] = [groupOf(a), groupOf(b)]
  const time = x === 'finished' && y === 'finished' ? b.kickoffS - a.kickoffS : a.kickoffS - b.kickoffS
  return order[x] - order[y] || time || a.id - b.id
}

const blockRows = 12

/** The list as groups: by league, those with running matches and the important ones first; or by time in blocks. */
export function groupMatches(matches: Iterable<Match>, choice: ListChoice): MatchGroup[] {
  const list = eligible(matches, choice).filter((match) => isInTab(match, choice.tab))
  if (choice.sorting === 'time') {
    list.sort((a, b) => a.kickoffS - b.kickoffS || a.id - b.id)
    return Array.from({ length: Math.ceil(list.length / blockRows) }, (_, block) => ({
      key: `block-${block}`,
      competition: undefined,
      round: 0,
      stage: '',
      ids: list.slice(block * blockRows, (block + 1) * blockRows).map((match) => match.id),
      live: 0,
    }))
  }
  const byLeague = new Map<number, Match[]>()
  for (const match of list.sort(compareMatches))
    byLeague.set(match.competition.id, [...(byLeague.get(match.competition.id) ?? []), match])
  const groups = [...byLeague.values()].map((members) => {
    const [first] = members as [Match]
    return {
      key: String(first.competition.id),
      competition: first.competition,
      round: first.round,
      stage: first.stage,
      ids: members.map((match) => match.id),
      live: members.filter((match) => groupOf(match) === 'live').length,
    }
  })
  const weight = (group: MatchGroup) => (group.competition?.isHot ? 0 : 2) + (group.live > 0 ? 0 : 1)
  // Equal weights keep the order of the feed, which puts important leagues first.
  return groups
    .map((group, index) => ({ group, index }))
    .sort((a, b) => weight(a.group) - weight(b.group) || rankOf(a.group) - rankOf(b.group) || a.index - b.index)
    .map(({ group }) => group)
}

const known = ['en.1', 'es.1', 'it.1', 'de.1', 'fr.1', 'worldcup', 'cn.1', 'vn.1', 'nba', 'cba', 'euroleague']
const rankOf = (group: MatchGroup) => {
  const rank = known.indexOf(group.competition?.key ?? '')
  return rank < 0 ? known.length : rank
}

/** Leagues of the day under their first letters, with the number of their matches. */
export function leagueLetters(
  matches: Iterable<Match>,
): { letter: string; leagues: { competition: Competition; count: number }[] }[] {
  const counts = new Map<number, { competition: Competition; count: number }>()
  for (const { competition } of matches) {
    const entry = counts.get(competition.id) ?? { competition, count: 0 }
    entry.count += 1
    counts.set(competition.id, entry)
  }
  const letterOf = (name: string) => (/^[A-Z]/i.test(name) ? name.charAt(0).toUpperCase() : '#')
  const letters = new Map<string, { competition: Competition; count: number }[]>()
  for (const entry of counts.values()) {
    const letter = letterOf(entry.competition.latinName)
    letters.set(letter, [...(letters.get(letter) ?? []), entry])
  }
  return [...letters].sort(([a], [b]) => a.localeCompare(b)).map(([letter, leagues]) => ({ letter, leagues }))
}
