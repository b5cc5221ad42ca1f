import { dayMs } from '@pitchside/base'
import { formatDate, useT } from '@pitchside/i18n'
import { classNames, IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, useState } from 'react'
import { calendarReach, DatePicker } from './date-picker'
import styles from './date-strip.module.css'
import { dateKey, noonOf } from './days'

const shown = 7
/** Days the list reaches back and ahead. */
const shortReach = { back: 7, ahead: 13 }

export interface DateStripProps {
  /** `YYYY-MM-DD`. */
  value: string
  onChange: (date: string) => void
  /** The day it is now where the visitor wants to be. */
  today?: string
  /** With a calendar the strip goes as far as the calendar. */
  hasCalendar?: boolean
}

/** Seven days around the chosen one, today in the middle at first; arrows move the window. */
export function DateStrip({ value, onChange, today = dateKey(Date.now()), hasCalendar }: DateStripProps) {
  const t = useT('scores')
  const reach = hasCalendar ? calendarReach : shortReach
  const distance = Math.round((noonOf(value) - noonOf(today)) / dayMs)
  const [start, setStart] = useState(() =>
    Math.abs(distance) <= 3 ? -3 : Math.max(-reach.back, Math.min(distance - 3, reach.ahead - shown + 1)),
  )
  const first = distance < start ? distance : distance >= start + shown ? distance - shown + 1 : start
  const days = Array.from({ length: shown }, (_, i) => dateKey(noonOf(today) + (first + i) * dayMs))
  const go = (step: number) => {
    const target = distance + step
    if (target < -reach.back || target > reach.ahead) return
    setStart(Math.max(-reach.back, Math.min(first + step, reach.ahead - shown + 1)))
    onChange(dateKey(noonOf(today) + target * dayMs))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    go(event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <div className={classNames(styles.strip, hasCalendar && styles.wide)}>
      <IconButton
        icon="chevron-left"
        label={t('date.earlier')}
        disabled={distance <= -reach.back}
        onClick={() => go(-1)}
      />
      <div
        className={classNames(styles.days, css.weekGrid)}
        role="tablist"
        tabIndex={-1}
        aria-label={t('date.label')}
        onKeyDown={onKeyDown}
      >
        {days.map((day, place) => (
          <button
            key={day}
            type="button"
            role="tab"
            className={classNames(
              styles.day,
              css.hoverable,
              css.chosenBrand,
              (place === 0 || place === days.length - 1) && css.hiddenBelow640,
            )}
            aria-selected={day === value}
            tabIndex={day === value ? 0 : -1}
            onClick={() => onChange(day)}
          >
            {day === today ? t('date.today') : formatDate(noonOf(day), 'weekday')}
            <b className={day === value ? undefined : css.soft}>{formatDate(noonOf(day), 'day')}</b>
          </button>
        ))}
      </div>
      <IconButton
        icon="chevron-right"
        label={t('date.later')}
        disabled={distance >= reach.ahead}
        onClick={() => go(1)}
      />
      {hasCalendar ? <DatePicker value={value} today={today} onChange={onChange} /> : undefined}
    </div>
  )
}
