import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { IconButton } from '@pitchside/ui'
import { useState } from 'react'
import { HornDialog } from './horn-dialog'

/** Opens the horn dialog; for the tools beside the chat's field. */
export function HornButton({ anchorId }: { anchorId: number }) {
  const t = useT('live')
  const [isOpen, setOpen] = useState(false)
  const open = (): void => setOpen(true)
  return (
    <>
      <IconButton
        icon="megaphone"
        size="sm"
        label={t('horns.title')}
        aria-haspopup="dialog"
        onClick={() => asMember(open)}
      />
      {isOpen ? <HornDialog anchorId={anchorId} onClose={() => setOpen(false)} /> : undefined}
    </>
  )
}
