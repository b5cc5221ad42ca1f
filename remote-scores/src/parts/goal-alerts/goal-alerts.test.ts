import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { writeSpoilerFree } from '@pitchside/base'
import { bus, type GoalScored } from '@pitchside/bus'
import type { GoalData } from '@pitchside/contract'
import { socket } from '@pitchside/socket'
import { defaultListSettings, readListSettings, setList } from '../list-settings/list-settings.store'
import { announceGoal, hearGoal, isAlerted, markFollowed, startGoalAlerts } from './goal-alerts'

const goal: GoalData = {
  type: 'football_goal',
  id: 7,
  iszhu: 1,
  match_str: '67',
  home_team_name_zh: '阿森纳',
  away_team_name_zh: '切尔西',
  home_team_name_en: 'Arsenal',
  away_team_name_en: 'Chelsea',
  home_team_id: 1,
  away_team_id: 2,
  home_score: 2,
  away_score: 1,
  competition_id: 82,
}
const told: GoalScored[] = []
let stop: () => void
beforeEach(() => {
  localStorage.clear()
  told.length = 0
  stop = bus.on('goal.scored', (event) => told.push(event))
})
afterEach(() => stop())

test('SCORE-02 a goal is told with minute, names in the page language and score', () => {
  announceGoal(goal)
  expect(told).toEqual([
    {
      matchId: 7,
      minute: '67',
      isHome: true,
      homeTeamId: 1,
      awayTeamId: 2,
      homeName: '阿森纳',
      awayName: '切尔西',
      homeScore: 2,
      awayScore: 1,
    },
  ])
})

test('SCORE-02 the set-up listens to the goals topic and its disposer leaves nothing', () => {
  const listeners = bus.listeners()
  const topics = socket.topics()
  const dispose = startGoalAlerts()
  expect(socket.topics()).toBe(topics + 1)
  dispose()
  expect(socket.topics()).toBe(topics)
  expect(bus.listeners()).toBe(listeners)
})

test('SCORE-02 alert scope is kept, and a corrupt value gives the defaults', () => {
  setList({ alerts: 'followed' })
  expect(readListSettings(localStorage).alerts).toBe('followed')
  localStorage.setItem('scoreList', '{"alerts":7,"columns":"no"')
  expect(readListSettings(localStorage)).toEqual(defaultListSettings)
  localStorage.setItem(
    'scoreList',
    '{"alerts":7,"columns":["ht","x"],"zone":"Mars/Base","filter":{"football":[1,"2"]}}',
  )
  expect(readListSettings(localStorage)).toEqual({
    ...defaultListSettings,
    columns: ['ht'],
    filter: { football: [1], basketball: [] },
  })
})

test('SCORE-02 the scope says which goals are told: all, of chosen leagues, of followed matches, none', () => {
  const heard = () =>
    [
      [7, 82],
      [8, 82],
      [9, 120],
    ].map(([id = 0, league = 0]) => isAlerted(id, league))
  markFollowed(8, true)
  setList({ alerts: 'all' })
  expect(heard()).toEqual([true, true, true])
  setList({ alerts: 'filter', filter: { football: [120], basketball: [] } })
  expect(heard()).toEqual([false, false, true])
  setList({ alerts: 'followed' })
  expect(heard()).toEqual([false, true, false])
  setList({ alerts: 'off' })
  expect(heard()).toEqual([false, false, false])
  markFollowed(8, false)
})

test('SCORE-02 in spoiler mode no goal is told, out of it the next one is', () => {
  writeSpoilerFree(localStorage, true)
  hearGoal(goal)
  expect(told).toEqual([])
  writeSpoilerFree(localStorage, false)
  hearGoal(goal)
  expect(told).toHaveLength(1)
})
