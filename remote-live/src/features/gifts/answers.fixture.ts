import { endpoints } from '@pitchside/contract'

/** One request the page made. */
export interface Asked {
  name: string
  /** From the query, or from the body. */
  input: Record<string, string>
  key: string | null
}

const names = new Map(Object.entries(endpoints).map(([name, address]) => [address.split(' ')[1]?.toLowerCase(), name]))

/** Replies by call name: an envelope's fields; functions see the request. */
export type Answers = Record<string, object | ((asked: Asked) => object | Promise<object>)>

/** Answers the page's requests at the browser's edge; the real client does the rest. Gives what was asked. */
export function answerRequests(answers: Answers): Asked[] {
  const log: Asked[] = []
  class Request extends EventTarget {
    readyState = 0
    status = 200
    statusText = 'OK'
    responseURL = ''
    response = ''
    responseText = ''
    timeout = 0
    onloadend: (() => void) | undefined = undefined
    #url = new URL('http://localhost/')
    #key: string | null = null
    open(_method: string, url: string) {
      this.#url = new URL(url, 'http://localhost')
    }
    setRequestHeader(name: string, value: string) {
      if (name.toLowerCase() === 'idempotency-key') this.#key = value
    }
    getAllResponseHeaders() {
      return 'content-type: application/json'
    }
    abort() {}
    send(body?: unknown) {
      const name = names.get(this.#url.pathname.slice(1).toLowerCase()) ?? this.#url.pathname
      const sent = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {}
      const asked: Asked = { name, input: { ...Object.fromEntries(this.#url.searchParams), ...sent }, key: this.#key }
      log.push(asked)
      const answer = answers[name] ?? { code: 1, msg: `no answer to ${name}`, data: null }
      void Promise.resolve(typeof answer === 'function' ? answer(asked) : answer).then((reply) => {
        this.responseText = JSON.stringify({ code: 0, msg: '', ...reply })
        this.response = this.responseText
        this.readyState = 4
        this.onloadend?.()
      })
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
  return log
}
