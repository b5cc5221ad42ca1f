import { authStore, useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useStore } from '@pitchside/platform'
import { IconButton } from '@pitchside/ui'
import { lazy, type Ref, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { TopUpDialog } from '../../parts/paying/top-up-dialog'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { setHiddenEffect, useHiddenEffect } from '../../parts/room-feed/use-hidden-effect'
import { BubblePicker } from '../gifts/bubble-picker'
import { useBubbleSender } from '../gifts/use-bubble-sender'
import { HornButton } from '../horns/horn-button'
import styles from './chat-column.module.css'
import { ChatInput, type ChatInputHandle } from './chat-input'
import { ChatModes } from './chat-modes'
import { EmojiButton } from './emoji-button'
import { speakersFor } from './mention'
import { QuotingStrip } from './quoting-strip'

const ManageDialog = lazy(() =>
  import('../room-order/manage-dialog').then(({ ManageDialog: view }) => ({ default: view })),
)

/** Below the lines: tools, and the line to write. */
export function ChatComposer({ room, feed, handle }: RoomPartProps & { handle: Ref<ChatInputHandle> }) {
  const t = useT('live')
  const user = useUser()
  const isManager = useStore(feed.store, (state) => state.isManager)
  const silencedUntil = useStore(feed.store, (state) => state.silencedUntil)
  const restsUntil = useStore(feed.store, (state) => state.restsUntil)
  const hidesEntrances = useHiddenEffect('3')
  const [isManaging, setManaging] = useState(false)
  const field = useRef<ChatInputHandle>(null)
  useImperativeHandle(handle, () => ({ insert: (words) => field.current?.insert(words) }))
  const speakers = useCallback(
    (begun: string) => speakersFor(feed.store.getState().lines, begun, authStore.getState().user?.id),
    [feed],
  )
  const isAnchor = user?.id === feed.anchorId
  const bubbles = useBubbleSender(feed.anchorId)
  const sendColoured = async (text: string): Promise<void> => {
    // The words come back, so that nobody has to write them twice.
    if (!(await bubbles.send(text))) field.current?.insert(text)
  }
  return (
    <div className={styles.input}>
      <div className={styles.tools}>
        <EmojiButton
          onPick={(token) => field.current?.insert(token)}
          isDisabled={silencedUntil !== undefined && silencedUntil > Date.now()}
        />
        <HornButton anchorId={feed.anchorId} />
        <BubblePicker picked={bubbles.picked} onPicked={bubbles.pick} />
        <IconButton
          icon={hidesEntrances ? 'eye-off' : 'eye'}
          size="sm"
          label={t(hidesEntrances ? 'chat.showEntrances' : 'chat.hideEntrances')}
          aria-pressed={hidesEntrances}
          onClick={() => setHiddenEffect('3', !hidesEntrances)}
        />
        {isAnchor || isManager ? (
          <IconButton icon="shield" size="sm" label={t('manage.title')} onClick={() => setManaging(true)} />
        ) : undefined}
      </div>
      <ChatModes room={room} feed={feed} />
      <QuotingStrip feed={feed} />
      <ChatInput
        handle={field}
        label={t('chat.write')}
        placeholder={t('chat.placeholder')}
        draft={`chat-${feed.anchorId}`}
        silencedUntil={silencedUntil}
        restsUntil={restsUntil}
        speakers={speakers}
        onSend={bubbles.picked ? sendColoured : (text) => feed.send(text)}
      />
      <TopUpDialog
        isOpen={bubbles.short !== undefined}
        onClose={bubbles.forgetShort}
        {...(bubbles.short === undefined ? {} : { cost: bubbles.short })}
      />
      {isManaging ? (
        <Suspense>
          <ManageDialog room={room} feed={feed} isAnchor={isAnchor} onClose={() => setManaging(false)} />
        </Suspense>
      ) : undefined}
    </div>
  )
}
