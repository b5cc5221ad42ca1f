import { call, type UploadOptions, upload } from '@pitchside/http'

/** Stores a file of a post; resolves with its address. */
export async function uploadFile(file: Blob, purpose: 'post' | 'video', options: UploadOptions): Promise<string> {
  const right = await call('getUploadToken', { purpose }, { isQuiet: true, signal: options.signal })
  const form = new FormData()
  // The server turns strangers away before the file: token and key come first.
  form.append('token', right.token)
  form.append('key', right.key)
  form.append('file', file, purpose)
  const { key } = await upload<{ key: string }>(right.uploadHost, form, options)
  return `${right.domain}/${key}`
}
