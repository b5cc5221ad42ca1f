import { useAddress } from '@pitchside/platform'

const steps = ['tab']

/** The open tab of a duel's page, and the way to another one. It stands in the address; the first of them needs no word there. */
export function useDuelTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [tab: Tab, go: (next: Tab) => void] {
  const [params, setParams] = useAddress(steps)
  const [first] = tabs
  const go = (next: Tab) => {
    const changed = new URLSearchParams(params)
    if (next === first) changed.delete('tab')
    else changed.set('tab', next)
    setParams(changed)
  }
  return [tabs.find((tab) => tab === params.get('tab')) ?? first, go]
}
