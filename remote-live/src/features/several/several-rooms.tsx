import { useT } from '@pitchside/i18n'
import { useNavigate, useQuery } from '@pitchside/platform'
import { Button, classNames, Menu } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useMemo, useState } from 'react'
import { RoomFeed } from '../../parts/room-feed/room-feed'
import { type RoomDetail, roomPath } from '../../parts/rooms/room'
import { fetchRooms } from '../../parts/rooms/rooms.calls'
import { useRoom } from '../../parts/rooms/use-room'
import { ChatColumn } from '../room-chat/chat-column'
import { RoomWindow } from './room-window'
import { severalMost, severalPath, spokenBy } from './several'
import styles from './several.module.css'

/** As many as fit a menu without much scrolling: the hottest. */
const offered = 15

/** Rooms on air that are not shown yet. */
function AddRoom({ ids, onAdd }: { ids: readonly number[]; onAdd: (id: number) => void }) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'several', 'offered'],
    queryFn: ({ signal }) => fetchRooms({ limit: offered }, signal),
  })
  const rooms = data?.rows.filter(({ anchor }) => !ids.includes(anchor.id)) ?? []
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="primary" icon="plus" disabled={rooms.length === 0}>
          {t('several.add')}
        </Button>
      }
      items={rooms.map(({ anchor, title }) => ({
        id: String(anchor.id),
        label: `${anchor.name} · ${title}`,
        onSelect: () => onAdd(anchor.id),
      }))}
    />
  )
}

function Chat({ room }: { room: RoomDetail }) {
  const anchorId = room.anchor.id
  const feed = useMemo(() => new RoomFeed(anchorId), [anchorId])
  useEffect(() => feed.open(), [feed])
  return <ChatColumn room={room} feed={feed} />
}

/** Two to four rooms at once: all are seen, the first is heard, and its chat stands beside them. Pictures and chat are two cells. */
export function SeveralRooms({ ids }: { ids: readonly number[] }) {
  const t = useT('live')
  const navigate = useNavigate()
  const [main = 0] = ids
  const { data: room } = useRoom(main)
  // A room keeps its place, whichever of them speaks.
  const [placed, setPlaced] = useState(ids)
  const places = [...placed.filter((id) => ids.includes(id)), ...ids.filter((id) => !placed.includes(id))]
  const show = (next: readonly number[], at = places): void => {
    setPlaced(at)
    void navigate(severalPath(next), { replace: true })
  }
  const remove = (id: number): void => {
    const left = ids.filter((one) => one !== id)
    if (left.length > 1) show(left)
    else void navigate(roomPath(left[0] ?? main))
  }
  const exchange = (id: number, next: number): void => {
    const swap = (one: number): number => (one === id ? next : one)
    if (ids.includes(next)) remove(id)
    else show(ids.map(swap), places.map(swap))
  }
  return (
    <>
      <div className={css.stack3}>
        <header className={classNames(css.rowWrap3, css.between)}>
          <h1 className={css.heading}>{t('several.title')}</h1>
          <span className={css.row2}>
            {ids.length < severalMost ? <AddRoom ids={ids} onAdd={(id) => show([...ids, id])} /> : undefined}
            <Button variant="outline" href={roomPath(main)}>
              {t('several.alone')}
            </Button>
          </span>
        </header>
        <div className={css.pairGrid}>
          {places.map((id) => (
            <RoomWindow
              key={id}
              id={id}
              isMain={id === main}
              onMain={() => show(spokenBy(ids, id))}
              onRemove={() => remove(id)}
              onReplace={(next) => exchange(id, next)}
            />
          ))}
        </div>
        <p className={css.caption}>{t('several.hint', { most: severalMost })}</p>
      </div>
      {room ? <Chat key={main} room={room} /> : <div className={styles.beside} />}
    </>
  )
}
