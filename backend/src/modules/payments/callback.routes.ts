import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../kernel/log'
import { notifyPath } from './pay-addresses'
import type { PaymentProvider, PaymentReply } from './ports/payment.port'
import type { SettleService } from './settle.service'

const bodyBytesMax = 64 * 1024

export interface CallbackDeps {
  providers: readonly PaymentProvider[]
  settle: SettleService
  log: Log
}

const send = (reply: FastifyReply, { status, type, body }: PaymentReply): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type(type).send(body)

/** Where providers tell what was paid. Nothing is believed, kept or answered with a yes before its signature fits. */
export function callbackRoutes(app: FastifyInstance, { providers, settle, log }: CallbackDeps): void {
  app.removeAllContentTypeParsers()
  // Signatures are over the bytes as they came.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytesMax }, (_request, body, done) =>
    done(null, body),
  )

  async function answer(provider: PaymentProvider, request: FastifyRequest, reply: FastifyReply) {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { channel } = provider
    const message = await provider.read({ body, headers: request.headers })
    if (!message) {
      log.warn({ channel, ip: request.ip }, 'a payment message with a wrong signature was refused')
      return send(reply, provider.refused)
    }
    try {
      if (message.fact) await settle.hear(channel, message.id, message.fact, body.toString('utf8'))
    } catch (error) {
      log.error({ err: error, channel, messageId: message.id }, 'a payment message could not be handled')
      // The provider sends it again.
      return send(reply, { ...provider.refused, status: 500 })
    }
    return send(reply, provider.accepted)
  }

  for (const provider of providers)
    app.post(notifyPath(provider.channel), (request, reply) => answer(provider, request, reply))
}
