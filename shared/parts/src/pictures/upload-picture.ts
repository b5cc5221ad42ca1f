import type { CallInput } from '@pitchside/contract'
import { call, type UploadOptions, upload } from '@pitchside/http'

/** What a picture is for; left out: the picture of the member. */
export type UploadPurpose = CallInput<'getUploadToken'>['purpose']

/**
 * Stores a picture; resolves with its address. Rejects with a `CallError`, also when it is stopped. `isQuiet`: the caller
 * tells what was refused.
 */
export async function uploadPicture(
  picture: Blob,
  purpose: UploadPurpose,
  options: UploadOptions & { isQuiet?: boolean },
): Promise<string> {
  const { isQuiet = false, signal } = options
  const right = await call('getUploadToken', purpose ? { purpose } : {}, { isQuiet, signal })
  const form = new FormData()
  // The server turns strangers away before the file: token and key come first.
  form.append('token', right.token)
  form.append('key', right.key)
  form.append('file', picture, purpose ?? 'avatar')
  const { key } = await upload<{ key: string }>(right.uploadHost, form, options)
  return `${right.domain}/${key}`
}
