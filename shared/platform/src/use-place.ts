import { useAddress } from './use-address'

/** A list of several, and a page of it. */
export interface Place<List extends string> {
  list: List
  page: number
  toList: (next: List) => void
  toPage: (next: number) => void
}

const steps = ['list', 'page']

/** Which list and which page of it the address names; whatever else the address says stays. */
export function usePlace<List extends string>(lists: readonly [List, ...List[]]): Place<List> {
  const [search, setSearch] = useAddress(steps)
  const named = search.get('list')
  const list = lists.find((one) => one === named) ?? lists[0]
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const go = (next: Record<'list' | 'page', string | undefined>): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const [key, value] of Object.entries(next)) {
        if (value === undefined) after.delete(key)
        else after.set(key, value)
      }
      return after
    })
  return {
    list,
    page,
    toList: (next: List) => go({ list: next === lists[0] ? undefined : next, page: undefined }),
    toPage: (next: number) =>
      go({ list: list === lists[0] ? undefined : list, page: next > 1 ? String(next) : undefined }),
  }
}
