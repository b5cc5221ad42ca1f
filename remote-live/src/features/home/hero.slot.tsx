import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Link, useQuery } from '@pitchside/platform'
import type { SlotProps } from '@pitchside/remote-kit'
import {
  Avatar,
  Badge,
  Button,
  Card,
  classNames,
  Heat,
  Icon,
  IconButton,
  Level,
  LiveBadge,
  Num,
  Picture,
  StateBox,
  useReducedMotion,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import { useMatchState } from '../../parts/match-clock/use-match-state'
import { RoomFeed } from '../../parts/room-feed/room-feed'
import { captionOf, type Room, roomPath } from '../../parts/rooms/room'
import { fetchRooms } from '../../parts/rooms/rooms.calls'
import { BarrageLayer } from '../barrage/barrage-layer'
import { Poster } from '../player/poster'
import { SampleBoard } from '../player/sample-board'
import { ScoreBug } from '../player/score-bug'
import { prepareToPlay, useLivePlayer } from '../player/use-live-player'
import styles from './hero.module.css'

const listed = 5

/** One room plays silently, with its barrage, as long as it is the chosen one; who asked for less motion starts it. */
function Preview({ room, isStill }: { room: Room; isStill: boolean }) {
  const t = useT('live')
  const video = useRef<HTMLVideoElement>(null)
  const [isAsked, setAsked] = useState(false)
  const plays = isAsked || !isStill
  const { player, snapshot } = useLivePlayer(video, { src: (plays && room.stream) || undefined, isPreview: true })
  const match = useMatchState(room.match)
  const anchorId = room.anchor.id
  const [feed] = useState(() => new RoomFeed(anchorId))
  useEffect(() => feed.open(), [feed])
  const isMuted = snapshot?.isMuted ?? true
  return (
    <div className={styles.player} data-phase={snapshot?.phase}>
      <video ref={video} className={styles.video} playsInline muted />
      <Poster src={room.cover} isOver={snapshot?.hasPicture === true} />
      {match && room.isSample ? <SampleBoard match={match} /> : undefined}
      <BarrageLayer source={feed.barrage} />
      {match ? <ScoreBug match={match} isSample={room.isSample} /> : undefined}
      <div className={styles.corner}>
        <Badge tone="media">
          <Heat label={t('room.heat')}>{compactNumber(room.heat)}</Heat>
        </Badge>
        <LiveBadge>{t('room.live')}</LiveBadge>
      </div>
      <div className={styles.bottom}>
        <Avatar id={anchorId} src={room.anchor.avatar} size={56} isLive hasHeadset />
        <div className={classNames(styles.words, css.fill)}>
          <h2>{room.title}</h2>
          <p>
            <span className={css.unbroken}>{room.anchor.name}</span> <Level value={room.anchor.level} />{' '}
            <span>{captionOf(room.match)}</span>
          </p>
        </div>
        {plays ? (
          <IconButton
            icon={isMuted ? 'volume-x' : 'volume-2'}
            label={t(isMuted ? 'player.unmute' : 'player.mute')}
            isOnMedia
            onClick={() => player?.sound.setMuted(!isMuted)}
          />
        ) : (
          <IconButton icon="play" label={t('player.play')} isOnMedia onClick={() => setAsked(true)} />
        )}
        <Button variant="primary" size="lg" isPill icon="play" href={roomPath(anchorId)} className={css.volt}>
          {t('home.enter')}
        </Button>
      </div>
    </div>
  )
}

function RoomItem({ room, isOn, onChoose }: { room: Room; isOn: boolean; onChoose: () => void }) {
  const t = useT('live')
  return (
    <Link
      to={roomPath(room.anchor.id)}
      className={classNames(
        styles.item,
        css.ringedInsideSoft,
        css.hoverable,
        isOn && classNames(styles.on, css.markedSoftGround),
      )}
      onPointerEnter={onChoose}
      onFocus={onChoose}
    >
      <Picture src={room.cover} />
      <span className={classNames(styles.itemWords, css.fill)}>
        <b>{room.title}</b>
        <span className={classNames(styles.itemMeta, isOn && css.markedSoft)}>
          <span>{room.anchor.name}</span>
          <Heat label={t('room.heat')}>{compactNumber(room.heat)}</Heat>
        </span>
      </span>
    </Link>
  )
}

/** The hottest room playing, and the next ones beside it. */
export default function HeroSlot({ waiting }: SlotProps['main.hero']) {
  const t = useT('live')
  const [chosen, setChosen] = useState<number>()
  const isStill = useReducedMotion()
  useEffect(() => {
    if (!isStill) prepareToPlay()
  }, [isStill])
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['live', 'hero'],
    queryFn: ({ signal }) => fetchRooms({ limit: listed }, signal),
  })
  if (isPending) return waiting
  if (isError) return <LoadFailed onRetry={refetch} minHeight={484} />
  const current = data.rows.find(({ anchor }) => anchor.id === chosen) ?? data.rows[0]
  if (!current)
    return (
      <StateBox
        kind="empty"
        minHeight={484}
        title={t('state.noRooms')}
        action={{ label: t('title.reserve'), href: '/reserve' }}
      />
    )
  return (
    <div className={classNames(styles.hero, css.oneBelow992, css.gridAside)}>
      <Preview key={current.anchor.id} room={current} isStill={isStill} />
      <Card isFlush className={styles.list}>
        <header className={styles.listHead}>
          <b className={css.heading}>{t('home.live')}</b>
          <Num value={compactNumber(data.total)} className={css.markedLiveBold} />
          <Link to="/anchor?type=0">
            {t('home.all')}
            <Icon name="chevron-right" size={15} />
          </Link>
        </header>
        {data.rows.map((room) => (
          <RoomItem
            key={room.anchor.id}
            room={room}
            isOn={room === current}
            onChoose={() => setChosen(room.anchor.id)}
          />
        ))}
      </Card>
    </div>
  )
}
