import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { VisuallyHidden } from '@pitchside/ui'
import { ChatPanes } from '../features/panel/chat-panes'
import classes from './chat-page.module.css'

/** The private chat as a page of its own; `?id=` opens the conversation with somebody. */
export default function ChatPage() {
  const t = useT('chat')
  const id = Number(useSearchParams()[0].get('id')) || undefined
  return (
    <div className={classes.page}>
      <h1>
        <VisuallyHidden>{t('title.chat')}</VisuallyHidden>
      </h1>
      <div className={classes.box}>
        <ChatPanes peerId={id} />
      </div>
    </div>
  )
}
