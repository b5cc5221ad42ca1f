import type { CallData } from '@pitchside/contract'
import { call, upload } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { Video } from '../../parts/video/video'
import { videoFromWire } from '../../parts/video/videos.calls'

/** An upload in parts, as the server knows it. */
export interface UploadState {
  id: string
  host: string
  offset: number
  bytes: number
  partBytes: number
  /** Where the file is once it is there. */
  address: string | undefined
}

const stateFromWire = (data: CallData<'getUpload'>): UploadState => ({
  id: data.id,
  host: data.uploadHost,
  offset: data.offset,
  bytes: data.size,
  partBytes: data.part_size,
  address: data.key ? `${data.domain}/${data.key}` : undefined,
})

export async function startUpload(file: File, signal?: AbortSignal): Promise<UploadState> {
  const { token, key } = await call('getUploadToken', { purpose: 'work' }, { isQuiet: true, signal })
  const ask = { token, key, name: file.name, size: file.size }
  return stateFromWire(await call('startUpload', ask, { isQuiet: true, signal }))
}

export const readUpload = async (id: string, signal?: AbortSignal): Promise<UploadState> =>
  stateFromWire(await call('getUpload', { id }, { isQuiet: true, signal }))

export async function cancelUpload(id: string): Promise<void> {
  await call('cancelUpload', { id }, { isQuiet: true })
}

export async function sendPart(
  { host, offset }: UploadState,
  part: Blob,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<UploadState> {
  return stateFromWire(await upload<CallData<'getUpload'>>(`${host}?offset=${offset}`, part, options))
}

/** Stores a cover; resolves with its address. The name tells the server what it claims to be. */
export async function uploadCover(picture: Blob, name: string, signal?: AbortSignal): Promise<string> {
  const right = await call('getUploadToken', { purpose: 'cover' }, { isQuiet: true, signal })
  const form = new FormData()
  form.append('token', right.token)
  form.append('key', right.key)
  form.append('file', picture, name)
  const { key } = await upload<{ key: string }>(right.uploadHost, form, signal ? { signal } : {})
  return `${right.domain}/${key}`
}

export interface NewVideo {
  title: string
  cover: string
  address: string
  categoryId: number
  durationS: number
}

export async function publishVideo({ title, cover, address, categoryId, durationS }: NewVideo): Promise<void> {
  const duration = Math.round(durationS)
  const video = { title, img: cover, video: address, classification_id: categoryId, duration }
  await call('publishVideo', video, { isQuiet: true })
}

/** One of the member's own videos. */
export interface OwnVideo extends Video {
  review: 'waiting' | 'published' | 'refused'
  /** Why it was refused; empty otherwise. */
  remark: string
}
const reviews = ['waiting', 'published', 'refused'] as const

export async function listOwnVideos(page: number, signal?: AbortSignal): Promise<ListPage<OwnVideo>> {
  return pageFrom(await call('listOwnVideos', { page }, { isQuiet: true, signal }), (row) => ({
    ...videoFromWire(row),
    review: reviews[row.status] ?? 'waiting',
    remark: row.remark,
  }))
}

export async function deleteVideo(id: number): Promise<void> {
  await call('deleteVideo', { id })
}
