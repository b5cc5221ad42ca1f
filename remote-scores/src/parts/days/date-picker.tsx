import { dayMs } from '@pitchside/base'
import { formatDate, useT } from '@pitchside/i18n'
import { Button, classNames, IconButton, Popover } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, useState } from 'react'
import styles from './date-picker.module.css'
import { dateKey, noonOf } from './days'

/** Days the calendar reaches back and ahead. */
export const calendarReach = { back: 180, ahead: 180 }

/** First day of the month that `key` is in, moved by months. */
const monthOf = (key: string, by = 0): string => {
  const [year = 1970, month = 1] = key.split('-').map(Number)
  return dateKey(new Date(year, month - 1 + by, 1, 12).getTime())
}

/** Six weeks from the Monday on or before the first of the month. */
function weeksOf(month: string): string[] {
  const first = noonOf(month)
  const monday = first - ((new Date(first).getDay() + 6) % 7) * dayMs
  return Array.from({ length: 42 }, (_, day) => dateKey(monday + day * dayMs))
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface CalendarProps {
  value: string
  today: string
  onChange: (date: string) => void
}

function Calendar({ value, today, onChange }: CalendarProps) {
  const t = useT('scores')
  const [month, setMonth] = useState(() => monthOf(value))
  const distance = (day: string) => Math.round((noonOf(day) - noonOf(today)) / dayMs)
  const isFar = (day: string) => distance(day) < -calendarReach.back || distance(day) > calendarReach.ahead
  const days = weeksOf(month)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const day = (event.target as HTMLElement).dataset.day
    if (step === undefined || !day) return
    event.preventDefault()
    const next = dateKey(noonOf(day) + step * dayMs)
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
        {days.map((day) => (
          <button
            key={day}
            type="button"
            data-day={day}
            disabled={isFar(day)}
            aria-pressed={day === value}
            aria-current={day === today ? 'date' : undefined}
            aria-label={formatDate(noonOf(day), 'fullDay')}
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
          </button>
        ))}
      </div>
      <Button size="sm" variant="ghost" isBlock onClick={() => onChange(today)}>
        {t('date.today')}
      </Button>
    </>
  )
}

/** A month to choose a day from. */
export function DatePicker({ value, today, onChange }: CalendarProps) {
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
        value={value}
        today={today}
        onChange={(day) => {
          setIsOpen(false)
          onChange(day)
        }}
      />
    </Popover>
  )
}
