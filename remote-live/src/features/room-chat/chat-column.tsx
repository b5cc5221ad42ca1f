import { useT } from '@pitchside/i18n'
import { ChatLine, Tabs } from '@pitchside/ui'
import { useRef, useState } from 'react'
import styles from './chat-column.module.css'
import { ChatInput } from './chat-input'
import { ChatLines } from './chat-lines'
import { Ranking, TopThree } from './ranking'
import type { RoomFeed } from './room-feed'

export interface ChatColumnProps {
  feed: RoomFeed
  anchorId: number
  announcement: string
}

/** The column beside the player: chat and ranking of the room's givers. */
export function ChatColumn({ feed, anchorId, announcement }: ChatColumnProps) {
  const t = useT('live')
  const [tab, setTab] = useState<'chat' | 'ranking'>('chat')
  const input = useRef<HTMLInputElement>(null)
  const mention = (name: string): void => {
    const field = input.current
    if (!field) return
    // Through the native setter, so that the field's own state follows.
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(field, `${field.value}@${name} `)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  const items = [
    { value: 'chat' as const, label: t('chat.title') },
    { value: 'ranking' as const, label: t('ranking.title') },
  ]
  return (
    <aside className={styles.column} aria-label={t('chat.title')}>
      <Tabs
        label={t('chat.title')}
        items={items}
        value={tab}
        onValueChange={setTab}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        {tab === 'chat' ? (
          <>
            <TopThree anchorId={anchorId} />
            {announcement ? (
              <div className={styles.notice}>
                <ChatLine kind="notice">{announcement}</ChatLine>
              </div>
            ) : undefined}
            <ChatLines feed={feed} onName={mention} />
            <div className={styles.input}>
              <ChatInput
                inputRef={input}
                label={t('chat.write')}
                placeholder={t('chat.placeholder')}
                onSend={(text) => feed.send(text)}
              />
            </div>
          </>
        ) : (
          <Ranking anchorId={anchorId} />
        )}
      </Tabs>
    </aside>
  )
}
