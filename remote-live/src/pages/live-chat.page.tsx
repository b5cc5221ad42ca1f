import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery, useSearchParams } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Skeleton, StateBox } from '@pitchside/ui'
import { useEffect, useMemo } from 'react'
import { ChatColumn } from '../features/room-chat/chat-column'
import { RoomFeed } from '../parts/room-feed/room-feed'
import type { RoomDetail } from '../parts/rooms/room'
import { fetchRoom } from '../parts/rooms/rooms.calls'
import styles from './live-chat.module.css'

function Chat({ room }: { room: RoomDetail }) {
  const feed = useMemo(() => new RoomFeed(room.anchor.id), [room.anchor.id])
  useEffect(() => feed.open(), [feed])
  return <ChatColumn room={room} feed={feed} />
}

/** The chat of a room in a window of its own, with all that keeps order: `/live-chat?id=<anchor>`. */
export default function LiveChatPage() {
  const t = useT('live')
  const [search] = useSearchParams()
  const anchorId = Number(search.get('id') ?? 0)
  const { data, error, refetch } = useQuery({
    queryKey: ['live', 'room', anchorId],
    queryFn: ({ signal }) => fetchRoom(anchorId, signal),
    enabled: anchorId > 0,
    refetchInterval: 60_000,
  })
  usePageName(data && `${t('title.chat')} - ${data.anchor.name}`)
  const isKicked = error instanceof CallError && error.reason === 'room-kicked'
  useEffect(() => {
    // The shell leads away from here and loads the kick list anew.
    if (isKicked) bus.emit('room.kicked', { anchorId })
  }, [isKicked, anchorId])
  const isUnknown = !(anchorId > 0) || (error instanceof CallError && error.isMissing)
  return (
    <div className={styles.window}>
      {isUnknown || isKicked ? (
        <StateBox kind="empty" minHeight={320} title={t(isKicked ? 'room.kicked' : 'room.unknown')} />
      ) : data ? (
        <Chat key={anchorId} room={data} />
      ) : error ? (
        <LoadFailed onRetry={refetch} minHeight={320} />
      ) : (
        <Skeleton variant="large" height={480} />
      )}
    </div>
  )
}
