import type { FootballTally, Trend } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Scope, Statistic } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { type FootballScript, goalTypes } from './football-plan'
import type { FootballPlay, MinuteTally, ScriptShot } from './football-play'
import { isStanding } from './football-state'

type Pair = [number, number]

const isShot = (shot: ScriptShot, elapsed: number) =>
  shot.at <= elapsed && (shot.cancelAt === undefined || shot.cancelAt > elapsed)
const isOnTarget = (shot: ScriptShot) => shot.outcome === 'goal' || shot.outcome === 'saved'

function shotsOf(play: FootballPlay, elapsed: number, isWanted: (shot: ScriptShot) => boolean): Pair {
  const pair: Pair = [0, 0]
  for (const shot of play.shots)
    if (isShot(shot, elapsed) && isWanted(shot)) pair[shot.side - 1] = (pair[shot.side - 1] ?? 0) + 1
  return pair
}

function sumOf(minutes: readonly MinuteTally[], pick: 'attacks' | 'dangerous' | 'fouls' | 'offsides'): Pair {
  const pair: Pair = [0, 0]
  for (const minute of minutes) {
    pair[0] += minute[pick][0]
    pair[1] += minute[pick][1]
  }
  return pair
}

/** Shares of the ball add up to 100. */
function possessionOf(minutes: readonly MinuteTally[]): Pair {
  if (minutes.length === 0) return [50, 50]
  const share = Math.round(minutes.reduce((sum, minute) => sum + minute.possession, 0) / minutes.length)
  const home = Math.min(Math.max(share, 20), 80)
  return [home, 100 - home]
}

export function footballTallyAt(play: FootballPlay, elapsed: number): FootballTally {
  const minutes = play.minutes.filter((minute) => minute.at <= elapsed)
  return {
    attacks: sumOf(minutes, 'attacks'),
    dangerous: sumOf(minutes, 'dangerous'),
    possession: possessionOf(minutes),
    shotsOn: shotsOf(play, elapsed, isOnTarget),
    shotsOff: shotsOf(play, elapsed, (shot) => shot.outcome === 'off' || shot.outcome === 'post'),
    fouls: sumOf(minutes, 'fouls'),
  }
}

const scopes: readonly Scope[] = ['full', 'first', 'second']

/** Which half an incident belongs to; extra time counts for the whole match only. */
const scopeOf = (minute: number): Scope => (minute <= 45 ? 'first' : minute <= 90 ? 'second' : 'full')

/** Figures by the feed's code, for the match and each half. */
export function footballStatisticsAt(
  script: FootballScript,
  play: FootballPlay,
  elapsed: number,
): Record<Scope, Statistic[]> {
  const result = {} as Record<Scope, Statistic[]>
  const played = play.minutes.filter((minute) => minute.at <= elapsed)
  for (const scope of scopes) {
    const isIn = (minute: number) => scope === 'full' || scopeOf(minute) === scope
    const minutes = played.filter((minute) => scope === 'full' || minute.half === (scope === 'first' ? 0 : 1))
    const shots = (isWanted: (shot: ScriptShot) => boolean) =>
      shotsOf(play, elapsed, (shot) => isIn(shot.minute) && isWanted(shot))
    const events = (types: readonly number[]) => {
      const pair: Pair = [0, 0]
      for (const event of script.events) {
        if (event.at > elapsed) break
        if (event.side && types.includes(event.type) && isIn(event.minute) && isStanding(event, elapsed))
          pair[event.side - 1] = (pair[event.side - 1] ?? 0) + 1
      }
      return pair
    }
    const fouls = sumOf(minutes, 'fouls')
    const offsides = sumOf(minutes, 'offsides')
    const figures: [number, Pair][] = [
      [1, events([...goalTypes])],
      [2, events([2])],
      [3, events([3])],
      [4, events([4, 15])],
      [5, offsides],
      // A foul or an offside is a free kick for the other side.
      [6, [fouls[1] + offsides[1], fouls[0] + offsides[0]]],
      [8, events([8])],
      [16, events([16])],
      [21, shots(isOnTarget)],
      [22, shots((shot) => shot.outcome === 'off' || shot.outcome === 'post')],
      [23, sumOf(minutes, 'attacks')],
      [24, sumOf(minutes, 'dangerous')],
      [25, possessionOf(minutes)],
      [37, shots((shot) => shot.outcome === 'blocked')],
    ]
    result[scope] =
      elapsed < 0 || !play.minutes.length ? [] : figures.map(([type, [home, away]]) => ({ type, home, away }))
  }
  return result
}

/** Pressure per minute, -100 to 100: dangerous attacks that fade with a half-life of three minutes. */
export function footballTrendAt(script: FootballScript, play: FootballPlay, elapsed: number): Trend {
  let pressure = 0
  const fade = 0.5 ** (1 / 3)
  const goals = script.events.filter((event) => goalTypes.has(event.type))
  return play.minutes
    .filter((minute) => minute.at <= elapsed)
    .map((minute) => {
      let burst = 0
      for (const goal of goals)
        if (goal.at >= minute.at && goal.at < minute.at + 60 && goal.at <= elapsed) burst += goal.side === 1 ? 2 : -2
      pressure = pressure * fade + (minute.dangerous[0] - minute.dangerous[1]) + burst
      return Math.round(100 * Math.tanh(pressure / 3.2))
    })
}
