import { useState } from 'react'
import { scoreOf } from '../../../parts/match-clock/match-clock'
import type { RoomMatch } from '../../../parts/rooms/room'

export interface GoalOffer {
  home: number
  away: number
  done(): void
}

const totalOf = (match: RoomMatch): number => {
  const { home, away } = scoreOf(match)
  return home + away
}

/**
 * A score of the football match that the room has not been told; undefined: it knows. What stood when the page opened
 * counts as told, and a goal that is taken back takes its offer with it.
 */
export function useGoalOffer(match: RoomMatch | undefined): GoalOffer | undefined {
  const [told, setTold] = useState<{ id: number; total: number }>()
  if (match?.sport !== 'football') return undefined
  const total = totalOf(match)
  if (told?.id !== match.id || told.total > total) {
    setTold({ id: match.id, total })
    return undefined
  }
  if (told.total === total) return undefined
  return { ...scoreOf(match), done: () => setTold({ id: match.id, total }) }
}
