import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { footballCompetitions } from './competitions'
import { type FootballScript, goalTypes, type MatchPlan } from './football-plan'
import { goalRates } from './football-rates'
import { playFootball } from './football-script'
import { footballStateAt, footballTallyAt } from './football-state'
import { randomStream } from './random-stream'
import { bandOf, targets } from './sim-targets'

function planOf(key: string, matchId: number, seed = 'test'): MatchPlan {
  const competition = footballCompetitions.find((one) => one.key === key)!
  const random = randomStream(`${seed}|pair|${matchId}`)
  const home = Math.floor(random() * competition.teams.length)
  const away = (home + 1 + Math.floor(random() * (competition.teams.length - 1))) % competition.teams.length
  const [one, two] = [competition.teams[home]!, competition.teams[away]!]
  return {
    seed,
    matchId,
    homeTeamId: one.id,
    awayTeamId: two.id,
    rates: goalRates(seed, competition, one, two, matchId % 20),
    means: competition.means,
    isKnockout: false,
    canBePostponed: false,
  }
}

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

test('the status only takes legal steps', () => {
  const legal = new Set(['1>2', '2>3', '3>4', '4>8', '4>5', '5>8', '5>7', '7>8', '4>11'])
  for (let id = 0; id < 400; id += 1) {
    const { events } = playFootball({ ...planOf('fr.1', id), isKnockout: id % 2 === 0, canBePostponed: true })
    let status = 1
    for (const event of events)
      if (event.status !== undefined) {
        expect(legal).toContain(`${status}>${event.status}`)
        status = event.status
      }
  }
})

test('never more than eleven players, nobody comes back, a second yellow sends off', () => {
  for (let id = 0; id < 400; id += 1) {
    const { events } = playFootball(planOf('fr.1', id))
    for (const side of [1, 2]) {
      const onPitch = new Set(Array.from({ length: 11 }, (_, i) => i + 1))
      const gone = new Set<number>()
      const booked = new Set<number>()
      for (const event of events.filter((one) => one.side === side)) {
        if (event.type === 9) {
          expect(onPitch.has(event.shirt)).toBe(true)
          expect(gone.has(event.otherShirt)).toBe(false)
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
        expect(onPitch.size).toBeLessThanOrEqual(11)
      }
    }
  }
})

test('possession sums to 100 at every moment', () => {
  for (let id = 0; id < 40; id += 1) {
    const script = playFootball(planOf('de.1', id))
    for (let at = 0; at < 7200; at += 600) {
      const [home, away] = footballTallyAt(script, at).possession
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

test.each(Object.keys(targets.perMatch))('%s looks like the real league', (key) => {
  const sample = 700
  const sums: Record<string, number> = {}
  const add = (name: string, value: number) => {
    sums[name] = (sums[name] ?? 0) + value / sample
  }
  for (let id = 0; id < sample; id += 1) {
    const script = playFootball(planOf(key, id))
    const { home, away } = finalOf(script)
    const [h, a] = [home[0]!, away[0]!]
    add('home', h)
    add('away', a)
    add('goals', h + a)
    add('H', h > a ? 1 : 0)
    add('D', h === a ? 1 : 0)
    add('A', h < a ? 1 : 0)
    add('half', home[1]! + away[1]!)
    add('btts', h > 0 && a > 0 ? 1 : 0)
    add('over25', h + a > 2 ? 1 : 0)
    add('nil', h + a === 0 ? 1 : 0)
    add('corners', home[4]! + away[4]!)
    add('yellow', home[3]! + away[3]!)
    add('red', home[2]! + away[2]!)
    const tally = footballTallyAt(script, 100_000)
    add('onTarget', tally.shotsOn[0] + tally.shotsOn[1])
    add('shots', tally.shotsOn[0] + tally.shotsOn[1] + tally.shotsOff[0] + tally.shotsOff[1])
    add('fouls', tally.fouls[0] + tally.fouls[1])
  }
  const measured: Record<string, number> = { ...sums, firstHalf: sums.half! / sums.goals! }
  const misses: string[] = []
  for (const name of Object.keys(targets.tolerance)) {
    const { centre, width } = bandOf(key, name, sample)
    if (Math.abs(measured[name]! - centre) > width)
      misses.push(`${name} ${measured[name]!.toFixed(3)} not ${centre.toFixed(3)} ± ${width.toFixed(3)}`)
  }
  expect(misses).toEqual([])
})
