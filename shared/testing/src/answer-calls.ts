import { type CallName, endpoints } from '@pitchside/contract'

/** What a page asked for: the call, and what it sent. */
export interface Question {
  name: string
  input: Record<string, unknown>
}

/** Data of a reply by its call, or by its path where it is none, or a function that gives it or promises it; an Error refuses, a CallError with its reason. */
export type Replies = Partial<Record<CallName | `/${string}`, unknown>>

const nameAt = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [`/${endpoint.split(' ')[1]}`.toLowerCase(), name as CallName]),
)

const fieldsOf = (body: string | FormData | null | undefined): object =>
  body instanceof FormData ? Object.fromEntries(body) : body ? JSON.parse(body) : {}

function envelopeOf(data: unknown): object {
  return data instanceof Error
    ? { code: 1, msg: data.message, data: null, ...('reason' in data ? { reason: data.reason } : {}) }
    : { code: 0, msg: '', data }
}

/** Stands where the network begins: every request of the page is answered from the table. Gives the log of questions. */
export function answerCalls(replies: Replies): Question[] {
  const log: Question[] = []
  class Answerer {
    readyState = 0
    status = 200
    statusText = 'OK'
    responseText = ''
    response = ''
    upload = { addEventListener: () => undefined, removeEventListener: () => undefined }
    onloadend: () => void = () => undefined
    private address = new URL('http://localhost')
    open(_method: string, address: string) {
      this.address = new URL(address, 'http://localhost')
    }
    setRequestHeader() {}
    getAllResponseHeaders = () => 'content-type: application/json'
    addEventListener() {}
    abort() {}
    send(body?: string | FormData | null) {
      const { pathname, searchParams } = this.address
      const name = nameAt.get(pathname.toLowerCase()) ?? (pathname as `/${string}`)
      const input = { ...Object.fromEntries(searchParams), ...fieldsOf(body) }
      log.push({ name, input })
      const reply = replies[name]
      const data =
        typeof reply === 'function' ? reply(input) : reply === undefined ? new Error(`nobody answers ${name}`) : reply
      void Promise.resolve(data).then((known) => {
        this.responseText = JSON.stringify(envelopeOf(known))
        this.response = this.responseText
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
