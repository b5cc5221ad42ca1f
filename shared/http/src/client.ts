import { sessionToken, signedOut } from '@pitchside/auth'
import {
  type CallData,
  type CallInput,
  code,
  type Envelope,
  limits,
  type PageCall,
  pageEndpointOf,
  sessionLostCodes,
  workNeeded,
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
  /** Reasons of refusals that lead on: the caller handles these, all others are shown. */
  expected?: readonly string[]
  signal?: AbortSignal
  /** Lets the server recognise a repeated request of the same intent. */
  idempotencyKey?: string
  /** Method and path of a call that only the asking remote knows, as the contract writes them. */
  brought?: string
}

const silent: HttpNotices = {
  showError: () => undefined,
  askSessionLost: () => undefined,
  showLoginNeeded: () => undefined,
}

/**
 * The value that an answer's bytes say; `undefined` where they say none. A list of some thousand rows is read from bytes in
 * three quarters of the time that it takes a browser to keep a text and to hand it over.
 */
function readBody(body: ArrayBuffer | Blob): unknown {
  if (body instanceof Blob) return body
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

const clientFor = (baseURL: string): AxiosInstance =>
  axios.create({
    baseURL,
    timeout: limits.httpTimeoutMs,
    responseType: 'arraybuffer',
    transformResponse: readBody,
  })

let options: HttpOptions = { baseUrl: '', language: () => 'zh', notices: silent }
let client = clientFor('')
let lastLoginHintAt = Number.NEGATIVE_INFINITY

/** The page is on its way out: what it still says must outlive it. A request of the usual kind is cut off with the page. */
let isLeaving = false
for (const name of ['pagehide', 'pageshow'] as const)
  addEventListener(name, () => {
    isLeaving = name === 'pagehide'
  })

/** Called once by the shell before the first call. */
export function configureHttp(next: HttpOptions): void {
  options = next
  client = clientFor(next.baseUrl)
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

async function send(name: PageCall, input: object, token: string, callOptions: CallOptions): Promise<Envelope> {
  const { method, path, inputIn } = pageEndpointOf(name, callOptions.brought)
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
    ...(isLeaving ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
  })
  if (!isEnvelope(reply.data)) throw new CallError('the reply is not an envelope', -1, 'not-json')
  return reply.data
}

/** A call the server wants work for is made once more with it. Who can't work is told what the server said. */
async function sendWorking(name: PageCall, input: object, token: string, callOptions: CallOptions): Promise<Envelope> {
  const first = await send(name, input, token, callOptions)
  if (first.reason !== workNeeded) return first
  // In one file with what sends files: the first page has name and digest of each.
  const { doWork } = await import(/* webpackChunkName: "rare" */ './work/do-work')
  const work = await doWork(first.data)
  return work === undefined ? first : send(name, { ...input, work }, token, callOptions)
}

/**
 * Makes a call of the contract and gives its `data`. It may take a second longer where the server asks for work first.
 *
 * @throws {CallError} for every other envelope code, no answer within 20 s, or a reply that is none. Codes 1, 700 and
 * the lost-session codes have been shown to the visitor by then, unless `isQuiet`.
 */
export async function call<N extends PageCall>(
  name: N,
  input: CallInput<N>,
  callOptions: CallOptions = {},
): Promise<CallData<N>> {
  const token = sessionToken()
  try {
    const envelope = await sendWorking(name, input as object, token, callOptions)
    if (envelope.code === code.ok) return envelope.data as CallData<N>
    throw new CallError(envelope.msg || 'Error', envelope.code, envelope.reason ?? String(envelope.code), envelope.data)
  } catch (error) {
    const failure = failureOf(error)
    // A lost session is told even for quiet calls: the page would otherwise look signed in for ever.
    const isHandled = callOptions.isQuiet || callOptions.expected?.includes(failure.reason)
    if (!isHandled || failure.isSessionOver) tell(failure, token)
    throw failure
  }
}

/** What files need of the client. They are loaded when there is one. */
export const transport = { client: () => client, language: () => options.language(), failureOf, tell, isEnvelope }
