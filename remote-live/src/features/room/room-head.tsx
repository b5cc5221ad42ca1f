import { useUser } from '@pitchside/auth'
import { hoursText } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { compactNumber, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useStore } from '@pitchside/platform'
import { Avatar, Badge, Button, classNames, Heat, Icon, Level, Link, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import { FollowButton } from '../../parts/follow/follow-button'
import type { RoomFeed } from '../../parts/room-feed/room-feed'
import { heatHelp, type RoomDetail } from '../../parts/rooms/room'
import { ReportButton } from '../report/report-button'
import styles from './room-head.module.css'
import { SharePopover } from './share-popover'

function TimeOnAir({ since }: { since: number }) {
  const t = useT('live')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / 1_000))
  const text = hoursText(seconds)
  return (
    <span className={css.inlineRow1}>
      <Icon name="clock" size={14} />
      {t('room.onAir')} <Num value={text} />
    </span>
  )
}

/** Who broadcasts what, how many watch, and what a visitor can do about it. */
export function RoomHead({ room, feed }: { room: RoomDetail; feed: RoomFeed }) {
  const t = useT('live')
  const user = useUser()
  const heat = useStore(feed.store, (state) => state.heat) ?? room.heat
  const viewers = useStore(feed.store, (state) => state.viewers) ?? room.viewers
  const title = useStore(feed.store, (state) => state.title) ?? room.title
  const { anchor } = room
  const isLive = room.state === 1
  const write = (): void => bus.emit('chat.requested', { isOpen: true, peerId: anchor.id })
  return (
    <header className={styles.head}>
      <a className={styles.avatar} href={`/persona?id=${anchor.id}`} aria-label={anchor.name}>
        <Avatar id={anchor.id} src={anchor.avatar} size={56} isLive={isLive} hasHeadset />
      </a>
      <div className={css.fill}>
        <div className={classNames(styles.line, css.row2, css.shrink)}>
          <h1 title={title}>{title}</h1>
          {room.match?.competition ? <Badge tone="info">{room.match.competition}</Badge> : undefined}
        </div>
        <div className={styles.facts}>
          <span className={styles.name}>{anchor.name}</span>
          <Level value={anchor.level} label={t('room.level', { level: anchor.level })} />
          {isLive ? (
            <Link href={heatHelp} title={t('room.heatHow')}>
              <Heat label={t('room.heat')}>{compactNumber(heat)}</Heat>
            </Link>
          ) : undefined}
          <span className={css.inlineRow1} title={t('room.viewers')}>
            <Icon name="users" size={14} label={t('room.viewers')} />
            <Num value={compactNumber(viewers)} />
          </span>
          <span className={css.hiddenBelow1240}>{t('room.number', { number: anchor.id })}</span>
          {isLive ? (
            <span className={css.hiddenBelow1240}>
              <TimeOnAir since={room.startsAt} />
            </span>
          ) : undefined}
        </div>
      </div>
      <div className={styles.actions}>
        <span className={css.hiddenBelow1240}>
          <SharePopover anchorId={anchor.id} title={title} cover={room.cover} />
        </span>
        <span className={css.hiddenBelow1240}>
          <ReportButton target={{ kind: 'room', id: anchor.id }} ownerId={anchor.id} name={anchor.name} />
        </span>
        {user?.id === anchor.id ? undefined : (
          <span className={css.hiddenBelow1240}>
            <Button variant="outline" icon="message-circle" onClick={() => asMember(write)}>
              {t('room.privateMessage')}
            </Button>
          </span>
        )}
        <FollowButton
          id={anchor.id}
          name={anchor.name}
          isFollowed={anchor.isFollowed}
          fans={anchor.fans}
          icon="heart"
        />
      </div>
    </header>
  )
}
