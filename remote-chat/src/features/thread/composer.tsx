import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Button, IconButton, Popover } from '@pitchside/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { emojiPictures } from '../emoji/emoji-pictures'
import { setDraft, useChat } from '../session/chat.store'
import classes from './composer.module.css'
import { sendText } from './thread-actions'

function EmojiGrid({ label, onPick }: { label: string; onPick: (token: string) => void }) {
  return (
    <fieldset className={classes.emoji} aria-label={label}>
      {[...emojiPictures].map(([name, picture]) => (
        <button key={name} type="button" title={name} aria-label={name} onClick={() => onPick(`[${name}]`)}>
          <img src={picture} alt="" width={limits.emojiPx} height={limits.emojiPx} />
        </button>
      ))}
    </fieldset>
  )
}

/** The text field: Enter sends, Shift+Enter breaks the line. What is not sent stays with its conversation. */
export function Composer({ conversationId }: { conversationId: string }) {
  const t = useT('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useChat((state) => state.drafts[conversationId] ?? '')
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
  }, [conversationId])
  const send = () => {
    void sendText(conversationId, text)
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const addEmoji = (token: string) => {
    const at = field.current?.selectionStart ?? text.length
    setDraft(conversationId, (text.slice(0, at) + token + text.slice(at)).slice(0, limits.privateMessageChars))
  }
  return (
    <div className={classes.composer}>
      <div className={classes.tools}>
        <Popover
          label={t('composer.emoji')}
          side="top"
          align="start"
          trigger={<IconButton icon="smile" size="sm" label={t('composer.emoji')} />}
        >
          <EmojiGrid label={t('composer.emoji')} onPick={addEmoji} />
        </Popover>
      </div>
      <textarea
        ref={field}
        value={text}
        maxLength={limits.privateMessageChars}
        placeholder={t('composer.placeholder')}
        aria-label={t('composer.placeholder')}
        onChange={(event) => setDraft(conversationId, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.foot}>
        <span>{t('composer.keys')}</span>
        <Button variant="primary" icon="send" disabled={text.trim() === ''} onClick={send}>
          {t('composer.send')}
        </Button>
      </div>
    </div>
  )
}
