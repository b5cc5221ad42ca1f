import { updateUser, useUser } from '@pitchside/auth'
import { formatDate, useT } from '@pitchside/i18n'
import { Link, useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { Banner, Card, classNames, Icon, Skeleton, StateBox } from '@pitchside/ui'
import { useEffect } from 'react'
import { type ApplicationStatus, fetchApplication } from './application.calls'
import styles from './apply.module.css'
import { emptyForm } from './apply-form'
import { ApplyWizard } from './apply-wizard'

const dateOptions = { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const

/** Waiting for an operator: what has been done and what comes. */
function Awaiting({ sentAt }: { sentAt: number }) {
  const t = useT('live')
  const stations = ['sent', 'reviewing', 'decided'] as const
  return (
    <Card title={t('studio.apply.title')}>
      <div className={styles.state}>
        <Icon name="clock" size={40} />
        <b>{t('studio.apply.state.awaiting')}</b>
        <p>{t('studio.apply.state.awaitingText')}</p>
        <ol className={styles.stations}>
          {stations.map((station, index) => (
            <li
              key={station}
              className={classNames(index === 0 && styles.done)}
              aria-current={index === 1 ? 'step' : undefined}
            >
              <i>{index === 0 ? <Icon name="check" size={14} /> : index + 1}</i>
              {t(`studio.apply.station.${station}`)}
              {index === 0 && sentAt > 0 ? <small>{formatDate(sentAt, dateOptions)}</small> : undefined}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

function Succeeded() {
  const t = useT('live')
  return (
    <Card title={t('studio.apply.title')}>
      <div className={styles.state}>
        <Icon name="circle-check" size={40} />
        <b>{t('studio.apply.state.succeeded')}</b>
        <p>{t('studio.apply.state.succeededText')}</p>
        <Link className={styles.go} to="/member?type=9">
          {t('studio.apply.goLive')}
        </Link>
      </div>
    </Card>
  )
}

function Stated({ status, onSent }: { status: ApplicationStatus; onSent: () => void }) {
  const t = useT('live')
  if (status.state === 'awaiting') return <Awaiting sentAt={status.sentAt} />
  if (status.state === 'succeeded') return <Succeeded />
  const isFailed = status.state === 'failed'
  return (
    <>
      {isFailed ? (
        <Banner tone="danger">
          {t('studio.apply.state.failed')} {t('studio.apply.state.remark', { remark: status.remark })}
        </Banner>
      ) : undefined}
      <ApplyWizard initial={isFailed ? status.form : emptyForm} onSent={onSent} />
    </>
  )
}

/** Becoming an anchor: the form, or where the application stands. A decision shows at once. */
export function ApplyView() {
  const t = useT('live')
  const user = useUser()
  const client = useQueryClient()
  const userId = user?.id
  const queryKey = ['live', 'application', userId]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => fetchApplication(signal) })
  useEffect(() => {
    if (userId === undefined) return
    return socket.subscribe(`user.${userId}`, ({ data: news }) => {
      if (news.type === 'account' && news.event === 'anchor') void refetch()
    })
  }, [userId, refetch])
  const isAnchor = data?.state === 'succeeded'
  useEffect(() => {
    if (isAnchor && user && !user.isAnchor) updateUser({ isAnchor: true })
  }, [isAnchor, user])
  if (isError)
    return (
      <StateBox
        kind="error"
        minHeight={420}
        title={t('state.failed')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
      />
    )
  if (!data) return <Skeleton variant="large" height={420} />
  return <Stated status={data} onSent={() => void client.invalidateQueries({ queryKey })} />
}
