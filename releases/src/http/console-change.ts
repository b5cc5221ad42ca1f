import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type Grant, mayChange } from '../access/grants'
import { ReleaseRefused } from '../core/document'
import { buildSchema, environmentSchema, packageSchema } from '../core/document-schema'
import { type ReleaseManager, requireUnchanged } from '../core/release-manager'
import type { Run } from '../verbs/answer'
import { canary, lock, promote, revoke, rollback, unlock } from '../verbs/change-commands'
import type { Command } from '../verbs/command'
import { type LookInBrowser, lookFirst } from '../verbs/look-first'

const changeSchema = Type.Object(
  {
    verb: Type.Union(
      (['promote', 'canary', 'rollback', 'revoke', 'lock', 'unlock'] as const).map((verb) => Type.Literal(verb)),
    ),
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

/** What the console sent, as the command that the command line would have read. */
function commandOf({ verb, package: name, build, environment, ...change }: ConsoleChange, by: string): Command {
  const { from, percent, why, accepts } = change
  // What another environment has is a version already.
  const version = from ? undefined : build
  const values = { from, version, why, by, percent: percent?.toString(), accept: accepts?.join(',') }
  return {
    verb,
    name,
    targets: name ? [{ name, version }] : [],
    environment,
    isJson: true,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    flags: new Set((['urgent', 'again'] as const).filter((flag) => change[flag])),
  }
}

const verbsWith = (look: LookInBrowser | undefined): Readonly<Record<ConsoleChange['verb'], Run>> => ({
  promote: lookFirst(promote, look),
  canary: lookFirst(canary, look),
  rollback,
  revoke,
  lock,
  unlock,
})

/** What is needed beside the package. Nobody at the console means "the newest". */
function requireNamed({ verb, package: name, build, from }: ConsoleChange): void {
  const needsBuild = !from && (verb === 'promote' || verb === 'canary')
  if (needsBuild && !(name && build)) throw new ReleaseRefused('usage', 'the package and its build are missing')
}

/** Does what somebody at the console asked for, if they may, by the code of the command line. */
export async function makeChange(
  manager: ReleaseManager,
  change: ConsoleChange,
  { grant, look }: { grant: Grant; look: LookInBrowser | undefined },
): Promise<{ seq: unknown }> {
  const isOfEnvironment = change.verb === 'lock' || change.verb === 'unlock'
  // Without a package it is about all of them: that needs who may release all of them.
  if (!mayChange(grant, isOfEnvironment ? undefined : change.package))
    throw new ReleaseRefused(
      'role-missing',
      `${grant.name} (${grant.role}) may not change ${change.package ?? 'the environment'}`,
    )
  requireNamed(change)
  await requireSeen(manager, change)
  const { json } = await verbsWith(look)[change.verb](manager, commandOf(change, grant.name))
  return { seq: json.seq }
}
