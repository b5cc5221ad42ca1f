import { dayMs } from '@pitchside/base'
import { formatDate, useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dateKey, noonOf } from '../../parts/days/days'
import styles from './schedule-days.module.css'

/** Three weeks: one behind, this one and the next. */
const firstDay = -7
const lastDay = 13

export interface ScheduleDaysProps {
  /** `YYYY-MM-DD`. */
  value: string
  onChange: (date: string) => void
  today: string
}

/** The days the schedule knows, around today. */
export const scheduleDays = (today: string): string[] =>
  Array.from({ length: lastDay - firstDay + 1 }, (_, i) => dateKey(noonOf(today) + (firstDay + i) * dayMs))

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
  PageUp: (place) => place - 7,
  PageDown: (place) => place + 7,
}

/** Bar of 21 days. Arrows go by a day, page keys by a week. */
export function ScheduleDays({ value, onChange, today }: ScheduleDaysProps) {
  const t = useT('scores')
  const days = scheduleDays(today)
  const bar = useRef<HTMLDivElement>(null)
  const focusNext = useRef(false)
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!bar.current || !chosen) return
    bar.current.scrollLeft = chosen.offsetLeft - (bar.current.clientWidth - chosen.offsetWidth) / 2
    if (focusNext.current) chosen.focus()
    focusNext.current = false
  }, [value])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const last = days.length - 1
    const place = Math.min(last, Math.max(0, step(days.indexOf(value), last)))
    const day = days[place]
    if (day === undefined || day === value) return
    focusNext.current = true
    onChange(day)
  }
  return (
    <div ref={bar} className={styles.bar} role="tablist" aria-label={t('date.label')} onKeyDown={onKeyDown}>
      {days.map((day, place) => (
        <button
          key={day}
          type="button"
          role="tab"
          className={classNames(
            styles.day,
            css.hoverable,
            css.chosenBrand,
            place % 7 === 0 && place > 0 && styles.week,
            day === today && css.markedBrand,
          )}
          aria-selected={day === value}
          tabIndex={day === value || (!days.includes(value) && place === 0) ? 0 : -1}
          onClick={() => onChange(day)}
        >
          {day === today ? t('date.today') : formatDate(noonOf(day), 'weekday')}
          <b className={day === value ? undefined : css.soft}>{formatDate(noonOf(day), 'day')}</b>
        </button>
      ))}
    </div>
  )
}
