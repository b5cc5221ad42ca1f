import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { askToLogIn } from '@pitchside/parts'
import { classNames, StateBox, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { unreadOf, useChat } from '../../parts/session/chat.store'
import { closeThread, conversationIdOf, groupConversationId, openThread } from '../../parts/session/thread-actions'
import { enterAsTourist } from '../../parts/session/tourist'
import { findAgent, findPerson } from '../contacts/contacts.calls'
import type { Contact } from '../contacts/group-contacts'
import { ConversationList } from '../conversations/conversation-list'
import { NewsFoot } from '../notices/news-foot'
import { ThreadView } from '../thread/thread-view'
import classes from './chat-panes.module.css'

// The address book and groups wait for their tab.
const ContactList = lazy(() => import('../contacts/contact-list').then(({ ContactList: view }) => ({ default: view })))
const GroupList = lazy(() => import('../groups/group-list').then(({ GroupList: view }) => ({ default: view })))

type Tab = 'messages' | 'contacts' | 'groups'

const asPeer = ({ userId, nickname, avatar, isAnchor }: Contact) => ({
  userID: userId,
  nick: nickname,
  avatar,
  isAnchor,
})

/** A person that was asked for from elsewhere, e.g. a room. */
async function openPeer(peerId: number): Promise<void> {
  try {
    await openThread(conversationIdOf(peerId), asPeer(await findPerson(peerId)))
  } catch (error) {
    // The thread opens without a face: its own error box says what is wrong.
    bus.emit('failure.seen', { where: 'chat', reason: 'peer', detail: String(error) })
    await openThread(conversationIdOf(peerId))
  }
}

async function openSupport(): Promise<void> {
  const agent = await findAgent()
  await openThread(conversationIdOf(agent.userId), { ...asPeer(agent), isAgent: true })
}

/** Who is not logged in writes to support, with a tourist account, and to nobody else. */
function useTourist(isWanted: boolean): void {
  const status = useChat((state) => state.status)
  useEffect(() => {
    if (isWanted) void enterAsTourist()
  }, [isWanted])
  useEffect(() => {
    if (!isWanted || status !== 'ready') return
    openSupport().catch((error) =>
      bus.emit('failure.seen', { where: 'chat', reason: 'support', detail: String(error) }),
    )
  }, [isWanted, status])
}

export interface ChatPanesProps {
  peerId?: number
  isSupport?: boolean
  /** Grows when somebody asks again. */
  request?: number
  onClose?: () => void
}

/** Opens whom somebody asked for. Nothing opens by itself: what is open is told as read. */
function useAskedThread({ peerId, isSupport, request }: ChatPanesProps): void {
  const answered = useRef('')
  const isReady = useChat((state) => state.status !== 'off' && state.status !== 'connecting' && !state.isTourist)
  useEffect(() => {
    // Each request once: a log-in that comes back leaves the reader in the thread chosen since.
    const asked = [request, peerId, isSupport].join(' ')
    if (!isReady || asked === answered.current) return
    answered.current = asked
    if (peerId !== undefined) void openPeer(peerId)
    else if (isSupport) void openSupport()
  }, [isReady, peerId, isSupport, request])
}

/** List and thread side by side: the inside of the panel and of the page. */
export function ChatPanes({ peerId, isSupport, request, onClose }: ChatPanesProps) {
  const t = useT('chat')
  const user = useUser()
  const [tab, setTab] = useState<Tab>('messages')
  const openId = useChat((state) => state.openId)
  const unread = useChat(unreadOf)
  useTourist(!user && isSupport === true)
  useAskedThread({ peerId, isSupport, request })
  useEffect(() => closeThread, [])
  if (!user && !isSupport)
    return (
      <StateBox
        kind="empty"
        title={t('panel.loginFirst')}
        action={{ label: t('panel.login'), onClick: () => askToLogIn() }}
      />
    )
  if (!user)
    return (
      <div className={classNames(classes.panes, css.oneBelow720)} data-open data-alone>
        {openId ? (
          <ThreadView conversationId={openId} onBack={() => onClose?.()} onClose={onClose} />
        ) : (
          <div className={classNames(classes.none, css.center)}>
            <StateBox kind="empty" title={t('panel.support')} />
          </div>
        )}
      </div>
    )
  const openContact = (contact: Contact) => {
    setTab('messages')
    void openThread(conversationIdOf(contact.userId), asPeer(contact))
  }
  const openGroup = (groupId: string) => {
    setTab('messages')
    void openThread(groupConversationId(groupId))
  }
  return (
    <div className={classNames(classes.panes, css.oneBelow720)} data-open={openId !== '' || undefined}>
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
            { value: 'groups', label: t('panel.groups') },
          ]}
        >
          <Suspense>
            {tab === 'messages' ? (
              <ConversationList
                openId={openId}
                onOpen={(id) => void openThread(id)}
                onFindPeople={() => setTab('contacts')}
              />
            ) : tab === 'contacts' ? (
              <ContactList onOpen={openContact} />
            ) : (
              <GroupList onOpen={openGroup} />
            )}
          </Suspense>
        </Tabs>
        <NewsFoot />
      </div>
      {openId ? (
        <ThreadView key={openId} conversationId={openId} onBack={closeThread} onClose={onClose} />
      ) : (
        <div className={classNames(classes.none, css.center)}>
          <StateBox kind="empty" title={t('panel.choose')} />
        </div>
      )}
    </div>
  )
}
