import type { CallData } from '@pitchside/contract'
import { type ListPage, pageFrom } from '@pitchside/parts'
import { ownCall } from '../../parts/own-call/own-call'

/** What a clip is cut from: a room on air, or a replay and where it is (seconds). */
export type ClipFrom = { anchorId: number } | { playbackId: number; second: number }

/** A stretch of a broadcast that a member cut out. */
export interface Clip {
  id: number
  anchor: { id: number; name: string; avatar: string }
  author: { id: number; name: string }
  title: string
  cover: string
  /** MP4; empty until it can be seen. */
  address: string
  /** Seconds. */
  durationS: number
  /** Epoch milliseconds. */
  madeAt: number
  state: 'waiting' | 'cutting' | 'ready' | 'failed'
  /** Why it failed, in the visitor's language. */
  problem: string
  canDelete: boolean
}

const states: readonly Clip['state'][] = ['waiting', 'cutting', 'ready', 'failed']

const toClip = (row: CallData<'getClip'>): Clip => ({
  id: row.id,
  anchor: { id: row.uid, name: row.user_nickname, avatar: row.avatar },
  author: { id: row.author_id, name: row.author_nickname },
  title: row.title,
  cover: row.thumb,
  address: row.url,
  durationS: row.live_duration,
  madeAt: row.addtime * 1_000,
  state: states[row.status] ?? 'failed',
  problem: row.problem,
  canDelete: row.can_delete === 1,
})

/** Page of a clip. */
export const clipPath = (id: number): string => `/clip?id=${id}`

const wireFrom = (from: ClipFrom) =>
  'anchorId' in from ? { uid: from.anchorId } : { live_id: from.playbackId, second: from.second }

/** What can be cut: a film with an end, the second of the broadcast it begins with, and its length. */
export interface ClipFootage {
  src: string
  startS: number
  lengthS: number
}

export async function prepareClip(from: ClipFrom, signal?: AbortSignal): Promise<ClipFootage> {
  const { src, start, length } = await ownCall('prepareClip', wireFrom(from), { isQuiet: true, signal })
  return { src, startS: start, lengthS: length }
}

export interface ClipWish {
  /** Second of the broadcast, and seconds. */
  fromS: number
  lengthS: number
  title: string
}

/** Asks for a clip and gives its number; the nonce makes a second click the same clip. */
export async function createClip(from: ClipFrom, { fromS, lengthS, title }: ClipWish, nonce: string): Promise<number> {
  const of = 'anchorId' in from ? { uid: from.anchorId } : { live_id: from.playbackId }
  return (await ownCall('createClip', { ...of, from: fromS, length: lengthS, title, nonce }, { isQuiet: true })).id
}

export const fetchClip = async (id: number, signal?: AbortSignal): Promise<Clip> =>
  toClip(await ownCall('getClip', { id }, { isQuiet: true, signal }))

/** Clips of a room, newest first. */
export const fetchClips = async (anchorId: number, page: number, signal?: AbortSignal): Promise<ListPage<Clip>> =>
  pageFrom(await ownCall('listClips', { uid: anchorId, page }, { isQuiet: true, signal }), toClip)

export async function deleteClip(id: number): Promise<void> {
  await ownCall('deleteClip', { id })
}
