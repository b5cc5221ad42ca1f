import { clockText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { useEffect, useState } from 'react'

const leftUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000))

/** Whole seconds until a moment (epoch ms), counting down; 0: none, or it has come. */
export function useSecondsUntil(until: number | undefined): number {
  const [left, setLeft] = useState(0)
  const isTimed = until !== undefined && Number.isFinite(until)
  useEffect(() => {
    if (!isTimed) return
    setLeft(leftUntil(until))
    const timer = setInterval(() => {
      const seconds = leftUntil(until)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until, isTimed])
  // Before the effect has run: the first picture says the truth as well.
  return isTimed ? left || leftUntil(until) : 0
}

/** Why this member may not write now, counting down; undefined: may. */
export function useSilence(until: number | undefined): string | undefined {
  const t = useT('live')
  const seconds = useSecondsUntil(until)
  if (until === undefined) return undefined
  if (!Number.isFinite(until)) return t('chat.mutedForEver')
  return seconds === 0 ? undefined : t('chat.muted', { time: clockText(seconds) })
}
