import { compactNumber, useT } from '@pitchside/i18n'
import { Avatar, classNames, Level, Link, RoomCard } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Marked } from './marked'
import type { FoundAnchor, FoundRoom } from './search.calls'
import classes from './search.module.css'

export function RoomGrid({ rooms }: { rooms: readonly FoundRoom[] }) {
  const t = useT('content')
  return (
    <div className={classNames(css.roomGrid, css.twoBelow992, css.threeBelow1280, css.hiddenEmpty)}>
      {rooms.map((room) => (
        <RoomCard
          key={room.id}
          href={`/live?id=${room.id}`}
          title={
            <span title={room.title}>
              <Marked text={room.title} ranges={room.ranges} />
            </span>
          }
          coverSrc={room.cover}
          liveLabel={t('find.onAir')}
          heat={compactNumber(room.heat)}
          heatLabel={t('find.heat')}
          anchor={{ id: room.id, src: room.anchorAvatar, name: room.anchor, level: room.level }}
        />
      ))}
    </div>
  )
}

export function AnchorGrid({ anchors }: { anchors: readonly FoundAnchor[] }) {
  const t = useT('content')
  return (
    <div className={classNames(css.twoBelow992, css.hiddenEmpty, css.grid3)}>
      {anchors.map((anchor) => (
        <Link
          key={anchor.id}
          className={classNames(classes.anchor, css.hoverLine)}
          href={anchor.isLive ? `/live?id=${anchor.id}` : `/persona?id=${anchor.id}`}
        >
          <Avatar id={anchor.id} src={anchor.avatar} size={52} isLive={anchor.isLive} hasHeadset />
          <span>
            <b className={css.row2}>
              <span>
                <Marked text={anchor.nickname} ranges={anchor.ranges} />
              </span>
              <Level value={anchor.level} />
            </b>
            <span>{anchor.signature}</span>
            <span>{t('find.fans', { count: anchor.fans, formatted: compactNumber(anchor.fans) })}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}
