import { useT } from '@pitchside/i18n'
import { useLocation } from '@pitchside/platform'
import { ProgressBar } from '@pitchside/ui'
import { useEffect, useState } from 'react'

/** Two frames: the bar has to be on the screen before it may end. */
function afterPaint(work: () => void): () => void {
  let second = 0
  const first = requestAnimationFrame(() => {
    second = requestAnimationFrame(work)
  })
  return () => {
    cancelAnimationFrame(first)
    cancelAnimationFrame(second)
  }
}

/** The line at the top: shown by every navigation, gone half a second after it. */
export function RouteProgress() {
  const t = useT('shell')
  const { key } = useLocation()
  const [seen, setSeen] = useState(key)
  useEffect(() => afterPaint(() => setSeen(key)), [key])
  return <ProgressBar isActive={seen !== key} label={t('progress')} />
}
