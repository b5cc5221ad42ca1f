import type { Venue } from './season-table.calls'

export const views = [
  'table',
  'rounds',
  'bracket',
  'scorers',
  'assists',
  'leaders',
  'teams',
  'news',
  'statistics',
] as const
export type View = (typeof views)[number]

/** Everything of a data base page that its address says: a copied link shows the same. 0 and empty = the page's choice. */
export interface DatabaseAddress {
  id: number
  season: number
  view: View
  venue: Venue
  /** Round of the table as of its end. */
  asOfRound: number
  /** `YYYY-MM-DD`, table as of the end of that day. */
  asOfDate: string
  /** Running matches count as they stand; only in the whole table of now. */
  isLive: boolean
  stage: number
  round: number
  /** Top list, counted from 1; 0 = the first. */
  figure: number
  team: number
  player: number
}

const number = (params: URLSearchParams, name: string, most = 2_000_000_000): number => {
  const text = params.get(name) ?? ''
  return /^\d{1,10}$/.test(text) && Number(text) <= most ? Number(text) : 0
}

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The whole table as it is now: only there do matches count that run. */
export const isOfNow = ({ venue, asOfRound, asOfDate }: Pick<DatabaseAddress, 'venue' | 'asOfRound' | 'asOfDate'>) =>
  venue === 'all' && asOfRound === 0 && asOfDate === ''

/** Reads an address; what makes no sense counts as not said. */
export function readAddress(params: URLSearchParams): DatabaseAddress {
  const view = views.find((one) => one === params.get('tab'))
  const venue = params.get('venue')
  const date = params.get('on') ?? ''
  const asOfRound = number(params, 'through', 200)
  const moment = {
    venue: venue === 'home' || venue === 'away' ? venue : 'all',
    asOfRound,
    asOfDate: asOfRound === 0 && isDay(date) ? date : '',
  } as const
  return {
    id: number(params, 'id'),
    season: number(params, 'season'),
    view: view ?? 'table',
    ...moment,
    isLive: params.get('live') === '1' && isOfNow(moment),
    stage: number(params, 'stage', 100),
    round: number(params, 'round', 200),
    figure: number(params, 'figure', 20),
    team: number(params, 'team'),
    player: number(params, 'player'),
  }
}

/** The shortest address: what is left out is the page's own choice. */
export function writeAddress(address: DatabaseAddress): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: number | string) => {
    if (value) params.set(name, String(value))
  }
  set('id', address.id)
  set('season', address.season)
  if (address.team || address.player) {
    set('team', address.team)
    set('player', address.player)
    return params
  }
  if (address.view !== 'table') params.set('tab', address.view)
  if (address.view === 'table') {
    if (address.venue !== 'all') params.set('venue', address.venue)
    set('through', address.asOfRound)
    set('on', address.asOfDate)
    set('live', address.isLive && isOfNow(address) ? 1 : 0)
  }
  if (address.view === 'rounds') {
    set('stage', address.stage)
    set('round', address.round)
  }
  if (address.view === 'leaders') set('figure', address.figure)
  return params
}

/** Another season: rounds and moments belong to the one before. */
export const inSeason = (address: DatabaseAddress, season: number): DatabaseAddress => ({
  ...address,
  season,
  asOfRound: 0,
  asOfDate: '',
  isLive: false,
  stage: 0,
  round: 0,
})
