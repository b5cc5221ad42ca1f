import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { boxStat } from '@pitchside/backend/modules/scores/ports/box-stats'
import { boxUntil } from './basketball-box'
import { playLines } from './basketball-commentary'
import {
  type BasketballPlan,
  type BasketballPlay,
  type BasketballScript,
  basketballRules,
  freeFouls,
} from './basketball-plan'
import { rosterOf } from './basketball-roster'
import { playBasketball } from './basketball-script'
import { basketballStateAt, clockAt } from './basketball-state'
import { basketballCompetitions } from './competitions'
import { normal, randomStream } from './random-stream'

const keys = ['nba', 'cba', 'euroleague'] as const
type Key = (typeof keys)[number]

function planOf(key: Key, matchId: number, seed = 'test'): BasketballPlan {
  const random = randomStream(`${seed}|${key}|${matchId}|edge`)
  const edge = 2.4 + 4.3 * (normal(random) - normal(random))
  return { seed, matchId, edge, rules: basketballRules[key]! }
}
const teamsOf = (key: Key) => {
  const [home, away] = basketballCompetitions.find((one) => one.key === key)!.teams
  return [home!, away!] as const
}
const rostersOf = (key: Key) => {
  const [home, away] = teamsOf(key)
  return [rosterOf(home, key), rosterOf(away, key)] as const
}
const boxOf = (key: Key, matchId: number, share = 1) => {
  const plan = planOf(key, matchId)
  const script = playBasketball(plan)
  const elapsed = Math.round(script.endAt * share)
  const box = boxUntil(plan, script, rostersOf(key), { elapsed, ...clockAt(script, elapsed) })
  return { plan, script, elapsed, box, state: basketballStateAt(script, 0, elapsed) }
}
const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Averages of many games: totals, margins, overtimes, quarters, possessions. */
function measured(key: Key, games: number) {
  const totals: number[] = []
  const margins: number[] = []
  let overtimes = 0
  let quarter = 0
  let possessions = 0
  for (let id = 0; id < games; id += 1) {
    const script = playBasketball(planOf(key, id))
    const { home, away } = basketballStateAt(script, 0, script.endAt)
    totals.push(sum(home) + sum(away))
    margins.push(sum(home) - sum(away))
    overtimes += script.periods.some((period) => period.status === 9) ? 1 : 0
    quarter += (home[0]! + away[0]!) / 2
    possessions += script.plays.filter((p) => p.period < 4 && p.kind !== 'foul' && p.rebound !== 'own').length / 2
  }
  const mean = sum(totals) / games
  const marginMean = sum(margins) / games
  const spread = (list: number[], middle: number) => Math.sqrt(sum(list.map((one) => (one - middle) ** 2)) / games)
  return {
    total: mean,
    sdTotal: spread(totals, mean),
    homeWin: margins.filter((margin) => margin > 0).length / games,
    sdMargin: spread(margins, marginMean),
    overtime: overtimes / games,
    quarterPerTeam: quarter / games,
    possessionsPerTeam: possessions / games,
  }
}

/** Centre and half width: what the leagues show, widened by what 1,000 games may differ by chance. */
const bands: Record<Key, Record<keyof ReturnType<typeof measured>, [number, number]>> = {
  nba: {
    total: [228, 5],
    sdTotal: [19.5, 2.5],
    homeWin: [0.55, 0.05],
    sdMargin: [14, 1.6],
    overtime: [0.06, 0.025],
    quarterPerTeam: [28.3, 1.5],
    possessionsPerTeam: [100, 3],
  },
  cba: {
    total: [212, 6],
    sdTotal: [18.5, 2.5],
    homeWin: [0.55, 0.05],
    sdMargin: [14, 1.6],
    overtime: [0.06, 0.025],
    quarterPerTeam: [26.2, 1.5],
    possessionsPerTeam: [93.5, 3],
  },
  euroleague: {
    total: [164, 5],
    sdTotal: [16.5, 2.5],
    homeWin: [0.55, 0.05],
    sdMargin: [12.5, 1.6],
    overtime: [0.06, 0.025],
    quarterPerTeam: [20.3, 1.5],
    possessionsPerTeam: [72.5, 3],
  },
}

test('a game played for its score alone has the points of its plays and ends at the same second', () => {
  for (const key of keys)
    for (let id = 0; id < 100; id += 1) {
      const [score, whole] = [playBasketball(planOf(key, id), true), playBasketball(planOf(key, id))]
      const { home, away } = basketballStateAt(whole, 0, whole.endAt)
      expect(score.points).toEqual([home, away])
      expect([score.endAt, score.periods]).toEqual([whole.endAt, whole.periods])
    }
})

test.each(keys)('a thousand games of %s look like the league', (key) => {
  const figures = measured(key, 1_000)
  const misses = Object.entries(bands[key]).flatMap(([name, [centre, width]]) => {
    const value = figures[name as keyof typeof figures]
    return Math.abs(value - centre) > width ? [`${name} ${value.toFixed(3)} not ${centre} ± ${width}`] : []
  })
  expect(misses).toEqual([])
})

describe('a game', () => {
  test('is the same for the same seed and another one for another', () => {
    expect(hashOf(playBasketball(planOf('nba', 7)))).toBe(hashOf(playBasketball(planOf('nba', 7))))
    expect(hashOf(playBasketball(planOf('nba', 7)))).not.toBe(
      hashOf(playBasketball({ ...planOf('nba', 7), seed: 'x' })),
    )
    expect(hashOf(boxOf('cba', 3).box.lines)).toBe(hashOf(boxOf('cba', 3).box.lines))
  })

  test('takes legal steps only, never back, and never ends level', () => {
    const legal = new Set(['1>2', '2>3', '3>4', '4>5', '5>6', '6>7', '7>8', '8>10', '8>9', '9>10'])
    for (let id = 0; id < 120; id += 1) {
      const script = playBasketball(planOf('euroleague', id))
      const wrong: string[] = []
      let before = 1
      for (let at = -100; at <= script.endAt + 100; at += 20) {
        const { status, clock } = basketballStateAt(script, 0, at)
        const step = `${before}>${status}`
        if (status !== before && !legal.has(step)) wrong.push(step)
        if (!(clock >= 0)) wrong.push(`${clock} s left at ${at}`)
        before = status
      }
      expect(wrong).toEqual([])
      const { home, away, status } = basketballStateAt(script, 0, script.endAt)
      expect(status).toBe(10)
      expect(sum(home)).not.toBe(sum(away))
      expect(sum(home.slice(0, 4)) === sum(away.slice(0, 4))).toBe(script.periods.some((one) => one.status === 9))
    }
  })

  test('tells its plays in order, with a clock that only runs down', () => {
    const isBack = (play: BasketballPlay, before?: BasketballPlay) =>
      play.at < (before?.at ?? 0) || (play.period === before?.period && play.clock > before.clock)
    const backwards = ({ plays }: BasketballScript) => plays.filter((play, i) => isBack(play, plays[i - 1]))
    for (let id = 0; id < 60; id += 1) expect(backwards(playBasketball(planOf('nba', id)))).toEqual([])
  })

  test('a side has no more than four free fouls in a period', () => {
    for (let id = 0; id < 60; id += 1) {
      const free = new Map<string, number>()
      for (const play of playBasketball(planOf('nba', id)).plays)
        if (play.kind === 'foul') {
          const key = `${play.period} ${play.side}`
          free.set(key, (free.get(key) ?? 0) + 1)
        }
      expect(Math.max(...free.values())).toBeLessThanOrEqual(freeFouls)
    }
  })
})

describe('the box', () => {
  test('sums of players are those of the team, at any moment', () => {
    for (const key of keys)
      for (let id = 0; id < 12; id += 1)
        for (const share of [0.2, 0.55, 0.83, 1]) {
          const { box, state, script, elapsed } = boxOf(key, id, share)
          const { period, clock } = clockAt(script, elapsed)
          const done = script.periods.filter((one) => one.length > 0).slice(0, period + 1)
          const seconds = sum(done.map((one) => one.length)) - clock
          ;[state.home, state.away].forEach((scores, side) => {
            const lines = box.lines[side]!
            const total = (stat: number) => sum(lines.map((line) => line.stats[stat] ?? 0))
            expect(total(boxStat.points)).toBe(sum(scores))
            expect(total(boxStat.freeThrows) + 2 * total(boxStat.fieldGoals) + total(boxStat.threes)).toBe(sum(scores))
            expect(sum(lines.map((line) => line.seconds))).toBe(5 * seconds)
            const isPossible = (line: (typeof lines)[number]) => {
              const of = (stat: number) => line.stats[stat] ?? 0
              return (
                of(boxStat.fieldGoals) <= of(boxStat.fieldGoalTries) &&
                of(boxStat.threes) <= of(boxStat.threeTries) &&
                of(boxStat.freeThrows) <= of(boxStat.freeThrowTries) &&
                of(boxStat.points) === 2 * of(boxStat.fieldGoals) + of(boxStat.threes) + of(boxStat.freeThrows) &&
                line.seconds <= seconds
              )
            }
            expect(lines.filter((line) => !isPossible(line))).toEqual([])
          })
        }
  })

  test('WORLD-03 what players did between two ends of quarters is the score of the quarter, with the rebounds it has', () => {
    for (const key of keys)
      for (let id = 0; id < 8; id += 1) {
        const { plan, script, state } = boxOf(key, id)
        const quarters = script.periods.filter((one) => one.length > 0)
        let before = [0, 0]
        quarters.slice(0, 4).forEach(({ until }, quarter) => {
          const { lines, deeds } = boxUntil(plan, script, rostersOf(key), {
            elapsed: until,
            period: quarter,
            clock: 0,
          })
          const points = lines.map((side) => sum(side.map((line) => line.stats[boxStat.points] ?? 0)))
          expect(points.map((value, side) => value - before[side]!)).toEqual([state.home[quarter], state.away[quarter]])
          before = points
          const rebounds = sum(
            lines
              .flat()
              .map(
                (line) => (line.stats[boxStat.offensiveRebounds] ?? 0) + (line.stats[boxStat.defensiveRebounds] ?? 0),
              ),
          )
          expect(rebounds).toBe(deeds.filter(({ play }) => play.rebound).length)
        })
      }
  })

  test('WORLD-03 the NBA shoots as many threes as it does, and makes as many', () => {
    let [tries, threes, made] = [0, 0, 0]
    for (let id = 0; id < 60; id += 1)
      for (const { stats } of boxOf('nba', id).box.lines.flat()) {
        tries += stats[boxStat.fieldGoalTries] ?? 0
        threes += stats[boxStat.threeTries] ?? 0
        made += stats[boxStat.threes] ?? 0
      }
    expect(Math.abs(threes / tries - 0.41)).toBeLessThan(0.03)
    expect(Math.abs(made / threes - 0.36)).toBeLessThan(0.02)
  })

  test('plus and minus of both sides cancel out; five are on the court while it runs', () => {
    for (let id = 0; id < 20; id += 1) {
      const { box } = boxOf('nba', id, 0.6)
      const plusMinus = box.lines.map((lines) => sum(lines.map((line) => line.stats[boxStat.plusMinus] ?? 0)))
      expect(plusMinus[0]! + plusMinus[1]!).toBe(0)
      for (const lines of box.lines) expect(lines.filter((line) => line.isOnCourt)).toHaveLength(5)
    }
  })

  test('who has fouled out stays out', () => {
    let fouledOut = 0
    for (let id = 0; id < 150; id += 1)
      for (const lines of boxOf('euroleague', id, 0.99).box.lines)
        for (const line of lines) {
          const fouls = line.stats[boxStat.fouls] ?? 0
          expect(fouls).toBeLessThanOrEqual(basketballRules.euroleague!.foulLimit)
          if (fouls < basketballRules.euroleague!.foulLimit) continue
          fouledOut += 1
          expect(line.isOnCourt).toBe(false)
        }
    expect(fouledOut).toBeGreaterThan(0)
  })

  test('the best scorer of a side has about a quarter of its points', () => {
    const shares = Array.from({ length: 60 }, (_, id) => {
      const [lines] = boxOf('nba', id).box.lines
      const points = lines.map((line) => line.stats[boxStat.points] ?? 0)
      return Math.max(...points) / sum(points)
    })
    const mean = sum(shares) / shares.length
    expect(mean).toBeGreaterThan(0.19)
    expect(mean).toBeLessThan(0.32)
  })
})

describe('the play-by-play', () => {
  test('counts the score up to the final one and is told in three languages without gaps', () => {
    for (const key of keys) {
      const { box, state, script } = boxOf(key, 5)
      const lines = playLines(5, box.deeds, rostersOf(key), teamsOf(key), 0)
      expect(lines).toHaveLength(script.plays.length)
      expect(lines.map((line) => line.seq)).toEqual(lines.map((_line, index) => index + 1))
      expect(lines.at(-1)).toMatchObject({ homeScore: sum(state.home), awayScore: sum(state.away) })
      for (const { text } of lines)
        for (const words of Object.values(text)) {
          expect(words.length).toBeGreaterThan(3)
          expect(words).not.toMatch(/[{}]|undefined|^[,，]/)
        }
    }
  })

  test('what was told does not change when more has happened', () => {
    const early = boxOf('nba', 9, 0.5)
    const later = boxOf('nba', 9, 0.9)
    const tell = (one: typeof early) => playLines(9, one.box.deeds, rostersOf('nba'), teamsOf('nba'), 0)
    const before = tell(early)
    expect(tell(later).slice(0, before.length)).toEqual(before)
  })
})
