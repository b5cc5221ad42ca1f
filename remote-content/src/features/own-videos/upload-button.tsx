import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Button } from '@pitchside/ui'
import { lazy, Suspense, useState } from 'react'

const UploadDialog = lazy(() => import('./upload-dialog').then(({ UploadDialog: view }) => ({ default: view })))

/** Opens the dialog that sends a video in; a visitor logs in first. */
export function UploadButton({ onSent }: { onSent?: () => void }) {
  const t = useT('content')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon="video" onClick={() => asMember(() => setOpen(true))}>
        {t('works.upload')}
      </Button>
      {isOpen ? (
        <Suspense>
          <UploadDialog
            onClose={() => setOpen(false)}
            onSent={() => {
              setOpen(false)
              onSent?.()
            }}
          />
        </Suspense>
      ) : undefined}
    </>
  )
}
