import { type Static, Type } from '@sinclair/typebox'

const closed = { additionalProperties: false }
const names = (schema: ReturnType<typeof Type.String>) => Type.Readonly(Type.Array(schema, { uniqueItems: true }))

/** Version and hash of the sources: `1.0.0-9f31c2ab47d0`. */
export const buildSchema = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{12}$' })
export const packageSchema = Type.String({ pattern: '^(host|remote-[a-z][a-z0-9-]{1,30})$' })
export const environmentSchema = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' })

/** Whether a text is the number of a document, written as people write numbers. */
export const isSeq = (text: unknown): text is string => typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text)

export const personSchema = Type.String({ minLength: 1, maxLength: 100 })
/** Whoever did it through a door of the service: which token, from where. */
export const viaSchema = Type.Optional(Type.String({ minLength: 1, maxLength: 300 }))
export const reasonSchema = Type.String({ minLength: 3, maxLength: 1000 })
export const timeSchema = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' })

const canarySchema = Type.Object(
  {
    build: buildSchema,
    /** Share of the visitors, in percent. */
    percent: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100 }),
    /** Stays while the percentage grows, so that who has it keeps it; another canary meets other visitors. */
    salt: Type.String({ minLength: 1, maxLength: 100 }),
  },
  closed,
)

const pointerSchema = Type.Object(
  {
    /** Build every visitor gets who is not in the canary. */
    stable: buildSchema,
    /** Builds that were stable before, newest first. */
    previous: Type.Readonly(Type.Array(buildSchema, { maxItems: 3 })),
    /** Builds that were taken back: never fallen back to. */
    revoked: names(buildSchema),
    canary: Type.Optional(canarySchema),
  },
  closed,
)

const changeSchema = Type.Object(
  {
    action: Type.Union([
      Type.Literal('promote'),
      Type.Literal('canary'),
      Type.Literal('rollback'),
      Type.Literal('revoke'),
      Type.Literal('lock'),
      Type.Literal('unlock'),
    ]),
    /** Package, or `environment` for a lock. */
    target: Type.String({ minLength: 1, maxLength: 40 }),
    from: Type.Optional(buildSchema),
    to: Type.Optional(buildSchema),
    /** Of a canary; 0: it ended. */
    percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  },
  closed,
)

const lockSchema = Type.Object({ by: personSchema, why: reasonSchema, at: timeSchema }, closed)

/**
 * State of an environment as JSON Schema. Documents are numbered and never changed: every change writes the next one, so
 * the list of documents is the audit trail.
 */
export const environmentDocumentSchema = Type.Object(
  {
    schema: Type.Literal(1),
    environment: environmentSchema,
    seq: Type.Integer({ minimum: 1 }),
    at: timeSchema,
    by: personSchema,
    why: reasonSchema,
    via: viaSchema,
    changes: Type.Readonly(Type.Array(changeSchema, { minItems: 1 })),
    packages: Type.Readonly(Type.Record(packageSchema, pointerSchema, closed)),
    /** While it is there nothing new goes live; rolling back is always possible. */
    lock: Type.Optional(lockSchema),
    /** Packages open tabs take at once. */
    urgent: Type.Optional(names(packageSchema)),
  },
  { $id: 'pitchside/environment/1', ...closed },
)

export type Canary = Static<typeof canarySchema>
export type Pointer = Static<typeof pointerSchema>
export type Change = Static<typeof changeSchema>
export type EnvironmentDocument = Static<typeof environmentDocumentSchema>
