/** What an address names a room, a match or a person by; everything else of a query is how the visitor looks at it. */
const names = ['id', 'uid']

/** One visit of a page: another room or match under the same path is another visit, a tab or a filter is not. */
export function visitOf({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search)
  return [pathname, ...names.map((name) => asked.get(name) ?? '')].join(' ')
}
