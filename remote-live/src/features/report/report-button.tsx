import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import type { ReportTarget } from '@pitchside/remote-kit'
import { IconButton } from '@pitchside/ui'
import { lazy, Suspense, useState } from 'react'

const ReportDialog = lazy(() => import('./report-dialog').then(({ ReportDialog: view }) => ({ default: view })))

/** Reports a room or a clip; its owner has no button. */
export function ReportButton({ target, ownerId, name }: { target: ReportTarget; ownerId: number; name: string }) {
  const t = useT('live')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  if (user?.id === ownerId) return undefined
  const open = (): void => setOpen(true)
  return (
    <>
      <IconButton icon="flag" label={t('report.title')} onClick={() => asMember(open)} />
      {isOpen ? (
        <Suspense>
          <ReportDialog target={target} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
