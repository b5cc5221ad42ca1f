import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useSearchParams, useStore } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { Card, classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { RoomClips } from '../features/clips/room-clips'
import { GiftBar } from '../features/gifts/gift-bar'
import { VipSeats } from '../features/nobles/vip-seats'
import { prepareToPlay } from '../features/player/use-live-player'
import { besideMs, useOnceReady } from '../features/player/use-once-ready'
import styles from '../features/room/live.module.css'
import { RoomHead } from '../features/room/room-head'
import { RoomPlaybacks } from '../features/room/room-playbacks'
import { RoomSkeleton } from '../features/room/room-skeleton'
import { RoomStage } from '../features/room/room-stage'
import { SameMatchRooms } from '../features/room/same-match-rooms'
import { ChatColumn } from '../features/room-chat/chat-column'
import { severalFrom } from '../features/several/several'
import { useMatchState } from '../parts/match-clock/use-match-state'
import { RoomFeed } from '../parts/room-feed/room-feed'
import type { RoomDetail, RoomMatch } from '../parts/rooms/room'
import { useRoom } from '../parts/rooms/use-room'
import { useWatchTime } from '../parts/watch-time/use-watch-time'

const SeveralRooms = lazy(() =>
  import('../features/several/several-rooms').then(({ SeveralRooms: view }) => ({ default: view })),
)

/** What lies under the stage: it waits for the picture. */
function BelowStage({ room, feed, match }: { room: RoomDetail; feed: RoomFeed; match: RoomMatch | undefined }) {
  const t = useT('live')
  return (
    <>
      <h2 className={css.spoken}>{t('room.about')}</h2>
      <VipSeats room={room} feed={feed} />
      {match ? (
        <Slot
          name="live.match-strip"
          props={{ matchId: match.id, sport: match.sport }}
          fallback={
            <Card>
              <Skeleton lines={4} height={18} />
            </Card>
          }
        />
      ) : undefined}
      <SameMatchRooms room={room} />
      <RoomClips anchorId={room.anchor.id} />
      <RoomPlaybacks anchorId={room.anchor.id} />
    </>
  )
}

function Room({ room, onChange }: { room: RoomDetail; onChange: () => void }) {
  const anchorId = room.anchor.id
  const feed = useMemo(() => new RoomFeed(anchorId), [anchorId])
  useEffect(() => feed.open(), [feed])
  const match = useMatchState(room.match)
  const starts = useStore(feed.store, (state) => state.starts)
  useEffect(() => {
    // The anchor came back: the stream's address comes with the room.
    if (starts > 0) onChange()
  }, [starts, onChange])
  const [hasPicture, setPicture] = useState(room.state !== 1)
  const onPicture = useCallback(() => setPicture(true), [])
  useWatchTime(anchorId, room.state === 1 && hasPicture)
  const isTurnOfBeside = useOnceReady(hasPicture, besideMs)
  const isTurnOfBelow = useOnceReady(hasPicture)
  return (
    <div className={classNames(styles.grid, css.oneBelow992)} data-theatre-frame="">
      <div className={classNames(styles.main, css.column)}>
        <div className={classNames(styles.room, css.framedCut)}>
          <RoomHead room={room} feed={feed} />
          <RoomStage room={room} feed={feed} match={match} onChange={onChange} onPicture={onPicture} />
          {isTurnOfBeside ? <GiftBar room={room} feed={feed} /> : <div className={styles.gifts} />}
        </div>
        {isTurnOfBelow ? <BelowStage room={room} feed={feed} match={match} /> : <div className={styles.rest} />}
      </div>
      {isTurnOfBeside ? <ChatColumn room={room} feed={feed} /> : <div className={styles.beside} />}
    </div>
  )
}

/** A live room: `/live?id=<anchor>`, or `uid` as older links write it; `with=<anchor>,…` shows more of them beside it. */
export default function LivePage() {
  const t = useT('live')
  const [search] = useSearchParams()
  const anchorId = Number(search.get('uid') ?? search.get('id') ?? 0)
  const several = severalFrom(search, anchorId)
  const { data, isPending, error, refetch, isKicked, isUnknown } = useRoom(anchorId)
  usePageName(data && `${data.title} - ${data.anchor.name}`)
  useEffect(() => {
    // The shell leads away from here and loads the kick list anew.
    if (isKicked) bus.emit('room.kicked', { anchorId })
  }, [isKicked, anchorId])
  useEffect(
    () =>
      bus.on('room.kicked', (kick) => {
        if (kick.anchorId === anchorId) bus.emit('toast.requested', { text: t('room.kicked'), tone: 'error' })
      }),
    [anchorId, t],
  )
  useEffect(prepareToPlay, [])
  // What played in the corner goes on here, or gives way.
  useEffect(() => bus.emit('mini.requested', { anchorId: 0 }), [])
  const reload = useCallback(() => void refetch(), [refetch])
  return (
    <div className={styles.page}>
      {isKicked ? (
        <StateBox
          kind="empty"
          minHeight={480}
          title={t('room.kicked')}
          action={{ label: t('room.otherRooms'), href: '/anchor?type=0' }}
        />
      ) : // An id that is no number is NaN, which is not above 0 either.
      isUnknown || !(anchorId > 0) ? (
        <StateBox
          kind="empty"
          minHeight={480}
          title={t('room.unknown')}
          action={{ label: t('room.otherRooms'), href: '/anchor?type=0' }}
        />
      ) : error && !data ? (
        <LoadFailed onRetry={refetch} minHeight={480} />
      ) : isPending ? (
        <RoomSkeleton hasPicture={!several} />
      ) : several ? (
        <Suspense fallback={<RoomSkeleton hasPicture={false} />}>
          <div className={classNames(styles.grid, css.oneBelow992)}>
            <SeveralRooms ids={several} />
          </div>
        </Suspense>
      ) : (
        <Room key={anchorId} room={data} onChange={reload} />
      )}
    </div>
  )
}
