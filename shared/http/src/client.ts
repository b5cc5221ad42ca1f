import { sessionToken, signedOut } from '@pitchside/auth'
import {
  type CallData,
  type CallInput,
  code,
  type DefinedCall,
  type Envelope,
  endpointOf,
  limits,
  sessionLostCodes,
} from '@pitchside/contract'
import axios, { type AxiosInstance, isAxiosError } from 'axios'
import { CallError } from './call-error'

/** How the shell shows what a call has to tell the visitor. */
export interface HttpNotices {
  /** Text of a failed call (code 1), shown for five seconds. */
  showError(message: string): void
  /** The session is gone: ask "stay or log in again". */
  askSessionLost(message: string): void
  /** A log-in is needed; at most once in two seconds. */
  showLoginNeeded(message: string): void
}

export interface HttpOptions {
  /** Address in front of `/api`, empty for the page's own origin. */
  baseUrl: string
  /** Language of server texts. */
  language(): string
  notices: HttpNotices
}

/** Options of one call. */
export interface CallOptions {
  /** The failure is handled by the caller: show nothing. */
  isQuiet?: boolean
  signal?: AbortSignal
  /** Lets the server recognise a repeated request of the same intent. */
  idempotencyKey?: string
}

const silent: HttpNotices = {
  showError: () => undefined,
  askSessionLost: () => undefined,
  showLoginNeeded: () => undefined,
}

let options: HttpOptions = { baseUrl: '', language: () => 'zh', notices: silent }
let client: AxiosInstance = axios.create({ timeout: limits.httpTimeoutMs })
let lastLoginHintAt = Number.NEGATIVE_INFINITY

/** Called once by the shell before the first call. */
export function configureHttp(next: HttpOptions): void {
  options = next
  client = axios.create({ baseURL: next.baseUrl, timeout: limits.httpTimeoutMs })
  lastLoginHintAt = Number.NEGATIVE_INFINITY
}

function failureOf(error: unknown): CallError {
  if (error instanceof CallError) return error
  if (!isAxiosError(error)) return new CallError(String(error), -1, 'network')
  if (error.code === 'ERR_CANCELED') return new CallError('cancelled', -1, 'cancelled')
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new CallError(error.message, -1, 'timeout')
  if (error.response) return new CallError(`HTTP ${error.response.status}`, -1, 'status')
  return new CallError(error.message, -1, 'network')
}

function tell(failure: CallError, sentToken: string): void {
  const { notices } = options
  if (failure.code === code.loginNeeded) {
    // A late answer to an old session must not end the new one.
    if (sentToken === sessionToken()) signedOut()
    if (performance.now() - lastLoginHintAt < limits.loginHintMs) return
    lastLoginHintAt = performance.now()
    notices.showLoginNeeded(failure.message)
    return
  }
  if (failure.code === code.error) notices.showError(failure.message)
  if (sessionLostCodes.has(failure.code)) {
    notices.showError(failure.message)
    notices.askSessionLost(failure.message)
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'number'
}

async function send(name: DefinedCall, input: object, token: string, callOptions: CallOptions): Promise<Envelope> {
  const { method, path, inputIn } = endpointOf(name)
  const reply = await client.request<unknown>({
    method,
    url: path,
    ...(inputIn === 'query' ? { params: input } : { data: input }),
    headers: {
      token,
      lang: options.language(),
      ...(callOptions.idempotencyKey ? { 'idempotency-key': callOptions.idempotencyKey } : {}),
    },
    ...(callOptions.signal ? { signal: callOptions.signal } : {}),
  })
  if (!isEnvelope(reply.data)) throw new CallError('the reply is not an envelope', -1, 'not-json')
  return reply.data
}

/**
 * Makes a call of the contract and gives its `data`.
 *
 * @throws {CallError} for every other envelope code, no answer within 20 s, or a reply that is none. Codes 1, 700 and
 * the lost-session codes have been shown to the visitor by then, unless `isQuiet`.
 */
export async function call<N extends DefinedCall>(
  name: N,
  input: CallInput<N>,
  callOptions: CallOptions = {},
): Promise<CallData<N>> {
  const token = sessionToken()
  try {
    const envelope = await send(name, input as object, token, callOptions)
    if (envelope.code === code.ok) return envelope.data as CallData<N>
    throw new CallError(envelope.msg || 'Error', envelope.code, envelope.reason ?? String(envelope.code), envelope.data)
  } catch (error) {
    const failure = failureOf(error)
    // A lost session is told even for quiet calls: the page would otherwise look signed in for ever.
    if (!callOptions.isQuiet || failure.code === code.loginNeeded || sessionLostCodes.has(failure.code))
      tell(failure, token)
    throw failure
  }
}

/** A file the server made for this member. */
export interface Download {
  name: string
  content: Blob
}

/**
 * Makes a call that is answered with a file.
 *
 * @throws {CallError} as `call` does: a refusal comes as an envelope, and has been shown by then.
 */
export async function download<N extends DefinedCall>(name: N, input: CallInput<N>): Promise<Download> {
  const token = sessionToken()
  const { path } = endpointOf(name)
  try {
    const reply = await client.get<Blob>(path, {
      params: input,
      responseType: 'blob',
      headers: { token, lang: options.language() },
    })
    if (!reply.data.type.includes('json')) {
      const fileName = /filename="([^"]+)"/.exec(String(reply.headers['content-disposition']))?.[1]
      return { name: fileName ?? 'download', content: reply.data }
    }
    const { code: number, msg, reason, data } = JSON.parse(await reply.data.text()) as Envelope
    throw new CallError(msg || 'Error', number, reason ?? String(number), data)
  } catch (error) {
    const failure = failureOf(error)
    tell(failure, token)
    throw failure
  }
}

/** How an upload goes. */
export interface UploadOptions {
  /** Share of the bytes that have left, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

const uploadTimeoutMs = 120_000

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
  const { onProgress, signal } = uploadOptions
  const type = body instanceof Blob ? { 'content-type': 'application/octet-stream' } : {}
  try {
    const reply = await client.post<unknown>(address, body, {
      headers: { lang: options.language(), ...type },
      timeout: uploadTimeoutMs,
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
      ...(signal ? { signal } : {}),
    })
    const envelope = reply.data
    if (!isEnvelope(envelope)) throw new CallError('the reply is not an envelope', -1, 'not-json')
    if (envelope.code === code.ok) return envelope.data as Data
    throw new CallError(envelope.msg || 'Error', envelope.code, envelope.reason ?? String(envelope.code), envelope.data)
  } catch (error) {
    throw failureOf(error)
  }
}
