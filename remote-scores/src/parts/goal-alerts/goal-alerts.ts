import { authStore, onUserChanged } from '@pitchside/auth'
import type { Disposer } from '@pitchside/base'
import { disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import type { GoalData, TopicData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { language } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { readListSettings } from '../list-settings/list-settings.store'
import { readSpoilerFree } from '../matches/spoiler'

const isGoal = (data: TopicData | { type: string }): data is GoalData => data.type === 'football_goal'

/** Goal of the wire as the page tells it, with the names in the page's language. */
export function announceGoal(goal: GoalData): void {
  const suffix = language()
  bus.emit('goal.scored', {
    matchId: goal.id,
    minute: goal.match_str,
    isHome: goal.iszhu === 1,
    homeTeamId: goal.home_team_id,
    awayTeamId: goal.away_team_id,
    homeName: goal[`home_team_name_${suffix}`] ?? goal.home_team_name_en,
    awayName: goal[`away_team_name_${suffix}`] ?? goal.away_team_name_en,
    homeScore: goal.home_score,
    awayScore: goal.away_score,
  })
}

const followed = new Set<number>()

/** A list that follows a match tells the alerts at once. */
export function markFollowed(matchId: number, isFollowed: boolean): void {
  if (isFollowed) followed.add(matchId)
  else followed.delete(matchId)
}

/** Reads the followed matches of the signed-in user: only needed when alerts are narrowed to them. */
async function loadFollowed(): Promise<void> {
  followed.clear()
  if (!authStore.getState().user) return
  const reply = await call('listFootballMatches', { type: 4, is_web: 1 }, { isQuiet: true })
  for (const row of reply.data) followed.add(row.id)
}

/** Asks again which matches are followed: a team or a league was added or left. */
export function reloadFollowed(): void {
  loadFollowed().catch((error: unknown) => {
    bus.emit('failure.seen', { where: 'scores:goal-alerts', reason: 'followed-not-loaded', detail: String(error) })
  })
}

/** Is this a match the visitor wants to be told of? Every goal, those of the leagues chosen in the list, or of followed matches. */
export function isAlerted(matchId: number, competitionId: number): boolean {
  const { alerts, filter } = readListSettings(localStorage)
  if (alerts === 'filter') return filter.football.length === 0 || filter.football.includes(competitionId)
  return alerts === 'all' || (alerts === 'followed' && followed.has(matchId))
}

/** Tells a goal of the feed to whoever asked for it; whoever wants no score wants no goal told either. */
export function hearGoal(goal: GoalData): void {
  if (isAlerted(goal.id, goal.competition_id) && !readSpoilerFree()) announceGoal(goal)
}

/** Listens to goals of the whole feed and tells those the visitor asked for. */
export function startGoalAlerts(): Disposer {
  reloadFollowed()
  return disposeAll([
    socket.subscribe('goals', (frame) => {
      const data = frame.data as TopicData
      if (isGoal(data)) hearGoal(data)
    }),
    onUserChanged(reloadFollowed),
  ])
}
