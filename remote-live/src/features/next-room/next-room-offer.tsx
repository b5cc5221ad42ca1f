import { useUser } from '@pitchside/auth'
import { compactNumber, useT } from '@pitchside/i18n'
import { useNavigate, useQuery } from '@pitchside/platform'
import { Button, Countdown, classNames, Heat, Picture } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useState } from 'react'
import { type RoomMatch, roomPath } from '../../parts/rooms/room'
import { fetchNextRoom, type NextRoom } from '../../parts/rooms/rooms.calls'
import styles from './next-room-offer.module.css'

/** Long enough to read where it goes, and to stay. */
const offerS = 15

/** Whether the visitor has begun a line: nobody is led away from it. */
function isWriting(): boolean {
  const field = document.activeElement
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== ''
}

function Offer({ room, reason }: NextRoom) {
  const t = useT('live')
  const navigate = useNavigate()
  const [isStaying, setStaying] = useState(false)
  const [endsAt] = useState(() => Date.now() + offerS * 1_000)
  const path = roomPath(room.anchor.id)
  const go = (): void => {
    if (isWriting()) setStaying(true)
    else void navigate(path)
  }
  return (
    <section className={styles.offer} aria-label={t('next.title')}>
      <Picture className={css.pictureWide} src={room.cover} />
      <div className={classNames(styles.words, css.fill)}>
        <small>{t(`next.reason.${reason}`)}</small>
        <b className={css.cut} title={room.title}>
          {room.title}
        </b>
        <span className={css.row2}>
          <span className={css.cut} title={room.anchor.name}>
            {room.anchor.name}
          </span>
          <Heat label={t('room.heat')}>{compactNumber(room.heat)}</Heat>
        </span>
      </div>
      {isStaying ? undefined : (
        <Countdown variant="ring" endsAt={endsAt} totalS={offerS} label={t('next.soon')} onEnd={go} />
      )}
      <div className={styles.buttons}>
        <Button variant="primary" icon="play" href={path}>
          {t('next.go')}
        </Button>
        {isStaying ? undefined : (
          <Button variant="secondary" onClick={() => setStaying(true)}>
            {t('next.stay')}
          </Button>
        )}
      </div>
    </section>
  )
}

export interface NextRoomOfferProps {
  /** Whose broadcast ended. */
  anchorId: number
  /** What it showed. */
  watched: RoomMatch | undefined
  /** When there is nothing to offer. */
  fallback: ReactNode
}

/** After a broadcast that ended while somebody watched: the room to go on with, by itself unless the visitor stays. */
export function NextRoomOffer({ anchorId, watched, fallback }: NextRoomOfferProps) {
  const isAnchor = useUser()?.id === anchorId
  const { data, isLoading } = useQuery({
    queryKey: ['live', 'next', anchorId],
    queryFn: () => fetchNextRoom(anchorId, watched),
    enabled: !isAnchor,
    gcTime: 0,
  })
  if (isLoading) return undefined
  return data ? <Offer {...data} /> : fallback
}
