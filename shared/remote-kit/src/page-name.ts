import { useEffect, useState } from 'react'

interface PageName {
  pathname: string
  name: string
}

let shown: readonly PageName[] = []
const listeners = new Set<() => void>()

function change(next: readonly PageName[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** What pages on the screen call themselves: the host's title of the tab asks here. */
export const pageNames = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Of an address: the page before may still be here when the address is the next one's already. */
  at: (pathname: string): string | undefined => shown.findLast((one) => one.pathname === pathname)?.name,
}

/**
 * Names the page after what it shows, in the reader's language: an article's headline, a team, a section. It stands in the
 * title of the tab in place of the route's title, for as long as the component is there and has a name.
 */
export function usePageName(name: string | undefined): void {
  const [pathname] = useState(() => window.location.pathname)
  useEffect(() => {
    if (!name) return undefined
    const entry = { pathname, name }
    change([...shown, entry])
    return () => change(shown.filter((one) => one !== entry))
  }, [pathname, name])
}
