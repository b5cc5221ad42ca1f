import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { Button, classNames, IconButton, Link, Spinner, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef } from 'react'
import { type RoomDetail, roomPath } from '../../parts/rooms/room'
import { fetchNextRoom } from '../../parts/rooms/rooms.calls'
import { useRoom } from '../../parts/rooms/use-room'
import { useWatchTime } from '../../parts/watch-time/use-watch-time'
import { usePlayerSettings } from '../player/player-settings.store'
import { Poster } from '../player/poster'
import { useLivePlayer } from '../player/use-live-player'
import { isSilent, toggleMute } from '../player/volume-control'
import styles from './several.module.css'

interface WindowProps {
  id: number
  /** It speaks, and its chat is beside it. */
  isMain: boolean
  onMain: () => void
  onRemove: () => void
  /** Another room takes its place. */
  onReplace: (id: number) => void
}

/** After the end: where it goes on, in the same place. */
function Over({ room, onReplace }: { room: RoomDetail } & Pick<WindowProps, 'onReplace'>) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'next', room.anchor.id],
    queryFn: () => fetchNextRoom(room.anchor.id, room.match),
    gcTime: 0,
  })
  const next = data?.room.anchor
  return (
    <div className={styles.words} role="status">
      {t('several.over')}
      {next ? (
        <Button size="sm" variant="secondary" icon="play" onClick={() => onReplace(next.id)}>
          {t('several.next', { name: next.name })}
        </Button>
      ) : undefined}
    </div>
  )
}

function Picture({ room, isMain, onMain }: { room: RoomDetail } & Pick<WindowProps, 'isMain' | 'onMain'>) {
  const t = useT('live')
  const video = useRef<HTMLVideoElement>(null)
  const { player, snapshot } = useLivePlayer(video, { src: room.stream, isPreview: true })
  const { name } = room.anchor
  useEffect(() => {
    // Whoever never touched the page hears nothing yet: browsers would stop the picture.
    const maySpeak = isMain && navigator.userActivation?.hasBeenActive === true
    player?.sound.setMuted(!maySpeak || usePlayerSettings.getState().isMuted)
  }, [player, isMain])
  useWatchTime(room.anchor.id, isMain && snapshot?.hasPicture === true)
  const silent = snapshot === undefined || isSilent(snapshot)
  return (
    <>
      <video ref={video} className={css.screenPicture} playsInline muted />
      <Poster src={room.cover} isOver={snapshot?.hasPicture === true} />
      {snapshot?.phase === 'playing' || snapshot?.phase === 'paused' ? undefined : (
        <span className={styles.words}>
          <Spinner size={24} />
        </span>
      )}
      <span className={styles.sound}>
        {isMain ? (
          <IconButton
            icon={silent ? 'volume-x' : 'volume-2'}
            size="sm"
            label={t(silent ? 'player.unmute' : 'player.mute')}
            isOnMedia
            onClick={() => player && toggleMute(player)}
          />
        ) : (
          <IconButton icon="volume-x" size="sm" label={t('several.listen', { name })} isOnMedia onClick={onMain} />
        )}
      </span>
    </>
  )
}

/** One of several rooms: its picture, and what can be done with its place. */
export function RoomWindow({ id, isMain, onMain, onRemove, onReplace }: WindowProps) {
  const t = useT('live')
  const { data: room, isKicked, isUnknown, refetch } = useRoom(id)
  useEffect(
    () =>
      socket.subscribe(`room.${id}`, {
        onData: ({ data }) => {
          if (data.type === 'room' && (data.event === 'end' || data.event === 'start')) void refetch()
        },
        onResync: () => void refetch(),
      }),
    [id, refetch],
  )
  const name = room?.anchor.name ?? ''
  const isOff = room !== undefined && (room.state !== 1 || room.stream === '')
  return (
    <section className={classNames(styles.window, isMain && styles.main)} aria-label={name}>
      <div className={styles.screen}>
        {isKicked || isUnknown ? (
          <StateBox kind="empty" minHeight={120} title={t(isKicked ? 'room.kicked' : 'room.unknown')} />
        ) : room && isOff ? (
          <Over room={room} onReplace={onReplace} />
        ) : room ? (
          <Picture room={room} isMain={isMain} onMain={onMain} />
        ) : undefined}
      </div>
      <footer className={css.row2}>
        <Link className={classNames(css.fill, css.cut)} href={roomPath(id)} title={room?.title}>
          <b>{name}</b> {room?.title}
        </Link>
        <IconButton icon="x" size="sm" label={t('several.remove', { name })} onClick={onRemove} />
      </footer>
    </section>
  )
}
