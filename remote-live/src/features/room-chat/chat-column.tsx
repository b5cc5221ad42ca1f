import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { ChatLine, Skeleton, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { EmotesOfRoom } from '../../parts/emotes/room-emotes'
import type { ChatEntry } from '../../parts/room-feed/chat-entry'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { GuessStrip } from '../guesses/guess-strip'
import { useKnownGuesses } from '../guesses/use-guesses'
import { useKnownSeats } from '../nobles/use-seats'
import { PollCard } from '../polls/poll-card'
import styles from './chat-column.module.css'
import { ChatComposer } from './chat-composer'
import type { ChatInputHandle } from './chat-input'
import { ChatLines } from './chat-lines'
import { PinnedLine } from './pinned-line'
import { Ranking, TopThree } from './ranking'

const NoblesList = lazy(() => import('../crowd/nobles-list').then(({ NoblesList: view }) => ({ default: view })))
const FansList = lazy(() => import('../crowd/fans-list').then(({ FansList: view }) => ({ default: view })))
const UserCard = lazy(() => import('./user-card').then(({ UserCard: view }) => ({ default: view })))

/** The column beside the player: chat, the room's best givers, its nobles and the anchor's fans. */
export function ChatColumn({ room, feed }: RoomPartProps) {
  const anchorId = room.anchor.id
  const t = useT('live')
  const [tab, setTab] = useState<'chat' | 'match' | 'ranking' | 'nobles' | 'fans'>('chat')
  const [chosen, setChosen] = useState<{ entry: ChatEntry; box: DOMRect }>()
  const placard = useStore(feed.store, (state) => state.placard) ?? room.announcement
  const { own } = useStore(feed.store, (state) => state.rules) ?? room.rules
  const nobles = useKnownSeats(anchorId)
  const { isPending: isGuessPending } = useKnownGuesses(anchorId)
  const input = useRef<ChatInputHandle>(null)
  const onName = useCallback((entry: ChatEntry, box: DOMRect) => setChosen({ entry, box }), [])
  const items = [
    { value: 'chat' as const, label: t('chat.title') },
    ...(room.match ? [{ value: 'match' as const, label: t('chat.match') }] : []),
    { value: 'ranking' as const, label: t('ranking.title') },
    { value: 'nobles' as const, label: t('crowd.nobles'), ...(nobles ? { count: nobles } : {}) },
    { value: 'fans' as const, label: t('crowd.fans') },
  ]
  return (
    <aside className={styles.column} aria-label={t('chat.title')} data-holds-boxes>
      <Tabs
        label={t('chat.title')}
        items={items}
        value={tab}
        onValueChange={setTab}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        {tab === 'chat' ? (
          <EmotesOfRoom value={own}>
            <TopThree anchorId={anchorId} />
            <GuessStrip room={room} />
            <div className={styles.below} aria-busy={isGuessPending}>
              <PollCard anchorId={anchorId} />
              {placard ? (
                <div className={css.searchPlace}>
                  <ChatLine kind="notice">{placard}</ChatLine>
                </div>
              ) : undefined}
              <PinnedLine room={room} feed={feed} />
              <ChatLines feed={feed} onName={onName} />
            </div>
            <ChatComposer room={room} feed={feed} handle={input} />
          </EmotesOfRoom>
        ) : tab === 'match' && room.match ? (
          <Slot
            name="live.match-panel"
            props={{ matchId: room.match.id, sport: room.match.sport }}
            fallback={<Skeleton lines={8} height={28} />}
          />
        ) : tab === 'nobles' || tab === 'fans' ? (
          <Suspense>
            {tab === 'nobles' ? <NoblesList room={room} feed={feed} /> : <FansList anchorId={anchorId} />}
          </Suspense>
        ) : (
          <Ranking anchorId={anchorId} />
        )}
      </Tabs>
      {chosen ? (
        <Suspense>
          <UserCard
            key={`${chosen.entry.key}-${chosen.box.top}`}
            feed={feed}
            person={chosen.entry}
            box={chosen.box}
            onMention={(name) => input.current?.insert(name && `@${name} `)}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      ) : undefined}
    </aside>
  )
}
