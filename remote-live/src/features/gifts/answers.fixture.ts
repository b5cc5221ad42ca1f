import { CallError } from '@pitchside/http'
import { answerCalls, type noAnswer, type Question } from '@pitchside/testing'

/** One request the page made. */
export type Asked = Question
/** Replies by call name: fields of an envelope; functions see the request. */
export type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>
type Answer = Envelope | typeof noAnswer
interface Envelope {
  code?: number
  msg?: string
  reason?: string
  data?: unknown
}

function dataOf(answer: Answer): unknown {
  if (typeof answer === 'symbol') return answer
  const { code, msg = '', reason = '', data } = answer
  return code ? new CallError(msg, code, reason, data) : data
}

/** As `answerCalls`, by envelopes. */
export function answerRequests(answers: Answers): Asked[] {
  const replies = Object.entries(answers).map(([name, answer]) => [
    name,
    async (_input: unknown, asked: Asked) => dataOf(await (typeof answer === 'function' ? answer(asked) : answer)),
  ])
  return answerCalls(Object.fromEntries(replies))
}
