import { type Disposer, disposeAll } from '@pitchside/base'

/** What a player hears of its video element, the page and the network. */
export interface VideoListener {
  /** Asked to play, by whomever: the page, the keyboard's media keys, a floating window. */
  onPlay(): void
  onPlaying(): void
  onPause(): void
  onWaiting(): void
  onProgress(): void
  /** Louder, softer, silent or not: by the page, or by the browser. */
  onVolume(): void
  onEnded(): void
  /** The page was hidden and is seen again. */
  onVisible(): void
  onNetwork(isOffline: boolean): void
}

function on(target: EventTarget, name: string, listener: () => void): Disposer {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}

/** Listens until the disposer is called. */
export function followVideo(video: HTMLVideoElement, listener: VideoListener): Disposer {
  return disposeAll([
    on(video, 'play', () => listener.onPlay()),
    on(video, 'playing', () => listener.onPlaying()),
    on(video, 'pause', () => listener.onPause()),
    on(video, 'waiting', () => listener.onWaiting()),
    on(video, 'timeupdate', () => listener.onProgress()),
    on(video, 'volumechange', () => listener.onVolume()),
    on(video, 'ended', () => listener.onEnded()),
    on(document, 'visibilitychange', () => document.hidden || listener.onVisible()),
    on(window, 'online', () => listener.onNetwork(false)),
    on(window, 'offline', () => listener.onNetwork(true)),
  ])
}
