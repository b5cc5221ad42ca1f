import type { Config, MediaEngineName } from '../../config'

export interface PushAddresses {
  /** RTMP address with the key; empty where there is no RTMP door. */
  url: string
  hls: string
}

interface Asked {
  uid: number
  key: string
  /** Origin of the caller's own address of the site. */
  origin: string
  /** Port of our RTMP door, when it is open. */
  rtmpPort: number | undefined
}

type EngineConfig = Pick<Config, 'mediaEngineRtmp'> & { mediaEngine: MediaEngineName }

/**
 * Where an anchor pushes to. A foreign engine writes its files under the name of the stream, so there the name is the
 * room and the key goes along as a parameter: it must never become part of a public address.
 */
export function pushAddresses(config: EngineConfig, { uid, key, origin, rtmpPort }: Asked): PushAddresses {
  const hls = `${origin}/ingest/${key}/`
  const { hostname } = new URL(origin)
  if (config.mediaEngine !== 'embedded') {
    const server = config.mediaEngineRtmp || `rtmp://${hostname}:1935/live`
    return { url: `${server}/${uid}?key=${key}`, hls }
  }
  if (rtmpPort === undefined) return { url: '', hls }
  return { url: `${config.mediaEngineRtmp || `rtmp://${hostname}:${rtmpPort}/live`}/${key}`, hls }
}
