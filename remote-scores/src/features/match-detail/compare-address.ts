import { type MatchTab, tabOf } from './match-tab'

/** A panel of the compare board. */
export interface ComparePanel {
  id: number
  tab: MatchTab
}

export const mostCompared = 6
export const leastCompared = 2

/** Views a narrow panel has room for. */
export const panelTabs: readonly MatchTab[] = ['events', 'text', 'stats', 'lineup', 'odds']

/** Panels of an address: `compare=1,2,3` with `tabs=stats,events,odds` beside it. What makes no sense is left out. */
export function panelsOf(params: URLSearchParams): ComparePanel[] {
  const tabs = (params.get('tabs') ?? '').split(',')
  const seen = new Set<number>()
  return (params.get('compare') ?? '')
    .split(',')
    .map((text, index) => ({ id: Number(text), tab: tabOf(tabs[index]) }))
    .filter(({ id }) => Number.isInteger(id) && id > 0 && !seen.has(id) && seen.add(id))
    .map(({ id, tab }) => ({ id, tab: panelTabs.includes(tab) ? tab : 'events' }) satisfies ComparePanel)
    .slice(0, mostCompared)
}

/** The address of a board. */
export function compareParams(panels: readonly ComparePanel[]): URLSearchParams {
  const params = new URLSearchParams({ compare: panels.map(({ id }) => id).join(',') })
  if (panels.some(({ tab }) => tab !== 'events')) params.set('tabs', panels.map(({ tab }) => tab).join(','))
  return params
}

export const comparePath = (ids: readonly number[]): string =>
  `/score-detail?${compareParams(ids.map((id) => ({ id, tab: 'events' })))}`
