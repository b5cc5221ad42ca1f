import { language, useT } from '@pitchside/i18n'
import { EmojiPicker, IconButton, Popover, tokenOf } from '@pitchside/ui'
import { useState } from 'react'

/** Opens the emoji; the one picked is written where the caret stands. */
export function EmojiButton({ onPick, isDisabled }: { onPick: (token: string) => void; isDisabled: boolean }) {
  const t = useT('live')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('chat.emoji')}
      side="top"
      align="start"
      isOpen={isOpen && !isDisabled}
      onOpenChange={setOpen}
      trigger={<IconButton icon="smile" size="sm" label={t('chat.emoji')} disabled={isDisabled} />}
    >
      <EmojiPicker
        label={t('chat.emoji')}
        language={language()}
        onPick={(emoji) => {
          setOpen(false)
          onPick(tokenOf(emoji))
        }}
      />
    </Popover>
  )
}
