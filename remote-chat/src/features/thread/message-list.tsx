import { useT } from '@pitchside/i18n'
import { IconButton, Spinner } from '@pitchside/ui'
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react'
import { displayItems } from '../../parts/message/display-item'
import type { Thread } from '../../parts/session/chat.store'
import { isGroupId } from '../../parts/session/conversation-face'
import { loadOlder } from '../../parts/session/thread-actions'
import classes from './message-list.module.css'
import { MessageRow, reportUnreadable } from './message-row'
import { useThreadWindow } from './use-thread-window'

const PictureViewer = lazy(() => import('./picture-viewer').then(({ PictureViewer: view }) => ({ default: view })))

interface ListProps {
  conversationId: string
  thread: Thread
}

/** Messages of a thread with their times and read marks; of a long one only the part around the reader is in the page. */
export const MessageList = memo(function MessageList({ conversationId, thread }: ListProps) {
  const t = useT('chat')
  const [picture, setPicture] = useState('')
  const { messages } = thread
  const { box, window, onScroll, onGrown, toEnd, hasNewer } = useThreadWindow(
    messages,
    () => void loadOlder(conversationId),
  )
  const rows = useMemo(() => messages.slice(window.from, window.to), [messages, window])
  const items = useMemo(
    () =>
      displayItems(
        rows.map(({ message }) => message),
        reportUnreadable,
        messages[window.from - 1]?.message,
      ),
    [rows, messages, window.from],
  )
  const lastRead = items.findLastIndex((item) => item.isOwn && item.isRead)
  const openPicture = useCallback((url: string) => setPicture(url), [])
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.list}
        onScroll={onScroll}
        onLoadCapture={onGrown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        role="log"
        aria-label={t('thread.label')}
      >
        <div className={classes.top}>
          {thread.isLoadingOlder ? <Spinner label={t('thread.loadingOlder')} /> : undefined}
        </div>
        {messages.length === 0 && !thread.isLoadingOlder ? (
          <p className={classes.none}>{t('thread.none')}</p>
        ) : undefined}
        {items.map((item, index) => {
          const row = rows[index]
          return row ? (
            <MessageRow
              key={row.key}
              conversationId={conversationId}
              row={row}
              item={item}
              isLastRead={index === lastRead}
              hasName={isGroupId(conversationId)}
              onOpenPicture={openPicture}
            />
          ) : undefined
        })}
      </div>
      {hasNewer ? (
        <span className={classes.toEnd}>
          <IconButton icon="arrow-down" label={t('thread.toEnd')} onClick={toEnd} />
        </span>
      ) : undefined}
      {picture ? (
        <Suspense>
          <PictureViewer url={picture} onClose={() => setPicture('')} />
        </Suspense>
      ) : undefined}
    </div>
  )
})
