import type { Disposer } from '@pitchside/base'
import type { ReleaseTable } from './release-table'

/** The link a plain click follows within this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = isPlain && event.target instanceof Element ? event.target.closest('a') : undefined
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  return new URL(link.href).origin === location.origin ? link : undefined
}

/**
 * A tab cannot swap its host as it swaps a remote: once a newer host is released, the next link is followed by the
 * browser itself and brings it.
 */
export function reloadForNewHost(table: ReleaseTable): Disposer {
  const { build } = table.newest().host
  const onClick = (event: MouseEvent) => {
    if (table.newest().host.build === build) return
    const link = linkOf(event)
    if (!link || (link.pathname === location.pathname && link.search === location.search)) return
    // Before React hears of the click: the router would keep the old host.
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
