import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { Button, ChatLine, type ChatUser, type NobleTier, Skeleton } from '@pitchside/ui'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatEntry } from './chat-entry'
import styles from './chat-lines.module.css'
import type { RoomFeed } from './room-feed'

/** Closer to the end than this counts as reading the newest line. */
const nearEndPx = 40

interface LineProps {
  entry: ChatEntry
  onName: (name: string) => void
  onRetry: (key: string) => void
}

const Line = memo(function Line({ entry, onName, onRetry }: LineProps) {
  const t = useT('live')
  const user: ChatUser = {
    name: entry.name,
    level: entry.level,
    ...(entry.tier > 0 ? { noble: { tier: entry.tier as NobleTier, name: t(`noble.${entry.tier}`) } } : {}),
    ...(entry.isAnchor ? { badge: { label: t('chat.anchor'), tone: 'brand' as const } } : {}),
    ...(entry.isAdmin ? { badge: { label: t('chat.moderator'), tone: 'info' as const } } : {}),
    ...(entry.isMine ? {} : { onSelect: () => onName(entry.name) }),
  }
  if (entry.kind === 'enter')
    return (
      <ChatLine kind="enter" user={user}>
        {t('chat.entered')}
      </ChatLine>
    )
  return (
    <div data-state={entry.state} className={styles.line}>
      <ChatLine kind="text" user={user} isMine={entry.isMine}>
        {entry.text}
      </ChatLine>
      {entry.state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {entry.error ?? t('chat.notSent')}
          <button type="button" onClick={() => onRetry(entry.key)}>
            {t('chat.retry')}
          </button>
        </p>
      ) : undefined}
    </div>
  )
})

/** Lines of a room, the newest in view unless the visitor reads older ones. */
export function ChatLines({ feed, onName }: { feed: RoomFeed; onName: (name: string) => void }) {
  const t = useT('live')
  const lines = useStore(feed.store, (state) => state.lines)
  const history = useStore(feed.store, (state) => state.history)
  const box = useRef<HTMLDivElement>(null)
  const isPinned = useRef(true)
  const lastSeen = useRef<string>(undefined)
  const [unseen, setUnseen] = useState(0)
  const lastKey = lines.at(-1)?.key
  const toEnd = useCallback(() => {
    isPinned.current = true
    setUnseen(0)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [])
  useLayoutEffect(() => {
    if (lastKey === undefined) return
    if (isPinned.current || lines.at(-1)?.isMine) {
      lastSeen.current = lastKey
      toEnd()
      return
    }
    const seenAt = lines.findIndex(({ key }) => key === lastSeen.current)
    setUnseen(lines.length - 1 - seenAt)
  }, [lines, lastKey, toEnd])
  useEffect(() => {
    const element = box.current
    if (!element) return
    let lastTop = element.scrollTop
    const onScroll = (): void => {
      const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx
      // Only a move upwards is the reader's: everything else is the column growing or shrinking.
      if (isNearEnd) isPinned.current = true
      else if (element.scrollTop < lastTop - 2) isPinned.current = false
      lastTop = element.scrollTop
      if (isNearEnd) setUnseen(0)
    }
    const observer = new ResizeObserver(() => {
      if (isPinned.current) toEnd()
    })
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [toEnd])
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={box} className={styles.box} role="log" aria-label={t('chat.title')} aria-live="off" tabIndex={0}>
        <ChatLine kind="system">{t('chat.welcome')}</ChatLine>
        {history === 'loading' ? <Skeleton lines={8} height={14} /> : undefined}
        {history === 'failed' ? (
          <p className={styles.failed} role="alert">
            {t('chat.historyFailed')}
            <button type="button" onClick={() => void feed.loadHistory()}>
              {t('chat.retry')}
            </button>
          </p>
        ) : undefined}
        {lines.map((entry) => (
          <Line key={entry.key} entry={entry} onName={onName} onRetry={(key) => void feed.retry(key)} />
        ))}
      </div>
      {unseen > 0 ? (
        <Button variant="primary" size="sm" isPill icon="arrow-down" className={styles.unseen} onClick={toEnd}>
          {t('chat.newLines', { count: unseen })}
        </Button>
      ) : undefined}
    </div>
  )
}
