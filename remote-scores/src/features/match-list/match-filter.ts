import type { StateGroup } from '@pitchside/contract'
import { type Collected, isFollowed } from '../../parts/collected/collected'
import { type Competition, groupOf, type Match } from '../../parts/matches/match'
import { isFound, readSearch, type Search } from '../../parts/matches/match-search'

export type Tab = 'all' | 'live' | 'upcoming' | 'finished' | 'followed'
export const tabs: readonly Tab[] = ['all', 'live', 'upcoming', 'finished', 'followed']
export type Sorting = 'league' | 'time'

/** What the visitor chose to see. */
export interface ListChoice {
  tab: Tab
  /** Keys of leagues; empty = all. */
  leagues: ReadonlySet<string>
  sorting: Sorting
  hidden: ReadonlySet<number>
  showsHidden: boolean
  hasRoomsOnly: boolean
  pinned: ReadonlySet<number>
  search: string
  /** Teams and leagues whose matches count as followed. */
  collected: Collected
}

/** What stands for a league in an address: its key, or its number where the feed has none. */
export const leagueKey = ({ key, id }: Pick<Competition, 'key' | 'id'>): string => key || String(id)

const isInTab = (match: Match, group: StateGroup, { tab, collected }: ListChoice) =>
  tab === 'all' || (tab === 'followed' ? isFollowed(match, collected) : group === tab)

const isChosen = (match: Match, leagues: ReadonlySet<string>) =>
  leagues.size === 0 || leagues.has(leagueKey(match.competition)) || leagues.has(String(match.competition.id))

/** Does a match pass everything but tab and hiding? */
const passes = (match: Match, choice: ListChoice, search: Search) =>
  isChosen(match, choice.leagues) && (!choice.hasRoomsOnly || match.anchors.length > 0) && isFound(match, search)

/** A part of the list under one heading: a league, the pinned ones, or the day by time (without a head). */
export interface MatchGroup {
  key: string
  competition: Competition | undefined
  round: number
  stage: string
  ids: readonly number[]
  live: number
}

/** The list of a choice: its groups, what each tab would have, and how many are hidden. */
export interface MatchView {
  groups: MatchGroup[]
  counts: Record<Tab, number>
  hidden: number
}

const order: Record<StateGroup, number> = { live: 0, upcoming: 1, finished: 2, abnormal: 3 }

/** Running first, then those to come, then the finished; inside by kick-off. The score never sorts: rows must not jump. */
export function compareMatches(a: Match, b: Match): number {
  const [x, y] = [groupOf(a), groupOf(b)]
  const time = x === 'finished' && y === 'finished' ? b.kickoffS - a.kickoffS : a.kickoffS - b.kickoffS
  return order[x] - order[y] || time || a.id - b.id
}
const compareTimes = (a: Match, b: Match) => a.kickoffS - b.kickoffS || a.id - b.id

export const pinnedKey = 'pinned'

const groupOfMatches = (key: string, members: readonly Match[], competition?: Competition): MatchGroup => ({
  key,
  competition,
  round: members[0]?.round ?? 0,
  stage: members[0]?.stage ?? '',
  ids: members.map((match) => match.id),
  live: members.reduce((count, match) => count + (groupOf(match) === 'live' ? 1 : 0), 0),
})

function byLeague(list: Match[]): MatchGroup[] {
  const leagues = new Map<number, Match[]>()
  for (const match of list) {
    const members = leagues.get(match.competition.id)
    if (members) members.push(match)
    else leagues.set(match.competition.id, [match])
  }
  const groups = [...leagues.values()].map((members) => {
    // Twenty are sorted sooner than two thousand.
    const [{ competition }] = members.sort(compareMatches) as [Match]
    return groupOfMatches(leagueKey(competition), members, competition)
  })
  const weight = (group: MatchGroup) =>
    (group.competition?.isHot ? 0 : isBesideFirstTeams(group.key) ? 4 : 2) + (group.live > 0 ? 0 : 1)
  // Equal weights: the well-known first, then by key, so that the same link gives the same order everywhere.
  return groups.sort((a, b) => weight(a) - weight(b) || rankOf(a) - rankOf(b) || (a.key < b.key ? -1 : 1))
}

/** Youth, women's and second teams bear their league's key with a word behind it: `en.1.u21`. They come after first teams. */
const isBesideFirstTeams = (key: string): boolean => key.split('.').length > 2

const known = ['en.1', 'es.1', 'it.1', 'de.1', 'fr.1', 'worldcup', 'cn.1', 'vn.1', 'nba', 'cba', 'euroleague']
const rankOf = (group: MatchGroup) => {
  const rank = known.indexOf(group.key)
  return rank < 0 ? known.length : rank
}

/** The list as groups: pinned matches, then by league, those with running matches first; or one list by time. */
export function viewOf(matches: Iterable<Match>, choice: ListChoice): MatchView {
  const counts: Record<Tab, number> = { all: 0, live: 0, upcoming: 0, finished: 0, followed: 0 }
  const search = readSearch(choice.search)
  const list: Match[] = []
  const pinned: Match[] = []
  let hidden = 0
  for (const match of matches) {
    if (!passes(match, choice, search)) continue
    const group = groupOf(match)
    const isHidden = choice.hidden.has(match.id)
    if (isHidden) hidden += isInTab(match, group, choice) ? 1 : 0
    if (isHidden && !choice.showsHidden) continue
    counts.all += 1
    if (group !== 'abnormal') counts[group] += 1
    if (isFollowed(match, choice.collected)) counts.followed += 1
    if (isInTab(match, group, choice)) (choice.pinned.has(match.id) ? pinned : list).push(match)
  }
  const groups = choice.sorting === 'league' ? byLeague(list) : timeGroups(list)
  if (pinned.length > 0) groups.unshift(groupOfMatches(pinnedKey, pinned.sort(compareTimes)))
  return { groups, counts, hidden }
}

const timeGroups = (list: Match[]) => (list.length === 0 ? [] : [groupOfMatches('time', list.sort(compareTimes))])
