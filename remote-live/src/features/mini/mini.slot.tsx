import { onUserChanged } from '@pitchside/auth'
import { disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { classNames, IconButton, Link, Spinner } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type RefObject, useEffect, useRef } from 'react'
import { type RoomDetail, roomPath } from '../../parts/rooms/room'
import { useRoom } from '../../parts/rooms/use-room'
import { useWatchTime } from '../../parts/watch-time/use-watch-time'
import type { LivePlayer } from '../player/live-player'
import { Poster } from '../player/poster'
import { useLivePlayer } from '../player/use-live-player'
import { isSilent, toggleMute } from '../player/volume-control'
import styles from './mini.module.css'

const close = (): void => bus.emit('mini.requested', { anchorId: 0 })

/** What ends it besides the visitor: the end of the broadcast, being sent away, and another member at this browser. */
function useEnds(anchorId: number): void {
  useEffect(
    () =>
      disposeAll([
        socket.subscribe(`room.${anchorId}`, {
          onData: ({ data }) => data.type === 'room' && data.event === 'end' && close(),
          onRefused: close,
        }),
        onUserChanged(close),
      ]),
    [anchorId],
  )
}

/** Pauses when another picture of the page begins to speak. */
function useManners(video: RefObject<HTMLVideoElement | null>, player: LivePlayer | undefined): void {
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const isOther = target instanceof HTMLMediaElement && target !== video.current
      if (isOther && !target.paused && !target.muted && video.current?.paused === false) player?.togglePlay()
    }
    const names = ['play', 'volumechange']
    // Events of media do not bubble.
    for (const name of names) document.addEventListener(name, look, true)
    return () => {
      for (const name of names) document.removeEventListener(name, look, true)
    }
  }, [video, player])
}

function Mini({ room }: { room: RoomDetail }) {
  const t = useT('live')
  const video = useRef<HTMLVideoElement>(null)
  const { player, snapshot } = useLivePlayer(video, { src: room.stream })
  const isPaused = snapshot?.phase === 'paused'
  useEnds(room.anchor.id)
  useManners(video, player)
  useWatchTime(room.anchor.id, snapshot?.hasPicture === true)
  const silent = snapshot !== undefined && isSilent(snapshot)
  return (
    <section className={styles.mini} aria-label={t('mini.title')} data-phase={snapshot?.phase}>
      <video ref={video} className={css.screenPicture} playsInline muted />
      <Poster src={room.cover} isOver={snapshot?.hasPicture === true} />
      <Link
        className={classNames(styles.back, css.ringedInsideSoft)}
        href={roomPath(room.anchor.id)}
        aria-label={t('mini.back', { name: room.anchor.name })}
      >
        <span className={css.cut} title={room.title}>
          {room.title}
        </span>
      </Link>
      {snapshot?.phase === 'playing' || isPaused ? undefined : (
        <span className={css.overlayCenter}>
          <Spinner size={24} />
        </span>
      )}
      <div className={styles.close}>
        <IconButton icon="x" size="sm" label={t('mini.close')} isOnMedia onClick={close} />
      </div>
      <div className={styles.bar}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          size="sm"
          label={t(isPaused ? 'player.play' : 'player.pause')}
          isOnMedia
          onClick={() => player?.togglePlay()}
        />
        <IconButton
          icon={silent ? 'volume-x' : 'volume-2'}
          size="sm"
          label={t(silent ? 'player.unmute' : 'player.mute')}
          isOnMedia
          onClick={() => player && toggleMute(player)}
        />
      </div>
    </section>
  )
}

/** A room in the corner of whatever page the visitor went to. */
export default function MiniSlot({ anchorId }: { anchorId: number }) {
  const { data: room, isKicked, isUnknown } = useRoom(anchorId)
  const isOver = isKicked || isUnknown || (room !== undefined && (room.state !== 1 || room.stream === ''))
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  return room && !isOver ? <Mini key={anchorId} room={room} /> : undefined
}
