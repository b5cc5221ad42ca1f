import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import { ownCall } from '../../parts/own-call/own-call'
import type { RoomKind } from '../../parts/rooms/room'
import {
  type BroadcastForm,
  type BroadcastSummary,
  type OwnBroadcast,
  type PushAddress,
  splitAddress,
} from './broadcast'

type WireBroadcast = CallData<'listOwnBroadcasts'>['data'][number]

function toBroadcast(row: WireBroadcast): OwnBroadcast {
  return {
    id: row.id,
    kind: row.type as RoomKind,
    kindName: row.typeName,
    title: row.title,
    cover: row.thumb,
    state: row.islive as OwnBroadcast['state'],
    stateName: row.isliveName,
    match:
      row.match_id === 0
        ? undefined
        : { id: row.match_id, competition: row.name, home: row.home_name, away: row.away_name },
    startsAt: row.starttime * 1_000,
    durationS: row.live_duration,
    viewers: row.viewers,
    heat: row.hotvotes,
  }
}

const toAddress = ({ url, hls }: { url: string; hls: string }): PushAddress => ({ ...splitAddress(url), hls })

/** Planned broadcasts, and the one that is open, which comes first. */
export async function fetchBroadcastPlans(page: number, signal?: AbortSignal): Promise<ListPage<OwnBroadcast>> {
  return pageFrom(await call('listBroadcastPlans', { page }, { isQuiet: true, signal }), toBroadcast)
}

/** Broadcasts that are over. */
export async function fetchRecords(page: number, signal?: AbortSignal): Promise<ListPage<OwnBroadcast>> {
  return pageFrom(await call('listOwnBroadcasts', { page, islive: 2 }, { isQuiet: true, signal }), toBroadcast)
}

/** Recordings by the number of their broadcast: those of the pages up to this one, some broadcasts have none. */
export async function fetchRecordings(page: number, signal?: AbortSignal): Promise<Map<number, string>> {
  const pages = await Promise.all(
    Array.from({ length: page }, (_, index) => call('listRecordings', { page: index + 1 }, { isQuiet: true, signal })),
  )
  return new Map(pages.flatMap(({ data }) => data.filter(({ url }) => url !== '').map(({ id, url }) => [id, url])))
}

/** Plans a broadcast or changes the one of a number; gives its number. */
export async function saveBroadcast(form: BroadcastForm, id?: number): Promise<number> {
  const plan = {
    type: form.kind,
    title: form.title,
    thumb: form.cover,
    ...(form.matchId === undefined ? {} : { match_id: form.matchId }),
    ...(form.startsAt === undefined ? {} : { starttime: Math.floor(form.startsAt / 1_000) }),
  }
  if (id === undefined) return (await call('saveBroadcastPlan', plan)).id
  await call('updateBroadcast', { id, ...plan })
  return id
}

export async function deleteBroadcast(id: number): Promise<void> {
  await call('deleteReservedBroadcast', { id })
}

/** Promises a broadcast of a match. */
export async function reserveMatchBroadcast(kind: 0 | 1, matchId: number): Promise<void> {
  await call('reserveOwnBroadcast', { type: kind, match_id: matchId })
}

export async function fetchPushAddress(signal?: AbortSignal): Promise<PushAddress> {
  return toAddress(await call('getLiveUrl', {}, { isQuiet: true, signal }))
}

/** Makes a new key; who pushes with the old one is cut off. */
export async function rotateKey(): Promise<void> {
  await call('rotateStreamKey', {})
}

/** How the push is doing. */
export interface BroadcastHealth {
  /** 0 nothing is pushed, 1 pushed but the room is not open, 2 on air. */
  state: 0 | 1 | 2
  door: string
  bitrateKbps: number
  frameRate: number
  keyFrameS: number
  segmentAgeS: number
  size: string
  warnings: string[]
}

export async function fetchHealth(signal?: AbortSignal): Promise<BroadcastHealth> {
  const health = await call('getBroadcastHealth', {}, { isQuiet: true, signal })
  const [best] = health.qualities
  return {
    state: health.state as BroadcastHealth['state'],
    door: health.door,
    bitrateKbps: health.bitrate,
    frameRate: health.fps,
    keyFrameS: health.keyframe_interval,
    segmentAgeS: health.segment_age,
    size: best && best.width > 0 ? `${best.width} x ${best.height}` : '',
    warnings: health.warnings,
  }
}

/** Opens the room for a broadcast: with the first segment it is on air. */
export async function startBroadcast(id: number): Promise<PushAddress> {
  return toAddress(await call('startRoom', { id }))
}

/** Opens the room for the camera of a phone; gives the address its app pushes to, which holds the key. */
export async function startOnPhone(id: number): Promise<string> {
  return (await call('startRoomOnPhone', { id })).url
}

export async function endBroadcast(id: number): Promise<BroadcastSummary> {
  const { live_duration, viewers, hotvotes } = await call('endRoom', { id })
  return { durationS: live_duration, viewers, heat: hotvotes }
}

/** Where the viewers are led when the broadcast ends. */
export async function setRaid(anchorId: number): Promise<void> {
  await ownCall('setRaid', { uid: anchorId })
}

export const fetchPlacard = (signal?: AbortSignal): Promise<string> => call('getPlacard', {}, { isQuiet: true, signal })

export async function savePlacard(content: string): Promise<void> {
  await call('setPlacard', { content })
}

export async function saveTitle(content: string): Promise<void> {
  await call('setRoomTitle', { content })
}
