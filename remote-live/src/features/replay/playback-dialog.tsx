import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useQuery, useStore } from '@pitchside/platform'
import { classNames, Dialog } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { EmotesOfRoom } from '../../parts/emotes/room-emotes'
import { freeTalk } from '../../parts/rooms/chat-rules'
import type { Playback } from '../../parts/rooms/rooms.calls'
import { useRoom } from '../../parts/rooms/use-room'
import { fetchReplayMoments } from '../player/moment'
import { Player } from '../player/player'
import { ChatLines } from '../room-chat/chat-lines'
import styles from './playback-dialog.module.css'
import { ReplayFeed } from './replay-feed'

const ClipDialog = lazy(() => import('../clips/clip-dialog').then(({ ClipDialog: view }) => ({ default: view })))

/** Nothing was said by this second of the film. */
function Silence({ feed }: { feed: ReplayFeed }) {
  const t = useT('live')
  const isSilent = useStore(feed.store, ({ history, lines }) => history === 'ready' && lines.length === 0)
  return isSilent ? <p className={css.caption}>{t('chat.silent')}</p> : undefined
}

/** A recording, and what was said while it was made. */
function Replay({ playback }: { playback: Playback }) {
  const t = useT('live')
  const { data: moments = [] } = useQuery({
    queryKey: ['live', 'replay-moments', playback.id],
    queryFn: ({ signal }) => fetchReplayMoments(playback.id, signal),
  })
  const { data: room } = useRoom(playback.anchorId)
  const feed = useMemo(() => new ReplayFeed(playback.id), [playback.id])
  useEffect(() => feed.open(), [feed])
  const second = useRef(0)
  const onTime = useCallback(
    (now: number) => {
      second.current = now
      feed.at(now)
    },
    [feed],
  )
  const [clipsAt, setClipsAt] = useState<number>()
  const clip = useCallback(() => asMember(() => setClipsAt(second.current)), [])
  return (
    <EmotesOfRoom value={(room?.rules ?? freeTalk).own}>
      <div className={classNames(styles.beside, css.oneBelow992)}>
        <Player
          isPlayback
          moments={moments}
          stills={{ live_id: playback.id }}
          src={playback.stream}
          poster={playback.cover}
          label={playback.title}
          barrage={feed.barrage}
          onTime={onTime}
          onClip={clip}
        />
        <section className={styles.chat} aria-label={t('chat.replayed')}>
          <h3>{t('chat.replayed')}</h3>
          <ChatLines feed={feed} above={<Silence feed={feed} />} />
        </section>
        {clipsAt === undefined ? undefined : (
          <Suspense>
            <ClipDialog
              from={{ playbackId: playback.id, second: clipsAt }}
              title={playback.title}
              onClose={() => setClipsAt(undefined)}
            />
          </Suspense>
        )}
      </div>
    </EmotesOfRoom>
  )
}

/** A recording over the page. A room below it goes on silently. */
export function PlaybackDialog({ playback, onClose }: { playback: Playback; onClose: () => void }) {
  const t = useT('live')
  return (
    <Dialog
      size="xl"
      title={playback.title}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      closeLabel={t('state.close')}
    >
      <Replay playback={playback} />
    </Dialog>
  )
}
