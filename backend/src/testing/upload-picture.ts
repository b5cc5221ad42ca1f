import type { CallInput, Envelope } from '@pitchside/contract'
import sharp from 'sharp'
import type { TestSite } from './test-app'

/** A plain picture of some colour. */
export function aPicture(width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer()
}

/** Uploads a file as a page does; resolves with the envelope and the address the picture has afterwards. */
export async function uploadPicture(
  site: TestSite,
  token: string,
  purpose: CallInput<'getUploadToken'>['purpose'],
  file?: Uint8Array,
): Promise<{ envelope: Envelope<{ key: string } | null>; address: string }> {
  const right = await site.ok('getUploadToken', purpose ? { purpose } : {}, { token })
  const form = new FormData()
  form.set('token', right.token)
  form.set('key', right.key)
  form.set('file', new Blob([Uint8Array.from(file ?? (await aPicture(640, 400)))]), 'picture')
  const reply = await fetch(`${await site.origin()}${right.uploadHost}`, { method: 'POST', body: form })
  const envelope = (await reply.json()) as Envelope<{ key: string } | null>
  return { envelope, address: `${right.domain}/${envelope.data?.key ?? ''}` }
}
