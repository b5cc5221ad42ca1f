import { isDay } from '../../parts/days/days'
import { type GameTitle, gameTitles, type SeriesTab, seriesTabs } from './esports-series'

/** Everything of the esports list that its address says. */
export interface EsportsAddress {
  tab: SeriesTab
  /** `YYYY-MM-DD`; empty = today. */
  date: string
  titles: ReadonlySet<GameTitle>
  query: string
}

const queryChars = 40
const isTitle = (text: string): text is GameTitle => (gameTitles as readonly string[]).includes(text)

/** What an address means; whatever makes no sense in it is left out. */
export function readEsportsAddress(params: URLSearchParams): EsportsAddress {
  const tab = params.get('tab') as SeriesTab
  const date = params.get('d') ?? ''
  return {
    tab: seriesTabs.includes(tab) ? tab : 'all',
    date: isDay(date) ? date : '',
    titles: new Set((params.get('game') ?? '').split(',').filter(isTitle)),
    query: (params.get('q') ?? '').slice(0, queryChars),
  }
}

/** The shortest address: defaults are left out. */
export function writeEsportsAddress({ tab, date, titles, query }: EsportsAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('tab', tab)
  if (date) params.set('d', date)
  if (titles.size > 0) params.set('game', gameTitles.filter((title) => titles.has(title)).join(','))
  if (query) params.set('q', query)
  return params
}
