import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { AlertDialog, SearchField, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useCallback, useState } from 'react'
import { attempt } from '../../parts/attempt/attempt'
import { useChat } from '../../parts/session/chat.store'
import { loadConversations } from '../../parts/session/chat-session'
import { faceOf } from '../../parts/session/conversation-face'
import { currentMessaging } from '../../parts/session/current-messaging'
import type { SdkConversation } from '../../provider/messaging.port'
import classes from './conversation-list.module.css'
import { ConversationRow } from './conversation-row'
import { useMoreRows } from './use-more-rows'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

function Skeletons() {
  return (
    <ul className={css.scrollBody} aria-busy="true">
      {places.map((place) => (
        <li key={place} className={classes.row}>
          <Skeleton variant="circle" height={44} />
          <Skeleton lines={2} height={14} />
        </li>
      ))}
    </ul>
  )
}

const pin = (row: SdkConversation) =>
  attempt(() => currentMessaging().pinConversation({ conversationID: row.conversationID, isPinned: !row.isPinned }))

interface ConversationListProps {
  openId: string
  onOpen: (conversationId: string) => void
  /** Where there is nobody to read from yet. */
  onFindPeople: () => void
}

/** Conversations, pinned ones first, then the newest; the field filters by name. */
export function ConversationList({ openId, onOpen, onFindPeople }: ConversationListProps) {
  const t = useT('chat')
  const [wanted, setWanted] = useState('')
  const [deleting, setDeleting] = useState<SdkConversation | undefined>(undefined)
  const conversations = useChat((state) => state.conversations)
  const hasConversations = useChat((state) => state.hasConversations)
  const hasFailed = useChat((state) => state.status === 'failed')
  const words = { nameless: t('contacts.nameless'), tourist: t('contacts.tourist') }
  const key = wanted.trim().toLocaleLowerCase()
  const found = key
    ? conversations.filter((row) => faceOf(row, words).name.toLocaleLowerCase().includes(key))
    : conversations
  const { shown, onScroll } = useMoreRows(found)
  const open = useCallback((id: string) => onOpen(id), [onOpen])
  const remove = () => {
    const row = deleting
    setDeleting(undefined)
    if (row) void attempt(() => currentMessaging().deleteConversation(row.conversationID))
  }
  return (
    <>
      <div className={css.searchPlace}>
        <SearchField
          label={t('list.search')}
          placeholder={t('list.search')}
          clearLabel={t('list.clear')}
          value={wanted}
          onValueChange={setWanted}
        />
      </div>
      {!hasConversations && !hasFailed ? <Skeletons /> : undefined}
      {!hasConversations && hasFailed ? <LoadFailed onRetry={loadConversations} title={t('list.failed')} /> : undefined}
      {hasConversations && shown.length === 0 ? (
        <StateBox
          kind="empty"
          title={wanted ? t('list.notFound') : t('list.empty')}
          {...(wanted ? {} : { action: { label: t('list.findPeople'), onClick: onFindPeople } })}
        />
      ) : undefined}
      <ul className={css.scrollBody} aria-label={t('list.label')} hidden={shown.length === 0} onScroll={onScroll}>
        {shown.map((row) => (
          <ConversationRow
            key={row.conversationID}
            row={row}
            isOpen={row.conversationID === openId}
            onOpen={open}
            onPin={pin}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      <AlertDialog
        isOpen={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title={t('list.deleteTitle')}
        description={t('list.deleteText', { name: deleting ? faceOf(deleting, words).name : '' })}
        confirmLabel={t('list.delete')}
        cancelLabel={t('cancel')}
        isDangerous
        onConfirm={remove}
      />
    </>
  )
}
