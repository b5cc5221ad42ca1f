import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Button, classNames } from '@pitchside/ui'
import { type FormEvent, type Ref, useState } from 'react'
import styles from './chat-input.module.css'

export interface ChatInputProps {
  /** Resolves when the line is sent or refused. */
  onSend: (text: string) => Promise<void>
  /** Over the video: a pill in media colours. */
  isOnMedia?: boolean
  label: string
  placeholder: string
  inputRef?: Ref<HTMLInputElement>
}

/** From here on the number of characters is shown. */
const counterFrom = limits.chatTextChars - 40

/** A line to write and send; a visitor is asked to log in, and the line is kept meanwhile. */
export function ChatInput({ onSend, isOnMedia, label, placeholder, inputRef }: ChatInputProps) {
  const t = useT('live')
  const user = useUser()
  const [text, setText] = useState('')
  const send = (): Promise<void> => {
    setText('')
    return onSend(text)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    // After the log-in the page is loaded anew, but not before the line is sent.
    if (user) void send()
    else bus.emit('login.requested', { resume: send })
  }
  return (
    <form className={classNames(styles.field, isOnMedia && styles.media)} onSubmit={submit}>
      <input
        ref={inputRef}
        value={text}
        maxLength={limits.chatTextChars}
        aria-label={label}
        placeholder={user ? placeholder : t('chat.logInToChat')}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      {text.length >= counterFrom ? (
        <span className={styles.count}>
          {text.length}/{limits.chatTextChars}
        </span>
      ) : undefined}
      <Button type="submit" variant="primary" size="sm" isPill={isOnMedia === true} className={styles.send}>
        {t('chat.send')}
      </Button>
    </form>
  )
}
