import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import { useState } from 'react'
import type { RoomDetail } from '../rooms/room'
import { SendEnvelopeDialog } from './send-envelope-dialog'

/** Sends a red envelope into the room; for the bar below the picture. */
export function EnvelopeButton({ room }: { room: RoomDetail }) {
  const t = useT('live')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const open = (): void => setOpen(true)
  return (
    <>
      <Button
        variant="danger"
        icon="mail"
        aria-haspopup="dialog"
        onClick={() => (user ? open() : bus.emit('login.requested', { resume: open }))}
      >
        {t('envelopes.title')}
      </Button>
      {isOpen ? <SendEnvelopeDialog anchorId={room.anchor.id} onClose={() => setOpen(false)} /> : undefined}
    </>
  )
}
