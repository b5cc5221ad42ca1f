import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Button } from '@pitchside/ui'
import { useState } from 'react'
import type { RoomDetail } from '../../parts/rooms/room'
import { SendEnvelopeDialog } from './send-envelope-dialog'

/** Sends a red envelope into the room; for the bar below the picture. */
export function EnvelopeButton({ room }: { room: RoomDetail }) {
  const t = useT('live')
  const [isOpen, setOpen] = useState(false)
  const open = (): void => setOpen(true)
  return (
    <>
      <Button variant="danger" icon="mail" aria-haspopup="dialog" onClick={() => asMember(open)}>
        {t('envelopes.title')}
      </Button>
      {isOpen ? <SendEnvelopeDialog anchorId={room.anchor.id} onClose={() => setOpen(false)} /> : undefined}
    </>
  )
}
