import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { IconButton } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { useChatPanel } from '../chat-panel/chat-panel.store'

/** Opens and closes the private chat; only for members. */
export function MessagesButton() {
  const t = useT('shell')
  const isSignedIn = useUser() !== undefined
  const { isOpen } = useChatPanel()
  const [unread, setUnread] = useState(0)
  useEffect(() => bus.on('chat.unreadChanged', ({ count }) => setUnread(count)), [])
  if (!isSignedIn) return undefined
  return (
    <IconButton
      icon="message-circle"
      label={unread > 0 ? t('messages.unread', { count: unread }) : t('messages.label')}
      hasDot={unread > 0}
      isOn={isOpen}
      aria-expanded={isOpen}
      onClick={() => bus.emit('chat.requested', { isOpen: !isOpen })}
    />
  )
}
