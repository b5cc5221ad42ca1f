import { useT } from '@pitchside/i18n'
import { asMember, LoadFailed } from '@pitchside/parts'
import { Avatar, classNames, Icon, Level, Link, Noble, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { NobleDialog } from '../nobles/noble-dialog'
import { useSeats } from '../nobles/use-seats'
import styles from './crowd.module.css'

/** Seats that stand open under those who sit. */
const openSeats = 2

/** The nobles who are in the room, the highest first, and seats that are still free. */
export function NoblesList(props: RoomPartProps) {
  const t = useT('live')
  const [isBuying, setBuying] = useState(false)
  const { data, isPending, isError, refetch } = useSeats(props)
  const buy = (): void => setBuying(true)
  if (isError && !data) return <LoadFailed onRetry={refetch} />
  return (
    <div className={css.scrollStack}>
      {isPending ? <Skeleton lines={6} height={40} /> : undefined}
      {data?.seats.length === 0 ? <p className={styles.none}>{t('crowd.noNobles')}</p> : undefined}
      <ul className={css.stack1} aria-label={t('crowd.nobles')}>
        {data?.seats.map((seat) => (
          <li key={seat.userId}>
            <Link href={`/persona?id=${seat.userId}`} className={classNames(styles.person, css.hoverable)}>
              <Avatar id={seat.userId} src={seat.avatar} size={38} tier={seat.tier} />
              <span className={css.fillTruncate} title={seat.name}>
                {seat.name}
              </span>
              <Level value={seat.level} label={t('room.level', { level: seat.level })} />
              <Noble tier={seat.tier}>{t(`noble.${seat.tier}`)}</Noble>
            </Link>
          </li>
        ))}
        {data
          ? Array.from({ length: openSeats }, (_, place) => `open-${place}`).map((key) => (
              <li key={key}>
                <button
                  type="button"
                  className={classNames(styles.open, css.hoverGold)}
                  aria-haspopup="dialog"
                  onClick={() => asMember(buy)}
                >
                  <Icon name="plus" size={18} />
                  {t('crowd.openSeat')}
                </button>
              </li>
            ))
          : undefined}
      </ul>
      {isBuying ? <NobleDialog anchorId={props.room.anchor.id} onClose={() => setBuying(false)} /> : undefined}
    </div>
  )
}
