import type { CallInput, Envelope } from '@pitchside/contract'
import sharp from 'sharp'
import type { TestSite } from './test-app'

/** A plain picture of some colour; `red` makes it another one. */
export function aPicture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' = 'png',
  red = 40,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer()
}

let pictures = 0

/** Uploads a file as a page does, without one a picture like no other; resolves with the envelope and the address the picture has afterwards. */
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
  form.set(
    'file',
    new Blob([Uint8Array.from(file ?? (await aPicture(640, 400, 'png', (pictures++ * 16) % 256)))]),
    'picture',
  )
  const reply = await fetch(`${await site.origin()}${right.uploadHost}`, { method: 'POST', body: form })
  const envelope = (await reply.json()) as Envelope<{ key: string } | null>
  return { envelope, address: `${right.domain}/${envelope.data?.key ?? ''}` }
}
