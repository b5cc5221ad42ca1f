import type { MatchDeltaData } from '@pitchside/contract'
import { createStore } from '@pitchside/platform'
import { groupOf, type Match } from './match'
import type { MatchSnapshot } from './match.calls'
import { applyDelta, framesAfter, type MatchFrame, movedPrice } from './match-delta'

/** Frames younger than this may be newer than a snapshot that was on its way. */
const keptS = 60

export interface MatchListState {
  byId: ReadonlyMap<number, Match>
  /** Grows when a match enters, leaves or changes its state group: the lists are sorted again only then. */
  layout: number
  apply(frame: MatchFrame | MatchDeltaData): void
  load(snapshot: MatchSnapshot): void
  change(id: number, change: Partial<Match>): void
}

export type MatchListStore = ReturnType<typeof createMatchListStore>

/** Matches of one list by number, patched in place by socket frames. */
export function createMatchListStore(nowMs: () => number = Date.now) {
  let recent: (MatchFrame | MatchDeltaData)[] = []

  function patched(
    byId: ReadonlyMap<number, Match>,
    frame: MatchFrame | MatchDeltaData,
  ): { byId: Map<number, Match>; isMoved: boolean } | undefined {
    const next = new Map(byId)
    let isChanged = false
    let isMoved = false
    for (const delta of frame.m) {
      const before = next.get(delta[0])
      if (!before) continue
      const after = applyDelta(before, delta, frame, nowMs())
      if (after === before) continue
      next.set(after.id, after)
      isChanged = true
      isMoved ||= groupOf(after) !== groupOf(before)
    }
    return isChanged ? { byId: next, isMoved } : undefined
  }

  return createStore<MatchListState>()((set, get) => ({
    byId: new Map(),
    layout: 0,
    apply(frame) {
      recent = [...recent.filter((one) => one.ts > frame.ts - keptS), frame]
      const result = patched(get().byId, frame)
      if (result) set({ byId: result.byId, layout: get().layout + (result.isMoved ? 1 : 0) })
    },
    load({ matches, serverS, position }) {
      const before = get().byId
      let byId: ReadonlyMap<number, Match> = new Map(
        matches.map((match) => [match.id, keepMarks(before.get(match.id), match, nowMs())]),
      )
      for (const frame of framesAfter(recent, { serverS, position })) byId = patched(byId, frame)?.byId ?? byId
      set({ byId, layout: get().layout + 1 })
    },
    change(id, change) {
      const match = get().byId.get(id)
      if (match) set({ byId: new Map(get().byId).set(id, { ...match, ...change }) })
    },
  }))
}

/**
 * A reload must not lose what this page alone knows: the flash of a goal and the colours of moved prices. A match without
 * any stays the one that was loaded: a day of two thousand would be held twice.
 */
export function keepMarks(before: Match | undefined, after: Match, nowMs: number): Match {
  if (!before || before.companyId !== after.companyId) return after
  let prices: Match['prices'] | undefined
  for (const market of ['asia', 'eu', 'bs'] as const) {
    const [old, next] = [before.prices[market], after.prices[market]]
    if (!old || !next || (old.moves === 0 && next.values.every((value, at) => value === old.values[at]))) continue
    prices = { ...(prices ?? after.prices), [market]: movedPrice(old, next.values, next.isSealed, nowMs) }
  }
  if (!prices && !before.goal) return after
  return { ...after, ...(prices ? { prices } : {}), ...(before.goal ? { goal: before.goal } : {}) }
}
