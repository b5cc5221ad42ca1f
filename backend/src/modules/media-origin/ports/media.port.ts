/** Which way a push came in. */
export type Door = 'http' | 'rtmp' | 'nginx-rtmp' | 'srs' | 'mediamtx'

/** How a push ended: its publisher said so, it fell silent, or we cut it off. */
export type PushEnd = 'left' | 'lost' | 'stopped'

/** A segment somebody pushed, checked and playable. */
export interface PushedSegment {
  variant: string
  bytes: Buffer
  /** Header of a fragmented MP4; transport stream segments have none. */
  header: Buffer | undefined
  durationS: number
  /** Grows with each break of the timeline: a new push, a new header, a jump. */
  period: number
  width: number
  height: number
  codecs: string
}

/** What an engine asks and tells us. Everything an engine knows of the product stands here. */
export interface MediaDesk {
  /** Whose key this is; undefined when it is nobody's: wrong, or revoked. */
  authorize(key: string): Promise<{ uid: number } | undefined>
  /** Somebody with a good key began to push. It is not public before the anchor has opened the room. */
  started(uid: number, door: Door): Promise<void>
  /** A segment can be played. `isReady`: all renditions of the push can. */
  segment(uid: number, segments: readonly PushedSegment[], isReady: boolean): Promise<void>
  /** The push is over. The broadcast goes on for a while: publishers come back. */
  ended(uid: number, how: PushEnd): Promise<void>
}

/** One rendition of a running push. */
export interface MediaQuality {
  /** `original`, `hd`, `smooth` or `sd`, as the player calls them. */
  name: string
  url: string
  width: number
  height: number
  codecs: string
  /** Bits per second. */
  bitrate: number
}

/** How a push is doing, for its anchor. */
export interface PushHealth {
  door: Door
  /** Epoch ms. */
  startedAt: number
  /** Bits per second of all that is pushed. */
  bitrate: number
  frameRate: number
  /** Seconds between key frames; 0 unknown. */
  keyFrameS: number
  /** Milliseconds since the newest segment; undefined before the first. */
  segmentAgeMs: number | undefined
  /** Length of the newest segment, seconds. */
  segmentS: number
  hasAudio: boolean
  /** Uploads of this push that were refused. */
  refused: number
  qualities: MediaQuality[]
  /** Lower qualities we make of it: none are needed or possible, they are made, or they wait for room on the machine. */
  lower: 'none' | 'made' | 'waiting'
}

/** Takes pushes and makes of them what players play. */
export interface MediaEngine {
  readonly name: string
  /** Where players find the room's broadcast while it is on air. */
  addressOf(uid: number): string
  /** The anchor opens the room: what comes from now on may be seen. */
  open(uid: number): void
  /** The broadcast is over: players are told, and a running push is cut off until its publisher falls silent. */
  close(uid: number): void
  /** Cuts off a running push: its key was revoked. */
  revoke(uid: number): void
  /** Renditions that can be played now, best first. */
  qualitiesOf(uid: number): MediaQuality[]
  healthOf(uid: number): PushHealth | undefined
}
