import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { ToastViewport, toast } from '@pitchside/ui'
import { useEffect } from 'react'

/** Time to read a notice and to follow it. */
const noticeMs = 12_000

/** Short notes at the edge of the page, also those that remotes ask for. */
export function Toasts() {
  const t = useT('shell')
  const navigate = useNavigate()
  useEffect(
    () => bus.on('toast.requested', ({ text, tone }) => void toast(text, { tone, durationMs: limits.messageMs })),
    [],
  )
  useEffect(
    () =>
      bus.on('notice.arrived', ({ id, title, text, url, isQuiet }) => {
        if (isQuiet) return
        // Addresses of our own pages only: a notice never leads away from the site.
        const action = /^\/(?!\/)/.test(url)
          ? { action: { label: t('notice.open'), onClick: () => navigate(url) } }
          : {}
        toast(`${title} · ${text}`, { id: `notice-${id}`, tone: 'info', durationMs: noticeMs, ...action })
      }),
    [navigate, t],
  )
  return <ToastViewport label={t('notices')} closeLabel={t('close')} />
}
