import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { language, useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput } from '@pitchside/parts'
import { Button, EmojiPicker, IconButton, Popover, tokenOf } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { setDraft, useChat } from '../../parts/session/chat.store'
import { targetOf } from '../../parts/session/conversation-face'
import { isPicture, sendFiles, sendText } from '../../parts/session/thread-actions'
import classes from './composer.module.css'

const megabyte = 1024 * 1024

/** Button that opens the file chooser of the system. */
function FileButton(props: {
  icon: 'image' | 'paperclip'
  label: string
  accept?: string
  onPick: (files: File[]) => unknown
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={props.icon} size="sm" label={props.label} onClick={() => input.current?.click()} />
      <FileInput ref={input} hidden multiple aria-label={props.label} accept={props.accept} onFiles={props.onPick} />
    </>
  )
}

/** A picture that this browser can not read would be a broken bubble on both sides. */
async function isReadable(file: File): Promise<boolean> {
  if (!isPicture(file) || typeof createImageBitmap !== 'function') return true
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

/** Sends what was picked, pasted or dropped; what is too large or no picture is told and left out. */
export function useFileSender(conversationId: string) {
  const t = useT('chat')
  return async (files: readonly File[]) => {
    const fits = (file: File) =>
      file.size <= (file.type.startsWith('image/') ? limits.postPictureBytes : limits.chatFileBytes)
    const tooLarge = files.filter((file) => !fits(file))
    if (tooLarge.length > 0) {
      const sizes = { picture: limits.postPictureBytes / megabyte, file: limits.chatFileBytes / megabyte }
      bus.emit('toast.requested', { text: t('composer.tooLarge', sizes), tone: 'error' })
    }
    const fitting = files.filter(fits)
    const readable = await Promise.all(fitting.map(isReadable))
    if (readable.includes(false)) bus.emit('toast.requested', { text: t('composer.unreadable'), tone: 'error' })
    void sendFiles(
      conversationId,
      fitting.filter((_, place) => readable[place]),
    )
  }
}

interface ComposerProps {
  conversationId: string
  isTextOnly: boolean
}

/** The text field: Enter sends, Shift+Enter breaks the line. What is not sent stays with its conversation. */
export const Composer = memo(function Composer({ conversationId, isTextOnly }: ComposerProps) {
  const t = useT('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useChat((state) => state.drafts[conversationId] ?? '')
  // The note over the field says so, and takes it back.
  const isBlocked = useChat((state) => state.blocked.includes(targetOf(conversationId)))
  const sendPicked = useFileSender(conversationId)
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
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || isTextOnly) return
    event.preventDefault()
    void sendPicked(files)
  }
  const add = (token: string) => {
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
          <EmojiPicker label={t('composer.emoji')} language={language()} onPick={(emoji) => add(tokenOf(emoji))} />
        </Popover>
        {isTextOnly || isBlocked ? undefined : (
          <>
            <FileButton
              icon="image"
              label={t('composer.picture')}
              accept={acceptedPictures('post')}
              onPick={sendPicked}
            />
            <FileButton icon="paperclip" label={t('composer.file')} onPick={sendPicked} />
          </>
        )}
      </div>
      <textarea
        className={css.faintPlaceholder}
        ref={field}
        value={text}
        disabled={isBlocked}
        maxLength={limits.privateMessageChars}
        placeholder={t('composer.placeholder')}
        aria-label={t('composer.placeholder')}
        onChange={(event) => setDraft(conversationId, event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={classes.foot}>
        <span>{t('composer.keys')}</span>
        <Button variant="primary" icon="send" disabled={isBlocked || text.trim() === ''} onClick={send}>
          {t('composer.send')}
        </Button>
      </div>
    </div>
  )
})
