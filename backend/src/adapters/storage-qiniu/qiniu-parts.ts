import { partsOf } from '../file-parts'
import { patiently } from '../stored-reply'

export interface QiniuUpload {
  /** Address of the uploads of one object. */
  place: string
  /** The right to store it. */
  authorization: string
  path: string
  type: string
  signal: () => AbortSignal
}

/** Sends a file part by part (resumable upload, version 2); resolves with the store's last answer. */
export async function sendQiniuParts({ place, authorization, path, type, signal }: QiniuUpload): Promise<Response> {
  const send = (method: string, url: string, body?: Buffer | string) =>
    patiently(() =>
      fetch(url, {
        method,
        headers: {
          authorization,
          'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
        },
        signal: signal(),
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : Uint8Array.from(body) }),
      }),
    )
  const begun = await send('POST', place)
  if (!begun.ok) return begun
  const { uploadId } = (await begun.json()) as { uploadId: string }
  const parts: { etag: string; partNumber: number }[] = []
  for await (const { number, bytes } of partsOf(path)) {
    const reply = await send('PUT', `${place}/${uploadId}/${number}`, bytes)
    if (!reply.ok) return reply
    const { etag } = (await reply.json()) as { etag: string }
    parts.push({ etag, partNumber: number })
  }
  return send('POST', `${place}/${uploadId}`, JSON.stringify({ parts, mimeType: type }))
}
