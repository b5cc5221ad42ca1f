import { call, type UploadOptions, upload } from '@pitchside/http'

/** Stores a picture of the member; resolves with its address. */
export async function uploadPicture(picture: Blob, options: UploadOptions): Promise<string> {
  const right = await call('getUploadToken', {}, { isQuiet: true, signal: options.signal })
  const form = new FormData()
  // The server reads a form from its start and turns strangers away before the file: the token comes first.
  form.append('token', right.token)
  form.append('key', right.key)
  form.append('file', picture, 'avatar')
  const { key } = await upload<{ key: string }>(right.uploadHost, form, options)
  return `${right.domain}/${key}`
}
