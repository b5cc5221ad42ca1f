import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { ToastViewport, toast } from '@pitchside/ui'
import { useEffect } from 'react'

/** Short notes at the edge of the page, also those that remotes ask for. */
export function Toasts() {
  const t = useT('shell')
  useEffect(
    () => bus.on('toast.requested', ({ text, tone }) => void toast(text, { tone, durationMs: limits.messageMs })),
    [],
  )
  return <ToastViewport label={t('notices')} closeLabel={t('close')} />
}
