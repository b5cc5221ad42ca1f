import { type CallName, endpoints } from '@pitchside/contract'

/** A call that was made, and its input. */
export interface AskedCall {
  name: string
  input: Record<string, unknown>
}

/** Data of a reply, or a function that makes it; an Error refuses in its words. */
export type CallAnswers = Partial<Record<CallName, unknown>>

const callAt = new Map(
  Object.entries(endpoints).map(([name, wire]) => [`/${wire.split(' ')[1]}`.toLowerCase(), name as CallName]),
)

/** Answers the page's requests from a table, where the network would begin. Gives what was asked, in order. */
export function answerChatCalls(answers: CallAnswers): AskedCall[] {
  const asked: AskedCall[] = []
  class TableRequest {
    readyState = 0
    status = 200
    statusText = 'OK'
    responseText = ''
    response = ''
    upload = { addEventListener: () => undefined }
    onloadend: () => void = () => undefined
    #url = new URL('http://localhost')
    open(_method: string, address: string) {
      this.#url = new URL(address, 'http://localhost')
    }
    setRequestHeader() {}
    addEventListener() {}
    abort() {}
    getAllResponseHeaders = () => 'content-type: application/json'
    send(body?: string | null) {
      const name = callAt.get(this.#url.pathname.toLowerCase())
      const input = { ...Object.fromEntries(this.#url.searchParams), ...(body ? JSON.parse(body) : {}) }
      asked.push({ name: name ?? this.#url.pathname, input })
      const answer = name && answers[name]
      const missing = new Error(`no answer to ${name}`)
      const data = typeof answer === 'function' ? answer(input) : answer === undefined ? missing : answer
      const isRefusal = data instanceof Error
      queueMicrotask(() => {
        this.response = JSON.stringify(
          isRefusal
            ? { code: 1, msg: data.message, reason: (data as { reason?: string }).reason, data: null }
            : { code: 0, msg: '', data },
        )
        this.responseText = this.response
        this.readyState = 4
        this.onloadend()
      })
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: TableRequest })
  return asked
}
