import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { FollowButton } from '../../parts/follow/follow-button'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import styles from './chat-modes.module.css'

/** Above the line to write: how the room talks now, and what to do about it. */
export function ChatModes({ room, feed }: RoomPartProps) {
  const t = useT('live')
  const user = useUser()
  const { slowS, isFollowersOnly, isEmotesOnly } = useStore(feed.store, (state) => state.rules) ?? room.rules
  const isManager = useStore(feed.store, (state) => state.isManager) || user?.id === feed.anchorId
  const modes = [
    ...(slowS > 0 ? [t('modes.slowText', { count: slowS })] : []),
    ...(isFollowersOnly ? [t('modes.followersText')] : []),
    ...(isEmotesOnly ? [t('modes.emotesText')] : []),
  ]
  if (modes.length === 0) return undefined
  const { anchor } = room
  return (
    <div className={styles.modes} role="status">
      <Icon name="info" size={14} />
      <span className={classNames(css.fill, css.caption)}>
        {modes.join(' · ')}
        {isManager ? ` · ${t('modes.free')}` : ''}
      </span>
      {isFollowersOnly && !isManager && !anchor.isFollowed ? (
        <FollowButton id={anchor.id} name={anchor.name} isFollowed={anchor.isFollowed} size="sm" />
      ) : undefined}
    </div>
  )
}
