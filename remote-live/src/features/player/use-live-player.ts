import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadHls } from '../../parts/hls/load-hls'
import { LivePlayer } from './live-player'
import { takeFloor } from './one-voice'
import { usePlayerSettings } from './player-settings.store'
import type { PlayerSnapshot } from './player-snapshot'
import type { ShiftSource } from './time-shift'

/** Loads the streaming library while the page still asks which stream: a page that will play calls it at once. */
export function prepareToPlay(): void {
  // Loading again is the player's business, and so is telling about it.
  loadHls().catch(() => undefined)
}

export interface StreamOptions {
  src: string | undefined
  isPlayback?: boolean
  /** Of a broadcast: what was on air earlier. */
  shift?: ShiftSource | undefined
  /** A silent picture that ignores the visitor's volume and quality. */
  isPreview?: boolean
}

/** Plays `src` in a video element while the component is there; undefined `src` plays nothing. */
export function useLivePlayer(
  video: RefObject<HTMLVideoElement | null>,
  { src, isPlayback, shift, isPreview }: StreamOptions,
): { player: LivePlayer | undefined; snapshot: PlayerSnapshot | undefined } {
  const player = useRef<LivePlayer>(undefined)
  const [snapshot, setSnapshot] = useState<PlayerSnapshot>()
  const { src: shiftSrc = '', since = 0 } = shift ?? {}
  useEffect(() => {
    const element = video.current
    if (!element || !src) return
    const { volume, isMuted, quality, isLow } = usePlayerSettings.getState()
    const current = new LivePlayer({
      video: element,
      src,
      ...(isPlayback ? { isPlayback } : {}),
      ...(shiftSrc ? { shift: { src: shiftSrc, since } } : {}),
      loadHls,
      quality: isPreview ? 'auto' : quality,
      // A preview may be late, and costs less so.
      wantsLow: isLow && !isPreview,
      volume,
      isMuted: isPreview === true || isMuted,
      onChange: setSnapshot,
    })
    player.current = current
    setSnapshot(current.snapshot)
    current.start().catch((error: unknown) => console.error('the player did not start', error))
    // A preview is silent until it is asked, and silences nobody.
    const leaveFloor = isPreview ? undefined : takeFloor(current.sound)
    return () => {
      leaveFloor?.()
      current.destroy()
      player.current = undefined
      setSnapshot(undefined)
    }
  }, [video, src, isPlayback, shiftSrc, since, isPreview])
  return { player: player.current, snapshot }
}
