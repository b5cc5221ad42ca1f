import { type Disposer, disposeAll } from '@pitchside/base'
import { chatStore, unreadOf } from '../../parts/session/chat.store'
import { onNewMessages } from '../../parts/session/incoming'
import { hasSound } from './chat-settings'
import { followHeard } from './heard.store'
import { playMessageSound } from './message-sound'
import { titleWith } from './title-count'

/** While the visitor looks at another tab the title counts what is unread, also when somebody else changes it. */
function followTitle(): Disposer {
  const write = () => {
    const unread = document.visibilityState === 'hidden' ? unreadOf(chatStore.getState()) : 0
    const wanted = titleWith(document.title, unread)
    if (document.title !== wanted) document.title = wanted
  }
  const watch = new MutationObserver(write)
  watch.observe(document.head, { subtree: true, childList: true, characterData: true })
  const stop = chatStore.subscribe(write)
  document.addEventListener('visibilitychange', write)
  return () => {
    watch.disconnect()
    stop()
    document.removeEventListener('visibilitychange', write)
    document.title = titleWith(document.title, 0)
  }
}

/** A sound for what others write, unless it is on the screen already. */
function followSound(): Disposer {
  return onNewMessages((messages) => {
    const { openId } = chatStore.getState()
    const isSeen = (id: string) => id === openId && document.visibilityState === 'visible'
    if (hasSound() && messages.some(({ conversationID }) => !isSeen(conversationID))) playMessageSound(Date.now())
  })
}

/** Title and sound of new messages, and what else is told. */
export const followNews = (): Disposer => disposeAll([followTitle(), followSound(), followHeard()])
