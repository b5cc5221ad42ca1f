import { type Static, Type } from '@sinclair/typebox'
import {
  environmentSchema,
  packageSchema,
  personSchema,
  reasonSchema,
  timeSchema,
  viaSchema,
} from '../core/document-schema'
import { sitePath, word } from '../core/version-schema'

const closed = { additionalProperties: false }
const list = <T extends Parameters<typeof Type.Array>[0]>(schema: T, maxItems = 100) =>
  Type.Readonly(Type.Array(schema, { uniqueItems: true, maxItems }))

/** What may be done to a package from outside. Whoever may `register` says what it owns and who releases it. */
export const verbNames = [
  'publish',
  'check',
  'canary',
  'promote',
  'rollback',
  'revoke',
  'preview',
  'status',
  'register',
] as const
export type PackageVerb = (typeof verbNames)[number]
const verbSchema = Type.Union(verbNames.map((verb) => Type.Literal(verb)))

export const tokenIdSchema = Type.String({ pattern: '^[a-z0-9]{12}$' })

/** Verbs and environments something is for. */
const rights = {
  verbs: Type.Readonly(Type.Array(verbSchema, { minItems: 1, uniqueItems: true })),
  environments: Type.Readonly(Type.Array(environmentSchema, { minItems: 1, maxItems: 20, uniqueItems: true })),
}

/** Which jobs of which CI may release a package: every claim that is named must have just this value. */
export const oidcRuleSchema = Type.Object(
  {
    issuer: Type.String({ maxLength: 200, pattern: '^https?://[\\w.:-]+(/[\\w./-]*)?$' }),
    audience: Type.String({ minLength: 1, maxLength: 200 }),
    /** Pinned: what a token says about itself is not asked. */
    algorithm: Type.Union(['RS256', 'PS256', 'ES256', 'EdDSA'].map((name) => Type.Literal(name))),
    /** E.g. `repository` and `ref` of GitHub, `project_path` and `ref` of GitLab. */
    claims: Type.Record(Type.String({ pattern: '^[\\w-]{1,40}$' }), Type.String({ minLength: 1, maxLength: 200 }), {
      ...closed,
      minProperties: 1,
      maxProperties: 10,
    }),
    ...rights,
  },
  closed,
)

/** A package as data. */
export const packageRecordSchema = Type.Object(
  {
    team: Type.String({ maxLength: 60, pattern: '^[^<>]+$' }),
    /** First parts of the addresses it may own: `/shop` is `/shop` and everything below. */
    routes: list(sitePath),
    /** Menus it may put entries into, and slots it may fill. */
    menus: list(word),
    slots: list(word),
    /** Most its heaviest first page may weigh, bytes as gzip sends them; without it the limit of all. */
    budget: Type.Optional(Type.Integer({ minimum: 1_000, maximum: 2_000_000 })),
    oidc: list(oidcRuleSchema, 20),
    /** It is built beside the store: routes, menus and slots are what its newest build there claims. */
    followsCheckout: Type.Optional(Type.Boolean()),
  },
  closed,
)

const tokenRecordSchema = Type.Object(
  {
    name: personSchema,
    /** SHA-256 of the secret, hex: 32 random bytes need no slower one. */
    hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    packages: Type.Readonly(Type.Array(packageSchema, { minItems: 1, maxItems: 100, uniqueItems: true })),
    ...rights,
    at: timeSchema,
    by: personSchema,
    until: timeSchema,
    revoked: Type.Optional(Type.Object({ at: timeSchema, by: personSchema }, closed)),
  },
  closed,
)

const registerChangeSchema = Type.Object(
  {
    action: Type.Union(['register', 'token', 'revoke-token'].map((action) => Type.Literal(action))),
    /** Packages, or the id of a token. */
    targets: Type.Readonly(Type.Array(Type.String({ maxLength: 40 }), { minItems: 1 })),
  },
  closed,
)

/** Everything that is known about packages and tokens. Numbered and never changed, as documents of environments are. */
export const registerDocumentSchema = Type.Object(
  {
    schema: Type.Literal(1),
    seq: Type.Integer({ minimum: 1 }),
    at: timeSchema,
    by: personSchema,
    why: reasonSchema,
    via: viaSchema,
    change: registerChangeSchema,
    packages: Type.Readonly(Type.Record(packageSchema, packageRecordSchema, closed)),
    tokens: Type.Readonly(Type.Record(tokenIdSchema, tokenRecordSchema, closed)),
  },
  { $id: 'pitchside/register/1', ...closed },
)

export type OidcRule = Static<typeof oidcRuleSchema>
export type PackageRecord = Static<typeof packageRecordSchema>
export type TokenRecord = Static<typeof tokenRecordSchema>
export type RegisterDocument = Static<typeof registerDocumentSchema>

/** What somebody may do: these verbs, to these packages, in these environments. */
export type Scope = Pick<TokenRecord, 'packages' | 'verbs' | 'environments'>
