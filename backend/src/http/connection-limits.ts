import type { Share } from '../kernel/places'
import type { RateRule } from '../kernel/rate-limiter'

/**
 * What one line (an IPv4 address, an IPv6 /64) and its network (/24, /48) may have of a node at once. Behind one line may be
 * an office of hundreds, behind one network a provider's town: honest visitors stay far below. nginx counts the same
 * (`deploy/nginx/pitchside/limits.conf`).
 */
export interface ConnectionLimits {
  /** Sockets of pages; every tab has one. */
  sockets: Share
  /** Sockets opened: all of an office come back together after a node was lost. */
  socketsOpened: { line: RateRule; network: RateRule }
  /** Frames of any kind of one socket, and of all sockets of a line. A long frame counts as several. */
  frames: { socket: RateRule; line: RateRule }
  /** TCP connections; not counted where a proxy is believed, because all of them are the proxy's. */
  connections: Share
  /** Requests under way: from their head to the end of their answer. */
  calls: Share
  /** Connections to the RTMP door. */
  rtmp: Share
  waits: ConnectionWaits
}

/** How long a node waits for a stranger. */
export interface ConnectionWaits {
  /** Head of a request, from the moment the connection opened or the request began. */
  headMs: number
  /** A body brings at least so many bytes in each such time; uploads may take for ever at that rate. */
  body: { windowMs: number; bytes: number }
  /** An answer of which nothing can be written any more. */
  unreadMs: number
  /** A connection without a request; longer than proxies keep theirs, which would lose a request otherwise. */
  keepAliveMs: number
  /** First frame of a socket. */
  firstFrameMs: number
  /** Somebody at the RTMP door who has not begun to publish. */
  publishMs: number
  /** How often all of this is looked at. */
  lookMs: number
  /** A stop waits so long for answers under way and for sockets that say goodbye. */
  stopMs: number
}

const perSecond = (count: number, burst: number): RateRule => ({ count: burst, windowMs: (burst / count) * 1_000 })

export const connectionLimits: ConnectionLimits = {
  sockets: { line: 500, network: 4_000 },
  socketsOpened: { line: perSecond(50, 500), network: perSecond(400, 4_000) },
  frames: { socket: perSecond(10, 20), line: perSecond(1_000, 5_000) },
  connections: { line: 1_500, network: 12_000 },
  calls: { line: 500, network: 4_000 },
  rtmp: { line: 30, network: 90 },
  waits: {
    headMs: 15_000,
    body: { windowMs: 20_000, bytes: 8 * 1024 },
    unreadMs: 60_000,
    keepAliveMs: 72_000,
    firstFrameMs: 20_000,
    publishMs: 10_000,
    lookMs: 1_000,
    stopMs: 3_000,
  },
}

/** No limit at all: for benches and tests that come as thousands from one address. */
export const noConnectionLimits: ConnectionLimits = {
  ...connectionLimits,
  sockets: { line: Infinity, network: Infinity },
  socketsOpened: { line: perSecond(1e6, 1e6), network: perSecond(1e6, 1e6) },
  frames: { socket: connectionLimits.frames.socket, line: perSecond(1e6, 1e6) },
  connections: { line: Infinity, network: Infinity },
  calls: { line: Infinity, network: Infinity },
  rtmp: { line: Infinity, network: Infinity },
}
