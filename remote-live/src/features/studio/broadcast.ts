import type { RoomKind } from '../../parts/rooms/room'

/** An anchor's own broadcast. */
export interface OwnBroadcast {
  id: number
  kind: RoomKind
  kindName: string
  title: string
  cover: string
  /** 0 planned, 1 open or on air, 2 over. */
  state: 0 | 1 | 2
  stateName: string
  match: { id: number; competition: string; home: string; away: string } | undefined
  /** Epoch ms. */
  startsAt: number
  durationS: number
  viewers: number
  heat: number
}

/** What an anchor fills in for a broadcast. */
export interface BroadcastForm {
  kind: RoomKind
  title: string
  cover: string
  matchId: number | undefined
  /** Epoch ms; undefined: now. */
  startsAt: number | undefined
}

/** Where an encoder sends to. */
export interface PushAddress {
  /** RTMP server without the key. */
  server: string
  key: string
  /** HTTP address HLS is pushed to; ends with a slash and holds the key. */
  hls: string
}

/** What a broadcast was, once it is over. */
export interface BroadcastSummary {
  durationS: number
  viewers: number
  heat: number
}

/**
 * Splits an RTMP address into server and key at the `live/` segment, as encoders ask for them. An address without that
 * segment has its key behind the last slash.
 */
export function splitAddress(url: string): { server: string; key: string } {
  const at = url.indexOf('/live/')
  const cut = at >= 0 ? at + '/live/'.length : url.lastIndexOf('/') + 1
  return { server: url.slice(0, cut).replace(/\/$/, ''), key: url.slice(cut) }
}
