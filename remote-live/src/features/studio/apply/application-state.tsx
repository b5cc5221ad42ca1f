import { formatDate, useT } from '@pitchside/i18n'
import { Link } from '@pitchside/platform'
import { Card, classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './apply.module.css'
import { stepLook } from './step-look'

const stations = ['sent', 'reviewing', 'decided'] as const

/** Waiting for an operator: what has been done and what comes. */
export function AwaitingReview({ title, sentAt }: { title: string; sentAt: number }) {
  const t = useT('live')
  return (
    <Card title={title}>
      <div className={styles.state}>
        <Icon className={css.brand} name="clock" size={40} />
        <b className={css.size18}>{t('studio.apply.state.awaiting')}</b>
        <p>{t('studio.apply.state.awaitingText')}</p>
        <ol className={styles.stations}>
          {stations.map((station, index) => (
            <li
              key={station}
              className={classNames(index === 0 && styles.done)}
              aria-current={index === 1 ? 'step' : undefined}
            >
              <i className={stepLook(index, 1)}>{index === 0 ? <Icon name="check" size={14} /> : index + 1}</i>
              {t(`studio.apply.station.${station}`)}
              {index === 0 && sentAt > 0 ? (
                <small className={css.muted}>{formatDate(sentAt, 'moment')}</small>
              ) : undefined}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

/** Approved, and where to go from here. */
export function Approved(props: { title: string; head: string; text: string; to: string; action: string }) {
  const { title, head, text, to, action } = props
  return (
    <Card title={title}>
      <div className={styles.state}>
        <Icon className={css.brand} name="circle-check" size={40} />
        <b className={css.size18}>{head}</b>
        <p>{text}</p>
        <Link className={styles.go} to={to}>
          {action}
        </Link>
      </div>
    </Card>
  )
}
