import { useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import { useState } from 'react'
import { PollDialog } from '../../polls/poll-dialog'
import { useDeskKeys } from './use-desk-keys'

/** Asks the room, by a press or by Alt and P. */
export function PollButton() {
  const t = useT('live')
  const [isAsking, setAsking] = useState(false)
  useDeskKeys({ KeyP: () => setAsking(true) })
  return (
    <>
      <Button variant="outline" icon="clipboard-list" title="Alt+P" onClick={() => setAsking(true)}>
        {t('poll.ask')}
      </Button>
      {isAsking ? <PollDialog onClose={() => setAsking(false)} /> : undefined}
    </>
  )
}
