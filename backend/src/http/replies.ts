import { code, type Envelope } from '@pitchside/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../kernel/failure'
import type { Log } from '../kernel/log'
import { languageOf, type Messages, messageFor } from '../kernel/messages'
import { sendEnvelope } from './send-envelope'

export interface Replies {
  ok(request: FastifyRequest, data: unknown, reason: string): Envelope
  failed(request: FastifyRequest, error: unknown): Envelope
  /** Sends an envelope with an HTTP status of its own: for what never reached a call. */
  refuse(request: FastifyRequest, reply: FastifyReply, status: number, reason: string): FastifyReply
}

/** Makes envelopes in the caller's language. Errors that nobody planned are logged and told without details. */
export function createReplies(messages: Messages, log: Log, onInternalError?: (error: unknown) => void): Replies {
  const text = (request: FastifyRequest, reason: string, params?: Record<string, string | number>) =>
    messageFor(messages, reason, languageOf(request.headers.lang as string | undefined), params)
  function failed(request: FastifyRequest, error: unknown): Envelope {
    if (error instanceof Failure) {
      const msg = text(request, error.reason, error.params)
      if (msg !== undefined) return { code: error.code, msg, data: error.data ?? null, reason: error.reason }
      error = new Error(`The reason "${error.reason}" has no texts.`, { cause: error })
    }
    log.error({ err: error, requestId: request.id, call: request.routeOptions.url }, 'a call failed')
    onInternalError?.(error)
    return { code: code.error, msg: text(request, 'internal') ?? '', data: null, reason: 'internal' }
  }
  return {
    ok(request, data, reason) {
      const msg = text(request, reason)
      if (msg === undefined) return failed(request, new Error(`The reason "${reason}" has no texts.`))
      return { code: code.ok, msg, data: data ?? null }
    },
    failed,
    refuse(request, reply, status, reason) {
      const envelope = { code: code.error, msg: text(request, reason) ?? '', data: null, reason }
      return sendEnvelope(request, reply, envelope, status)
    },
  }
}
