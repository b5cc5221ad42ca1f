import { useUser } from '@pitchside/auth'
import { compactNumber, useT } from '@pitchside/i18n'
import { useMutation, useQuery, useStore } from '@pitchside/platform'
import { AlertDialog, Badge, Button, Card, classNames, DiamondIcon, LiveBadge, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useMemo, useRef, useState } from 'react'
import { RoomFeed } from '../../../parts/room-feed/room-feed'
import { fetchRoom } from '../../../parts/rooms/rooms.calls'
import { useLivePlayer } from '../../player/use-live-player'
import { type BroadcastSummary, lengthText, type OwnBroadcast } from '../broadcast'
import { PlacardField } from '../settings/placard-field'
import { endBroadcast } from '../studio.calls'
import studio from '../studio.module.css'
import styles from './go-live.module.css'
import { useHealth } from './health-panel'
import { TitleField } from './title-field'
import { useGiftIncome } from './use-gift-income'

/** The own stream as viewers get it, without sound: the anchor hears the real thing. */
function OwnPreview({ src, cover }: { src: string; cover: string }) {
  const t = useT('live')
  const video = useRef<HTMLVideoElement>(null)
  const { snapshot } = useLivePlayer(video, { src, isPreview: true })
  return (
    <video
      ref={video}
      className={styles.video}
      poster={cover}
      playsInline
      muted
      aria-label={t('studio.live.preview')}
      data-phase={snapshot?.phase ?? 'loading'}
    />
  )
}

function TimeOnAir({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <Num value={lengthText(Math.max(0, Math.floor((now - since) / 1_000)))} />
}

export interface OnAirPanelProps {
  broadcast: OwnBroadcast
  onEnded: (summary: BroadcastSummary) => void
}

/** While the room is open: the picture, what comes in, title and announcement, and the end. */
export function OnAirPanel({ broadcast, onEnded }: OnAirPanelProps) {
  const t = useT('live')
  const userId = useUser()?.id ?? 0
  const feed = useMemo(() => new RoomFeed(userId), [userId])
  useEffect(() => feed.open(), [feed])
  const live = useStore(feed.store)
  const { data: room, refetch } = useQuery({
    queryKey: ['live', 'room', userId],
    queryFn: ({ signal }) => fetchRoom(userId, signal),
    refetchInterval: 5_000,
  })
  const { starts } = live
  useEffect(() => {
    if (starts > 0) void refetch()
  }, [starts, refetch])
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => endBroadcast(broadcast.id),
    onSuccess: onEnded,
    onSettled: () => setIsAsking(false),
  })
  // A demo room shows its demo until the real picture arrives: the push says when that is.
  const { data: health } = useHealth()
  const isPublic = health?.state === 2 || broadcast.durationS > 0
  useEffect(() => {
    if (isPublic) void refetch()
  }, [isPublic, refetch])
  const isOnAir = isPublic && room?.state === 1 && room.stream !== '' && !live.isOver
  const income = useGiftIncome(feed, isOnAir ? room.startsAt : undefined)
  const numbers = [
    { key: 'viewers', value: <Num value={live.viewers ?? room?.viewers ?? 0} isAnimated /> },
    { key: 'heat', value: <Num value={compactNumber(live.heat ?? room?.heat ?? 0)} /> },
    {
      key: 'income',
      value: (
        <>
          <DiamondIcon />
          <Num className={css.gold} value={income} isAnimated />
        </>
      ),
    },
    { key: 'time', value: isOnAir ? <TimeOnAir since={room.startsAt} /> : <Num value="0:00:00" /> },
  ]
  return (
    <Card
      title={broadcast.title}
      actions={
        <>
          {isOnAir ? (
            <LiveBadge>{t('studio.live.onAir')}</LiveBadge>
          ) : (
            <Badge tone="warning">{t('studio.live.waiting')}</Badge>
          )}
          <Button size="sm" variant="outline" icon="external-link" href={`/live?id=${userId}`} target="_blank">
            {t('studio.live.room')}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setIsAsking(true)}>
            {t('studio.live.end')}
          </Button>
        </>
      }
    >
      <div className={classNames(styles.onAir, css.oneBelow1280)}>
        <div className={styles.preview}>
          {isOnAir ? (
            <OwnPreview src={room.stream} cover={room.cover} />
          ) : (
            <p className={styles.waiting}>{t('studio.live.waitingText')}</p>
          )}
        </div>
        <div className={css.stack4}>
          <dl className={studio.numbers}>
            {numbers.map(({ key, value }) => (
              <div key={key} className={studio.number}>
                <dt className={css.caption}>{t(`studio.live.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <TitleField saved={broadcast.title} />
          <PlacardField />
        </div>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('studio.live.endTitle')}
        description={t('studio.live.endText')}
        confirmLabel={t('studio.live.end')}
        cancelLabel={t('studio.cancel')}
        isDangerous
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </Card>
  )
}
