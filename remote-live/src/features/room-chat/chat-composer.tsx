import { authStore, useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { IconButton } from '@pitchside/ui'
import { lazy, type Ref, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { BubblePicker } from '../gifts/bubble-picker'
import { HornButton } from '../horns/horn-button'
import type { RoomPartProps } from '../room/room-part'
import styles from './chat-column.module.css'
import { ChatInput, type ChatInputHandle } from './chat-input'
import { EmojiButton } from './emoji-button'
import { setHidesEntrances, useHidesEntrances } from './hidden-kinds'
import { speakersFor } from './mention'
import { useBubbleSender } from './use-bubble-sender'

const ManageDialog = lazy(() =>
  import('../room-order/manage-dialog').then(({ ManageDialog: view }) => ({ default: view })),
)

/** Below the lines: tools, and the line to write. */
export function ChatComposer({ room, feed, handle }: RoomPartProps & { handle: Ref<ChatInputHandle> }) {
  const t = useT('live')
  const user = useUser()
  const isManager = useStore(feed.store, (state) => state.isManager)
  const silencedUntil = useStore(feed.store, (state) => state.silencedUntil)
  const hidesEntrances = useHidesEntrances()
  const field = useRef<ChatInputHandle>(null)
  const { setBubble, send } = useBubbleSender(feed, (words) => field.current?.insert(words))
  const [isManaging, setManaging] = useState(false)
  useImperativeHandle(handle, () => ({ insert: (words) => field.current?.insert(words) }))
  const speakers = useCallback(
    (begun: string) => speakersFor(feed.store.getState().lines, begun, authStore.getState().user?.id),
    [feed],
  )
  const isAnchor = user?.id === feed.anchorId
  return (
    <div className={styles.input}>
      <div className={styles.tools}>
        <EmojiButton
          onPick={(token) => field.current?.insert(token)}
          isDisabled={silencedUntil !== undefined && silencedUntil > Date.now()}
        />
        <HornButton />
        <BubblePicker room={room} feed={feed} onPicked={setBubble} />
        <IconButton
          icon={hidesEntrances ? 'eye-off' : 'eye'}
          size="sm"
          label={t(hidesEntrances ? 'chat.showEntrances' : 'chat.hideEntrances')}
          aria-pressed={hidesEntrances}
          onClick={() => setHidesEntrances(!hidesEntrances)}
        />
        {isAnchor || isManager ? (
          <IconButton icon="shield" size="sm" label={t('manage.title')} onClick={() => setManaging(true)} />
        ) : undefined}
      </div>
      <ChatInput
        handle={field}
        label={t('chat.write')}
        placeholder={t('chat.placeholder')}
        draft={`chat-${feed.anchorId}`}
        silencedUntil={silencedUntil}
        speakers={speakers}
        onSend={send}
      />
      {isManaging ? (
        <Suspense>
          <ManageDialog anchorId={feed.anchorId} isAnchor={isAnchor} onClose={() => setManaging(false)} />
        </Suspense>
      ) : undefined}
    </div>
  )
}
