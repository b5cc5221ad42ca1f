import { setImmediate } from 'node:timers/promises'
import { type CallData, type CallInput, matchDays } from '@pitchside/contract'
import { MinuteCache } from '../../kernel/minute-cache'
import { siteZoneMinutes } from '../../kernel/site-day'
import { type Feed, type Sport, sports } from './ports/feed.port'
import { dayBounds } from './scores.rules'
import type { ScoresService } from './scores.service'

const dayS = 86_400
/** A calendar may learn late of a match that was moved; a list does not. */
const keptS = 600
const daysKept = 2_000

const dateOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10)

/** Days from one on that are within reach of today, both as `YYYY-MM-DD`. */
function daysFrom(first: string, count: number, today: string): string[] {
  const at = (date: string) => Date.parse(date) / 1_000
  const isNear = (day: number) => Math.abs(day - at(today)) <= matchDays.reach * dayS
  const days = Array.from({ length: count }, (_, place) => at(first) + place * dayS)
  return days.filter(isNear).map(dateOf)
}

/** Counts matches day by day. No match is played for it; between two days others have their turn. */
export function createMatchDays({ feed, service }: { feed: Feed; service: Pick<ScoresService, 'now' | 'list'> }) {
  const cache = new MinuteCache(daysKept)

  function ofToday(sport: Sport, date: string, zone: number) {
    const wish = { sport, date, zone, competitions: undefined, followed: new Set<number>() }
    return {
      date,
      count: service.list({ ...wish, tab: 'all' }).length,
      live: service.list({ ...wish, tab: 'live' }).length,
    }
  }

  return async function countMatches(wish: CallInput<'countMatches'>): Promise<CallData<'countMatches'>> {
    const zone = wish.zone ?? siteZoneMinutes
    const sport = sports[wish.ball ?? 0] ?? 'football'
    const now = service.now()
    const today = dateOf(now + zone * 60)
    const list: CallData<'countMatches'>['list'] = []
    for (const date of daysFrom(wish.from, wish.days, today)) {
      if (date === today) list.push(ofToday(sport, date, zone))
      else {
        const { from, to } = dayBounds(date, zone, now)
        const count = cache.get(`${sport} ${from}`, now, keptS, () => feed.fixtures(sport, from, to).length)
        list.push({ date, count, live: 0 })
        await setImmediate()
      }
    }
    return { list }
  }
}
