import { expect, test } from '@jest/globals'
import { createLog } from '../../kernel/log'
import { createMadeGoals, type MadeGoal } from './made-goals'
import type { InjectedGoal } from './ports/feed.port'

const goal = (id: number): MadeGoal => ({ id, matchId: 7, side: 1, at: 1_000 + id })

/** A node whose data base can be away. */
function startNode(rows: MadeGoal[]) {
  const played: InjectedGoal[] = []
  const state = { isAway: false }
  const goals = createMadeGoals({
    feed: { inject: (one) => void played.push(one) },
    queries: {
      async injectedGoals() {
        if (state.isAway) throw new Error('the data base is away')
        return [...rows]
      },
    },
    log: createLog('silent'),
  })
  return { goals, played, state }
}
const times = (played: readonly InjectedGoal[]) => played.map(({ at }) => at)

test('RT-02 a goal that was written before a node read and is heard of afterwards is played once', async () => {
  const rows = [goal(1)]
  const { goals, played } = startNode(rows)
  await goals.read()
  goals.heard()
  await goals.catchUp()
  expect(times(played)).toEqual([1_001])
  rows.push(goal(2))
  goals.heard()
  await Promise.all([goals.catchUp(), goals.read()])
  expect(times(played)).toEqual([1_001, 1_002])
})

test('RT-02 a goal nobody told of is read with the next one, even when its number is lower', async () => {
  const rows = [goal(2)]
  const { goals, played } = startNode(rows)
  await goals.read()
  rows.unshift(goal(1))
  await goals.catchUp()
  expect(played).toHaveLength(1)
  rows.push(goal(3))
  goals.heard()
  await goals.catchUp()
  expect(times(played)).toEqual([1_002, 1_001, 1_003])
})

test('OPS-02 what cannot be read now is read as soon as it can', async () => {
  const rows = [goal(1)]
  const { goals, played, state } = startNode(rows)
  state.isAway = true
  goals.heard()
  await goals.catchUp()
  await goals.catchUp()
  expect(played).toEqual([])
  state.isAway = false
  await goals.catchUp()
  expect(times(played)).toEqual([1_001])
})
