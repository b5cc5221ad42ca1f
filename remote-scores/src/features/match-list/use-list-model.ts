import { useT } from '@pitchside/i18n'
import { useSpoilerFree } from '@pitchside/parts'
import { useNavigate } from '@pitchside/platform'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Collected } from '../../parts/collected/collected'
import { columnNames, toggled } from '../../parts/list-settings/list-columns'
import { useListSettings } from '../../parts/list-settings/list-settings.store'
import type { Match, Sport } from '../../parts/matches/match'
import type { ListAddress } from './list-address'
import { useMarkets } from './list-heads'
import { type FlatList, flatten } from './list-items'
import type { RowLook } from './list-look'
import { useLayout } from './listed-matches.store'
import { type MatchGroup, type MatchView, viewOf } from './match-filter'
import type { AddressChange } from './pending-address'
import { writePinned } from './pinned-matches'
import { remembered } from './remembered'
import { type HeldView, useHeldView } from './use-held-view'
import type { MatchList } from './use-match-list'

/** How every row looks, by address and settings. */
export function useRowLook(address: ListAddress): { look: RowLook; markets: ReturnType<typeof useMarkets> } {
  const markets = useMarkets()
  const isTall = useListSettings((settings) => settings.columns.value4)
  const hasYellow = useListSettings((settings) => settings.game.yellow)
  const isSpoilerFree = useSpoilerFree()
  const { columns, market, moment, zone } = address
  const t = useT('scores')
  const look = useMemo<RowLook>(() => {
    const shown = columns ?? new Set(columnNames)
    return {
      t,
      market: markets.includes(market) ? market : (markets[0] ?? 'asia'),
      moment,
      zone,
      hasOdds: shown.has('odds'),
      hasRanks: shown.has('rank'),
      hasCards: shown.has('cards'),
      hasYellow,
      hasHalfTime: shown.has('ht'),
      hasCorners: shown.has('corners'),
      isTall,
      isSpoilerFree,
    }
  }, [t, columns, market, moment, zone, markets, isTall, hasYellow, isSpoilerFree])
  return { look, markets }
}

export interface ListModel {
  view: MatchView
  held: HeldView
  flat: FlatList
  /** Says which list this is: with another one, order and window are taken anew. */
  choice: string
  setHeld: (isHeld: boolean) => void
}

/** From the store to the flat list: filtered, sorted, held while the visitor is in it, folded, placed. */
export function useListModel(
  list: MatchList,
  address: ListAddress,
  { search, isTall, collected }: { search: string; isTall: boolean; collected: Collected },
): ListModel {
  const { store } = list
  const layout = useLayout(store)
  const [isHeld, setHeld] = useState(false)
  const { tab, leagues, sorting, hidden, showsHidden, hasRoomsOnly, pinned, folded } = address
  const viewBy = useMemo(
    () =>
      remembered((text: string) =>
        viewOf(store.all(), {
          ...{ tab, leagues, sorting, hidden, showsHidden, hasRoomsOnly, pinned, collected },
          search: text,
        }),
      ),
    [store, layout, tab, leagues, sorting, hidden, showsHidden, hasRoomsOnly, pinned, collected],
  )
  const view = viewBy(search)
  const choice = [
    list.loaded,
    tab,
    sorting,
    search,
    hasRoomsOnly,
    showsHidden,
    ...[leagues, hidden, pinned, collected.team, collected.league].map((set) => [...set].join()),
  ].join('|')
  const get = useCallback((id: number) => store.get(id), [store])
  const held = useHeldView(view, choice, isHeld, get)
  // With another order the lists of the one before are let go: each may hold thousands of lines.
  const flatOf = useMemo(
    () => remembered((groups: readonly MatchGroup[]) => flatten(groups, folded, isTall)),
    [viewBy, folded, isTall],
  )
  const flat = flatOf(held.view.groups)
  return { view, held, flat, choice, setHeld }
}

/** What the visitor does to matches and leagues; the hidden one can be had back. */
export function useRowActions(
  sport: Sport,
  list: MatchList,
  address: ListAddress,
  go: (change: AddressChange) => void,
) {
  const navigate = useNavigate()
  const latest = useRef({ list, address, go, navigate })
  latest.current = { list, address, go, navigate }
  const undo = useRef<number[]>([])
  return useMemo(() => {
    const setHidden = (id: number, isHidden: boolean) =>
      latest.current.go(({ hidden }) => ({ hidden: toggled(hidden, id, isHidden) }))
    return {
      onOpen: (path: string) => void latest.current.navigate(path),
      onFollow: (match: Match) => latest.current.list.follow(match),
      onHide: (match: Match) => {
        const isHidden = !latest.current.address.hidden.has(match.id)
        if (isHidden) undo.current.push(match.id)
        setHidden(match.id, isHidden)
      },
      onPin: (match: Match) => {
        latest.current.go((current) => {
          const pinned = toggled(current.pinned, match.id)
          writePinned(sport, pinned)
          return { pinned }
        })
      },
      onFold: (key: string) => latest.current.go(({ folded }) => ({ folded: toggled(folded, key) })),
      onUndo: () => {
        const id = undo.current.pop()
        if (id !== undefined) setHidden(id, false)
      },
    }
  }, [sport])
}
