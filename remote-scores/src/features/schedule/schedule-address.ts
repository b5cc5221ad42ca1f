import { dateKey } from '../../parts/days/days'
import type { ScheduleChoice, ScheduleKind } from './schedule.calls'

const kinds: readonly ScheduleKind[] = ['all', 'football', 'basketball', 'other']

/** What the address of the page says; what makes no sense is read as if it were not there. */
export function readChoice(
  params: URLSearchParams,
  days: readonly string[],
  today = dateKey(Date.now()),
): ScheduleChoice {
  const type = params.get('type')
  const date = params.get('d')
  const number = (name: string) => {
    const text = params.get(name) ?? ''
    return /^\d{1,12}$/.test(text) ? Number(text) : 0
  }
  return {
    date: date && days.includes(date) ? date : today,
    // Older addresses name the kind by its number.
    kind: kinds.find((kind, place) => kind === type || String(place) === type) ?? 'all',
    league: number('league'),
    isLiveOnly: params.get('live') === '1',
    page: Math.max(1, Math.min(number('page'), 500)),
  }
}

/** The address of a choice: only what differs from the page one opens. */
export function writeChoice(choice: ScheduleChoice, today = dateKey(Date.now())): URLSearchParams {
  const params = new URLSearchParams()
  if (choice.date !== today) params.set('d', choice.date)
  if (choice.kind !== 'all') params.set('type', choice.kind)
  if (choice.league > 0) params.set('league', String(choice.league))
  if (choice.isLiveOnly) params.set('live', '1')
  if (choice.page > 1) params.set('page', String(choice.page))
  return params
}
