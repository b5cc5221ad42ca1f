import { timeLabel, useT } from '@pitchside/i18n'
import { Avatar, Count, classNames, SearchField, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { EmojiText } from '../emoji/emoji-text'
import { pictureOf } from '../panel/picture-of'
import { useChat } from '../session/chat.store'
import { loadConversations } from '../session/chat-session'
import classes from './conversation-list.module.css'
import { previewOf } from './preview'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

function Skeletons() {
  return (
    <ul className={classes.list} aria-busy="true">
      {places.map((place) => (
        <li key={place} className={classes.row}>
          <Skeleton variant="circle" height={44} />
          <Skeleton lines={2} height={14} />
        </li>
      ))}
    </ul>
  )
}

/** Conversations, newest first, with what is unread; the field filters by name. */
export function ConversationList({ openId, onOpen }: { openId: string; onOpen: (conversationId: string) => void }) {
  const t = useT('chat')
  const [wanted, setWanted] = useState('')
  const { conversations, hasConversations, status } = useChat((state) => state)
  const shown = conversations.filter(({ userProfile }) =>
    userProfile.nick.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  )
  const now = Date.now()
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label={t('list.search')}
          placeholder={t('list.search')}
          clearLabel={t('list.clear')}
          value={wanted}
          onValueChange={setWanted}
        />
      </div>
      {!hasConversations && status !== 'failed' ? <Skeletons /> : undefined}
      {!hasConversations && status === 'failed' ? (
        <StateBox
          kind="error"
          title={t('list.failed')}
          action={{ label: t('list.retry'), onClick: () => void loadConversations() }}
        />
      ) : undefined}
      {hasConversations && shown.length === 0 ? (
        <StateBox kind="empty" title={wanted ? t('list.notFound') : t('list.empty')} />
      ) : undefined}
      <ul className={classes.list} aria-label={t('list.label')} hidden={shown.length === 0}>
        {shown.map(({ conversationID, userProfile, lastMessage, unreadCount }) => {
          const preview = previewOf(lastMessage, t)
          return (
            <li key={conversationID}>
              <button
                type="button"
                className={classNames(classes.row, conversationID === openId && classes.on)}
                aria-current={conversationID === openId ? 'true' : undefined}
                onClick={() => onOpen(conversationID)}
              >
                <Avatar
                  {...pictureOf(userProfile.avatar, userProfile.userID)}
                  size={44}
                  isLive={userProfile.isLive}
                  hasHeadset={userProfile.isAnchor}
                />
                <span className={classes.words}>
                  <b>{userProfile.nick || userProfile.userID}</b>
                  <span className={classes.preview}>
                    <EmojiText text={preview} />
                  </span>
                </span>
                <span className={classes.side}>
                  {lastMessage ? <time>{timeLabel(lastMessage.lastTime * 1_000, now)}</time> : undefined}
                  {unreadCount > 0 ? (
                    <Count value={unreadCount} label={t('list.unread', { count: unreadCount })} />
                  ) : undefined}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
