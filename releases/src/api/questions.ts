import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { environmentSchema, packageSchema } from '../core/document-schema'
import type { ServedEnvironments } from '../http/served'
import type { Answer } from '../verbs/answer'
import { status } from '../verbs/look-commands'
import { plan } from '../verbs/plan-command'
import type { Caller } from './callers'
import { commandOf, read, targetsOf } from './calls'
import { sendEvents } from './events'
import type { Gate } from './gate'

/** A call about one package. */
export type Named = FastifyRequest<{ Params: { name: string } }>

export interface QuestionOptions {
  gate: Gate
  environments: ServedEnvironments
  environmentOf(request: FastifyRequest, asked: string | undefined): string
  findCaller(request: FastifyRequest): Promise<Caller | undefined>
  /** Sends what the work resolves with, or why it was refused. */
  answering(
    work: (request: Named, reply: FastifyReply) => Promise<Answer | undefined>,
  ): (request: Named, reply: FastifyReply) => Promise<FastifyReply>
}

const askedSchema = Type.Object({ environment: Type.Optional(environmentSchema) })
const planSchema = Type.Object({
  raise: Type.String({ maxLength: 200 }),
  range: Type.Optional(Type.String({ maxLength: 40 })),
})

/** What changes nothing and needs the right to see how a package stands. */
export function questions(app: FastifyInstance, options: QuestionOptions): void {
  const { gate, environments, environmentOf, findCaller, answering } = options

  async function asking(request: Named) {
    const name = read(packageSchema, request.params.name)
    const environment = environmentOf(request, read(askedSchema, request.query).environment)
    const caller = await gate.require(request, 'status', [name], [environment])
    const command = (verb: string) => commandOf(verb, targetsOf(name, {}), { environment }, caller)
    return { name, environment, command, manager: environments.managerOf(environment) }
  }

  app.get(
    '/api/releases/packages/:name/status',
    answering(async (request) => {
      const { manager, command } = await asking(request)
      return status(manager, command('status'))
    }),
  )
  app.get(
    '/api/releases/packages/:name/plan',
    answering(async (request) => {
      const { manager, command } = await asking(request)
      const { raise, range } = read(planSchema, request.query)
      const { values, ...asked } = command('plan')
      return plan(manager, { ...asked, values: { ...values, raise, ...(range ? { range } : {}) } })
    }),
  )
  app.get(
    '/api/releases/packages/:name/events',
    { exposeHeadRoute: false },
    answering(async (request, reply) => {
      const { name, environment } = await asking(request)
      sendEvents(request, reply, { name, environment, environments, isStillAllowed: () => findCaller(request) })
      return undefined
    }),
  )
}
