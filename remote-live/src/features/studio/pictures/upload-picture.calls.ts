import { call, type UploadOptions, upload } from '@pitchside/http'
import type { PicturePurpose } from './picture-file'

/** Stores a picture; resolves with its address. */
export async function uploadPicture(picture: Blob, purpose: PicturePurpose, options: UploadOptions): Promise<string> {
  const right = await call('getUploadToken', { purpose }, { isQuiet: true, signal: options.signal })
  const form = new FormData()
  // The server turns strangers away before the file: token and key come first.
  form.append('token', right.token)
  form.append('key', right.key)
  form.append('file', picture, purpose)
  const { key } = await upload<{ key: string }>(right.uploadHost, form, options)
  return `${right.domain}/${key}`
}
