import type { StateGroup } from '@pitchside/contract'
import { useRef, useState } from 'react'
import { groupOf, type Match } from '../../parts/matches/match'
import type { MatchView } from './match-filter'

/** State of each match when the order was held: what changed its state since would stand elsewhere by now. */
type Standing = ReadonlyMap<number, StateGroup | undefined>

const idsOf = (view: MatchView) => view.groups.flatMap((group) => group.ids)
const standingOf = (view: MatchView, get: (id: number) => Match | undefined): Standing =>
  new Map(
    idsOf(view).map((id) => {
      const match = get(id)
      return [id, match && groupOf(match)]
    }),
  )

/** Matches that came, went or changed their state since the order was held. */
export function countMoved(held: Standing, now: Standing): number {
  let moved = 0
  for (const [id, state] of now) if (!held.has(id) || held.get(id) !== state) moved += 1
  for (const id of held.keys()) if (!now.has(id)) moved += 1
  return moved
}

export interface HeldView {
  view: MatchView
  /** Matches that would stand elsewhere if the order were not held. */
  moved: number
  /** Takes the new order now. */
  release: () => void
}

/**
 * Keeps the order of the list while the visitor is in it: rows must not jump under the pointer. What the visitor does
 * (`choice`) is taken at once; what the feed does waits until `isHeld` ends or the visitor asks for it.
 */
export function useHeldView(
  view: MatchView,
  choice: string,
  isHeld: boolean,
  get: (id: number) => Match | undefined,
): HeldView {
  const [, setReleased] = useState(0)
  const held = useRef<{ view: MatchView; choice: string; standing: Standing } | undefined>(undefined)
  if (!isHeld || held.current?.choice !== choice)
    held.current = { view, choice, standing: isHeld ? standingOf(view, get) : new Map() }
  else if (held.current.standing.size === 0)
    held.current = { ...held.current, standing: standingOf(held.current.view, get) }
  const { view: shown, standing } = held.current
  const moved = isHeld && shown !== view ? countMoved(standing, standingOf(view, get)) : 0
  const release = () => {
    held.current = undefined
    setReleased((count) => count + 1)
  }
  return { view: shown, moved, release }
}
