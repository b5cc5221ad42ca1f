import { clockTime, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, classNames, DiamondIcon, Icon, Num, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { GiftArt } from '../../gifts/gift-art'
import { type BroadcastEvent, fetchEvents } from './cockpit.calls'
import styles from './cockpit.module.css'
import { eventsKey } from './use-broadcast-news'

const icons = { follow: 'heart', noble: 'crown', envelope: 'mail' } as const

function What({ event }: { event: BroadcastEvent }) {
  const t = useT('live')
  if (event.kind === 'gift') return <>{t('studio.cockpit.event.gift', { gift: event.gift, count: event.count })}</>
  if (event.kind === 'noble') return <>{t('studio.cockpit.event.noble', { tier: t(`noble.${event.count}`) })}</>
  return <>{t(`studio.cockpit.event.${event.kind}`)}</>
}

/** Gifts, follows, nobles and envelopes of the broadcast, the newest on top. */
export function EventList({ broadcastId }: { broadcastId: number }) {
  const t = useT('live')
  const { data, isError, refetch } = useQuery({
    queryKey: eventsKey(broadcastId),
    queryFn: ({ signal }) => fetchEvents(broadcastId, signal),
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={160} />
  if (!data) return <Skeleton lines={6} height={32} />
  if (data.length === 0) return <p className={styles.none}>{t('studio.cockpit.noEvents')}</p>
  return (
    <ul className={css.stack} aria-label={t('studio.cockpit.events')}>
      {data.map((event) => (
        <li key={event.id} className={styles.row} data-kind={event.kind}>
          <Avatar id={event.userId} src={event.avatar} size={28} />
          <span className={css.fill}>
            <b className={css.truncate} title={event.name}>
              {event.name}
            </b>
            <small className={css.caption}>
              <What event={event} />
            </small>
          </span>
          {event.kind === 'gift' ? (
            <GiftArt icon={event.icon} size={24} />
          ) : (
            <Icon name={icons[event.kind]} size={18} />
          )}
          <span className={styles.end}>
            {event.diamonds > 0 ? (
              <span className={classNames(css.gold, css.inlineRow1)}>
                <DiamondIcon size={12} />
                <Num value={event.diamonds} />
              </span>
            ) : undefined}
            <time className={css.caption} dateTime={new Date(event.at).toISOString()}>
              {clockTime(event.at)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  )
}
