import { createSearchParams } from 'react-router-dom'

type Query = Record<string, string | number | boolean | undefined>

const text = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** Address of a route by its name, which is its path without the slash: `routeAddress('live', { id: 7 })`. */
export function routeAddress(name: string, query: Query = {}): string {
  const search = createSearchParams(text(query)).toString()
  return `/${name.replace(/^\//, '')}${search ? `?${search}` : ''}`
}

/** Opens a path in a new tab that cannot reach back into this one. */
export function openPathInNewTab(path: string): void {
  window.open(new URL(path, location.href), '_blank', 'noopener')
}

/** Opens a named route with a query in a new tab. */
export function openRouteInNewTab(name: string, query: Query = {}): void {
  openPathInNewTab(routeAddress(name, query))
}
