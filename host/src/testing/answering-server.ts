import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CallName, type Envelope, endpointOf } from '@pitchside/contract'
import { configureHttp, type HttpNotices } from '@pitchside/http'
import { cleanup, configure, waitFor } from '@testing-library/react'
import { queryClient } from '../boot/query-client'

// A busy machine answers late; a test still waits for a condition and not for a time.
configure({ asyncUtilTimeout: 10_000 })

/** Answer of a call: its data, or a whole envelope to fail with. */
export type Answer = { data: unknown } | { envelope: Envelope }

/** A request as it arrived. */
export interface SeenCall {
  name: string
  token: string
  input: Record<string, unknown>
}

/** A refusal with a reason. */
export const refused = (code: number, msg: string): Answer => ({
  envelope: { code, msg, data: null, reason: 'refused' },
})

export interface AnsweringServer {
  /** Base address. */
  address: string
  calls: SeenCall[]
  /** Names in the order they arrived. */
  names: () => string[]
  answer: (name: CallName, answer: Answer) => void
  close: () => Promise<void>
}

/** A call is a question whether it may be asked, then the question: between them the line is quiet for a moment. */
const quietMs = 80

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, token, lang, content-type',
  'access-control-allow-methods': '*',
}

async function inputOf(request: IncomingMessage, url: URL): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  return { ...Object.fromEntries(url.searchParams), ...(body ? (JSON.parse(body) as object) : {}) }
}

function reply(response: ServerResponse, answer: Answer | undefined): void {
  const none: Envelope = { code: 1, msg: 'no such call', data: null, reason: 'call-unknown' }
  const envelope =
    answer === undefined ? none : 'data' in answer ? { code: 0, msg: '', data: answer.data } : answer.envelope
  response.writeHead(200, { ...cors, 'content-type': 'application/json' })
  response.end(JSON.stringify(envelope))
}

/** A real HTTP server that answers calls of the contract, with the HTTP client pointed at it. */
export async function startAnsweringServer(
  answers: Partial<Record<CallName, Answer>>,
  notices: Partial<HttpNotices> = {},
): Promise<AnsweringServer> {
  const known = new Map(Object.entries(answers))
  const calls: SeenCall[] = []
  let lastSeenAt = 0
  const server = createServer(async (request, response) => {
    lastSeenAt = performance.now()
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors)
      response.end()
      return
    }
    const url = new URL(request.url ?? '/', 'http://server')
    const name =
      [...known.keys()].find((key) => endpointOf(key as CallName).path.toLowerCase() === url.pathname.toLowerCase()) ??
      url.pathname
    calls.push({ name, token: String(request.headers.token ?? ''), input: await inputOf(request, url) })
    reply(response, known.get(name))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  configureHttp({
    baseUrl: address,
    language: () => 'zh',
    notices: {
      showError: () => undefined,
      askSessionLost: () => undefined,
      showLoginNeeded: () => undefined,
      ...notices,
    },
  })
  return {
    address,
    calls,
    names: () => calls.map((call) => call.name),
    answer: (name, answer) => void known.set(name, answer),
    close: async () => {
      // What is drawn would go on asking; what was asked is answered first.
      cleanup()
      await waitFor(() => {
        const isBusy = queryClient.isFetching() + queryClient.isMutating() > 0
        if (isBusy || performance.now() - lastSeenAt < quietMs) throw new Error('calls are on their way')
      })
      queryClient.clear()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
