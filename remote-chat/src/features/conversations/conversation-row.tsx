import { useT } from '@pitchside/i18n'
import { Avatar, Count, classNames, EmojiText, Icon, IconButton, Menu } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { memo } from 'react'
import { ClockLabel } from '../../parts/clock-label/clock-label'
import { previewOf } from '../../parts/message/preview'
import { type ChatState, type ThreadMessage, useChat } from '../../parts/session/chat.store'
import { faceOf } from '../../parts/session/conversation-face'
import type { SdkConversation } from '../../provider/messaging.port'
import classes from './conversation-list.module.css'

type Message = ThreadMessage['message']

/** By the list, which is another one after each change: a key in the composer looks through no ten thousand messages. */
const failures = new WeakMap<readonly ThreadMessage[], Message | undefined>()

/** What did not arrive is told in the list too: in an open thread it may stand far from what the writer reads. */
function lastFailed({ threads }: ChatState, id: string): Message | undefined {
  const messages = threads[id]?.messages
  if (!messages) return undefined
  if (!failures.has(messages))
    failures.set(messages, messages.findLast(({ message }) => message.status === 'fail')?.message)
  return failures.get(messages)
}

interface RowProps {
  row: SdkConversation
  isOpen: boolean
  onOpen: (conversationId: string) => void
  onPin: (row: SdkConversation) => void
  onDelete: (row: SdkConversation) => void
}

/** A conversation: who, the last words or what was not sent yet, when, how much is unread. */
export const ConversationRow = memo(function ConversationRow({ row, isOpen, onOpen, onPin, onDelete }: RowProps) {
  const t = useT('chat')
  const draft = useChat((state) => (isOpen ? '' : (state.drafts[row.conversationID] ?? '')))
  const failed = useChat((state) => lastFailed(state, row.conversationID))
  const isTourist = useChat((state) => state.isTourist)
  const { conversationID, lastMessage, unreadCount, isPinned } = row
  const preview = draft.trim() || previewOf(failed ?? lastMessage, t)
  const face = faceOf(row, { nameless: t('contacts.nameless'), tourist: t('contacts.tourist') })
  return (
    <li className={classNames(css.reveals, css.anchor, isPinned && classes.pinned)}>
      <button
        type="button"
        className={classNames(classes.row, css.hoverable, isOpen && classes.on)}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(conversationID)}
      >
        <Avatar id={face.pictureId} src={face.avatar} size={44} isLive={face.isLive} hasHeadset={face.isAnchor} />
        <span className={classNames(classes.words, css.stack2px, css.shrink)}>
          <b className={classNames(css.cut, css.medium)} title={face.name}>
            {face.isGroup ? <Icon name="users" size={13} /> : undefined} {face.name}
          </b>
          <span className={classNames(classes.preview, isOpen && css.markedSoft, css.cut, css.caption)} title={preview}>
            {draft.trim() ? <em>{t('list.draft')}</em> : undefined}
            {failed && !draft.trim() ? <em>{t('list.unsent')}</em> : undefined}
            <EmojiText text={preview} />
          </span>
        </span>
        <span className={classNames(classes.side, isOpen && css.markedSoft)}>
          {lastMessage ? (
            <time>
              <ClockLabel atMs={lastMessage.lastTime * 1_000} />
            </time>
          ) : (
            <span />
          )}
          {unreadCount > 0 ? <Count value={unreadCount} label={t('list.unread', { count: unreadCount })} /> : undefined}
        </span>
      </button>
      {isTourist ? undefined : (
        <span className={classNames(classes.more, css.revealed)}>
          <Menu
            trigger={<IconButton icon="ellipsis" size="sm" label={t('list.more', { name: face.name })} />}
            items={[
              {
                id: 'pin',
                icon: 'arrow-up',
                label: t(isPinned ? 'list.unpin' : 'list.pin'),
                onSelect: () => onPin(row),
              },
              { id: 'delete', icon: 'x', label: t('list.delete'), isDangerous: true, onSelect: () => onDelete(row) },
            ]}
          />
        </span>
      )}
    </li>
  )
})
