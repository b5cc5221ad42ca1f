import type { Disposer } from '@pitchside/base'

const isPlaylist = (address: string) => /\.m3u8(\?|$)/.test(address)

/**
 * Gives the element its source: a file as it is, a playlist through the browser where it can, else through hls.js, which
 * is loaded for that only. Returns what takes the source away and ends the download.
 */
export async function attachVideo(element: HTMLVideoElement, address: string, onFailed: () => void): Promise<Disposer> {
  const detach = () => {
    element.removeAttribute('src')
    element.load()
  }
  if (!isPlaylist(address) || element.canPlayType('application/vnd.apple.mpegurl')) {
    element.src = address
    return detach
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) {
    onFailed()
    return () => undefined
  }
  const hls = new Hls({ maxBufferLength: 20 })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFailed()
  })
  hls.loadSource(address)
  hls.attachMedia(element)
  return () => hls.destroy()
}
