import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Button, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import styles from './chat-input.module.css'
import { keepDraft, lengthOf, readDraft, withinLimit } from './draft'
import { MentionList } from './mention-list'
import { useMentions } from './use-mentions'
import { useSecondsUntil, useSilence } from './use-silence'

/** What others may do with the field: put an emoji or a mention where the caret stands. */
export interface ChatInputHandle {
  insert(words: string): void
}

export interface ChatInputProps {
  /** Resolves when the line is sent or refused. */
  onSend: (text: string) => Promise<void>
  /** Over the video: a pill in media colours. */
  isOnMedia?: boolean
  label: string
  placeholder: string
  handle?: Ref<ChatInputHandle>
  /** Keeps what is not sent yet under this name. */
  draft?: string
  /** This member may not write until then (epoch ms, Infinity: until lifted). */
  silencedUntil?: number | undefined
  /** In slow mode: when the next line may go (epoch ms). */
  restsUntil?: number | undefined
  /** Names to complete an @ with. */
  speakers?: (begun: string) => readonly string[]
}

/** From here on the number of characters is shown. */
const counterFrom = limits.chatTextChars - 40
const nobody = (): readonly string[] => []

/** A line to write and send; a visitor is asked to log in, and the line is kept meanwhile. */
export function ChatInput(props: ChatInputProps) {
  const { onSend, isOnMedia, label, placeholder, handle, draft, silencedUntil, restsUntil, speakers = nobody } = props
  const t = useT('live')
  const user = useUser()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setWords] = useState(() => readDraft(draft))
  const silence = useSilence(silencedUntil)
  const rest = useSecondsUntil(restsUntil)
  const setText = (words: string): void => {
    const next = withinLimit(words)
    setWords(next)
    keepDraft(draft, next)
  }
  const mentions = useMentions({ field, text, setText, speakers })
  useImperativeHandle(handle, () => ({
    insert(words) {
      const element = field.current
      if (!element) return
      const [from, to] = [element.selectionStart ?? text.length, element.selectionEnd ?? text.length]
      setText(text.slice(0, from) + words + text.slice(to))
      element.focus()
      requestAnimationFrame(() => element.setSelectionRange(from + words.length, from + words.length))
    },
  }))
  const send = (): Promise<void> => {
    setText('')
    return onSend(text)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '' || silence !== undefined || rest > 0) return
    // After the log-in the page is loaded anew, but not before the line is sent.
    asMember(send)
  }
  const isListed = mentions.names !== undefined
  return (
    <form className={classNames(styles.field, isOnMedia && styles.media)} onSubmit={submit}>
      {mentions.names ? (
        <MentionList
          id={listId}
          label={t('chat.mention')}
          names={mentions.names}
          active={mentions.active}
          onPick={mentions.pick}
        />
      ) : undefined}
      <input
        className={
          isOnMedia ? classNames(css.small, css.onMediaPlaceholder) : classNames(css.size14, css.faintPlaceholder)
        }
        ref={field}
        value={silence === undefined ? text : ''}
        disabled={silence !== undefined}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed ? `${listId}${mentions.active}` : undefined}
        placeholder={silence ?? (user ? placeholder : t('chat.logInToChat'))}
        autoComplete="off"
        enterKeyHint="send"
        onKeyDown={mentions.onKeyDown}
        onBlur={mentions.close}
        onChange={({ target }) => {
          setText(target.value)
          mentions.look(target.value, target.selectionStart ?? target.value.length)
        }}
      />
      {lengthOf(text) >= counterFrom && silence === undefined ? (
        <span className={css.captionNumber}>
          {lengthOf(text)}/{limits.chatTextChars}
        </span>
      ) : undefined}
      <Button
        type="submit"
        variant="primary"
        size="sm"
        isPill={isOnMedia === true}
        disabled={silence !== undefined || rest > 0}
        className={classNames(css.rigid, isOnMedia && css.volt)}
      >
        {rest > 0 ? t('modes.seconds', { count: rest }) : t('chat.send')}
      </Button>
    </form>
  )
}
