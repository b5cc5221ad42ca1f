import { leadOver, pressureOf } from './football-corners'
import { layOut } from './football-halves'
import { chosenShirt } from './football-people'
import { onPitchAt } from './football-pitch'
import { clockOf, type FootballScript, goalTypes, type MatchPlan, type ScriptEvent } from './football-plan'
import { incidentId } from './football-state'
import { type Mould, spotOf, xgMix } from './football-xg'
import { normal, poisson, type RandomStream, randomStream } from './random-stream'

/** What one minute added, home and away. */
export interface MinuteTally {
  /** Seconds after the scheduled kick-off at which the minute begins. */
  at: number
  half: 0 | 1
  attacks: [number, number]
  dangerous: [number, number]
  fouls: [number, number]
  offsides: [number, number]
  /** Home side's share of the ball, per cent. */
  possession: number
}

export interface ScriptShot {
  at: number
  minute: number
  added: number
  side: 1 | 2
  shirt: number
  x: number
  y: number
  xg: number
  outcome: 'goal' | 'saved' | 'off' | 'blocked' | 'post'
  /** Number of the incident, 0 = none of its own. */
  incident: number
  /** A goal that a review takes back is no shot any more. */
  cancelAt?: number
}

/** What goes on between the incidents. It follows the match and never moves it. */
export interface FootballPlay {
  minutes: readonly MinuteTally[]
  shots: readonly ScriptShot[]
}

/** Share of the attempts beside the target that a defender stops, and of the others that hit the woodwork. */
const blockedShare = 0.42
const postShare = 0.05

export function playBetween(plan: MatchPlan, script: FootballScript): FootballPlay {
  if (script.spells.length === 0) return { minutes: [], shots: [] }
  const random = randomStream(`${plan.seed}|${plan.matchId}|stats`)
  const tries = randomStream(`${plan.seed}|${plan.matchId}|shots`)
  const { home, away } = plan.rates
  const goals = script.events.filter((event) => goalTypes.has(event.type) && !event.isOutside)
  const leadAt = leadOver(goals)
  const halves = layOut(plan)
  const total = halves.reduce((sum, half) => sum + half.minutes, 0)
  const minutes: MinuteTally[] = []
  const missed: Attempt[] = []
  let drift = 0
  for (const half of halves)
    for (let minute = 0; minute < half.minutes; minute += 1) {
      const start = wallOf(script, half.index, minute * 60)
      drift = 0.8 * drift + 3 * 0.6 * normal(random)
      const tally: MinuteTally = {
        at: start ?? 0,
        half: half.index,
        attacks: [0, 0],
        dangerous: [0, 0],
        fouls: [0, 0],
        offsides: [0, 0],
        possession: 50 + 18 * (home / (home + away) - 0.5) + drift,
      }
      const pressure = pressureOf(plan, leadAt(start ?? 0))
      for (const own of [0, 1] as const) {
        const press = pressure[own]
        tally.attacks[own] = poisson(random, (102 / total) * press)
        tally.dangerous[own] = poisson(random, (47 / total) * press)
        tally.fouls[own] = poisson(random, (plan.means.fouls[own] ?? 11) / total)
        tally.offsides[own] = poisson(random, (1.9 / total) * press)
        const means = missesOf(plan, own)
        for (const [isOn, mean] of [
          [true, means.on],
          [false, means.off],
        ] as const)
          for (let i = poisson(tries, (mean / total) * press); i > 0; i -= 1) {
            const second = 1 + Math.floor(tries() * 57)
            const outcome = isOn ? 'saved' : tries() < blockedShare ? 'blocked' : tries() < postShare ? 'post' : 'off'
            const at = wallOf(script, half.index, minute * 60 + second)
            if (at !== undefined)
              missed.push({ at, ...clockOf(half.index, minute), side: own === 0 ? 1 : 2, outcome, incident: 0 })
          }
      }
      if (start !== undefined) minutes.push(tally)
    }
  return { minutes, shots: placed(plan, script, missed) }
}

type Attempt = Pick<ScriptShot, 'at' | 'minute' | 'added' | 'side' | 'outcome' | 'incident' | 'cancelAt'>

/** Attempts that miss: what the league's averages leave beside the goals. */
function missesOf(plan: MatchPlan, own: 0 | 1): { on: number; off: number } {
  const { means } = plan
  const scored = own === 0 ? means.home : means.away
  const onTarget = means.onTarget[own] ?? 4.5
  return { on: Math.max(0.5, onTarget - scored), off: (means.shots[own] ?? 12) - onTarget }
}

/** When a second of a half happens; undefined when it is not played any more. */
function wallOf(script: FootballScript, half: 0 | 1, played: number): number | undefined {
  const spell = script.spells.findLast((one) => one.period === half && one.played <= played)
  if (!spell) return undefined
  const at = spell.from + played - spell.played
  return at < spell.until ? at : undefined
}

/** Gives every attempt its place and its chance: goals take the better ones, so that map, score and timeline agree. */
function placed(plan: MatchPlan, script: FootballScript, missed: readonly Attempt[]): ScriptShot[] {
  const shots: ScriptShot[] = []
  for (const side of [1, 2] as const) {
    const random = randomStream(`${plan.seed}|${plan.matchId}|spots${side}`)
    const own = (side - 1) as 0 | 1
    const scored = script.events.filter((event) => event.side === side && event.type === 1)
    const inside = scored.filter((event) => !event.isOutside)
    const others = missed.filter((shot) => shot.side === side)
    const means = missesOf(plan, own)
    const mix = xgMix((own === 0 ? plan.means.home : plan.means.away) * 0.882, means.on + means.off)
    const pool = Array.from({ length: inside.length + others.length }, () => spotOf(random, mix))
    for (const goal of inside)
      shots.push({ ...attemptOf(goal, 'goal'), ...takeByChance(pool, random), shirt: goal.shirt })
    others.forEach((shot, i) => {
      const shirt = chosenShirt(random, onPitchAt(script, side, shot.at))
      shots.push({ ...shot, ...(pool[i] ?? spotOf(random, mix)), shirt })
    })
    for (const goal of scored.filter((event) => event.isOutside)) {
      const spot = spotOf(randomStream(`${plan.seed}|${plan.matchId}|spot${goal.at}`), mix)
      shots.push({ ...attemptOf(goal, 'goal'), ...spot, shirt: goal.shirt })
    }
    for (const kick of script.events.filter(
      (event) => event.side === side && (event.type === 8 || event.type === 16),
    )) {
      const outcome = kick.type === 8 ? 'goal' : random() < 0.75 ? 'saved' : 'off'
      shots.push({ ...attemptOf(kick, outcome), x: 89.5, y: 50, xg: 0.79, shirt: kick.shirt })
    }
  }
  return shots.sort((a, b) => a.at - b.at || a.side - b.side)
}

const attemptOf = (event: ScriptEvent, outcome: ScriptShot['outcome']): Attempt => ({
  at: event.at,
  minute: event.minute,
  added: event.added,
  side: event.side === 1 ? 1 : 2,
  outcome,
  incident: incidentId(event),
  ...(event.cancelAt === undefined ? {} : { cancelAt: event.cancelAt }),
})

function takeByChance(pool: Mould[], random: RandomStream): Mould {
  let left = random() * pool.reduce((sum, spot) => sum + spot.xg, 0)
  for (let i = 0; i < pool.length; i += 1) {
    left -= pool[i]?.xg ?? 0
    if (left < 0 || i === pool.length - 1) return pool.splice(i, 1)[0] as Mould
  }
  return { x: 90, y: 50, xg: 0.2 }
}
