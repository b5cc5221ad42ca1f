import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { ReleaseRefused } from '../core/document'
import { environmentSchema, packageSchema } from '../core/document-schema'
import type { Command, Target } from '../verbs/command'
import type { Caller } from './callers'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** What a verb is told over HTTP: the options of the command line under their own names. */
const callSchema = Type.Object(
  {
    environment: Type.Optional(environmentSchema),
    version: Type.Optional(text(60)),
    why: Type.Optional(text(1000)),
    percent: Type.Optional(Type.Number()),
    from: Type.Optional(environmentSchema),
    /** More packages of the same document, `name@version`. */
    with: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z0-9-]+(@[\\w.-]+)?$', maxLength: 100 }), { maxItems: 20 }),
    ),
    accepts: Type.Optional(Type.Array(text(40), { maxItems: 4 })),
    urgent: Type.Optional(Type.Boolean()),
    again: Type.Optional(Type.Boolean()),
    /** A browser looks first. */
    smoke: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type Call = Static<typeof callSchema>

/** The value when it has a form. Throws {@link ReleaseRefused} with what is wrong otherwise. */
export function read<T extends Parameters<typeof Value.Check>[0]>(schema: T, value: unknown): Static<T> {
  if (Value.Check(schema, value)) return value as Static<T>
  const error = Value.Errors(schema, value).First()
  throw new ReleaseRefused('usage', `this is no call: ${error?.path || '/'} ${error?.message.toLowerCase() ?? ''}`)
}

export const readCall = (body: unknown): Call => read(callSchema, body ?? {})

/** Packages a call is about: the one of its address, and those that go with it. */
export function targetsOf(name: string, call: Call): Target[] {
  const others = (call.with ?? []).map((word) => {
    const [other = '', version] = word.split('@')
    return { name: read(packageSchema, other), version }
  })
  return [{ name: read(packageSchema, name), version: call.version }, ...others]
}

/** A call as the command that the command line would have read. */
export function commandOf(verb: string, targets: readonly Target[], call: Call, caller: Caller): Command {
  const { environment = '', version, why, percent, from, accepts } = call
  const values = { version, why, from, percent: percent?.toString(), accept: accepts?.join(','), by: caller.by }
  return {
    verb,
    name: targets[0]?.name,
    targets,
    environment,
    isJson: true,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    flags: new Set((['urgent', 'again', 'smoke'] as const).filter((flag) => call[flag])),
    via: caller.via,
  }
}
