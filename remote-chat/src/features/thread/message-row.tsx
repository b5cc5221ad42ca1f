import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { type Translate, useT } from '@pitchside/i18n'
import { Bubble, BubbleTime, classNames, copyText, IconButton, Menu, type MenuItem } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { memo, useState } from 'react'
import { attempt } from '../../parts/attempt/attempt'
import { ClockLabel } from '../../parts/clock-label/clock-label'
import type { DisplayItem } from '../../parts/message/display-item'
import { tipText } from '../../parts/message/preview'
import { chatNow, type ThreadMessage } from '../../parts/session/chat.store'
import { removeMessage, retry, revoke } from '../../parts/session/thread-actions'
import { MessageBody } from './message-body'
import classes from './message-list.module.css'

interface RowProps {
  conversationId: string
  row: ThreadMessage
  item: DisplayItem
  /** The last of the own messages that was read: the mark stands there alone. */
  isLastRead: boolean
  hasName: boolean
  onOpenPicture: (url: string) => void
}

type MenuOf = Pick<RowProps, 'conversationId' | 'row' | 'item'>

function menuOf({ conversationId, row, item }: MenuOf, t: Translate): MenuItem[] {
  const { content, isOwn, status } = item
  const items: MenuItem[] = []
  if (content.type === 'text') {
    const { text } = content
    items.push({
      id: 'copy',
      icon: 'copy',
      label: t('message.copy'),
      onSelect: () => void copyText(text),
    })
  }
  const isYoung = chatNow() - item.atMs <= limits.messageRevokeS * 1_000
  if (isOwn && status === 'success' && content.type !== 'revoked' && isYoung)
    items.push({
      id: 'revoke',
      icon: 'rotate-ccw',
      label: t('message.revoke'),
      onSelect: () => void attempt(() => revoke(conversationId, row.message)),
    })
  items.push({
    id: 'delete',
    icon: 'x',
    label: t('message.delete'),
    isDangerous: true,
    onSelect: () => void attempt(() => removeMessage(conversationId, row.key, row.message)),
  })
  return items
}

/** Its lines are made when it opens: what can be done depends on how old the message is by then. */
function RowMenu(props: MenuOf) {
  const t = useT('chat')
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={classNames(classes.menu, css.revealed)}>
      <Menu
        align={props.item.isOwn ? 'end' : 'start'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton icon="ellipsis" size="sm" label={t('message.more')} />}
        items={isOpen ? menuOf(props, t) : []}
      />
    </span>
  )
}

/** Display items are made anew with each message that comes: a row is drawn again only when its own message changed. */
const isSameRow = (one: RowProps, other: RowProps): boolean =>
  one.row.message === other.row.message &&
  one.row.failure === other.row.failure &&
  one.row.isWaiting === other.row.isWaiting &&
  one.row.progress === other.row.progress &&
  one.item.isShowTime === other.item.isShowTime &&
  one.isLastRead === other.isLastRead &&
  one.conversationId === other.conversationId &&
  one.onOpenPicture === other.onOpenPicture

/** A message with its time, state and what can be done with it. */
export const MessageRow = memo(function MessageRow(props: RowProps) {
  const { conversationId, row, item, isLastRead, hasName, onOpenPicture } = props
  const t = useT('chat')
  const { content, isOwn } = item
  const time = item.isShowTime ? (
    <BubbleTime>
      <ClockLabel atMs={item.atMs} hasClock />
    </BubbleTime>
  ) : undefined
  if (content.type === 'tip' || content.type === 'revoked') {
    const text =
      content.type === 'tip'
        ? tipText(content, t)
        : t(isOwn ? 'message.revokedOwn' : 'message.revokedBy', { name: item.name })
    return (
      <div data-row={row.key} className={css.rigid}>
        {time}
        <BubbleTime>{text}</BubbleTime>
      </div>
    )
  }
  const isFailed = item.status === 'fail'
  const progress = row.progress !== undefined && row.progress < 1 ? ` ${Math.round(row.progress * 100)}%` : ''
  const status = isFailed
    ? (row.failure ?? t(row.isWaiting ? 'message.waiting' : 'message.failed'))
    : item.status === 'unSend'
      ? `${t('message.sending')}${progress}`
      : isLastRead
        ? t('message.read')
        : undefined
  return (
    <div data-row={row.key} className={css.rigid}>
      {time}
      <div className={classNames(classes.line, css.reveals, css.anchor)} data-own={isOwn || undefined}>
        {hasName && !isOwn ? <span className={classes.name}>{item.name}</span> : undefined}
        <Bubble
          author={{ id: item.senderId, src: item.avatar }}
          isMine={isOwn}
          isPicture={content.type !== 'text' && content.type !== 'unsupported'}
          isSending={item.status === 'unSend'}
          status={status}
          retryLabel={isFailed ? t('message.retry') : undefined}
          onRetry={isFailed ? () => void retry(conversationId, row.key) : undefined}
        >
          <MessageBody content={content} onOpenPicture={onOpenPicture} />
        </Bubble>
        <RowMenu conversationId={conversationId} row={row} item={item} />
      </div>
    </div>
  )
}, isSameRow)

/** Tells telemetry of a message nobody here can read. */
export const reportUnreadable = ({ ID }: { ID: string }, detail: string): void =>
  bus.emit('failure.seen', { where: 'chat', reason: 'message-unreadable', detail: `${ID}: ${detail}` })
