import type { Market } from '../matches/match'
import { type Sorting, type Tab, tabs } from './match-filter'

/** Everything of a list that its address says: a copied link shows the same rows in the same order. */
export interface ListAddress {
  tab: Tab
  /** `YYYY-MM-DD`; empty = today. */
  date: string
  leagues: ReadonlySet<number>
  sorting: Sorting
  market: Market
  companyId: number
}

const marketNames: readonly Market[] = ['asia', 'eu', 'bs']
export const defaultCompanyId = 2

export function readAddress(params: URLSearchParams): ListAddress {
  const tab = params.get('tab') as Tab
  const date = params.get('d') ?? ''
  const market = params.get('odds') as Market
  const company = Number(params.get('co'))
  return {
    tab: tabs.includes(tab) ? tab : 'all',
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : '',
    leagues: new Set(
      (params.get('lg') ?? '')
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0),
    ),
    sorting: params.get('sort') === 'time' ? 'time' : 'league',
    market: marketNames.includes(market) ? market : 'asia',
    companyId: Number.isInteger(company) && company > 0 ? company : defaultCompanyId,
  }
}

/** The shortest address: defaults are left out. */
export function writeAddress(address: ListAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (address.tab !== 'all') params.set('tab', address.tab)
  if (address.date) params.set('d', address.date)
  if (address.leagues.size > 0) params.set('lg', [...address.leagues].join(','))
  if (address.sorting !== 'league') params.set('sort', address.sorting)
  if (address.market !== 'asia') params.set('odds', address.market)
  if (address.companyId !== defaultCompanyId) params.set('co', String(address.companyId))
  return params
}

/** `YYYY-MM-DD` of a moment on this clock. */
export function dateKey(atMs: number): string {
  const date = new Date(atMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Noon of a date key on this clock: safe to add days to. */
export const noonOf = (key: string): number => {
  const [year = 1970, month = 1, day = 1] = key.split('-').map(Number)
  return new Date(year, month - 1, day, 12).getTime()
}
export const dayMs = 86_400_000
