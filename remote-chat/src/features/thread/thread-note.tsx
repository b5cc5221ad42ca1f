import { useT } from '@pitchside/i18n'
import { Button, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { attempt } from '../../parts/attempt/attempt'
import { type ChatStatus, useChat } from '../../parts/session/chat.store'
import { targetOf } from '../../parts/session/conversation-face'
import { currentMessaging } from '../../parts/session/current-messaging'
import { reconnect } from '../session/reconnect'
import classes from './thread-view.module.css'

const words: Partial<Record<ChatStatus, string>> = {
  kicked: 'thread.kicked',
  failed: 'thread.offline',
}

/** Over the field: why nothing can be written now, and the way out. */
export function ThreadNote({ conversationId }: { conversationId: string }) {
  const t = useT('chat')
  const [isBusy, setBusy] = useState(false)
  const target = targetOf(conversationId)
  const isBlocked = useChat((state) => state.blocked.includes(target))
  const status = useChat((state) => state.status)
  const why = words[status]
  if (!why && !isBlocked) return undefined
  const act = async () => {
    setBusy(true)
    await attempt(why ? reconnect : () => currentMessaging().removeFromBlacklist({ userIDList: [target] }))
    setBusy(false)
  }
  return (
    <div className={classes.note}>
      <Icon name={why ? 'wifi-off' : 'shield'} size={16} />
      <span className={css.fill} role="status">
        {t(why ?? 'thread.blockedNote')}
      </span>
      <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => void act()}>
        {t(why ? 'thread.reconnect' : 'thread.unblock')}
      </Button>
    </div>
  )
}
