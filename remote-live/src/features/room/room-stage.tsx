import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { formatDate, useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { Button, Countdown, Icon } from '@pitchside/ui'
import { useState } from 'react'
import { EnvelopeCorner } from '../envelopes/envelope-corner'
import { GiftStage } from '../gifts/gift-stage'
import { HornMarquee } from '../horns/horn-marquee'
import { EntranceStage } from '../nobles/entrance-stage'
import { Player } from '../player/player'
import { ChatInput } from '../room-chat/chat-input'
import type { RoomFeed } from '../room-chat/room-feed'
import type { RoomDetail, RoomMatch } from '../rooms/room'
import { toggleReservation } from '../rooms/rooms.calls'
import styles from './room-stage.module.css'

const dateOptions = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const

function ReserveButton({ planId, isReserved }: { planId: number; isReserved: boolean }) {
  const t = useT('live')
  const user = useUser()
  const [isOn, setOn] = useState(isReserved)
  const toggle = (): void => {
    toggleReservation(planId).then(setOn, (error: unknown) => console.warn('the reservation failed', error))
  }
  return (
    <Button
      variant={isOn ? 'secondary' : 'primary'}
      icon={isOn ? 'bell-ring' : 'bell'}
      aria-pressed={isOn}
      onClick={() => (user ? toggle() : bus.emit('login.requested', { resume: toggle }))}
    >
      {t(isOn ? 'reserve.reserved' : 'reserve.reserve')}
    </Button>
  )
}

/** In place of the player while nothing is on air: when it starts, or what comes next. */
function OffAir({ room, onStart }: { room: RoomDetail; onStart: () => void }) {
  const t = useT('live')
  const isWaiting = room.state === 0 && room.startsAt > Date.now()
  const plan = room.nextPlan
  return (
    <div className={styles.off} style={{ backgroundImage: `url("${room.cover}")` }}>
      <div className={styles.card}>
        <Icon name={isWaiting ? 'clock' : 'radio'} size={32} />
        <b>{t(isWaiting ? 'room.startsSoon' : 'room.offline')}</b>
        {isWaiting ? (
          <Countdown endsAt={room.startsAt} variant="blocks" label={t('room.startsSoon')} onEnd={onStart} />
        ) : (
          <p>{t('room.offlineText')}</p>
        )}
        {plan ? (
          <>
            <p>
              {t('room.next')} {formatDate(plan.startsAt, dateOptions)} · {plan.title}
            </p>
            <ReserveButton planId={plan.id} isReserved={plan.isReserved} />
          </>
        ) : undefined}
        <Button variant="outline" href="/anchor?type=0" className={styles.other}>
          {t('room.otherRooms')}
        </Button>
      </div>
    </div>
  )
}

export interface RoomStageProps {
  room: RoomDetail
  feed: RoomFeed
  match: RoomMatch | undefined
  /** The state of the room may have changed: load it anew. */
  onChange: () => void
}

/** The picture of a room: the stream, or why there is none. */
export function RoomStage({ room, feed, match, onChange }: RoomStageProps) {
  const t = useT('live')
  const isOver = useStore(feed.store, (state) => state.isOver)
  const silencedUntil = useStore(feed.store, (state) => state.silencedUntil)
  if (room.state !== 1 || room.stream === '' || isOver) return <OffAir room={room} onStart={onChange} />
  return (
    <Player
      src={room.stream}
      poster={room.cover}
      label={t('player.label', { name: room.anchor.name })}
      barrage={feed.barrage}
      match={match}
      layers={
        <>
          <GiftStage room={room} feed={feed} />
          <EntranceStage room={room} feed={feed} />
          <EnvelopeCorner room={room} feed={feed} />
          <HornMarquee room={room} feed={feed} />
        </>
      }
      input={
        <ChatInput
          isOnMedia
          label={t('barrage.write')}
          placeholder={t('barrage.placeholder')}
          draft={`barrage-${room.anchor.id}`}
          silencedUntil={silencedUntil}
          onSend={(text) => feed.send(text)}
        />
      }
    />
  )
}
