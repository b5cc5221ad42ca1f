import type { Disposer } from '@pitchside/base'
import type { MatchDeltaData } from '@pitchside/contract'
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { groupOf, type Match } from '../../parts/matches/match'
import type { MatchSnapshot } from '../../parts/matches/match.calls'
import { applyDelta, framesAfter, type MatchFrame } from '../../parts/matches/match-delta'
import { keepMarks } from '../../parts/matches/match-list.store'
import { inFrameOfItsOwn } from './frame-turns'

/** Frames younger than this may be newer than a snapshot that was on its way. */
const keptS = 60

type Frame = MatchFrame | MatchDeltaData

/** Who wants another order: the visitor, who waits for it, or the feed. */
export type LayoutCause = 'visitor' | 'feed'
type LayoutListener = (cause: LayoutCause) => void

export interface ListedMatchesOptions {
  nowMs?: () => number
  /** When changed matches are drawn: in an animation frame of their own, unless a test says otherwise. */
  schedule?: (flush: () => void) => void
}

/**
 * Matches of one list by number. Frames patch the one map in place; which numbers became dirty is told once per
 * animation frame, to the rows that show them and to nobody else. The list itself hears only of `layout`: a match came,
 * went, or changed its state group.
 */
export class ListedMatches {
  readonly #byId = new Map<number, Match>()
  readonly #rows = new Map<number, Set<() => void>>()
  readonly #lists = new Set<LayoutListener>()
  readonly #dirty = new Set<number>()
  readonly #nowMs: () => number
  readonly #schedule: (flush: () => void) => void
  #recent: Frame[] = []
  #layout = 0
  #toldLayout = 0
  #isScheduled = false

  constructor({ nowMs = Date.now, schedule = inFrameOfItsOwn }: ListedMatchesOptions = {}) {
    this.#nowMs = nowMs
    this.#schedule = schedule
  }

  get(id: number): Match | undefined {
    return this.#byId.get(id)
  }

  /** Every match, in the order of the feed. */
  all(): Match[] {
    return [...this.#byId.values()]
  }

  /** Grows when the lists have to be laid out again. */
  layout(): number {
    return this.#layout
  }

  /** Patches what the frame says; the changed matches as they were before. */
  apply(frame: Frame): Map<number, Match> {
    this.#recent = [...this.#recent.filter((one) => one.ts > frame.ts - keptS), frame]
    const before = this.#patch(frame)
    this.#tellSoon()
    return before
  }

  /**
   * Takes a whole list over; frames that overtook it are put in again. A list somebody waits for is drawn at once, one
   * that only heals what is shown already in turns, as news of the feed are.
   */
  load({ matches, serverS, position }: MatchSnapshot, cause: LayoutCause = 'visitor'): void {
    const before = new Map(this.#byId)
    this.#byId.clear()
    for (const match of matches) {
      this.#byId.set(match.id, keepMarks(before.get(match.id), match, this.#nowMs()))
      this.#dirty.add(match.id)
    }
    for (const frame of framesAfter(this.#recent, { serverS, position })) this.#patch(frame)
    this.#layout += 1
    this.#tell(cause)
  }

  /** Changes what this page alone knows of a match, e.g. that it is followed. */
  change(id: number, change: Partial<Match>): void {
    const match = this.#byId.get(id)
    if (!match) return
    this.#byId.set(id, { ...match, ...change })
    this.#dirty.add(id)
    if ('isFollowed' in change) this.#layout += 1
    this.#tell('visitor')
  }

  watch(id: number, listener: () => void): Disposer {
    const listeners = this.#rows.get(id) ?? new Set()
    this.#rows.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#rows.get(id) === listeners) this.#rows.delete(id)
    }
  }

  watchLayout(listener: LayoutListener): Disposer {
    this.#lists.add(listener)
    return () => void this.#lists.delete(listener)
  }

  #patch(frame: Frame): Map<number, Match> {
    const changed = new Map<number, Match>()
    for (const delta of frame.m) {
      const before = this.#byId.get(delta[0])
      if (!before) continue
      const after = applyDelta(before, delta, frame, this.#nowMs())
      if (after === before) continue
      this.#byId.set(after.id, after)
      this.#dirty.add(after.id)
      changed.set(after.id, before)
      if (groupOf(after) !== groupOf(before)) this.#layout += 1
    }
    return changed
  }

  /** Who waits is told now. */
  #tell(cause: LayoutCause): void {
    if (cause === 'feed') {
      this.#tellSoon()
      return
    }
    this.#tellRows()
    this.#tellLayout(cause)
  }

  #tellSoon(): void {
    if (this.#isScheduled || (this.#dirty.size === 0 && this.#layout === this.#toldLayout)) return
    this.#isScheduled = true
    this.#schedule(() => this.#flush())
  }

  /** Rows now, the order in the next frame: half-time of a hundred matches is not one long task. */
  #flush(): void {
    this.#isScheduled = false
    this.#tellRows()
    if (this.#layout !== this.#toldLayout) this.#schedule(() => this.#tellLayout('feed'))
  }

  #tellRows(): void {
    const dirty = [...this.#dirty]
    this.#dirty.clear()
    for (const id of dirty) for (const tell of this.#rows.get(id) ?? []) tell()
  }

  #tellLayout(cause: LayoutCause): void {
    if (this.#layout === this.#toldLayout) return
    this.#toldLayout = this.#layout
    for (const tell of [...this.#lists]) tell(cause)
  }
}

/** React: one match; draws again only when this one changed. */
export function useMatch(store: ListedMatches, id: number): Match | undefined {
  const watch = useCallback((tell: () => void) => store.watch(id, tell), [store, id])
  return useSyncExternalStore(watch, () => store.get(id))
}

/**
 * React: the number that grows when the list has to be laid out again. A list that was asked for is drawn at once; sorting
 * it anew for the feed can wait for a goal or a key: the work is cut into slices between them.
 */
export function useLayout(store: ListedMatches): number {
  const [layout, setLayout] = useState(() => store.layout())
  useEffect(() => {
    const take = () => setLayout(store.layout())
    take()
    return store.watchLayout((cause) => (cause === 'visitor' ? take() : startTransition(take)))
  }, [store])
  return layout
}
