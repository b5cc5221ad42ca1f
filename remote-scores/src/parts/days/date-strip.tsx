import { dayMs, type TimeZone } from '@pitchside/base'
import { matchDays } from '@pitchside/contract'
import { formatDate, useT } from '@pitchside/i18n'
import { classNames, IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, useState } from 'react'
import type { Sport } from '../matches/match'
import { DatePicker } from './date-picker'
import styles from './date-strip.module.css'
import { dateKey, noonOf } from './days'

const shown = 7
/** Days a list reaches back and ahead, without a calendar and with one. */
const shortReach = { back: 7, ahead: 13 }
const calendarReach = { back: matchDays.reach, ahead: matchDays.reach }

export interface DateStripProps {
  /** `YYYY-MM-DD`. */
  value: string
  onChange: (date: string) => void
  /** The day it is now where the visitor wants to be. */
  today?: string
  /** With it there is a calendar of this sport's matches, and the strip goes as far as the calendar. */
  calendarOf?: Sport
  /** Where the calendar's days begin. */
  zone?: TimeZone
}

/** Seven days around the chosen one, today in the middle at first; arrows move the window. */
export function DateStrip({ value, onChange, today = dateKey(Date.now()), calendarOf, zone = '' }: DateStripProps) {
  const t = useT('scores')
  const reach = calendarOf ? calendarReach : shortReach
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
    <div className={classNames(styles.strip, calendarOf && styles.wide)}>
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
      {calendarOf ? (
        <DatePicker sport={calendarOf} zone={zone} value={value} today={today} onChange={onChange} />
      ) : undefined}
    </div>
  )
}
