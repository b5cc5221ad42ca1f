import { dayMs, type TimeZone } from '@pitchside/base'
import { matchDays } from '@pitchside/contract'
import { formatDate, type Translate, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Button, classNames, Dot, IconButton, Popover } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, useState } from 'react'
import type { Sport } from '../matches/match'
import styles from './date-picker.module.css'
import { dateKey, noonOf } from './days'
import { type DayCount, fetchDayCounts } from './days.calls'

/** The same day of the month that `key` is in, moved by months; the last one of a shorter month. */
const dayInMonth = (key: string, by: number): string => {
  const [year = 1970, month = 1, day = 1] = key.split('-').map(Number)
  const last = new Date(year, month + by, 0, 12).getDate()
  return dateKey(new Date(year, month - 1 + by, Math.min(day, last), 12).getTime())
}

/** First day of the month that `key` is in, moved by months. */
const monthOf = (key: string, by = 0): string => dayInMonth(`${key.slice(0, 8)}01`, by)

const weekdayOf = (key: string): number => (new Date(noonOf(key)).getDay() + 6) % 7
const moved = (key: string, days: number): string => dateKey(noonOf(key) + days * dayMs)

/** Six weeks from the Monday on or before the first of the month. */
const weeksOf = (month: string): string[] =>
  Array.from({ length: matchDays.most }, (_, day) => moved(month, day - weekdayOf(month)))

/** Where a key goes from a day, as grids of dates do. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => moved(day, -1),
  ArrowRight: (day) => moved(day, 1),
  ArrowUp: (day) => moved(day, -7),
  ArrowDown: (day) => moved(day, 7),
  Home: (day) => moved(day, -weekdayOf(day)),
  End: (day) => moved(day, 6 - weekdayOf(day)),
  PageUp: (day) => dayInMonth(day, -1),
  PageDown: (day) => dayInMonth(day, 1),
}

function spoken(t: Translate, day: string, known: DayCount | undefined): string {
  const date = formatDate(noonOf(day), 'fullDay')
  if (!known) return date
  const matches = t('listing.dayMatches', { count: known.count })
  return [date, matches, ...(known.live > 0 ? [t('listing.dayLive', { count: known.live })] : [])].join(', ')
}

interface CalendarProps {
  /** Whose matches are counted. */
  sport: Sport
  zone: TimeZone
  value: string
  today: string
  onChange: (date: string) => void
}

function Calendar({ sport, zone, value, today, onChange }: CalendarProps) {
  const t = useT('scores')
  const [month, setMonth] = useState(() => monthOf(value))
  const distance = (day: string) => Math.round((noonOf(day) - noonOf(today)) / dayMs)
  const isFar = (day: string) => Math.abs(distance(day)) > matchDays.reach
  const days = weeksOf(month)
  // The calendar chooses days also where nobody can count them.
  const { data: counts } = useQuery({
    queryKey: ['scores.days', sport, zone, month],
    queryFn: ({ signal }) => fetchDayCounts({ sport, zone, days }, signal),
    staleTime: 60_000,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const day = (event.target as HTMLElement).dataset.day
    if (step === undefined || !day) return
    event.preventDefault()
    const next = step(day)
    if (isFar(next)) return
    const grid = event.currentTarget.parentElement
    setMonth(monthOf(next))
    requestAnimationFrame(() => grid?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }
  return (
    <>
      <div className={styles.head}>
        <IconButton
          size="sm"
          icon="chevron-left"
          label={t('listing.earlierMonth')}
          onClick={() => setMonth(monthOf(month, -1))}
        />
        <b aria-live="polite">{formatDate(noonOf(month), 'month')}</b>
        <IconButton
          size="sm"
          icon="chevron-right"
          label={t('listing.laterMonth')}
          onClick={() => setMonth(monthOf(month, 1))}
        />
      </div>
      <div className={styles.week} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{formatDate(noonOf(day), 'weekdayLetter')}</span>
        ))}
      </div>
      <div className={classNames(styles.days, css.above2)}>
        {days.map((day) => {
          const known = counts?.get(day)
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              disabled={isFar(day)}
              aria-pressed={day === value}
              aria-current={day === today ? 'date' : undefined}
              aria-label={spoken(t, day, known)}
              tabIndex={day === value || (day === month && monthOf(value) !== month) ? 0 : -1}
              className={classNames(
                styles.day,
                monthOf(day) === month ? css.main : css.muted,
                day === value && css.markedBrandGround,
              )}
              onClick={() => onChange(day)}
              onKeyDown={onKeyDown}
            >
              {Number(day.slice(8))}
              <small className={styles.count}>
                {known && known.live > 0 ? <Dot isPulsing /> : undefined}
                {known && known.count > 0 ? known.count : undefined}
              </small>
            </button>
          )
        })}
      </div>
      <Button size="sm" variant="ghost" isBlock onClick={() => onChange(today)}>
        {t('date.today')}
      </Button>
    </>
  )
}

/** A month to choose a day from, with the matches each day has. */
export function DatePicker({ onChange, ...calendar }: CalendarProps) {
  const t = useT('scores')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon="calendar-days" label={t('listing.calendar')} />}
      label={t('listing.calendar')}
      className={styles.box}
    >
      <Calendar
        {...calendar}
        onChange={(day) => {
          setIsOpen(false)
          onChange(day)
        }}
      />
    </Popover>
  )
}
