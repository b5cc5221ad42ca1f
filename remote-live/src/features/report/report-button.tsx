import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { IconButton } from '@pitchside/ui'
import { lazy, Suspense, useState } from 'react'

const ReportDialog = lazy(() => import('./report-dialog').then(({ ReportDialog: view }) => ({ default: view })))

/** Reports the room; nobody reports his own. */
export function ReportButton({ anchorId, name }: { anchorId: number; name: string }) {
  const t = useT('live')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  if (user?.id === anchorId) return undefined
  const open = (): void => setOpen(true)
  return (
    <>
      <IconButton icon="flag" label={t('report.title')} onClick={() => asMember(open)} />
      {isOpen ? (
        <Suspense>
          <ReportDialog target={{ kind: 'room', id: anchorId }} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
