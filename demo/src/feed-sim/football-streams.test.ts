import { expect, test } from '@jest/globals'
import { playCourse } from './football-course'
import { layOut } from './football-halves'
import { clockOf, goalTypes, type MatchPlan } from './football-plan'
import { playBetween } from './football-play'
import { sendingsOff } from './football-reds'
import { playFootball, playSheet } from './football-script'
import { footballStateAt } from './football-state'
import { planOf } from './simulated-league'

const goalsOf = (plan: MatchPlan) => playFootball(plan).events.filter((event) => goalTypes.has(event.type))
const cardsOf = (plan: MatchPlan) => playFootball(plan).events.filter((event) => [3, 4, 15].includes(event.type))

test('a statistic never moves a score or a card', () => {
  for (let id = 0; id < 100; id += 1) {
    const plan = planOf('en.1', id)
    const busy: MatchPlan = {
      ...plan,
      means: { ...plan.means, corners: [20, 20], shots: [40, 40], onTarget: [20, 20], fouls: [30, 30] },
    }
    expect(goalsOf(busy)).toEqual(goalsOf(plan))
    expect(cardsOf(busy)).toEqual(cardsOf(plan))
    expect(playBetween(busy, playFootball(busy)).shots.length).toBeGreaterThan(30)
  }
})

test('a result for a table is the result of the match, whoever plays in it', () => {
  const fates = new Set<number>()
  for (let id = 0; id < 600; id += 1) {
    const plan = { ...planOf('it.1', id), isKnockout: id % 3 === 0, canFail: true }
    const outside = id % 5 === 0 ? [{ at: 3_000, side: 1 as const }] : []
    const [course, whole] = [playCourse(plan, outside), playFootball(plan, outside)]
    const told = [course, whole].map((script) => {
      const { status, home, away } = footballStateAt(script, 0, Number.POSITIVE_INFINITY)
      const scores = [home, away].map(([goals, half, , , , extra, kicks]) => [goals, half, extra, kicks])
      return { status, scores, endsAt: script.events.at(-1)?.at }
    })
    expect(told[0]).toEqual(told[1])
    // What a list shows is the match as well, cards and corners included, at each moment.
    const sheet = playSheet(plan, outside)
    for (const { at } of whole.events) expect(footballStateAt(sheet, 0, at)).toEqual(footballStateAt(whole, 0, at))
    fates.add(told[0]?.status ?? 0)
  }
  // Also those that were called off or given up.
  expect(fates.size).toBeGreaterThan(1)
})

test('who is sent off leaves at the minute by which the goals were drawn', () => {
  let gone = 0
  for (let id = 0; id < 1_000; id += 1) {
    const plan = planOf('es.1', id)
    const halves = layOut(plan)
    const drawn = ([1, 2] as const).flatMap((side) =>
      sendingsOff(plan, halves, side).map(({ half, minute }) => ({ side, ...clockOf(half, minute) })),
    )
    const shown = playFootball(plan)
      .events.filter(({ type }) => type === 4 || type === 15)
      .map(({ side, minute, added }) => ({ side, minute, added }))
    const inOrder = (list: { side: number; minute: number; added: number }[]) =>
      list.map(({ side, minute, added }) => side * 10_000 + minute * 100 + added).sort((a, b) => a - b)
    expect(inOrder(shown as typeof drawn)).toEqual(inOrder(drawn))
    gone += drawn.length
  }
  expect(gone / 1_000).toBeGreaterThan(0.18)
  expect(gone / 1_000).toBeLessThan(0.34)
})

test('a review takes a goal back before the half is over, and says so first', () => {
  let cancelled = 0
  let reviewed = 0
  let goals = 0
  for (let id = 0; id < 3_000; id += 1) {
    const { events } = playFootball(planOf('de.1', id))
    goals += events.filter((event) => goalTypes.has(event.type) && !event.cancelAt).length
    for (const goal of events.filter((event) => event.cancelAt !== undefined)) {
      cancelled += 1
      const review = events.find((event) => event.type === 28 && event.at > goal.at && event.side === goal.side)!
      expect(review.review).toEqual({ reason: 2, result: 2 })
      expect(goal.cancelAt).toBeGreaterThan(review.at)
      const whistle = events.find((event) => event.at > goal.at && event.status !== undefined)!
      expect(goal.cancelAt).toBeLessThan(whistle.at)
    }
    reviewed += events.filter((event) => event.review?.result === 1 || event.review?.result === 2).length
  }
  expect(reviewed / goals).toBeGreaterThan(0.03)
  expect(reviewed / goals).toBeLessThan(0.05)
  expect(cancelled / reviewed).toBeGreaterThan(0.15)
  expect(cancelled / reviewed).toBeLessThan(0.35)
})

test('penalties, own goals, assists and substitutions come as often as they should', () => {
  const count = { goals: 0, penalties: 0, missed: 0, own: 0, open: 0, assisted: 0, subs: 0 }
  const sample = 1_500
  for (let id = 0; id < sample; id += 1) {
    const { events } = playFootball(planOf('en.1', id))
    const standing = events.filter((event) => goalTypes.has(event.type) && !event.cancelAt)
    count.goals += standing.length
    count.penalties += standing.filter((event) => event.type === 8).length
    count.own += standing.filter((event) => event.type === 17).length
    count.open += standing.filter((event) => event.type === 1).length
    count.assisted += standing.filter((event) => event.otherShirt > 0).length
    count.missed += events.filter((event) => event.type === 16).length
    for (const side of [1, 2]) {
      const subs = events.filter((event) => event.type === 9 && event.side === side)
      count.subs += subs.length
      expect(subs.length).toBeLessThanOrEqual(5)
      const stops = new Set(subs.filter((event) => event.minute > 46).map((event) => event.minute * 100 + event.added))
      expect(stops.size).toBeLessThanOrEqual(3)
    }
  }
  const within = (value: number, from: number, to: number) => {
    expect(value).toBeGreaterThan(from)
    expect(value).toBeLessThan(to)
  }
  within(count.penalties / count.goals, 0.065, 0.105)
  within(count.own / count.goals, 0.022, 0.05)
  within(count.penalties / (count.penalties + count.missed), 0.72, 0.86)
  within(count.assisted / count.open, 0.62, 0.78)
  within(count.subs / sample / 2, 4.2, 4.6)
})

test('goals and cards fall when they do in real matches', () => {
  const goals = new Array<number>(6).fill(0)
  const cards = new Array<number>(6).fill(0)
  for (let id = 0; id < 3_000; id += 1)
    for (const { type, minute, cancelAt } of playFootball(planOf('en.1', id)).events) {
      const bin = Math.min(5, Math.floor((minute - 1) / 15))
      if (goalTypes.has(type) && !cancelAt) goals[bin]! += 1
      if (type === 3 || type === 4 || type === 15) cards[bin]! += 1
    }
  const shares = (list: number[]) => list.map((value) => value / list.reduce((sum, one) => sum + one, 0))
  const wanted = { goals: [0.133, 0.145, 0.167, 0.166, 0.169, 0.22], cards: [0.05, 0.12, 0.19, 0.18, 0.2, 0.26] }
  shares(goals).forEach((share, bin) => {
    expect(Math.abs(share - wanted.goals[bin]!)).toBeLessThan(0.02)
  })
  shares(cards).forEach((share, bin) => {
    expect(Math.abs(share - wanted.cards[bin]!)).toBeLessThan(0.03)
  })
})
