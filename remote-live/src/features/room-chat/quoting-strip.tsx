import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { classNames, IconButton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { RoomText } from '../../parts/emotes/room-emotes'
import type { RoomFeed } from '../../parts/room-feed/room-feed'
import styles from './quote.module.css'

/** Above the line to write: the line it will answer. */
export function QuotingStrip({ feed }: { feed: RoomFeed }) {
  const t = useT('live')
  const quoting = useStore(feed.store, (state) => state.quoting)
  if (!quoting) return undefined
  return (
    <div className={classNames(css.row2, css.above2)}>
      <Quote name={quoting.user_nickname} text={quoting.text} />
      <IconButton
        icon="x"
        size="sm"
        label={t('modes.quoteNothing')}
        onClick={() => feed.store.getState().quote(undefined)}
      />
    </div>
  )
}

/** A line that is answered, in one line. */
export function Quote({ name, text }: { name: string; text: string }) {
  return (
    <q className={classNames(styles.quote, css.cut)} title={`${name}: ${text}`}>
      {name}: <RoomText text={text} />
    </q>
  )
}
