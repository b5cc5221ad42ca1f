import { partsOf } from '../file-parts'
import { patiently } from '../stored-reply'

/** Sends a signed request about an object: method, query, body, more headers. */
export type SendToS3 = (
  method: string,
  query: Readonly<Record<string, string>>,
  body?: Uint8Array,
  headers?: Record<string, string>,
) => Promise<Response>

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Sends a file part by part: what is cut off is sent again alone, and nothing can be seen before the last word. Resolves
 * with the store's answer to that.
 */
export async function sendInParts(send: SendToS3, path: string, type: string): Promise<Response> {
  const begun = await patiently(() => send('POST', { uploads: '' }, undefined, { 'content-type': type }))
  if (!begun.ok) return begun
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.text())?.[1]
  if (uploadId === undefined) throw new Error('The object store began an upload without a number.')
  try {
    const entries: string[] = []
    for await (const { number, bytes } of partsOf(path)) {
      const reply = await patiently(() => send('PUT', { partNumber: String(number), uploadId }, bytes))
      await reply.body?.cancel()
      if (!reply.ok) throw new Error(`The object store refused part ${number} of a file: HTTP ${reply.status}`)
      const etag = escaped(reply.headers.get('etag') ?? '')
      entries.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
    }
    const list = Buffer.from(`<CompleteMultipartUpload>${entries.join('')}</CompleteMultipartUpload>`)
    return await patiently(() => send('POST', { uploadId }, list, { 'if-none-match': '*' }))
  } catch (error) {
    // Parts that nobody puts together cost money for ever.
    await send('DELETE', { uploadId }).catch(() => undefined)
    throw error
  }
}
