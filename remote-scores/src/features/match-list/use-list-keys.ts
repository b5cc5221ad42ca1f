import { useEffect, useRef } from 'react'
import type { Match } from '../matches/match'
import type { FlatList, ListItem } from './list-items'
import { isDigit, listKeyOf } from './list-key'
import { type Tab, tabs } from './match-filter'

export interface ListKeyActions {
  list: FlatList
  cursor: string | undefined
  get: (id: number) => Match | undefined
  stand: (item: ListItem) => void
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

/** The stop the keyboard is on, or would be on: the first one when it stood nowhere. */
function step(actions: ListKeyActions, by: 1 | -1): void {
  const { list, cursor, stand } = actions
  const at = list.stops.findIndex((index) => list.items[index]?.key === cursor)
  const isInside = document.activeElement?.closest('[data-stop]') !== null
  const next = at < 0 || !isInside ? Math.max(at, 0) : Math.min(list.stops.length - 1, Math.max(0, at + by))
  const item = list.items[list.stops[next] ?? -1]
  if (item) stand(item)
}

const currentOf = ({ list, cursor }: ListKeyActions) => list.items.find((item) => item.key === cursor)

function onRow(actions: ListKeyActions, act: (match: Match) => void): void {
  const item = currentOf(actions)
  const match = item?.kind === 'row' ? actions.get(item.id) : undefined
  if (match) act(match)
}

const jobs: Record<string, (actions: ListKeyActions) => void> = {
  next: (actions) => step(actions, 1),
  previous: (actions) => step(actions, -1),
  follow: (actions) => onRow(actions, actions.onFollow),
  hide: (actions) => onRow(actions, actions.onHide),
  pin: (actions) => onRow(actions, actions.onPin),
  fold: (actions) => {
    const item = currentOf(actions)
    if (item) actions.onFold(item.group.key)
  },
  search: (actions) => actions.onSearch(),
  earlier: (actions) => actions.onDay(-1),
  later: (actions) => actions.onDay(1),
  help: (actions) => actions.onHelp(),
  undo: (actions) => actions.onUndo(),
}

/** The list by keyboard. Heard before the page's own keys, so that `/` means this search. */
export function useListKeys(actions: ListKeyActions): void {
  const latest = useRef(actions)
  latest.current = actions
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
