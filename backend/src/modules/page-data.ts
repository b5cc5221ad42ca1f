import { code, type DocumentCall, type Envelope, endpointOf } from '@pitchside/contract'
import { documentCalls } from '@pitchside/contract/names'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../kernel/clock'
import type { Language } from '../kernel/messages'
import { MinuteCache } from '../kernel/minute-cache'
import { secondsOf } from '../kernel/wire-values'

/** Long enough for a link that many follow at once, short enough for a score. */
const keptS = 5
const mostKept = 500

/** A call for a document, in the words of whoever declared it. */
export interface PageQuestion {
  call: string
  input: Readonly<Record<string, string>>
  language: Language
  /** Address of the visitor, whose share of calls this is one of. */
  ip: string
}

const isDocumentCall = (name: string): name is DocumentCall => documentCalls.some((one) => one === name)

/**
 * Answers what documents are written from: the data of public calls as a visitor without an account gets it. Rejects for calls
 * that are no document's, and for those that fail.
 */
export function createPageData(app: FastifyInstance, clock: Clock): (question: PageQuestion) => Promise<unknown> {
  const kept = new MinuteCache(mostKept)
  async function ask(call: DocumentCall, { input, language, ip }: PageQuestion): Promise<unknown> {
    const { method, path, inputIn } = endpointOf(call)
    const answer = await app.inject({
      method,
      url: path,
      ...(inputIn === 'query' ? { query: { ...input } } : { payload: { ...input } }),
      headers: { lang: language, 'sec-purpose': 'prefetch' },
      remoteAddress: ip,
    })
    const envelope = answer.json<Envelope>()
    if (envelope.code !== code.ok) throw new Error(`${call} answered ${envelope.code}: ${envelope.msg}`)
    return envelope.data
  }
  return (question) => {
    const { call, input, language } = question
    if (!isDocumentCall(call)) return Promise.reject(new Error(`no document is written from ${call}`))
    const key = JSON.stringify([call, language, Object.entries(input).sort()])
    const answer = kept.get(key, secondsOf(clock.now()), keptS, () => ask(call, question))
    // What one visitor was refused is no answer for the next.
    answer.catch(() => kept.drop(key))
    return answer
  }
}
