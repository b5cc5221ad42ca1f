/** What a player shows of its video. */
export interface WatchState {
  isPlaying: boolean
  isWaiting: boolean
  hasEnded: boolean
  positionS: number
  /** 0 while it is not known. */
  durationS: number
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
  rate: number
}

const lengthOf = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0)

/** What the element says right now. */
export const stateOf = (video: HTMLVideoElement, isWaiting = false): WatchState => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting,
  hasEnded: video.ended,
  positionS: lengthOf(video.currentTime),
  durationS: lengthOf(video.duration),
  volume: video.volume,
  isMuted: video.muted || video.volume === 0,
  rate: video.playbackRate,
})

/** Every event after which the state may be another. */
export const stateEvents = [
  ...['play', 'playing', 'pause', 'ended', 'waiting', 'seeking', 'seeked', 'timeupdate'],
  ...['durationchange', 'volumechange', 'ratechange', 'loadedmetadata', 'emptied'],
] as const

/** Events that say there is nothing to show for now. */
const waits: readonly string[] = ['waiting', 'seeking']

/** Follows an element; the first state comes at once. */
export function followVideo(video: HTMLVideoElement, onChange: (state: WatchState) => void): () => void {
  let isWaiting = false
  const hear = (event: Event) => {
    if (waits.includes(event.type)) isWaiting = true
    else if (event.type !== 'volumechange' && event.type !== 'ratechange') isWaiting = false
    onChange(stateOf(video, isWaiting))
  }
  for (const name of stateEvents) video.addEventListener(name, hear)
  onChange(stateOf(video))
  return () => {
    for (const name of stateEvents) video.removeEventListener(name, hear)
  }
}
