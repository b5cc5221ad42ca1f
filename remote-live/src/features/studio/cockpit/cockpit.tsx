import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useStore } from '@pitchside/platform'
import { AlertDialog, Badge, Button, Card, classNames, LiveBadge, Skeleton, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useMatchState } from '../../../parts/match-clock/use-match-state'
import { RoomFeed } from '../../../parts/room-feed/room-feed'
import type { RoomDetail } from '../../../parts/rooms/room'
import { fetchRoom } from '../../../parts/rooms/rooms.calls'
import { EnvelopeButton } from '../../envelopes/envelope-button'
import { ChatColumn } from '../../room-chat/chat-column'
import type { BroadcastSummary, OwnBroadcast } from '../broadcast'
import { HealthPanel, useHealth } from '../go-live/health-panel'
import { TitleField } from '../go-live/title-field'
import { OverlaysDialog } from '../overlays/overlays-dialog'
import { PlacardField } from '../settings/placard-field'
import { endBroadcast, setRaid } from '../studio.calls'
import { Alerts } from './alerts'
import styles from './cockpit.module.css'
import { DeskKeys } from './desk-keys'
import { EventList } from './event-list'
import { Numbers } from './numbers'
import { OwnPreview } from './own-preview'
import { PeopleList } from './people-list'
import { PollButton } from './poll-button'
import { QuickTexts } from './quick-texts'
import { RaidSelect } from './raid-select'
import { useBroadcastNews } from './use-broadcast-news'

export interface CockpitProps {
  broadcast: OwnBroadcast
  onEnded: (summary: BroadcastSummary) => void
}

/** The same window again, when it is open. */
const popOutChat = (anchorId: number): void =>
  void window.open(`/live-chat?id=${anchorId}`, 'pitchside-chat', 'popup,width=420,height=760')

/** What the broadcast is, and its end. */
function Head({
  broadcast,
  isOnAir,
  onEnded,
  desk,
}: CockpitProps & { isOnAir: boolean; desk: RefObject<HTMLElement | null> }) {
  const t = useT('live')
  const userId = useUser()?.id ?? 0
  const [isAsking, setIsAsking] = useState(false)
  const [isOverlaying, setIsOverlaying] = useState(false)
  const [raid, setRaidTo] = useState<number>()
  const end = useMutation({
    async mutationFn() {
      // Before the end: afterwards viewers ask where it goes on.
      if (raid !== undefined)
        await setRaid(raid).catch((error: unknown) => console.warn('the viewers are sent nowhere', error))
      return endBroadcast(broadcast.id)
    },
    onSuccess: onEnded,
    onSettled: () => setIsAsking(false),
  })
  return (
    <header className={styles.head}>
      {isOnAir ? (
        <LiveBadge>{t('studio.live.onAir')}</LiveBadge>
      ) : (
        <Badge tone="warning">{t('studio.live.waiting')}</Badge>
      )}
      <h2 className={css.truncate} title={broadcast.title}>
        {broadcast.title}
      </h2>
      <nav className={css.flex2} aria-label={t('studio.cockpit.more')}>
        <Button size="sm" variant="outline" icon="external-link" href={`/live?id=${userId}`} target="_blank">
          {t('studio.live.room')}
        </Button>
        <Button size="sm" variant="outline" icon="message-circle" onClick={() => popOutChat(userId)}>
          {t('studio.cockpit.popOut')}
        </Button>
        <Button size="sm" variant="outline" icon="layout-grid" onClick={() => setIsOverlaying(true)}>
          {t('studio.overlays.title')}
        </Button>
        <Button size="sm" variant="ghost" href="/member?type=20">
          {t('studio.summary.records')}
        </Button>
        <DeskKeys desk={desk} />
      </nav>
      <Button size="sm" variant="danger" data-desk="end" aria-keyshortcuts="Alt+E" onClick={() => setIsAsking(true)}>
        {t('studio.live.end')}
      </Button>
      {isOverlaying ? <OverlaysDialog onClose={() => setIsOverlaying(false)} /> : undefined}
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
      >
        {isOnAir && isAsking ? <RaidSelect ownId={userId} value={raid} onValueChange={setRaidTo} /> : undefined}
      </AlertDialog>
    </header>
  )
}

/** What happened, and who is there. */
function Crowd({ broadcastId, feed, room }: { broadcastId: number; feed: RoomFeed; room: RoomDetail }) {
  const t = useT('live')
  const [tab, setTab] = useState<'events' | 'people'>('events')
  const match = useMatchState(room.match)
  useBroadcastNews(feed, broadcastId)
  const send = (text: string): void => void feed.send(text)
  return (
    <div className={styles.crowd}>
      <Alerts match={match} feed={feed} />
      <QuickTexts onSend={send} />
      <Card isFlush className={styles.lists}>
        <Tabs
          label={t('studio.cockpit.crowd')}
          items={[
            { value: 'events', label: t('studio.cockpit.events') },
            { value: 'people', label: t('studio.cockpit.people') },
          ]}
          value={tab}
          onValueChange={setTab}
          className={classNames(styles.lists, styles.tabs)}
          panelClassName={styles.panel}
        >
          {tab === 'events' ? (
            <EventList broadcastId={broadcastId} />
          ) : (
            <PeopleList broadcastId={broadcastId} feed={feed} onMention={(name) => send(`@${name}`)} />
          )}
        </Tabs>
      </Card>
    </div>
  )
}

/** The anchor's place while the room is open: the picture, the chat, what happens, and everything to answer it with. */
export function Cockpit({ broadcast, onEnded }: CockpitProps) {
  const t = useT('live')
  const userId = useUser()?.id ?? 0
  const feed = useMemo(() => new RoomFeed(userId), [userId])
  useEffect(() => feed.open(), [feed])
  const isOver = useStore(feed.store, (state) => state.isOver)
  const starts = useStore(feed.store, (state) => state.starts)
  const { data: room, refetch } = useQuery({
    queryKey: ['live', 'room', userId],
    queryFn: ({ signal }) => fetchRoom(userId, signal),
    refetchInterval: 5_000,
  })
  // A demo room shows its demo until the real picture arrives: the push says when that is.
  const { data: health } = useHealth()
  const isPublic = health?.state === 2 || broadcast.durationS > 0
  useEffect(() => {
    if (starts > 0 || isPublic) void refetch()
  }, [starts, isPublic, refetch])
  const isOnAir = isPublic && room?.state === 1 && room.stream !== '' && !isOver
  // The room opened: its desk is what the anchor looks at now, wherever on the page the button stood.
  useEffect(() => {
    // No value: newer browsers give a promise, which is no clean-up.
    window.scrollTo({ top: 0 })
  }, [])
  const desk = useRef<HTMLElement>(null)
  return (
    <section ref={desk} className={styles.cockpit} data-fills-page="" aria-label={t('studio.cockpit.title')}>
      <Head broadcast={broadcast} isOnAir={isOnAir} onEnded={onEnded} desk={desk} />
      <div className={classNames(styles.grid, css.oneBelow1180)}>
        <div className={styles.stage}>
          <div className={styles.preview}>
            {isOnAir ? (
              <OwnPreview src={room.stream} cover={room.cover} />
            ) : (
              <p className={styles.waiting}>{t('studio.live.waitingText')}</p>
            )}
          </div>
          {room ? (
            <Numbers
              broadcastId={broadcast.id}
              feed={feed}
              room={room}
              onAirSince={isOnAir ? room.startsAt : undefined}
            />
          ) : undefined}
          <Card>
            <div className={css.stack4}>
              {room ? (
                <span className={css.contents} data-desk="envelope">
                  <EnvelopeButton room={room} />
                </span>
              ) : undefined}
              {isOnAir ? <PollButton /> : undefined}
              <TitleField saved={broadcast.title} />
              <PlacardField />
            </div>
          </Card>
          <HealthPanel />
        </div>
        {room ? (
          <>
            <Crowd broadcastId={broadcast.id} feed={feed} room={room} />
            <div className={styles.chat} data-desk="chat">
              <ChatColumn room={room} feed={feed} />
            </div>
          </>
        ) : (
          <Skeleton variant="large" height={420} />
        )}
      </div>
    </section>
  )
}
