import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { type FootballScript, goalTypes } from './football-plan'
import { playBetween } from './football-play'
import { playFootball } from './football-script'
import { footballStateAt } from './football-state'
import { footballTallyAt } from './football-tally'
import { randomStream } from './random-stream'
import { planOf } from './simulated-league'

const finalOf = (script: FootballScript) => footballStateAt(script, 0, 100_000)
const hashOf = (script: FootballScript) => createHash('sha256').update(JSON.stringify(script)).digest('hex')

test('the random stream gives the reference numbers', () => {
  const random = randomStream('abc')
  expect([random(), random(), random(), random()].map((n) => n.toFixed(6))).toEqual([
    '0.509048',
    '0.026881',
    '0.678033',
    '0.466922',
  ])
})

test('the same seed plays the same match, another seed another one', () => {
  expect(hashOf(playFootball(planOf('en.1', 7)))).toBe(hashOf(playFootball(planOf('en.1', 7))))
  expect(hashOf(playFootball(planOf('en.1', 7)))).not.toBe(
    hashOf(playFootball({ ...planOf('en.1', 7), seed: 'other' })),
  )
})

test('the score array counts what the events say', () => {
  for (let id = 0; id < 300; id += 1) {
    const script = playFootball(planOf('es.1', id))
    const state = finalOf(script)
    for (const [side, list] of [
      [1, state.home],
      [2, state.away],
    ] as const) {
      const own = script.events.filter((event) => event.side === side)
      const goals = own.filter((event) => goalTypes.has(event.type) && !event.cancelAt)
      expect(list[0]).toBe(goals.length)
      expect(list[1]).toBe(goals.filter((event) => event.minute <= 45).length)
      expect(list[2]).toBe(own.filter((event) => event.type === 4 || event.type === 15).length)
      expect(list[3]).toBe(own.filter((event) => event.type === 3).length)
      expect(list[4]).toBe(own.filter((event) => event.type === 2).length)
    }
  }
})

test('nothing happens after the end and the minutes never go back', () => {
  for (let id = 0; id < 200; id += 1) {
    const { events } = playFootball({ ...planOf('it.1', id), isKnockout: id % 2 === 0 })
    expect(events.at(-1)?.type).toBe(12)
    const wall = events.map((event) => event.at)
    expect(wall).toEqual([...wall].sort((a, b) => a - b))
    const clock = events.filter((event) => event.type !== 19 && event.type !== 28).map((event) => event.minute)
    expect(clock).toEqual([...clock].sort((a, b) => a - b))
  }
})

test('never more than eleven players, nobody comes back, a second yellow sends off', () => {
  for (let id = 0; id < 400; id += 1) {
    const script = playFootball(planOf('fr.1', id))
    const { events } = script
    for (const side of [1, 2]) {
      const selection = script.sides[side === 1 ? 0 : 1]
      const onPitch = new Set(selection.first)
      expect(new Set([...selection.first, ...selection.bench]).size).toBe(20)
      const gone = new Set<number>()
      const booked = new Set<number>()
      let most = 0
      for (const event of events.filter((one) => one.side === side)) {
        if (event.type === 9) {
          expect(onPitch.has(event.shirt)).toBe(true)
          expect(gone.has(event.otherShirt)).toBe(false)
          expect(selection.bench).toContain(event.otherShirt)
          onPitch.delete(event.shirt)
          gone.add(event.shirt)
          onPitch.add(event.otherShirt)
        }
        if (event.type === 3) {
          expect(onPitch.has(event.shirt)).toBe(true)
          expect(booked.has(event.shirt)).toBe(false)
          booked.add(event.shirt)
        }
        if (event.type === 15) expect(booked.has(event.shirt)).toBe(true)
        if (event.type === 4 || event.type === 15) {
          onPitch.delete(event.shirt)
          gone.add(event.shirt)
        }
        most = Math.max(most, onPitch.size)
      }
      expect(most).toBeLessThanOrEqual(11)
    }
  }
})

test('possession sums to 100 at every moment', () => {
  for (let id = 0; id < 40; id += 1) {
    const play = playBetween(planOf('de.1', id), playFootball(planOf('de.1', id)))
    for (let at = 0; at < 7200; at += 600) {
      const [home, away] = footballTallyAt(play, at).possession
      expect(home + away).toBe(100)
    }
  }
})

test('a goal from outside counts, and decides a knock-out match', () => {
  const plan = { ...planOf('it.1', 3), isKnockout: true }
  let id = 0
  while (!playFootball({ ...plan, matchId: id }).events.some((event) => event.status === 5)) id += 1
  const script = playFootball({ ...plan, matchId: id }, [{ at: 4000, side: 1 }])
  expect(script.events.some((event) => event.status === 5)).toBe(false)
  const state = finalOf(script)
  expect(state.home[0]).toBe((state.away[0] ?? 0) + 1)
})
