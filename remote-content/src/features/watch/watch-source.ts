import { readStored, writeStored } from '@pitchside/base'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Attached, attachVideo, type StreamQualities } from '../../parts/video/attach-video'
import type { WatchedVideo } from '../../parts/video/video'
import { followVideo, type WatchState } from './watch-state'
import { keptVolume } from './watch-volume'

const key = 'videoQuality'
const isHeight = (value: unknown): value is number => typeof value === 'number'

/** Where a video was when it changed its quality. */
interface Place {
  seconds: number
  isPlaying: boolean
  rate: number
}

/** Files of a video, the best first. */
const filesOf = ({ height, address, lower }: WatchedVideo) => [{ height, address }, ...lower]

/** Goes on where it was, in another file. */
function goOn(video: HTMLVideoElement, { seconds, isPlaying, rate }: Place): void {
  const jump = () => {
    video.currentTime = seconds
    video.playbackRate = rate
    if (isPlaying) void video.play().catch(() => undefined)
  }
  video.addEventListener('loadedmetadata', jump, { once: true })
}

/** Source of the element: its playing state, the qualities there are, and whether it failed. A chosen quality is kept for the next. */
export function useWatchSource(element: RefObject<HTMLVideoElement | null>, film: WatchedVideo) {
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [streamed, setStreamed] = useState<StreamQualities>()
  const [state, setState] = useState<WatchState>()
  const [wanted, setWanted] = useState(() => readStored(localStorage, key, isHeight) ?? 0)
  const place = useRef<Place>(undefined)
  const files = filesOf(film)
  const chosen = files.find(({ height }) => height === wanted) ?? files[0]
  const address = chosen?.address ?? film.address
  // Before the first picture is drawn: a player is never seen without its controls.
  useLayoutEffect(() => {
    const video = element.current
    if (!video) return
    const { volume, isMuted } = keptVolume()
    video.volume = volume
    video.muted = isMuted
    const stop = followVideo(video, setState)
    const onError = () => {
      if (video.getAttribute('src')) setFailed(true)
    }
    video.addEventListener('error', onError)
    let attached: Attached | undefined
    let isGone = false
    if (place.current) goOn(video, place.current)
    place.current = undefined
    attachVideo(video, address, { onFailed: () => setFailed(true), onQualities: setStreamed }).then(
      (ready) => {
        attached = ready
        if (isGone) ready.detach()
      },
      () => setFailed(true),
    )
    return () => {
      isGone = true
      attached?.detach()
      video.removeEventListener('error', onError)
      stop()
    }
  }, [element, address, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt((last) => last + 1)
  }
  const qualities: StreamQualities = streamed ?? {
    heights: files.length > 1 ? files.map(({ height }) => height) : [],
    chosen: chosen?.height ?? 0,
    hasAuto: false,
    choose(height) {
      const video = element.current
      if (!video || height === chosen?.height) return
      place.current = { seconds: video.currentTime, isPlaying: !video.paused && !video.ended, rate: video.playbackRate }
      writeStored(localStorage, key, height)
      setWanted(height)
    },
  }
  return { state, hasFailed, qualities, retry }
}
