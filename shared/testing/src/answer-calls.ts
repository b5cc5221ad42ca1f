import { type CallName, endpoints } from '@pitchside/contract'
import { asTheContractSays } from './as-the-contract-says'

/** What a page asked for: the call, and what it sent. */
export interface Question {
  name: string
  input: Record<string, unknown>
  /** Under which the call may be sent again without being done twice. */
  key?: string
}

/** Data of a reply by its call, or by its path where it is none, or a function of the question that gives it or promises it; an Error refuses, a CallError with its reason. */
export type Replies = Partial<Record<CallName | `/${string}`, unknown>>

const nameAt = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [`/${endpoint.split(' ')[1]}`.toLowerCase(), name as CallName]),
)

const fieldsOf = (body: string | FormData | null | undefined): object =>
  body instanceof FormData ? Object.fromEntries(body) : body ? JSON.parse(body) : {}

function envelopeOf(data: unknown): object {
  return data instanceof Error
    ? {
        code: 'code' in data ? data.code : 1,
        msg: data.message,
        data: 'data' in data ? data.data : null,
        ...('reason' in data ? { reason: data.reason } : {}),
      }
    : { code: 0, msg: '', data }
}

/** Told past the page, which would take it for a refusal: the test fails. */
function checked(name: string, data: unknown): unknown {
  try {
    return asTheContractSays(name, data ?? null)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
    return error
  }
}

/** In place of a reply: an answer that nobody can read, as when a line breaks. */
export const noAnswer = Symbol('no answer')

/** Stands where the network begins: every request of the page is answered from the table. Gives the log of questions. */
export function answerCalls(replies: Replies): Question[] {
  const log: Question[] = []
  class Answerer {
    readyState = 0
    status = 200
    statusText = 'OK'
    response: Uint8Array | undefined
    upload = { addEventListener: () => undefined, removeEventListener: () => undefined }
    onloadend: () => void = () => undefined
    private address = new URL('http://localhost')
    private key: string | undefined
    open(_method: string, address: string) {
      this.address = new URL(address, 'http://localhost')
    }
    setRequestHeader(name: string, value: string) {
      if (name.toLowerCase() === 'idempotency-key') this.key = value
    }
    getAllResponseHeaders = () => 'content-type: application/json'
    addEventListener() {}
    abort() {}
    send(body?: string | FormData | null) {
      const { pathname, searchParams } = this.address
      const name = nameAt.get(pathname.toLowerCase()) ?? (pathname as `/${string}`)
      const input = { ...Object.fromEntries(searchParams), ...fieldsOf(body) }
      const question: Question = { name, input, ...(this.key === undefined ? {} : { key: this.key }) }
      log.push(question)
      const reply = replies[name]
      const data =
        typeof reply === 'function'
          ? reply(input, question)
          : reply === undefined
            ? new Error(`nobody answers ${name}`)
            : reply
      void Promise.resolve(data).then((known) => {
        const sent = known instanceof Error || known === noAnswer ? known : checked(name, known)
        this.response = new TextEncoder().encode(sent === noAnswer ? '' : JSON.stringify(envelopeOf(sent)))
        this.readyState = 4
        this.onloadend()
      })
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Answerer })
  return log
}

/** One page of a paged reply. */
export const pageOf = (rows: object[], { total = rows.length, page = 1, perPage = 10 } = {}) => ({
  data: rows,
  total,
  per_page: perPage,
  current_page: page,
  last_page: Math.ceil(total / perPage),
})
