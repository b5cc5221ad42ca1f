import { useT } from '@pitchside/i18n'
import { useQuery, useStore } from '@pitchside/platform'
import { Button, ChatLine, Skeleton, Spinner } from '@pitchside/ui'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatEntry } from '../../parts/room-feed/chat-entry'
import type { LineFeed } from '../../parts/room-feed/line-feed'
import { fetchLiveNotice } from '../../parts/room-feed/room-chat.calls'
import { useHiddenEffect } from '../../parts/room-feed/use-hidden-effect'
import styles from './chat-lines.module.css'
import { ChatRow } from './chat-row'
import { useLineWindow } from './use-line-window'
import { walkNames } from './walk-names'

export interface ChatLinesProps {
  feed: LineFeed
  /** What a press on a name does; without it names are words. */
  onName?: (entry: ChatEntry, box: DOMRect) => void
  /** What stands above all lines; what the house says to everybody when nothing else is said. */
  above?: ReactNode
}

/** What the house says to everybody, above all lines. */
function Notice() {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'notice'],
    queryFn: fetchLiveNotice,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <ChatLine kind="system">{data || t('chat.welcome')}</ChatLine>
}

/** Above the first line: that there are older ones, that they come, or that they don't. */
function Beginning({ feed }: { feed: LineFeed }) {
  const t = useT('live')
  const history = useStore(feed.store, (state) => state.history)
  const older = useStore(feed.store, (state) => state.older)
  if (history === 'loading') return <Skeleton lines={8} height={14} />
  if (history === 'failed' || older === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {t('chat.historyFailed')}
        <button type="button" onClick={() => void (history === 'failed' ? feed.loadHistory() : feed.loadOlder())}>
          {t('chat.retry')}
        </button>
      </p>
    )
  if (older === 'loading')
    return (
      <p className={styles.older}>
        <Spinner size={16} />
      </p>
    )
  if (older === 'more')
    return (
      <p className={styles.older}>
        <button type="button" onClick={() => void feed.loadOlder()}>
          {t('chat.older')}
        </button>
      </p>
    )
  return undefined
}

/** How many lines came since the newest was in view. */
function useUnseen(lines: readonly ChatEntry[], isPinned: boolean): number {
  const lastSeen = useRef<string>(undefined)
  const lastKey = lines.at(-1)?.key
  if (isPinned) lastSeen.current = lastKey
  return useMemo(() => {
    if (isPinned) return 0
    const place = lines.findLastIndex(({ key }) => key === lastSeen.current)
    return lines.slice(place + 1).filter(({ isMine }) => !isMine).length
  }, [lines, isPinned])
}

/** Lines of a room, the newest in view unless the visitor reads older ones. Only lines near the view are drawn. */
export function ChatLines({ feed, onName, above = <Notice /> }: ChatLinesProps) {
  const t = useT('live')
  const hidesEntrances = useHiddenEffect('3')
  const all = useStore(feed.store, (state) => state.lines)
  const isAwaited = useStore(feed.store, (state) => state.history === 'loading')
  const lines = useMemo(() => {
    // What is said meanwhile follows the lines before it: it would be pushed out of their place.
    if (isAwaited) return []
    return hidesEntrances ? all.filter(({ kind }) => kind !== 'enter') : all
  }, [all, hidesEntrances, isAwaited])
  const keys = useMemo(() => lines.map(({ key }) => key), [lines])
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isPinned, setPinned] = useState(true)
  const unseen = useUnseen(lines, isPinned)
  const onPinnedChange = useCallback(
    (next: boolean) => {
      setPinned(next)
      feed.setReading?.(!next)
    },
    [feed],
  )
  const onNearStart = useCallback(() => void feed.loadOlder(), [feed])
  const { range, before, after, toEnd, stay } = useLineWindow({ box, content, list, keys, onNearStart, onPinnedChange })
  const last = lines.at(-1)
  const own = last?.isMine && last.kind !== 'enter' ? last.key : undefined
  useEffect(() => {
    // Whoever writes wants to see it; that one's entrance was noticed is no reason to lose the place one reads at.
    if (own !== undefined) toEnd()
  }, [own, toEnd])
  const onRetry = useCallback((key: string) => void feed.retry?.(key), [feed])
  const onEnvelope = useCallback((id: number) => feed.openEnvelope?.(id), [feed])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const walked = walkNames(event)
    if (walked === 'held') stay()
    else if (walked === 'ended') toEnd()
  }
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.box}
        role="log"
        aria-label={t('chat.title')}
        aria-live="off"
        aria-keyshortcuts="ArrowUp ArrowDown"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div ref={content}>
          {above}
          <Beginning feed={feed} />
          <div ref={list} style={{ paddingTop: before, paddingBottom: after }}>
            {lines.slice(range.from, range.to).map((entry) => (
              <div key={entry.key} data-key={entry.key} className={styles.row}>
                <ChatRow entry={entry} onName={onName} onRetry={onRetry} onEnvelope={onEnvelope} />
              </div>
            ))}
          </div>
        </div>
      </div>
      {isPinned ? undefined : (
        <Button variant="primary" size="sm" isPill icon="arrow-down" className={styles.unseen} onClick={toEnd}>
          {unseen > 0 ? t('chat.newLines', { count: unseen }) : t('chat.toEnd')}
        </Button>
      )}
    </div>
  )
}
