import { expect, test } from '@jest/globals'
import { isLegalEdge } from '@pitchside/backend/modules/scores/status-edges'
import type { FootballScript } from './football-plan'
import { playFootball } from './football-script'
import { footballStateAt } from './football-state'
import { planOf } from './simulated-league'

const sample = 6_000
const scripts: FootballScript[] = []
for (let id = 0; id < sample; id += 1)
  scripts.push(playFootball({ ...planOf('fr.2', id), isKnockout: id % 4 === 0, canFail: true }))

const statusesOf = (script: FootballScript) => [
  script.standing,
  ...script.events.flatMap(({ status }) => (status === undefined ? [] : [status])),
]

test('the status only takes legal steps', () => {
  // Extra time and kicks only in knock-out matches; after a break a match goes on where it was.
  const isRight = (id: number, before: number | undefined, from: number, to: number) =>
    isLegalEdge('football', from, to) &&
    (id % 4 === 0 || (to !== 5 && to !== 7)) &&
    (from !== 10 || to === 11 || to === before)
  const wrong = scripts.flatMap((script, id) => {
    const list = statusesOf(script)
    return list.flatMap((to, i) => {
      const from = list[i - 1]
      return from === undefined || isRight(id, list[i - 2], from, to) ? [] : [`match ${id}: ${from} > ${to}`]
    })
  })
  expect(wrong).toEqual([])
})

test('every way a match can fail is there, about as often as it should be', () => {
  const share = (isIt: (list: number[]) => boolean) => scripts.filter((one) => isIt(statusesOf(one))).length / sample
  const near = (value: number, wanted: number) => {
    expect(value).toBeGreaterThan(wanted / 2.5)
    expect(value).toBeLessThan(wanted * 2.5)
  }
  near(
    share((list) => list.includes(9)),
    0.004,
  )
  near(
    share((list) => list.includes(12)),
    0.001,
  )
  near(
    share((list) => list.includes(13)),
    0.001,
  )
  near(
    share((list) => list.includes(10) && list.at(-1) === 8),
    0.002,
  )
  near(
    share((list) => list.at(-1) === 11),
    0.001,
  )
})

test('an interrupted match goes on where it stopped', () => {
  const script = scripts.find((one) => statusesOf(one).includes(10) && statusesOf(one).at(-1) === 8)!
  const stop = script.events.find((event) => event.status === 10)!
  const resume = script.events.find((event) => event.at > stop.at && event.status !== undefined)!
  const minuteAt = (at: number) => (at - footballStateAt(script, 0, at).periodStart) / 60
  expect(footballStateAt(script, 0, stop.at).status).toBe(10)
  expect(minuteAt(resume.at)).toBeCloseTo(minuteAt(stop.at - 1), 1)
  const before = footballStateAt(script, 0, stop.at - 1)
  expect(footballStateAt(script, 0, resume.at).home).toEqual(before.home)
  expect(script.events.at(-1)?.status).toBe(8)
})

test('a goal from outside counts in an abandoned match until it stops, and not afterwards', () => {
  const id = scripts.findIndex((one) => statusesOf(one).at(-1) === 11)
  const plan = { ...planOf('fr.2', id), isKnockout: id % 4 === 0, canFail: true }
  const stop = scripts[id]!.events.find((event) => event.status === 10)!.at
  const homeAt = (at: number, goals: { at: number; side: 1 }[]) =>
    footballStateAt(playFootball(plan, goals), 0, at).home[0] ?? 0
  const before = homeAt(stop, [])
  expect(homeAt(stop, [{ at: stop - 60, side: 1 }])).toBe(before + 1)
  expect(homeAt(stop + 120, [{ at: stop + 60, side: 1 }])).toBe(before)
})

test('nothing happens to a match that is called off, and nothing more to one that is abandoned', () => {
  for (const script of scripts) {
    const last = statusesOf(script).at(-1)
    if (last === 9 || last === 12) expect(script.events.every((event) => event.at < 0)).toBe(true)
    if (last === 11) expect(script.events.at(-1)?.status).toBe(11)
  }
})
