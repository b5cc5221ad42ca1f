import { readStored, type TextStorage, writeStored } from '@pitchside/base'
import { useEffect, useState } from 'react'
import styles from './newer-host-bar.module.css'
import { NewerVersionBar } from './newer-version-bar'
import type { ReleaseTable } from './release-table'
import { isPageBusy, mustReload } from './swap-now'

const key = 'reloadedForRelease'
const isSeq = (value: unknown): value is number => typeof value === 'number'

/** Once for each release: a server that still answers with the old page must not be asked without end. */
function mayReloadFor(seq: number, storage: TextStorage): boolean {
  if ((readStored(storage, key, isSeq) ?? 0) >= seq) return false
  writeStored(storage, key, seq)
  return true
}

const reloadPage = () => location.reload()

interface NewerHostBarProps {
  table: ReleaseTable
  reload?: () => void
}

/**
 * A tab cannot swap its host: when that was taken back, or another one is urgent, the page is loaded anew at once, or when
 * the visitor, who is busy, says so.
 */
export function NewerHostBar({ table, reload = reloadPage }: NewerHostBarProps) {
  const [ownHost] = useState(() => table.newest().host.build)
  const [isAsked, setIsAsked] = useState(false)
  useEffect(
    () =>
      table.subscribe(() => {
        const newest = table.newest()
        // What was urgent once stays so until the host is the one that runs here.
        if (!mustReload(ownHost, newest)) setIsAsked((before) => before && newest.host.build !== ownHost)
        else if (isPageBusy() || !mayReloadFor(newest.seq, sessionStorage)) setIsAsked(true)
        else reload()
      }),
    [table, ownHost, reload],
  )
  if (!isAsked) return undefined
  return (
    <div className={styles.place}>
      <NewerVersionBar isOfPage onTake={reload} />
    </div>
  )
}
