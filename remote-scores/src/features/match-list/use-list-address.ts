import { useAddress } from '@pitchside/platform'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { columnNames } from '../../parts/list-settings/list-columns'
import { listSettingsStore } from '../../parts/list-settings/list-settings.store'
import type { Sport } from '../../parts/matches/match'
import { type ListAddress, readAddress, writeAddress } from './list-address'
import { type AddressChange, PendingAddress } from './pending-address'
import { readPinned } from './pinned-matches'

const steps = ['d', 'tab']

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
  const [params, setParams] = useAddress(steps)
  const isOpened = useRef(false)
  const address = useMemo(() => {
    const said = readAddress(params)
    return isOpened.current && params.size > 0 ? said : withPreferences(said, sport)
  }, [params, sport])
  const pending = useRef<PendingAddress>(undefined)
  pending.current ??= new PendingAddress(address)
  const current = pending.current
  current.shows(address, params.toString(), performance.now())

  useEffect(() => {
    if (isOpened.current) return
    const wanted = writeAddress(address)
    isOpened.current = true
    if (wanted.toString() !== params.toString()) setParams(wanted)
  }, [address, params, setParams])

  const go = useCallback(
    (change: AddressChange) => setParams(current.change(change, performance.now())),
    [setParams, current],
  )
  return [address, go]
}
