import type { FootballTally, Incident, MatchState, Trend } from '../../modules/scores/ports/feed.port'
import { type FootballScript, goalTypes, type ScriptEvent } from './football-plan'

const newArray = () => [0, 0, 0, 0, 0, 0, 0]

/** Indexes of the score array. */
const at = { goals: 0, half: 1, red: 2, yellow: 3, corner: 4, extra: 5, shootOut: 6 } as const

const isStanding = (event: ScriptEvent, elapsed: number) => event.cancelAt === undefined || event.cancelAt > elapsed

/** The match `elapsed` seconds after its scheduled kick-off: the fold of its events so far. */
export function footballStateAt(script: FootballScript, kickoff: number, elapsed: number): MatchState {
  const state: MatchState = {
    status: script.standing ?? 1,
    periodStart: 0,
    added: 0,
    home: newArray(),
    away: newArray(),
    clock: 0,
  }
  for (const event of script.events) {
    if (event.at > elapsed) break
    apply(state, event, kickoff, isStanding(event, elapsed))
  }
  return state
}

function bump(list: number[], index: number): void {
  list[index] = (list[index] ?? 0) + 1
}

function apply(state: MatchState, event: ScriptEvent, kickoff: number, isCounted: boolean): void {
  const own = event.side === 1 ? state.home : state.away
  if (event.status !== undefined) {
    state.status = event.status
    state.periodStart = kickoff + event.at
    state.added = 0
    if (event.status === 5) for (const list of [state.home, state.away]) list[at.extra] = list[at.goals] ?? 0
  }
  if (event.type === 19) state.added = event.added
  else if (goalTypes.has(event.type) && isCounted) {
    if (event.minute <= 90) bump(own, at.goals)
    if (event.minute <= 45) bump(own, at.half)
    if (event.minute > 90) bump(own, at.extra)
  } else if (event.type === 2) bump(own, at.corner)
  else if (event.type === 3) bump(own, at.yellow)
  else if (event.type === 4 || event.type === 15) bump(own, at.red)
  else if (event.type === 29) bump(own, at.shootOut)
}

/** Types that belong in a timeline. */
const shown: ReadonlySet<number> = new Set([1, 3, 4, 8, 9, 11, 12, 15, 16, 17, 19, 26, 28, 29, 30])

/** Number that names an event for ever. */
export const incidentId = (event: ScriptEvent): number => event.at * 200 + event.type * 3 + event.side

/** What happened so far, oldest first. Goals taken back stay, marked. */
export function footballIncidentsAt(script: FootballScript, elapsed: number): Incident[] {
  const score = [0, 0]
  const numbers = new Set<number>()
  // Two cards of a side in one second, five changes in one stop: the later ones have numbers of their own.
  const numberOf = (event: ScriptEvent): number => {
    let number = incidentId(event)
    while (numbers.has(number)) number += 100_000_000
    numbers.add(number)
    return number
  }
  const list: Incident[] = []
  for (const event of script.events) {
    if (event.at > elapsed) break
    const isCounted = isStanding(event, elapsed)
    if (goalTypes.has(event.type) && isCounted) score[event.side - 1] = (score[event.side - 1] ?? 0) + 1
    if (!shown.has(event.type)) continue
    list.push({
      id: numberOf(event),
      type: event.type,
      side: event.side,
      minute: event.minute,
      added: event.added,
      player: event.player,
      other: event.other,
      homeScore: score[0] ?? 0,
      awayScore: score[1] ?? 0,
      ...(isCounted ? {} : { isCancelled: true }),
    })
  }
  return list
}

export function footballTallyAt(script: FootballScript, elapsed: number): FootballTally {
  const tally: FootballTally = {
    attacks: [0, 0],
    dangerous: [0, 0],
    possession: [50, 50],
    shotsOn: [0, 0],
    shotsOff: [0, 0],
    fouls: [0, 0],
  }
  const played = script.minutes.filter((minute) => minute.at <= elapsed)
  for (const minute of played)
    for (const own of [0, 1] as const) {
      tally.attacks[own] += minute.attacks[own]
      tally.dangerous[own] += minute.dangerous[own]
      tally.fouls[own] += minute.fouls[own]
    }
  for (const event of script.events) {
    if (event.at > elapsed) break
    if (event.side === 0) continue
    const own = (event.side - 1) as 0 | 1
    if (event.type === 21 || ((event.type === 1 || event.type === 8) && isStanding(event, elapsed)))
      tally.shotsOn[own] += 1
    if (event.type === 22) tally.shotsOff[own] += 1
  }
  if (played.length > 0) {
    const share = Math.round(played.reduce((sum, minute) => sum + minute.possession, 0) / played.length)
    const home = Math.min(Math.max(share, 20), 80)
    tally.possession = [home, 100 - home]
  }
  return tally
}

/** Pressure per minute, -100 to 100: dangerous attacks that fade with a half-life of three minutes. */
export function footballTrendAt(script: FootballScript, elapsed: number): Trend {
  let pressure = 0
  const fade = 0.5 ** (1 / 3)
  return script.minutes
    .filter((minute) => minute.at <= elapsed)
    .map((minute) => {
      const goals = script.events.filter((e) => goalTypes.has(e.type) && e.at >= minute.at && e.at < minute.at + 60)
      const burst = goals.reduce((sum, goal) => sum + (goal.side === 1 ? 2 : -2), 0)
      pressure = pressure * fade + (minute.dangerous[0] - minute.dangerous[1]) + burst
      return Math.round(100 * Math.tanh(pressure / 3.2))
    })
}
