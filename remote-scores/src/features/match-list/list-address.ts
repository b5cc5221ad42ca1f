import { isTimeZone, type TimeZone } from '@pitchside/base'
import { isDay } from '../../parts/days/days'
import { type Column, columnNames, type PriceMoment } from '../../parts/list-settings/list-columns'
import type { Market } from '../../parts/matches/match'
import { defaultCompanyId } from '../../parts/matches/match-prices'
import { type Sorting, type Tab, tabs } from './match-filter'

/** Everything of a list that its address says: a copied link shows the same rows in the same order. */
export interface ListAddress {
  tab: Tab
  /** `YYYY-MM-DD`; empty = today. */
  date: string
  /** Keys of leagues, e.g. `en.1`; empty = all. */
  leagues: ReadonlySet<string>
  sorting: Sorting
  market: Market
  companyId: number
  moment: PriceMoment
  /** Columns beside teams and score; undefined = what this browser prefers. */
  columns: ReadonlySet<Column> | undefined
  /** Empty = the zone of this computer. */
  zone: TimeZone
  search: string
  /** Matches the visitor put out of sight, whether they are shown all the same, and those put on top. */
  hidden: ReadonlySet<number>
  showsHidden: boolean
  pinned: ReadonlySet<number>
  /** Collapsed leagues. */
  folded: ReadonlySet<string>
  hasRoomsOnly: boolean
}

const marketNames: readonly Market[] = ['asia', 'eu', 'bs']
export const searchMax = 40
/** An address stays short enough for every browser and messenger. */
const listedMax = 200

const keyPattern = /^[a-z0-9][a-z0-9._-]{0,40}$/i

const wordsOf = (text: string | null) => (text ?? '').split(',').slice(0, listedMax)
const keysOf = (text: string | null) => new Set(wordsOf(text).filter((key) => keyPattern.test(key)))
const idsOf = (text: string | null) =>
  new Set(
    wordsOf(text)
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  )
const columnsOf = (text: string | null) =>
  text === null
    ? undefined
    : new Set(wordsOf(text).filter((name): name is Column => columnNames.includes(name as Column)))

/** What an address says; nonsense counts as absent. */
export function readAddress(params: URLSearchParams): ListAddress {
  const tab = params.get('tab') as Tab
  const date = params.get('d') ?? ''
  const market = params.get('odds') as Market
  const company = Number(params.get('co'))
  const zone = params.get('tz') ?? ''
  return {
    tab: tabs.includes(tab) ? tab : 'all',
    date: isDay(date) ? date : '',
    leagues: keysOf(params.get('lg')),
    sorting: params.get('sort') === 'time' ? 'time' : 'league',
    market: marketNames.includes(market) ? market : 'asia',
    companyId: Number.isInteger(company) && company > 0 && company < 1e9 ? company : defaultCompanyId,
    moment: params.get('at') === 'initial' ? 'initial' : 'live',
    columns: columnsOf(params.get('cols')),
    zone: isTimeZone(zone) ? zone : '',
    search: (params.get('q') ?? '').slice(0, searchMax),
    hidden: idsOf(params.get('hide')),
    showsHidden: params.get('shown') === '1',
    pinned: idsOf(params.get('top')),
    folded: keysOf(params.get('fold')),
    hasRoomsOnly: params.get('rooms') === '1',
  }
}

/** The shortest address: defaults are left out. */
export function writeAddress(address: ListAddress): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string, isSaid = value !== '') => {
    if (isSaid) params.set(name, value)
  }
  const setList = (name: string, values: ReadonlySet<string | number>) =>
    set(name, [...values].slice(0, listedMax).join(','))
  set('d', address.date)
  set('tab', address.tab, address.tab !== 'all')
  setList('lg', address.leagues)
  set('sort', address.sorting, address.sorting !== 'league')
  if (address.columns) params.set('cols', [...address.columns].join(','))
  set('odds', address.market, address.market !== 'asia')
  set('at', address.moment, address.moment !== 'live')
  set('co', String(address.companyId), address.companyId !== defaultCompanyId)
  set('tz', address.zone)
  set('q', address.search)
  setList('hide', address.hidden)
  set('shown', '1', address.showsHidden)
  setList('top', address.pinned)
  setList('fold', address.folded)
  set('rooms', '1', address.hasRoomsOnly)
  return params
}
