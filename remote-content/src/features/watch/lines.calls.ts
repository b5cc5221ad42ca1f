import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import type { VideoLine } from './video-lines'

const lineFromWire = (row: CallData<'listVideoBarrage'>[number]): VideoLine => ({
  id: row.id,
  userId: row.uid,
  second: row.second,
  text: row.content,
  color: row.color,
})

/** Lines of a video in the order they fly. */
export async function listLines(videoId: number, signal?: AbortSignal): Promise<VideoLine[]> {
  return (await call('listVideoBarrage', { id: videoId }, { isQuiet: true, signal })).map(lineFromWire)
}

/** An own line, with the video it flies over. */
export interface OwnLine extends Omit<VideoLine, 'userId'> {
  videoId: number
  videoTitle: string
  cover: string
  atMs: number
}

export async function listOwnLines(page: number, signal?: AbortSignal): Promise<ListPage<OwnLine>> {
  const data = await call('listOwnVideoBarrage', { page }, { isQuiet: true, signal })
  return pageFrom(data, ({ id, second, content, color, video_id, title, img, addtime }) => ({
    id,
    second,
    text: content,
    color,
    videoId: video_id,
    videoTitle: title,
    cover: img,
    atMs: addtime * 1_000,
  }))
}

export async function deleteLine(id: number): Promise<void> {
  await call('deleteVideoBarrage', { id })
}

export async function sendLine(
  videoId: number,
  { second, text, color }: Pick<VideoLine, 'second' | 'text' | 'color'>,
): Promise<VideoLine> {
  const line = { id: videoId, second, content: text, ...(color ? { color } : {}) }
  return lineFromWire(await call('sendVideoBarrage', line, { isQuiet: true }))
}
