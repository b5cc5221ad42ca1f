import type { CallInput, DefinedCall } from '@pitchside/contract'
import { CallError } from './call-error'
import type { Download, UploadOptions } from './file-shapes'

/** Few pages send or fetch a file. Where its code can't be fetched, the file could not be sent either. */
const filesCode = () =>
  import(/* webpackChunkName: "rare" */ './files').catch((error: unknown) => {
    throw new CallError(String(error), -1, 'network')
  })

/**
 * Makes a call that is answered with a file.
 *
 * @throws {CallError} as `call` does: a refusal comes as an envelope, and has been shown by then.
 */
export async function download<N extends DefinedCall>(name: N, input: CallInput<N>): Promise<Download> {
  const files = await filesCode()
  return files.download(name, input)
}

/**
 * Sends a form with a file, or the bytes of a file, to an address our server named (`uploadHost`) and gives the reply's
 * `data`. Shows nothing.
 *
 * @throws {CallError} as `call` does; the message is in the visitor's language.
 */
export async function upload<Data>(
  address: string,
  body: FormData | Blob,
  uploadOptions: UploadOptions = {},
): Promise<Data> {
  const files = await filesCode()
  return files.upload<Data>(address, body, uploadOptions)
}
