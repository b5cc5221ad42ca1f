import type { MenuContribution } from '@pitchside/remote-kit'

/** Where the visitor is. */
export interface Place {
  pathname: string
  search: string
}

const split = (to: string): Place => {
  const url = new URL(to, 'http://page')
  return { pathname: url.pathname, search: url.search }
}

const samePath = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Is `to` this very page? Its query must be part of the page's. */
export function isCurrent(to: string, here: Place): boolean {
  const there = split(to)
  if (!samePath(there.pathname, here.pathname)) return false
  const asked = new URLSearchParams(here.search)
  return [...new URLSearchParams(there.search)].every(([key, value]) => asked.get(key) === value)
}

/** Does the entry or one of its children lead to the page's path? This is the specification's nav index. */
export function holdsCurrent(entry: Pick<MenuContribution, 'to' | 'children'>, here: Place): boolean {
  return [entry.to, ...(entry.children ?? []).map((child) => child.to)].some((to) =>
    samePath(split(to).pathname, here.pathname),
  )
}
