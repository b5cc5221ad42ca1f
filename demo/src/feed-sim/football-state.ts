import type { Incident, MatchState } from '@pitchside/backend/modules/scores/ports/feed.port'
import { footballState } from '@pitchside/contract'
import { type FootballScript, type FootballSheet, goalTypes, type ScriptEvent } from './football-plan'
import { nameOf } from './football-squad'
import { noName } from './player-names'

const newArray = () => [0, 0, 0, 0, 0, 0, 0]

/** Indexes of the score array. */
const at = { goals: 0, half: 1, red: 2, yellow: 3, corner: 4, extra: 5, shootOut: 6 } as const

export const isStanding = (event: ScriptEvent, elapsed: number): boolean =>
  event.cancelAt === undefined || event.cancelAt > elapsed

export const newState = (sheet: FootballSheet): MatchState => ({
  status: sheet.standing,
  periodStart: 0,
  added: 0,
  home: newArray(),
  away: newArray(),
  clock: 0,
})

/** The match `elapsed` seconds after its scheduled kick-off: the fold of its events so far. */
export function footballStateAt(sheet: FootballSheet, kickoff: number, elapsed: number): MatchState {
  const state = newState(sheet)
  for (const event of sheet.events) {
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
    // Before play the clock has no beginning.
    state.periodStart = event.type === 0 && event.minute === 0 ? 0 : kickoff + (event.periodAt ?? event.at)
    if (event.status !== footballState.interrupted) state.added = 0
    if (event.status === footballState.extraTime)
      for (const list of [state.home, state.away]) list[at.extra] = list[at.goals] ?? 0
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
const shown: ReadonlySet<number> = new Set([1, 3, 4, 8, 9, 11, 12, 15, 16, 17, 19, 26, 27, 28, 29, 30])

/** Number that names an event for ever. */
export const incidentId = (event: Pick<ScriptEvent, 'at' | 'type' | 'side'>): number =>
  event.at * 200 + event.type * 3 + event.side

/** Team of the one who did it: an own goal counts for one side and is shot by the other. */
export function teamOf(event: Pick<ScriptEvent, 'type' | 'side'>, teams: readonly [number, number]): number {
  const isHome = (event.side === 1) !== (event.type === 17)
  return isHome ? teams[0] : teams[1]
}

/** What happened so far, oldest first. Goals taken back stay, marked. */
export function footballIncidentsAt(
  script: FootballScript,
  elapsed: number,
  teams: readonly [number, number],
): Incident[] {
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
  const name = (event: ScriptEvent, shirt: number) => (shirt ? nameOf(teamOf(event, teams), shirt) : noName)
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
      player: name(event, event.shirt),
      other: name(event, event.otherShirt),
      homeScore: score[0] ?? 0,
      awayScore: score[1] ?? 0,
      ...(isCounted ? {} : { isCancelled: true }),
      ...(event.review ? { review: event.review } : {}),
    })
  }
  return list
}
