import { formatDate, useT } from '@pitchside/i18n'
import { asMember, LoadFailed } from '@pitchside/parts'
import { Avatar, Button, Card, classNames, Icon, Link, Noble, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import type { Seat } from './noble'
import { NobleDialog } from './noble-dialog'
import { useSeats } from './use-seats'
import { useStanding } from './use-standing'
import styles from './vip-seats.module.css'

const seatsShown = 8
function TakenSeat({ seat }: { seat: Seat }) {
  const t = useT('live')
  return (
    <li className={css.stack}>
      <Link
        href={`/persona?id=${seat.userId}`}
        className={classNames(styles.seat, css.ringed) ?? ''}
        data-tier={seat.tier}
      >
        <Avatar id={seat.userId} src={seat.avatar} size={44} tier={seat.tier} />
        <span className={styles.name}>{seat.name}</span>
        <span className={styles.rank}>
          <Noble tier={seat.tier}>{t(`noble.${seat.tier}`)}</Noble>
        </span>
      </Link>
    </li>
  )
}

/** What the member has, and how long still. */
function OwnRank({ onRenew }: { onRenew: () => void }) {
  const t = useT('live')
  const { data } = useStanding()
  if (!data?.tier) return undefined
  return (
    <>
      <Noble tier={data.tier}>{t(`noble.${data.tier}`)}</Noble>
      {data.isExpiring ? (
        <button type="button" className={classNames(styles.reminder, css.ringed)} onClick={onRenew}>
          <Icon name="bell" size={14} />
          {t('nobles.endsSoon', { date: formatDate(data.endsAt, 'day') })}
        </button>
      ) : undefined}
    </>
  )
}

/** Seats of the nobles who are in the room. */
export function VipSeats(props: RoomPartProps) {
  const t = useT('live')
  const [isOpen, setOpen] = useState(false)
  const { data, isPending, isError, refetch } = useSeats(props)
  const show = (): void => setOpen(true)
  const open = (): void => asMember(show)
  const seats = data?.seats.slice(0, seatsShown) ?? []
  const empty = Array.from({ length: seatsShown - seats.length }, (_, index) => `empty-${index}`)
  const title = (
    <span className={css.rowWrap23}>
      {t('nobles.seats')}
      <OwnRank onRenew={open} />
      <small className={classNames(css.caption, css.regular)}>{t('nobles.seated', { count: data?.total ?? 0 })}</small>
    </span>
  )
  const buy = (
    <Button variant="gold" size="sm" icon="crown" aria-haspopup="dialog" onClick={open}>
      {t('nobles.become')}
    </Button>
  )
  return (
    <Card title={title} actions={buy} aria-busy={isPending}>
      {isError && !data ? (
        <LoadFailed onRetry={refetch} />
      ) : isPending ? (
        <Skeleton variant="block" height={122} />
      ) : (
        <ul className={classNames(styles.seats, css.fourBelow1240)} aria-label={t('nobles.seats')}>
          {seats.map((seat) => (
            <TakenSeat key={seat.userId} seat={seat} />
          ))}
          {empty.map((key) => (
            <li key={key} className={css.stack}>
              <button type="button" className={classNames(styles.empty, css.ringed, css.hoverGold)} onClick={open}>
                <Icon name="plus" size={18} />
                {t('nobles.emptySeat')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? <NobleDialog anchorId={props.room.anchor.id} onClose={() => setOpen(false)} /> : undefined}
    </Card>
  )
}
