import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { StateBox, Tabs } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { ContactList } from '../contacts/contact-list'
import { findPerson } from '../contacts/contacts.calls'
import type { Contact } from '../contacts/group-contacts'
import { ConversationList } from '../conversations/conversation-list'
import { unreadOf, useChat } from '../session/chat.store'
import { closeThread, conversationIdOf, openThread } from '../thread/thread-actions'
import { ThreadView } from '../thread/thread-view'
import classes from './chat-panes.module.css'

type Tab = 'messages' | 'contacts'

/** A person that was asked for from elsewhere, e.g. a room. */
async function openPeer(peerId: number): Promise<void> {
  try {
    const { userId, nickname, avatar, isAnchor } = await findPerson(peerId)
    await openThread(conversationIdOf(userId), { userID: userId, nick: nickname, avatar, isAnchor })
  } catch (error) {
    // The thread opens without a face: its own error box says what is wrong.
    bus.emit('failure.seen', { where: 'chat', reason: 'peer', detail: String(error) })
    await openThread(conversationIdOf(peerId))
  }
}

/** List and thread side by side: the inside of the panel and of the page. */
export function ChatPanes({ peerId, onClose }: { peerId?: number; onClose?: () => void }) {
  const t = useT('chat')
  const user = useUser()
  const [tab, setTab] = useState<Tab>('messages')
  const openId = useChat((state) => state.openId)
  const unread = useChat(unreadOf)
  const isReady = useChat((state) => state.status !== 'off' && state.status !== 'connecting')
  const first = useChat((state) => state.conversations[0]?.conversationID)
  useEffect(() => {
    if (isReady && peerId !== undefined) void openPeer(peerId)
  }, [isReady, peerId])
  useEffect(() => {
    const isWide = window.matchMedia('(min-width: 721px)').matches
    if (isReady && peerId === undefined && !openId && first && isWide) void openThread(first)
  }, [isReady, peerId, openId, first])
  useEffect(() => closeThread, [])
  if (!user)
    return (
      <StateBox
        kind="empty"
        title={t('panel.loginFirst')}
        action={{ label: t('panel.login'), onClick: () => bus.emit('login.requested', {}) }}
      />
    )
  const openContact = ({ userId, nickname, avatar, isAnchor }: Contact) => {
    setTab('messages')
    void openThread(conversationIdOf(userId), { userID: userId, nick: nickname, avatar, isAnchor })
  }
  return (
    <div className={classes.panes} data-open={openId !== '' || undefined}>
      <div className={classes.side}>
        <Tabs
          className={classes.tabs}
          panelClassName={classes.tabPanel}
          label={t('panel.tabs')}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'messages', label: t('panel.messages'), count: unread > 0 ? unread : undefined },
            { value: 'contacts', label: t('panel.contacts') },
          ]}
        >
          {tab === 'messages' ? (
            <ConversationList openId={openId} onOpen={(id) => void openThread(id)} />
          ) : (
            <ContactList onOpen={openContact} />
          )}
        </Tabs>
      </div>
      {openId ? (
        <ThreadView conversationId={openId} onBack={closeThread} onClose={onClose} />
      ) : (
        <div className={classes.none}>
          <StateBox kind="empty" title={t('panel.choose')} />
        </div>
      )}
    </div>
  )
}
