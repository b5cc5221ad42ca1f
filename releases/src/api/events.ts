import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EnvironmentDocument, ReleaseRefused } from '../core/document'
import { openEventStream } from '../http/event-stream'
import type { ServedEnvironments } from '../http/served'

export interface EventsOptions {
  name: string
  environment: string
  environments: ServedEnvironments
  isStillAllowed(): Promise<unknown>
}

const lookMs = 15_000

const eventOf = ({ seq, at, by, why, via, changes }: EnvironmentDocument, name: string) => {
  const own = changes.filter(({ target }) => target === name || target === 'environment')
  return own.length > 0 ? JSON.stringify({ seq, at, by, why, via, changes: own }) : undefined
}

/** Tells of every change of a package as it happens (server-sent events), as long as who listens still may. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, options: EventsOptions): void {
  const { name, environment, environments, isStillAllowed } = options
  const served = environments.find(environment)
  if (!served) throw new ReleaseRefused('not-served', `${environment} is not served here: ask for its status`)
  openEventStream(reply)
  // A token that ended meanwhile hears nothing more.
  const tell = (text: string) =>
    void isStillAllowed().then(
      (isAllowed) => (isAllowed ? reply.raw.write(text) : reply.raw.end()),
      () => reply.raw.end(),
    )
  const stop = served.subscribe((document) => {
    const event = eventOf(document, name)
    if (event) tell(`id: ${document.seq}\ndata: ${event}\n\n`)
  })
  const timer = setInterval(() => tell(': still here\n\n'), lookMs)
  timer.unref()
  request.raw.on('close', () => {
    clearInterval(timer)
    stop()
  })
}
