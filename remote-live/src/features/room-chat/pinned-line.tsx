import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { Icon, IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { RoomText } from '../../parts/emotes/room-emotes'
import { pinLine } from '../../parts/room-feed/room-chat.calls'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import styles from './pinned-line.module.css'

/** The line the anchor put above all others. */
export function PinnedLine({ room, feed }: RoomPartProps) {
  const t = useT('live')
  const isAnchor = useUser()?.id === feed.anchorId
  const { pinned } = useStore(feed.store, (state) => state.rules) ?? room.rules
  // The room tells what became of it, and the client why it was refused.
  const unpin = (): void => void pinLine(feed.anchorId, undefined).catch(() => undefined)
  if (!pinned?.text) return undefined
  return (
    <div className={css.searchPlace}>
      <p className={styles.pinned}>
        <Icon name="arrow-up" size={15} label={t('modes.pinned')} />
        <span className={css.fill}>
          <b>{pinned.user_nickname}</b> <RoomText text={pinned.text} />
        </span>
        {isAnchor ? <IconButton icon="x" size="sm" label={t('modes.unpin')} onClick={unpin} /> : undefined}
      </p>
    </div>
  )
}
