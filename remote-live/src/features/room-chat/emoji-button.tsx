import { language, useT } from '@pitchside/i18n'
import { type Emoji, EmojiPicker, IconButton, Popover, tokenOf } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { useRoomEmotes } from '../../parts/emotes/room-emotes'

/** Opens the emoji, those of the anchor first; the one picked is written where the caret stands. */
export function EmojiButton({ onPick, isDisabled }: { onPick: (token: string) => void; isDisabled: boolean }) {
  const t = useT('live')
  const own = useRoomEmotes()
  const [isOpen, setOpen] = useState(false)
  const pick = (emoji: Emoji): void => {
    setOpen(false)
    onPick(tokenOf(emoji))
  }
  return (
    <Popover
      label={t('chat.emoji')}
      side="top"
      align="start"
      isOpen={isOpen && !isDisabled}
      onOpenChange={setOpen}
      trigger={<IconButton icon="smile" size="sm" label={t('chat.emoji')} disabled={isDisabled} />}
    >
      <div className={css.stack2}>
        {own.length > 0 ? (
          <>
            <span className={css.caption}>{t('chat.ownEmotes')}</span>
            <EmojiPicker label={t('chat.ownEmotes')} language={language()} emojis={own} onPick={pick} />
          </>
        ) : undefined}
        <EmojiPicker label={t('chat.emoji')} language={language()} onPick={pick} />
      </div>
    </Popover>
  )
}
