import { bus } from '@pitchside/bus'
import { timeLabel, useT } from '@pitchside/i18n'
import { Bubble, BubbleTime, Spinner } from '@pitchside/ui'
import { Fragment, useLayoutEffect, useMemo, useRef } from 'react'
import { pictureOf } from '../panel/picture-of'
import type { Thread } from '../session/chat.store'
import { displayItems } from './display-item'
import { MessageBody } from './message-body'
import classes from './message-list.module.css'
import { loadOlder, retry } from './thread-actions'

/** Distance from the top, px, at which older messages are asked for; from the bottom, that still counts as at the end. */
const nearPx = 60

/**
 * Keeps the reader's place: at the end new messages pull down; when older ones are put before, what is on the screen
 * stays where it was.
 */
function useKeptPlace(thread: Thread) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef({ firstKey: '', lastKey: '', height: 0, isAtEnd: true })
  const firstKey = thread.messages[0]?.key ?? ''
  const lastKey = thread.messages.at(-1)?.key ?? ''
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = place.current
    const isPrepended = before.firstKey !== '' && firstKey !== before.firstKey
    // One's own new message is always followed.
    const isOwnNew = lastKey !== before.lastKey && thread.messages.at(-1)?.message.status === 'unSend'
    if (isOwnNew) element.scrollTop = element.scrollHeight
    else if (isPrepended && !before.isAtEnd) element.scrollTop += element.scrollHeight - before.height
    else if (before.isAtEnd) element.scrollTop = element.scrollHeight
    place.current = { isAtEnd: before.isAtEnd || isOwnNew, firstKey, lastKey, height: element.scrollHeight }
  }, [thread.messages, thread.isLoadingOlder, firstKey, lastKey])
  const onScroll = () => {
    const element = box.current
    if (!element) return undefined
    place.current.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    place.current.height = element.scrollHeight
    return element.scrollTop < nearPx
  }
  return { box, onScroll }
}

/** Messages of a thread with their times and read marks. */
export function MessageList({ conversationId, thread }: { conversationId: string; thread: Thread }) {
  const t = useT('chat')
  const { box, onScroll } = useKeptPlace(thread)
  const items = useMemo(
    () =>
      displayItems(
        thread.messages.map(({ message }) => message),
        (message, detail) =>
          bus.emit('failure.seen', { where: 'chat', reason: 'message-unreadable', detail: `${message.ID}: ${detail}` }),
      ),
    [thread.messages],
  )
  const now = Date.now()
  const lastRead = items.findLastIndex((item) => item.isOwn && item.isRead)
  const onScrolled = () => {
    if (onScroll()) void loadOlder(conversationId)
  }
  return (
    <div
      ref={box}
      className={classes.list}
      onScroll={onScrolled}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      role="log"
      aria-label={t('thread.label')}
    >
      <div className={classes.top}>
        {thread.isLoadingOlder ? <Spinner label={t('thread.loadingOlder')} /> : undefined}
      </div>
      {items.map((item, index) => {
        const row = thread.messages[index]
        if (!row) return null
        const isFailed = item.status === 'fail'
        const status = isFailed
          ? (row.failure ?? t('message.failed'))
          : item.status === 'unSend'
            ? t('message.sending')
            : index === lastRead
              ? t('message.read')
              : undefined
        return (
          <Fragment key={row.key}>
            {item.isShowTime ? <BubbleTime>{timeLabel(item.atMs, now, { hasClock: true })}</BubbleTime> : undefined}
            <Bubble
              author={pictureOf(item.avatar, item.senderId)}
              isMine={item.isOwn}
              isPicture={item.content.type !== 'text' && item.content.type !== 'unsupported'}
              isSending={item.status === 'unSend'}
              status={status}
              retryLabel={isFailed ? t('message.retry') : undefined}
              onRetry={isFailed ? () => void retry(conversationId, row.key) : undefined}
            >
              <MessageBody content={item.content} />
            </Bubble>
          </Fragment>
        )
      })}
    </div>
  )
}
