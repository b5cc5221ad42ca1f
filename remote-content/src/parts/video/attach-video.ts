import type { Disposer } from '@pitchside/base'

const isPlaylist = (address: string) => /\.m3u8(\?|$)/.test(address)

/** Qualities of a video by their height; 0 is whatever the connection bears, which streams alone know. */
export interface StreamQualities {
  heights: readonly number[]
  chosen: number
  hasAuto: boolean
  choose: (height: number) => void
}

export interface Attached {
  /** Takes the source away and ends the download. */
  detach: Disposer
}

export interface AttachOptions {
  onFailed: () => void
  onQualities?: (qualities: StreamQualities | undefined) => void
}

async function attachStream(element: HTMLVideoElement, address: string, options: AttachOptions): Promise<Attached> {
  const { onFailed, onQualities } = options
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) {
    onFailed()
    return { detach: () => undefined }
  }
  const hls = new Hls({ maxBufferLength: 20, capLevelToPlayerSize: true })
  let chosen = 0
  const tell = () =>
    onQualities?.({
      heights: [...new Set(hls.levels.map(({ height }) => height))].sort((one, other) => other - one),
      chosen,
      hasAuto: true,
      choose(height) {
        chosen = height
        hls.nextLevel = hls.levels.findIndex((level) => level.height === height)
        tell()
      },
    })
  hls.on(Hls.Events.MANIFEST_PARSED, tell)
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFailed()
  })
  hls.loadSource(address)
  hls.attachMedia(element)
  return { detach: () => hls.destroy() }
}

/**
 * Gives the element its source: a file as it is, a playlist through hls.js, which is loaded for that only, or through
 * the browser where it alone can.
 */
export async function attachVideo(
  element: HTMLVideoElement,
  address: string,
  options: AttachOptions,
): Promise<Attached> {
  options.onQualities?.(undefined)
  if (isPlaylist(address) && 'MediaSource' in window) return attachStream(element, address, options)
  element.src = address
  return {
    detach: () => {
      element.removeAttribute('src')
      element.load()
    },
  }
}
