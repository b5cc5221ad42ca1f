import type { Disposer } from '@pitchside/base'

/** Somebody who can be silenced for a while. */
export interface Voice {
  hush(isHushed: boolean): void
}

const voices: Voice[] = []

/** The newest player of the page speaks, e.g. a recording in a dialog over a room; when it goes, the one before does. */
export function takeFloor(voice: Voice): Disposer {
  voices.at(-1)?.hush(true)
  voices.push(voice)
  return () => {
    const at = voices.indexOf(voice)
    if (at < 0) return
    const wasSpeaking = at === voices.length - 1
    voices.splice(at, 1)
    if (wasSpeaking) voices.at(-1)?.hush(false)
  }
}
