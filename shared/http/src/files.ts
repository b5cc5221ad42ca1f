import { sessionToken } from '@pitchside/auth'
import { type CallInput, code, type DefinedCall, type Envelope, endpointOf } from '@pitchside/contract'
import { CallError } from './call-error'
import { transport } from './client'
import type { Download, UploadOptions } from './file-shapes'

const uploadTimeoutMs = 120_000

export async function download<N extends DefinedCall>(name: N, input: CallInput<N>): Promise<Download> {
  const token = sessionToken()
  const { path } = endpointOf(name)
  try {
    const reply = await transport.client().get<Blob>(path, {
      params: input,
      responseType: 'blob',
      headers: { token, lang: transport.language() },
    })
    if (!reply.data.type.includes('json')) {
      const fileName = /filename="([^"]+)"/.exec(String(reply.headers['content-disposition']))?.[1]
      return { name: fileName ?? 'download', content: reply.data }
    }
    const { code: number, msg, reason, data } = JSON.parse(await reply.data.text()) as Envelope
    throw new CallError(msg || 'Error', number, reason ?? String(number), data)
  } catch (error) {
    const failure = transport.failureOf(error)
    transport.tell(failure, token)
    throw failure
  }
}

export async function upload<Data>(
  address: string,
  body: FormData | Blob,
  uploadOptions: UploadOptions = {},
): Promise<Data> {
  const { onProgress, signal } = uploadOptions
  const type = body instanceof Blob ? { 'content-type': 'application/octet-stream' } : {}
  try {
    const reply = await transport.client().post<unknown>(address, body, {
      headers: { lang: transport.language(), ...type },
      timeout: uploadTimeoutMs,
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
      ...(signal ? { signal } : {}),
    })
    const envelope = reply.data
    if (!transport.isEnvelope(envelope)) throw new CallError('the reply is not an envelope', -1, 'not-json')
    if (envelope.code === code.ok) return envelope.data as Data
    throw new CallError(envelope.msg || 'Error', envelope.code, envelope.reason ?? String(envelope.code), envelope.data)
  } catch (error) {
    throw transport.failureOf(error)
  }
}
