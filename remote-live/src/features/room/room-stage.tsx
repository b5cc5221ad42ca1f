import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useNavigate, useQuery, useStore } from '@pitchside/platform'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { EmotesOfRoom } from '../../parts/emotes/room-emotes'
import type { RoomFeed } from '../../parts/room-feed/room-feed'
import type { RoomDetail, RoomMatch } from '../../parts/rooms/room'
import { useLineActions } from '../barrage/use-line-actions'
import { EnvelopeCorner } from '../envelopes/envelope-corner'
import { GiftStage } from '../gifts/gift-stage'
import { HornMarquee } from '../horns/horn-marquee'
import { useFloatOnLeave } from '../mini/float-on-leave'
import { EntranceStage } from '../nobles/entrance-stage'
import { fetchMoments } from '../player/moment'
import { Player } from '../player/player'
import { ChatInput, type ChatInputHandle } from '../room-chat/chat-input'
import { severalPath } from '../several/several'
import { OffAir } from './off-air'

/** Marks of new moments come so much later at most. */
const momentsMs = 20_000

const ClipDialog = lazy(() => import('../clips/clip-dialog').then(({ ClipDialog: view }) => ({ default: view })))

export interface RoomStageProps {
  room: RoomDetail
  feed: RoomFeed
  match: RoomMatch | undefined
  /** The state of the room may have changed: load it anew. */
  onChange: () => void
  /** The first frame is on the screen. */
  onPicture: () => void
}

/** The picture of a room: the stream, or why there is none. */
export function RoomStage({ room, feed, match, onChange, onPicture }: RoomStageProps) {
  const t = useT('live')
  const isOver = useStore(feed.store, (state) => state.isOver)
  const silencedUntil = useStore(feed.store, (state) => state.silencedUntil)
  const field = useRef<ChatInputHandle>(null)
  const mention = useCallback((words: string) => field.current?.insert(words), [])
  const { actions, dialog } = useLineActions(room.anchor.id, mention)
  const isOffAir = room.state !== 1 || room.stream === '' || isOver
  const onWatched = useFloatOnLeave(room.anchor.id, () => !isOffAir && !feed.store.getState().isKicked)
  const { data: moments = [] } = useQuery({
    queryKey: ['live', 'moments', room.anchor.id, match?.id],
    queryFn: ({ signal }) => fetchMoments(room.anchor.id, signal),
    enabled: !isOffAir && match?.sport === 'football',
    refetchInterval: momentsMs,
  })
  const navigate = useNavigate()
  const [isClipping, setClipping] = useState(false)
  const clip = useCallback(() => asMember(() => setClipping(true)), [])
  const { own } = useStore(feed.store, (state) => state.rules) ?? room.rules
  if (isOffAir) return <OffAir room={room} isOver={isOver} onChange={onChange} />
  return (
    <EmotesOfRoom value={own}>
      <Player
        src={room.stream}
        poster={room.cover}
        label={t('player.label', { name: room.anchor.name })}
        barrage={feed.barrage}
        barrageActions={actions}
        match={match}
        isSample={room.isSample}
        shift={room.shift === '' ? undefined : { src: room.shift, since: room.startsAt }}
        moments={moments}
        stills={{ uid: room.anchor.id }}
        onPicture={onPicture}
        onWatched={onWatched}
        onClip={clip}
        onSeveral={() => void navigate(severalPath([room.anchor.id]))}
        layers={
          <>
            <GiftStage room={room} feed={feed} />
            <EntranceStage room={room} feed={feed} />
            <EnvelopeCorner room={room} feed={feed} />
            <HornMarquee room={room} feed={feed} />
            {dialog}
            {isClipping ? (
              <Suspense>
                <ClipDialog from={{ anchorId: room.anchor.id }} title={room.title} onClose={() => setClipping(false)} />
              </Suspense>
            ) : undefined}
          </>
        }
        input={
          <ChatInput
            isOnMedia
            handle={field}
            label={t('barrage.write')}
            placeholder={t('barrage.placeholder')}
            draft={`barrage-${room.anchor.id}`}
            silencedUntil={silencedUntil}
            onSend={(text) => feed.send(text)}
          />
        }
      />
    </EmotesOfRoom>
  )
}
