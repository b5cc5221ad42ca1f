import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
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

export async function sendLine(
  videoId: number,
  { second, text, color }: Pick<VideoLine, 'second' | 'text' | 'color'>,
): Promise<VideoLine> {
  const line = { id: videoId, second, content: text, ...(color ? { color } : {}) }
  return lineFromWire(await call('sendVideoBarrage', line, { isQuiet: true }))
}
