import { formatDate, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Button, Countdown, classNames, Icon, Picture } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import type { RoomDetail } from '../../parts/rooms/room'
import { fetchPlaybacks, type Playback, toggleReservation } from '../../parts/rooms/rooms.calls'
import { NextRoomOffer } from '../next-room/next-room-offer'
import { PlaybackDialog } from '../replay/playback-dialog'
import styles from './off-air.module.css'

const shownReplays = 3

function ReserveButton({ planId, isReserved }: { planId: number; isReserved: boolean }) {
  const t = useT('live')
  const [isOn, setOn] = useState(isReserved)
  const toggle = (): void => {
    toggleReservation(planId).then(setOn, (error: unknown) => console.warn('the reservation failed', error))
  }
  return (
    <Button
      variant={isOn ? 'secondary' : 'primary'}
      icon={isOn ? 'bell-ring' : 'bell'}
      aria-pressed={isOn}
      onClick={() => asMember(toggle)}
    >
      {t(isOn ? 'reserve.reserved' : 'reserve.reserve')}
    </Button>
  )
}

/** The anchor's latest recordings, to fill the time. */
function Replays({ anchorId }: { anchorId: number }) {
  const t = useT('live')
  const [playing, setPlaying] = useState<Playback>()
  const { data } = useQuery({ queryKey: ['live', 'playbacks', anchorId], queryFn: () => fetchPlaybacks(anchorId) })
  if (!data || data.length === 0) return undefined
  return (
    <>
      <section className={styles.replays} aria-label={t('room.playbacks')}>
        {data.slice(0, shownReplays).map((playback, place) => (
          <button
            key={playback.id}
            type="button"
            className={classNames(styles.replay, css.ringedRound, place === 2 && css.hiddenBelow1240)}
            onClick={() => setPlaying(playback)}
          >
            <Picture className={css.pictureWide} src={playback.cover} />
            <span className={css.cut} title={playback.title}>
              {playback.title}
            </span>
          </button>
        ))}
      </section>
      {playing ? <PlaybackDialog playback={playing} onClose={() => setPlaying(undefined)} /> : undefined}
    </>
  )
}

export interface OffAirProps {
  room: RoomDetail
  /** The broadcast ended while somebody watched. */
  isOver: boolean
  /** The planned start has come, or the end: what comes next is to be loaded. */
  onChange: () => void
}

/** In place of the player while nothing is on air: when it starts, what comes next, and what was. */
export function OffAir({ room, isOver, onChange }: OffAirProps) {
  const t = useT('live')
  useEffect(() => {
    if (isOver) onChange()
  }, [isOver, onChange])
  // With the end the room forgets its match.
  const [watched] = useState(room.match)
  const isWaiting = !isOver && room.state === 0 && room.startsAt > Date.now()
  const plan = room.nextPlan
  const title = isWaiting ? 'room.startsSoon' : isOver ? 'player.over' : 'room.offline'
  return (
    <div className={styles.off} style={{ backgroundImage: `url("${room.cover}")` }} data-testid="off-air">
      <div className={styles.card}>
        <Icon name={isWaiting ? 'clock' : 'radio'} size={32} />
        <b role="status">{t(title)}</b>
        {isWaiting ? (
          <Countdown endsAt={room.startsAt} variant="blocks" label={t('room.startsSoon')} onEnd={onChange} />
        ) : plan ? undefined : (
          <p>{t('room.offlineText')}</p>
        )}
        {plan ? (
          <p>
            {t('room.next')} {formatDate(plan.startsAt, 'moment')} · {plan.title}
          </p>
        ) : undefined}
        <div className={styles.buttons}>
          {plan ? <ReserveButton planId={plan.id} isReserved={plan.isReserved} /> : undefined}
          <Button variant="outline" href="/anchor?type=0" className={styles.other}>
            {t('room.otherRooms')}
          </Button>
        </div>
        {isOver ? (
          <NextRoomOffer anchorId={room.anchor.id} watched={watched} fallback={<Replays anchorId={room.anchor.id} />} />
        ) : (
          <Replays anchorId={room.anchor.id} />
        )}
      </div>
    </div>
  )
}
