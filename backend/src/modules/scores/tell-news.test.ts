import { expect, test } from '@jest/globals'
import { createJobs } from '../../kernel/jobs'
import { aloneLease } from '../../kernel/lease.port'
import { createLog } from '../../kernel/log'
import { createManualClock } from '../../kernel/manual-clock'
import type { ScoreboardNews } from './scoreboard'
import { createNewsTeller } from './tell-news'

const newsOf = (match: number): ScoreboardNews => ({
  deltas: { football: [[match, 1]], basketball: [], esports: [] },
  odds: { football: new Map(), basketball: new Map(), esports: new Map() },
  details: [],
  goals: [],
  leagues: { football: new Set(), basketball: new Set(), esports: new Set() },
})

/** A node with a lease that comes and goes. */
function startNode(isLeader: boolean) {
  let isHeld = isLeader
  let taken: () => void = () => undefined
  const lease = {
    ...aloneLease,
    hold: async () => isHeld,
    onTaken(listener: () => void) {
      taken = listener
      return () => undefined
    },
  }
  const jobs = createJobs(createManualClock(0), lease, createLog('silent'))
  const told: [match: number, at: number][] = []
  const teller = createNewsTeller({
    jobs,
    tell: ({ deltas }, at) => told.push([Number(deltas.football[0]?.[0]), at]),
  })
  return {
    told,
    teller,
    async takeOver() {
      isHeld = true
      taken()
      await new Promise(setImmediate)
    },
  }
}

test('RT-02 the node that leads tells at once, each thing once', async () => {
  const { told, teller } = startNode(true)
  await teller.heard(newsOf(1), 100)
  await teller.heard(newsOf(2), 101)
  expect(told).toEqual([
    [1, 100],
    [2, 101],
  ])
})

test('RT-02 a node that takes over first tells what it saw in the last half minute, in order, and then its own', async () => {
  const { told, teller, takeOver } = startNode(false)
  for (const [match, at] of [
    [1, 100],
    [2, 125],
    [3, 131],
  ] as const)
    await teller.heard(newsOf(match), at)
  expect(told).toEqual([])
  await takeOver()
  expect(told).toEqual([
    [2, 125],
    [3, 131],
  ])
  await teller.heard(newsOf(4), 132)
  expect(told).toHaveLength(3)
})
