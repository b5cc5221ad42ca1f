import type { Readable } from 'node:stream'
import { dayMs } from '@pitchside/base'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { digestOfRule, issueJobSession, jobSessionMs } from '../access/job-session'
import { OidcIssuers } from '../access/oidc'
import { issuePreview, previewPath } from '../access/preview'
import { environmentSchema, packageSchema } from '../core/document-schema'
import { answerOutside } from '../http/refusals'
import type { ServedEnvironments } from '../http/served'
import type { SharedTurns } from '../http/turns'
import type { PackageVerb } from '../register/register-schema'
import type { ReleaseStore } from '../store/release-store'
import type { Answer, Run } from '../verbs/answer'
import { canary, promote, revoke, rollback } from '../verbs/change-commands'
import { checkInBrowser, type LookInBrowser, lookFirst } from '../verbs/look-first'
import { publishFolder } from '../verbs/publish'
import { register } from '../verbs/register-commands'
import { digestIn } from './archive'
import { bearerOf, createCallers } from './callers'
import { commandOf, read, readCall, targetsOf } from './calls'
import { Gate, sendRefusal } from './gate'
import { type Named, questions } from './questions'
import { withUpload } from './uploads'

export interface PackageApiOptions {
  key: Buffer
  store: ReleaseStore
  environments: ServedEnvironments
  now(): number
  limiter: SharedTurns | undefined
  /** See `OidcOptions`. */
  oidcCooldownMs?: number | undefined
  /** Without it nothing is opened in a browser, and what has to be is refused. */
  look?: LookInBrowser | undefined
  /** Folder in which archives are unpacked; that of the system unless said. */
  uploadsIn?: string | undefined
}

/** Verbs that are told something and answer; the code is that of the command line. */
const verbsWith = (look: LookInBrowser | undefined): Readonly<Partial<Record<PackageVerb, Run>>> => ({
  check: checkInBrowser(look),
  canary: lookFirst(canary, look),
  promote: lookFirst(promote, look),
  rollback,
  revoke,
})

const previewSchema = Type.Object(
  {
    preview: Type.Optional(Type.String({ pattern: '^[\\w./-]{1,60}$' })),
    environment: Type.Optional(environmentSchema),
    days: Type.Optional(Type.String({ pattern: '^([1-9]|[12]\\d|30)$' })),
    audience: Type.Optional(Type.Union([Type.Literal('staff'), Type.Literal('all')])),
  },
  { additionalProperties: false },
)
const recordSchema = Type.Object(
  Object.fromEntries(
    ['team', 'routes', 'menus', 'slots', 'budget', 'oidc', 'why'].map((name) => [
      name,
      Type.Optional(Type.String({ maxLength: 10_000 })),
    ]),
  ),
  { additionalProperties: false },
)
const previewDays = 7

/** `/api/releases`: what a team's CI does with its package, by a token or by who it is. The store's keys stay here. */
export async function packageApi(app: FastifyInstance, options: PackageApiOptions): Promise<void> {
  const { key, store, environments, now, limiter, oidcCooldownMs, uploadsIn, look } = options
  const findCaller = createCallers({ register: store.register, key, now })
  const gate = new Gate({ findCaller, now, limiter })
  const issuers = new OidcIssuers({ objects: store.objects, now, cooldownMs: oidcCooldownMs })
  const environmentOf = (request: FastifyRequest, asked: string | undefined) =>
    asked ?? environments.of(request).environment
  const managerOf = (environment: string) => environments.managerOf(environment)

  const answering =
    (work: (request: Named, reply: FastifyReply) => Promise<Answer | undefined>) =>
    async (request: Named, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      try {
        const answer = await work(request, reply)
        return answer ? reply.send({ ok: true, ...answer.json, text: answer.text }) : reply
      } catch (error) {
        return sendRefusal(reply, error)
      }
    }

  answerOutside(app)
  // The archive is read as it comes, after it is known whose it is.
  app.addContentTypeParser('application/gzip', (_request, _payload, done) => done(null))

  app.post(
    '/api/releases/packages/:name/builds',
    answering(async (request, reply) => {
      const body: Readable = request.raw
      try {
        const name = read(packageSchema, request.params.name)
        const asked = read(previewSchema, request.query)
        const environment = environmentOf(request, asked.environment)
        const caller = await gate.require(request, asked.preview ? 'preview' : 'publish', [name], [environment])
        await gate.takeUpload(request)
        if (request.headers['content-type'] !== 'application/gzip') digestIn('')
        const digest = digestIn(request.headers['content-digest'])
        const command = commandOf('publish', targetsOf(name, {}), { environment }, caller)
        const values = { ...command.values, ...(asked.preview ? { preview: asked.preview } : {}) }
        const published = await withUpload({ body, digest, place: uploadsIn }, (folder) =>
          publishFolder(managerOf(environment), folder, { ...command, values }),
        )
        return asked.preview ? withAddress(request, published, { ...asked, environment }) : published
      } catch (error) {
        // A client that still sends would not read the answer; what is longer than may be is not waited for.
        reply.header('connection', 'close')
        body.resume()
        throw error
      }
    }),
  )

  function withAddress(
    request: FastifyRequest,
    { json, text }: Answer,
    { preview: label = '', environment = '', days, audience = 'staff' }: Static<typeof previewSchema>,
  ): Answer {
    const until = now() + Number(days ?? previewDays) * dayMs
    const [name, build] = [String(json.package), String(json.build)]
    const sealed = issuePreview(key, { label, environment, package: name, build, audience, until })
    const address = environments.originOf(request, environment) + previewPath + sealed
    const more = { preview: label, address, audience, until: new Date(until).toISOString() }
    return { json: { ...json, ...more }, text: `${text}\n${address}` }
  }

  for (const [verb, run] of Object.entries(verbsWith(look)) as [PackageVerb, Run][])
    app.post(
      `/api/releases/packages/:name/${verb}`,
      answering(async (request) => {
        const call = readCall(request.body)
        const targets = targetsOf(request.params.name, call)
        const environment = environmentOf(request, call.environment)
        const touched = [environment, ...(call.from ? [call.from] : [])]
        const names = targets.map(({ name }) => name)
        const caller = await gate.require(request, verb, names, touched)
        return run(managerOf(environment), commandOf(verb, targets, { ...call, environment }, caller))
      }),
    )

  questions(app, { gate, environments, environmentOf, findCaller, answering })

  app.put(
    '/api/releases/packages/:name',
    answering(async (request) => {
      const name = read(packageSchema, request.params.name)
      const environment = environmentOf(request, undefined)
      const values = read(recordSchema, request.body)
      // What a package owns is the same in every environment.
      const caller = await gate.require(request, 'register', [name], [])
      const command = commandOf('register', targetsOf(name, {}), { environment }, caller)
      return register(managerOf(environment), { ...command, values: { ...command.values, ...values } })
    }),
  )

  app.post(
    '/api/releases/exchange',
    answering(async (request) => {
      const { package: name } = read(Type.Object({ package: packageSchema }), request.body)
      const record = await store.register.find(name)
      const { rule, subject } = await gate.identified(request, () => issuers.identify(bearerOf(request), name, record))
      const until = now() + jobSessionMs
      const token = issueJobSession(key, { package: name, rule: digestOfRule(rule), subject, until })
      const { verbs: may, environments: where } = rule
      const json = { package: name, token, until: new Date(until).toISOString(), verbs: may, environments: where }
      request.log.info({ subject, package: name, ip: request.ip }, 'a job was let in')
      return { json, text: token }
    }),
  )
}
