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
  scripts.forEach((script, id) => {
    const list = statusesOf(script)
    for (let i = 1; i < list.length; i += 1) {
      const [from, to] = [list[i - 1]!, list[i]!]
      expect([from, to, isLegalEdge('football', from, to)]).toEqual([from, to, true])
      // Extra time and kicks only in knock-out matches; after a break a match goes on where it was.
      if (to === 5 || to === 7) expect(id % 4).toBe(0)
      if (from === 10) expect([list[i - 2], 11]).toContain(to)
    }
  })
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
