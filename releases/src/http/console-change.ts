import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type Grant, mayChange } from '../access/grants'
import { type EnvironmentDocument, ReleaseRefused } from '../core/document'
import { buildSchema, environmentSchema, packageSchema } from '../core/document-schema'
import { type ReleaseManager, requireUnchanged } from '../core/release-manager'
import { promote } from '../verbs/change-commands'

const changeSchema = Type.Object(
  {
    verb: Type.Union(['promote', 'canary', 'rollback', 'revoke', 'lock', 'unlock'].map((verb) => Type.Literal(verb))),
    environment: environmentSchema,
    package: Type.Optional(packageSchema),
    build: Type.Optional(buildSchema),
    /** Of a promotion: what that environment has, of the package or of all that differ. */
    from: Type.Optional(environmentSchema),
    percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100 })),
    why: Type.String({ minLength: 3, maxLength: 500 }),
    urgent: Type.Optional(Type.Boolean()),
    again: Type.Optional(Type.Boolean()),
    accepts: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 4 })),
    /** Number of the document the person looked at; a change of the same package since then is told first. */
    seq: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
export type ConsoleChange = Static<typeof changeSchema>

/** What the console sent; refuses what it does not send. */
export function readChange(body: unknown): ConsoleChange {
  if (Value.Check(changeSchema, body)) return body
  const error = Value.Errors(changeSchema, body).First()
  throw new ReleaseRefused('usage', `this is no change: ${error?.path || '/'} ${error?.message.toLowerCase() ?? ''}`)
}

async function requireSeen(manager: ReleaseManager, { package: name, seq }: ConsoleChange): Promise<void> {
  if (seq === undefined || name === undefined) return
  const [seen, now] = [
    await manager.store.readDocument(manager.environment, seq),
    await manager.store.current(manager.environment),
  ]
  requireUnchanged([name], seen, now)
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new ReleaseRefused('usage', `${what} is missing`)
  return value
}

/** What another environment has goes live here, by the code of the command line. */
async function promoteFrom(manager: ReleaseManager, change: ConsoleChange, grant: Grant): Promise<EnvironmentDocument> {
  const { from, why, package: name, environment } = change
  await promote(manager, {
    verb: 'promote',
    name,
    targets: name ? [{ name, version: undefined }] : [],
    environment,
    isJson: true,
    values: { from, why, by: grant.name },
    flags: new Set(),
  })
  return required(await manager.store.current(environment), 'the document')
}

/** Does what somebody at the console asked for, if they may. */
export async function makeChange(
  manager: ReleaseManager,
  change: ConsoleChange,
  grant: Grant,
): Promise<EnvironmentDocument> {
  const isOfEnvironment = change.verb === 'lock' || change.verb === 'unlock'
  // Without a package it is about all of them: that needs who may release all of them.
  if (!mayChange(grant, isOfEnvironment ? undefined : change.package))
    throw new ReleaseRefused(
      'role-missing',
      `${grant.name} (${grant.role}) may not change ${change.package ?? 'the environment'}`,
    )
  const audit = { by: grant.name, why: change.why, at: new Date().toISOString() }
  if (isOfEnvironment) return manager.lock(change.verb === 'lock', audit)
  if (change.verb === 'promote' && change.from) return promoteFrom(manager, change, grant)
  const name = required(change.package, 'the package')
  await requireSeen(manager, change)
  const options = { isAgain: change.again, isUrgent: change.urgent, accepts: change.accepts }
  if (change.verb === 'rollback') return manager.rollBack(name, audit)
  const build = required(change.build, 'the build')
  if (change.verb === 'promote') return manager.promote({ [name]: build }, audit, options)
  if (change.verb === 'revoke') return manager.revoke(name, build, audit)
  return manager.canary(name, build, required(change.percent, 'the percentage'), audit, options)
}
