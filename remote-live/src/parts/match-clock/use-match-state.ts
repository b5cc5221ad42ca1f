import { deltaField, type MatchDelta, type Topic } from '@pitchside/contract'
import { socket } from '@pitchside/socket'
import { useEffect, useState } from 'react'
import type { MatchState } from './match-clock'

function withScore(scores: readonly number[], place: number, value: unknown): readonly number[] {
  return typeof value === 'number' ? Object.assign([...scores], { [place]: value }) : scores
}

/** A match after a positional change of the feed. */
export function applyDelta(match: MatchState, delta: MatchDelta): MatchState {
  const [, ...pairs] = delta
  let next = match
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const field = pairs[at]
    const value = pairs[at + 1]
    if (typeof field !== 'number') continue
    if (field === deltaField.status && typeof value === 'number') next = { ...next, status: value }
    else if (field === deltaField.periodStart && typeof value === 'number') next = { ...next, periodStartS: value }
    else if (field >= deltaField.home && field < deltaField.home + 7)
      next = { ...next, homeScores: withScore(next.homeScores, field - deltaField.home, value) }
    else if (field >= deltaField.away && field < deltaField.away + 7)
      next = { ...next, awayScores: withScore(next.awayScores, field - deltaField.away, value) }
  }
  return next
}

/** The room's match, kept up to date by the feed. */
export function useMatchState<M extends MatchState>(initial: M | undefined): M | undefined {
  const [match, setMatch] = useState(initial)
  useEffect(() => setMatch(initial), [initial])
  const id = initial?.id
  const sport = initial?.sport
  useEffect(() => {
    if (id === undefined || sport === undefined) return
    const topic: Topic = `match.${sport}`
    return socket.subscribe(topic, ({ data }) => {
      if (data.type !== 'football_delta' && data.type !== 'basketball_delta') return
      const delta = data.m.find(([matchId]) => matchId === id)
      if (delta) setMatch((current) => (current ? ({ ...current, ...applyDelta(current, delta) } as M) : current))
    })
  }, [id, sport])
  return match
}
