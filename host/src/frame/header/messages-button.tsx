import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { IconButton } from '@pitchside/ui'
import { useChatPanel } from '../chat-panel/chat-panel.store'
import { useUnread } from '../chat-panel/use-unread'

/** Opens and closes the private chat; a visitor sees it only while an answer of support waits. */
export function MessagesButton() {
  const t = useT('shell')
  const isSignedIn = useUser() !== undefined
  const { isOpen } = useChatPanel()
  const unread = useUnread()
  if (!isSignedIn && unread === 0) return undefined
  return (
    <IconButton
      icon="message-circle"
      label={unread > 0 ? t('messages.unread', { count: unread }) : t('messages.label')}
      hasDot={unread > 0}
      isOn={isOpen}
      aria-expanded={isOpen}
      onClick={() => bus.emit('chat.requested', { isOpen: !isOpen, isSupport: !isSignedIn })}
    />
  )
}
