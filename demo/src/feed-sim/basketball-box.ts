import { type BoxStat, boxStat, boxStats } from '@pitchside/backend/modules/scores/ports/box-stats'
import type { BoxLine } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { BasketballPlan, BasketballPlay, BasketballScript } from './basketball-plan'
import type { RosterPlayer } from './basketball-roster'
import { lookTimes, Rotation } from './basketball-rotation'
import { type RandomStream, randomStream, weighted } from './random-stream'

/** Who did what in a play: places in the rosters. */
export interface Deed {
  play: BasketballPlay
  actor: number
  assist?: number
  /** Of the side without the ball. */
  stealer?: number
  blocker?: number
  fouler?: number
  rebounder?: number
}

/** Two rosters, home first. */
export type Rosters = readonly [readonly RosterPlayer[], readonly RosterPlayer[]]

/** The box of both sides at a moment, and who did what until then. */
export interface Box {
  deeds: Deed[]
  lines: [BoxLine[], BoxLine[]]
}

const byPosition = (values: Record<string, number>) => (one: RosterPlayer) => values[one.player.position] ?? 1
const threeShare = byPosition({ PG: 1.2, SG: 1.35, SF: 1.15, PF: 0.9, C: 0.3 })
const twoShare = byPosition({ PG: 0.9, SG: 0.9, SF: 1, PF: 1.1, C: 1.4 })
const assistShare = byPosition({ PG: 9, SG: 5, SF: 4, PF: 3, C: 2.5 })
const offensive = byPosition({ PG: 1, SG: 1.2, SF: 2, PF: 4, C: 6 })
const defensive = byPosition({ PG: 3, SG: 3.5, SF: 5, PF: 8, C: 10 })
const stealShare = byPosition({ PG: 4, SG: 4, SF: 3, PF: 2.4, C: 1.6 })
const blockShare = byPosition({ PG: 0.5, SG: 0.7, SF: 1.4, PF: 3, C: 6 })
const foulShare = byPosition({ PG: 2, SG: 2.2, SF: 2.6, PF: 3, C: 3.4 })

/** One side while the box is written. */
interface Side {
  roster: readonly RosterPlayer[]
  rotation: Rotation
  stats: Record<number, number>[]
}

const one = (random: RandomStream, side: Side, weight: (player: RosterPlayer) => number, without = -1): number => {
  const five = side.rotation.five.filter((index) => index !== without)
  const weights = five.map((index) => {
    const player = side.roster[index]
    return player ? weight(player) : 0
  })
  return five[weighted(random, weights)] ?? five[0] ?? 0
}

function count(side: Side, index: number, stat: BoxStat, value = 1): void {
  const stats = side.stats[index]
  if (stats) stats[stat] = (stats[stat] ?? 0) + value
}

/** Names those who took part in a play; the draws are the same whenever the box is asked for. */
function nameDeed(random: RandomStream, play: BasketballPlay, own: Side, other: Side): Deed {
  const isThree = play.value === 3
  const shooter = (player: RosterPlayer) => player.usage * (isThree ? threeShare(player) : twoShare(player))
  const actor = one(random, own, play.kind === 'shot' ? shooter : (player) => player.usage)
  const deed: Deed = { play, actor }
  const isMade = play.kind === 'shot' && play.points > 0
  if (isMade && random() < (isThree ? 0.82 : 0.54)) deed.assist = one(random, own, assistShare, actor)
  if (play.kind === 'shot' && !isMade && random() < (isThree ? 0.02 : 0.15))
    deed.blocker = one(random, other, blockShare)
  if (play.kind === 'turnover' && random() < 0.54) deed.stealer = one(random, other, stealShare)
  if (play.kind === 'foul' || play.kind === 'free-throws' || play.andOne) deed.fouler = one(random, other, foulShare)
  if (play.rebound)
    deed.rebounder = play.rebound === 'own' ? one(random, own, offensive) : one(random, other, defensive)
  return deed
}

function write({ play, actor, assist, stealer, blocker, fouler, rebounder }: Deed, own: Side, other: Side): void {
  const s = boxStat
  if (play.kind === 'shot') {
    const isThree = play.value === 3
    count(own, actor, s.fieldGoalTries)
    if (isThree) count(own, actor, s.threeTries)
    if (play.points > 0) count(own, actor, s.fieldGoals)
    if (play.points > 0 && isThree) count(own, actor, s.threes)
    if (play.andOne) count(own, actor, s.freeThrowTries)
    if (play.andOne === 'made') count(own, actor, s.freeThrows)
  }
  if (play.kind === 'free-throws') {
    count(own, actor, s.freeThrowTries, play.value)
    count(own, actor, s.freeThrows, play.points)
  }
  if (play.kind === 'turnover') count(own, actor, s.turnovers)
  if (play.points > 0) count(own, actor, s.points, play.points)
  if (assist !== undefined) count(own, assist, s.assists)
  if (stealer !== undefined) count(other, stealer, s.steals)
  if (blocker !== undefined) count(other, blocker, s.blocks)
  if (fouler !== undefined) count(other, fouler, s.fouls)
  if (rebounder !== undefined && play.rebound === 'own') count(own, rebounder, s.offensiveRebounds)
  if (rebounder !== undefined && play.rebound === 'other') count(other, rebounder, s.defensiveRebounds)
  for (const index of own.rotation.five) count(own, index, s.plusMinus, play.points)
  for (const index of other.rotation.five) count(other, index, s.plusMinus, -play.points)
}

function boxLines({ roster, rotation, stats }: Side, isRunning: boolean): BoxLine[] {
  return roster.map(({ player }, index) => ({
    player,
    isStarter: index < 5,
    isOnCourt: isRunning && rotation.five.includes(index),
    seconds: rotation.seconds[index] ?? 0,
    stats: stats[index] ?? {},
  }))
}

/** Writes the box of a game until `elapsed`; `clock` is what the period's clock shows then. */
export function boxUntil(
  plan: BasketballPlan,
  script: BasketballScript,
  rosters: Rosters,
  until: { elapsed: number; period: number; clock: number },
): Box {
  const random = randomStream(`${plan.seed}|${plan.matchId}|box`)
  const looksRandom = randomStream(`${plan.seed}|${plan.matchId}|looks`)
  const sides = rosters.map(
    (roster, index): Side => ({
      roster,
      rotation: new Rotation(roster, plan.rules, randomStream(`${plan.seed}|${plan.matchId}|bench${index}`)),
      stats: roster.map(() => Object.fromEntries(boxStats.map((stat) => [stat, 0]))),
    }),
  ) as [Side, Side]
  const deeds: Deed[] = []
  const played = script.periods.filter((period) => period.length > 0)
  played.forEach(({ length }, period) => {
    if (period > until.period) return
    const end = period < until.period ? 0 : until.clock
    const looks = lookTimes(length, looksRandom)
    let clock = length
    const passTo = (next: number) => {
      for (const { rotation } of sides) rotation.pass(clock - next)
      clock = next
    }
    const lookUntil = (next: number) => {
      while (looks.length > 0 && (looks[0] ?? 0) >= next) {
        const look = looks.shift() ?? 0
        passTo(Math.min(clock, look))
        const isForTheBest = look === length ? period % 2 === 0 || period > 3 : period >= 3 && look <= 300
        for (const { rotation } of sides) rotation.change(isForTheBest)
      }
    }
    for (const play of script.plays) {
      if (play.period !== period || play.at > until.elapsed) continue
      lookUntil(Math.max(play.clock, end))
      passTo(Math.min(clock, Math.max(play.clock, end)))
      const [own, other] = play.side === 1 ? [sides[0], sides[1]] : [sides[1], sides[0]]
      const deed = nameDeed(random, play, own, other)
      deeds.push(deed)
      write(deed, own, other)
      if (deed.fouler !== undefined) other.rotation.foul(deed.fouler)
    }
    lookUntil(end + 1)
    passTo(end)
  })
  const isRunning = until.elapsed < script.endAt
  return { deeds, lines: [boxLines(sides[0], isRunning), boxLines(sides[1], isRunning)] }
}

/** What came to a side's box between two moments. */
export const boxBetween = (from: readonly BoxLine[], until: readonly BoxLine[]): BoxLine[] =>
  until.map((line, index) => ({
    ...line,
    seconds: line.seconds - (from[index]?.seconds ?? 0),
    stats: Object.fromEntries(
      Object.entries(line.stats).map(([stat, value]) => [stat, value - (from[index]?.stats[Number(stat)] ?? 0)]),
    ),
  }))
