import type { Quality } from './quality'

export type PlayerPhase = 'loading' | 'playing' | 'paused' | 'stalled' | 'recovering' | 'ended' | 'unsupported'

/** What the controls show. A new object whenever something changed. */
export interface PlayerSnapshot {
  phase: PlayerPhase
  /** A frame of this stream is on the screen: the poster may go. */
  hasPicture: boolean
  /** The browser has no network. */
  isOffline: boolean
  /** Tries in a row to reach the stream that failed. */
  tries: number
  /** The broadcast says nothing new: whoever sends it is away for a moment. */
  isAway: boolean
  /** Heights of the stream's levels, in its order. */
  heights: readonly number[]
  /** Height of the picture on the screen, px; 0 before the first one. */
  height: number
  quality: Quality
  /** The broadcast can be played close to life, and is. */
  isLowOffered: boolean
  isLow: boolean
  volume: number
  isMuted: boolean
  /** The browser refused sound without a click. */
  isSoundBlocked: boolean
  rate: number
  /** Live only: playback stays at the live edge. False after a pause, a step back or another speed. */
  isFollowing: boolean
  /** Whole seconds behind where playback should be; 0 at the live edge. */
  behindS: number
  /** Live only: how far back one can go, whole seconds. */
  windowS: number
  /** Recordings only: where playback is and how long it lasts. */
  positionS: number
  durationS: number
}

/** What is remembered of a visitor. */
export interface PlayerStart {
  quality: Quality
  volume: number
  isMuted: boolean
  /** Close to life where the broadcast can be. */
  wantsLow?: boolean
}

export function firstSnapshot({ quality, volume, isMuted }: PlayerStart): PlayerSnapshot {
  return {
    phase: 'loading',
    hasPicture: false,
    isOffline: !navigator.onLine,
    tries: 0,
    isAway: false,
    heights: [],
    height: 0,
    quality,
    isLowOffered: false,
    isLow: false,
    volume,
    isMuted,
    isSoundBlocked: false,
    rate: 1,
    isFollowing: true,
    behindS: 0,
    windowS: 0,
    positionS: 0,
    durationS: 0,
  }
}

/** Somebody watches: the picture plays, or waits for more of a stream that it has shown. */
export const isWatched = ({ phase, hasPicture }: PlayerSnapshot): boolean =>
  phase === 'playing' || (hasPicture && (phase === 'stalled' || phase === 'recovering'))

/** Whether `part` says anything new. */
export function differs(snapshot: PlayerSnapshot, part: Partial<PlayerSnapshot>): boolean {
  return Object.entries(part).some(([key, value]) => snapshot[key as keyof PlayerSnapshot] !== value)
}
