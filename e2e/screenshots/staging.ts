import { footballState } from '@pitchside/contract'
import { call } from '../fixtures/api'
import { siteDay } from '../fixtures/days'
import { type DemoName, newMember, type Person } from '../fixtures/people'
import { chatPerson } from './chat-stage'
import type { Shot, ShownMatches } from './shot-table'

export async function shownMatches(address: string): Promise<ShownMatches> {
  const { data: football } = await call(address, 'listFootballMatches', { type: 1, is_web: 1 })
  const { data: basketball } = await call(address, 'listBasketballMatches', { type: 0 })
  const { data: esports } = await call(address, 'listEsportsMatches', { type: 0 })
  const told = basketball.find((row) => row.status_id >= 3 && row.status_id <= 10)
  const played = esports.find((row) => row.home_score + row.away_score > 0)
  const days = await Promise.all([0, -1].map((day) => call(address, 'listFootballMatches', { time: siteDay(day) })))
  const all = days.flatMap(({ data }) => data)
  const inPlay = football.filter(({ status }) => status === 4)
  return {
    football: (inPlay[0] ?? football[0])?.id ?? 0,
    upcoming: all.find(({ status }) => status === footballState.upcoming)?.id ?? 0,
    finished: all.find(({ status }) => status === footballState.over)?.id ?? 0,
    compared: football.slice(0, 3).map(({ id }) => id),
    basketball: (told ?? basketball[0])?.id ?? 0,
    esports: (played ?? esports[0])?.id ?? 0,
  }
}

/** Who looks at a shot. The operators' page has a log-in of its own. */
export async function personOf(
  as: Shot['as'],
  address: string,
  known: (name: DemoName) => Promise<Person>,
): Promise<Person | undefined> {
  if (as === undefined || as === 'operator' || as === 'asker') return undefined
  if (as === 'newcomer') return newMember(address)
  if (as === 'chatter') return chatPerson(address)
  return known(as)
}

/** A shot's address in a language. */
export function addressOf({ path }: Shot, matches: ShownMatches, language: string): string {
  const url = new URL(typeof path === 'string' ? path : path(matches), 'http://page')
  url.searchParams.set('lang', language)
  return `${url.pathname}${url.search}`
}
