import { isGoalType } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { classNames, Icon, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import type { MatchEvent } from './match-detail.calls'
import styles from './timeline.module.css'

const breakKeys: Record<number, string> = { 11: 'state.halfTime', 12: 'state.finished', 26: 'event.extraOver' }

function Mark({ event }: { event: MatchEvent }) {
  const t = useT('scores')
  if (isGoalType(event.type) || event.type === 29)
    return <Icon name="ball" size={16} label={t(`event.${event.type}`)} />
  if (event.type === 3) return <i className={styles.yellow} role="img" aria-label={t('event.3')} />
  if (event.type === 4 || event.type === 15)
    return <i className={styles.red} role="img" aria-label={t(`event.${event.type}`)} />
  if (event.type === 9) return <Icon name="arrow-left-right" size={16} label={t('event.9')} />
  return <Icon name={event.type === 28 ? 'tv' : 'circle-x'} size={16} label={t(`event.${event.type}`)} />
}

function words(t: ReturnType<typeof useT>, event: MatchEvent): { main: ReactNode; small: string } {
  if (isGoalType(event.type)) {
    const kind =
      event.type === 8
        ? t('event.8')
        : event.type === 17
          ? t('event.17')
          : event.other
            ? t('event.assist', { name: event.other })
            : ''
    // A goal that was taken back has no score: it never stood.
    if (event.isCancelled) return { main: event.player, small: t('event.cancelled') }
    return { main: `${event.player} ${event.score[0]}-${event.score[1]}`, small: kind }
  }
  if (event.type === 28)
    return {
      main: t(event.review ? `match.var.result${event.review.result}` : 'event.28'),
      small: event.review ? `VAR · ${t(`match.var.reason${event.review.reason}`)}` : event.player,
    }
  if (event.type === 9) return { main: `${event.other} ↑`, small: `${event.player} ↓` }
  return { main: event.player || t(`event.${event.type}`), small: event.player ? t(`event.${event.type}`) : '' }
}

/** What moves a match: goals, also those taken back, sendings-off, penalties missed, reviews, kicks of a shoot-out. */
const keyTypes: ReadonlySet<number> = new Set([1, 4, 8, 15, 16, 17, 28, 29, 30])
export const keyMoments = (events: readonly MatchEvent[]): MatchEvent[] =>
  events.filter(({ type }) => keyTypes.has(type) || breakKeys[type] !== undefined)

/** What happened, newest first: home on the left, away on the right. */
export function Timeline({ events }: { events: readonly MatchEvent[] }) {
  const t = useT('scores')
  if (events.length === 0) return <StateBox kind="empty" title={t('detail.noEvents')} />
  return (
    <ol className={styles.line}>
      {events.toReversed().map((event) => {
        if (event.type === 19) return null
        if (event.type === 28 && event.side === 'neutral')
          return (
            <li key={event.id} className={styles.break}>
              {`${event.minute}′ ${words(t, event).main}`}
            </li>
          )
        const breakKey = breakKeys[event.type]
        if (breakKey)
          return (
            <li key={event.id} className={styles.break}>
              {`${t(breakKey)} ${event.score[0]}-${event.score[1]}`}
            </li>
          )
        const { main, small } = words(t, event)
        const text = (
          <span className={classNames(css.stack, css.shrink, event.isCancelled && styles.cancelled)}>
            <b className={css.bold}>{main}</b>
            <small className={css.caption}>{small}</small>
          </span>
        )
        return (
          <li key={event.id} className={styles.item}>
            <span className={classNames(css.row, css.gap10px, css.atEnd, css.endAligned)}>
              {event.side === 'home' ? (
                <>
                  {text}
                  <Mark event={event} />
                </>
              ) : undefined}
            </span>
            <span
              className={classNames(
                styles.minute,
                isGoalType(event.type) && !event.isCancelled && css.markedBrandGround,
              )}
            >{`${event.minute}′`}</span>
            <span className={classNames(css.row, css.gap10px)}>
              {event.side === 'away' ? (
                <>
                  <Mark event={event} />
                  {text}
                </>
              ) : undefined}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
