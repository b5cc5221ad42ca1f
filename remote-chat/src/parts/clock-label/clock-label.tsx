import { timeLabel } from '@pitchside/i18n'
import { useSyncExternalStore } from 'react'
import { chatNow } from '../session/chat.store'

/** Labels are looked at again this often: "just now" ends after a minute, "yesterday" at midnight. */
const lookEveryMs = 20_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all labels of the page. */
function follow(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, lookEveryMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** When something was said, in words that stay true while they stand there. */
export function ClockLabel({ atMs, hasClock }: { atMs: number; hasClock?: boolean }) {
  return useSyncExternalStore(follow, () => timeLabel(atMs, chatNow(), { hasClock }))
}
