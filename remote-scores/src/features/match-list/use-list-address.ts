import { useSearchParams } from '@pitchside/platform'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Sport } from '../matches/match'
import { type ListAddress, readAddress, writeAddress } from './list-address'
import { columnNames } from './list-columns'
import { listSettingsStore } from './list-settings.store'
import { readPinned } from './pinned-matches'

/** New values, or how they follow from those the list has by now. */
export type AddressChange = Partial<ListAddress> | ((current: ListAddress) => Partial<ListAddress>)

/** A navigation that is not there after so long was given up for another one. */
const onTheWayMs = 1_000

/** What this browser prefers, where the address says nothing. */
function withPreferences(address: ListAddress, sport: Sport): ListAddress {
  const { columns, moment, zone } = listSettingsStore.getState().list
  return {
    ...address,
    columns: address.columns ?? (columns.length === columnNames.length ? undefined : new Set(columns)),
    moment: address.moment === 'live' ? moment : address.moment,
    zone: address.zone || zone,
    pinned: address.pinned.size > 0 ? address.pinned : readPinned(sport),
  }
}

/**
 * The choices of a list, as its address says them. Preferences of this browser are written into an address that is
 * silent about them when the page opens: from then on the link alone says everything.
 */
export function useListAddress(sport: Sport): [ListAddress, (change: AddressChange) => void] {
  const [params, setParams] = useSearchParams()
  const isOpened = useRef(false)
  const address = useMemo(() => {
    const said = readAddress(params)
    return isOpened.current && params.size > 0 ? said : withPreferences(said, sport)
  }, [params, sport])
  const latest = useRef(address)
  const seen = useRef(address)
  const asked = useRef({ text: '', atMs: Number.NEGATIVE_INFINITY })
  if (seen.current !== address) {
    seen.current = address
    // An address asked for later is still on its way: what is built on it must not be lost.
    const isOnTheWay = asked.current.text !== params.toString() && performance.now() - asked.current.atMs < onTheWayMs
    if (!isOnTheWay) latest.current = address
  }

  useEffect(() => {
    if (isOpened.current) return
    const wanted = writeAddress(address)
    isOpened.current = true
    if (wanted.toString() !== params.toString()) setParams(wanted, { replace: true })
  }, [address, params, setParams])

  const go = useCallback(
    (change: AddressChange) => {
      latest.current = { ...latest.current, ...(typeof change === 'function' ? change(latest.current) : change) }
      const next = writeAddress(latest.current)
      asked.current = { text: next.toString(), atMs: performance.now() }
      setParams(next, { replace: true })
    },
    [setParams],
  )
  return [address, go]
}
