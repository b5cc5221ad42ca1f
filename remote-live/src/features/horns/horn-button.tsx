import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { IconButton } from '@pitchside/ui'
import { useState } from 'react'
import { HornDialog } from './horn-dialog'

/** Opens the horn dialog; for the tools beside the chat's field. */
export function HornButton({ anchorId }: { anchorId: number }) {
  const t = useT('live')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const open = (): void => setOpen(true)
  return (
    <>
      <IconButton
        icon="megaphone"
        size="sm"
        label={t('horns.title')}
        aria-haspopup="dialog"
        onClick={() => (user ? open() : bus.emit('login.requested', { resume: open }))}
      />
      {isOpen ? <HornDialog anchorId={anchorId} onClose={() => setOpen(false)} /> : undefined}
    </>
  )
}
