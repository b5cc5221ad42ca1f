import { compactNumber, useT } from '@pitchside/i18n'
import { classNames, RoomCard, RoomCardSkeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { HoverFilm } from './hover-film'
import { captionOf, type Room, roomPath } from './room'
import styles from './room-grid.module.css'

export interface RoomGridProps {
  /** Undefined while they load. */
  rooms: readonly Room[] | undefined
  /** Cards to draw meanwhile. */
  skeletons: number
  /** A row that is begun is filled: those that would begin another are left out. */
  hasWholeRows?: boolean
  /** It fills the first screen of its page. */
  isLeading?: boolean
}

/** One room as a card, which shows its stream to who looks at it. */
export function RoomTile({ room, isLeading = false }: { room: Room; isLeading?: boolean }) {
  const t = useT('live')
  const caption = captionOf(room.match)
  const [like] = room.tags
  const tag = room.tag || (like && t(`tag.${like}`))
  const card = (
    <RoomCard
      href={roomPath(room.anchor.id)}
      title={room.title}
      anchor={{ id: room.anchor.id, src: room.anchor.avatar, name: room.anchor.name, level: room.anchor.level }}
      coverSrc={room.cover}
      {...(room.state === 1 ? { liveLabel: t('room.live') } : {})}
      {...(tag ? { tag } : {})}
      {...(caption ? { caption } : {})}
      heat={compactNumber(room.heat)}
      heatLabel={t('room.heat')}
      isLeading={isLeading}
    />
  )
  return room.stream === '' ? card : <HoverFilm src={room.stream}>{card}</HoverFilm>
}

/** Rooms as cards, or their shape while they load. */
export function RoomGrid({ rooms, skeletons, hasWholeRows = false, isLeading = false }: RoomGridProps) {
  return (
    <div
      className={classNames(css.roomGrid, css.twoBelow992, css.threeBelow1280, hasWholeRows && styles.whole)}
      aria-busy={rooms === undefined}
    >
      {rooms === undefined
        ? Array.from({ length: skeletons }, (_, index) => `skeleton-${index}`).map((key) => (
            <RoomCardSkeleton key={key} />
          ))
        : rooms.map((room, place) => (
            <RoomTile key={room.anchor.id} room={room} isLeading={isLeading && place === 0} />
          ))}
    </div>
  )
}
