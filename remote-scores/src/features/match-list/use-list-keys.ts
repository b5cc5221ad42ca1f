import { useEffect, useRef } from 'react'
import type { Match } from '../../parts/matches/match'
import type { FlatList } from './list-items'
import { isDigit, listKeyOf } from './list-key'
import { type Tab, tabs } from './match-filter'

export interface ListKeyActions {
  list: FlatList
  cursor: string | undefined
  get: (id: number) => Match | undefined
  /** Moves the focus to an item by its key, as soon as it is in the document. */
  stand: (key: string) => void
  onFollow: (match: Match) => void
  onHide: (match: Match) => void
  onPin: (match: Match) => void
  onFold: (key: string) => void
  onTab: (tab: Tab) => void
  onDay: (step: 1 | -1) => void
  onSearch: () => void
  onHelp: () => void
  onUndo: () => void
}

/** What the keyboard stands on by now, and where in the list: also after its row went away. */
interface KeyState extends ListKeyActions {
  lastAt: number
}

const keyAt = ({ list }: ListKeyActions, at: number) => list.items[list.stops[at] ?? -1]?.key
/** Asked with every drawing: as long as nobody stands anywhere, two thousand rows are not looked through. */
const placeOf = ({ list, cursor }: ListKeyActions) =>
  cursor === undefined ? -1 : list.stops.findIndex((index) => list.items[index]?.key === cursor)
const currentOf = ({ list, cursor }: ListKeyActions) => list.items.find((item) => item.key === cursor)

/** One stop on; the first key of all only goes to where the list begins. */
function step(state: KeyState, by: 1 | -1): void {
  const at = placeOf(state)
  const isInside = document.activeElement?.closest('[data-stop]') !== null
  const next = at < 0 ? state.lastAt : isInside ? at + by : at
  const key = keyAt(state, Math.min(state.list.stops.length - 1, Math.max(0, next)))
  if (key) state.stand(key)
}

function onRow(state: KeyState, act: (match: Match) => void): void {
  const item = currentOf(state)
  const match = item?.kind === 'row' ? state.get(item.id) : undefined
  if (match) act(match)
}

/** The row goes: the keyboard stands on the one that follows, or on the last. */
function hide(state: KeyState): void {
  const at = placeOf(state)
  const neighbour = keyAt(state, at + 1) ?? keyAt(state, at - 1)
  onRow(state, state.onHide)
  if (at >= 0 && neighbour) state.stand(neighbour)
}

/** From a row to the head it folds under; from the head to the first row that unfolds. */
function fold(state: KeyState): void {
  const item = currentOf(state)
  if (!item || item.group.key === 'time') return
  state.onFold(item.group.key)
  state.stand(item.kind === 'row' ? `head:${item.group.key}` : `row:${item.group.ids[0]}`)
}

/** The row moves, and the keyboard with it. */
function pin(state: KeyState): void {
  onRow(state, state.onPin)
  if (state.cursor) state.stand(state.cursor)
}

const jobs: Record<string, (state: KeyState) => void> = {
  next: (actions) => step(actions, 1),
  previous: (actions) => step(actions, -1),
  follow: (actions) => onRow(actions, actions.onFollow),
  hide,
  pin,
  fold,
  search: (actions) => actions.onSearch(),
  earlier: (actions) => actions.onDay(-1),
  later: (actions) => actions.onDay(1),
  help: (actions) => actions.onHelp(),
  undo: (actions) => actions.onUndo(),
}

/** The list by keyboard. Heard before the page's own keys, so that `/` means this search. */
export function useListKeys(actions: ListKeyActions): void {
  const latest = useRef<KeyState>({ ...actions, lastAt: 0 })
  const at = placeOf(actions)
  latest.current = { ...actions, lastAt: at < 0 ? latest.current.lastAt : at }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = listKeyOf(event)
      if (!key) return
      event.preventDefault()
      event.stopPropagation()
      if (isDigit(key)) latest.current.onTab(tabs[Number(key) - 1] ?? 'all')
      else jobs[key]?.(latest.current)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
