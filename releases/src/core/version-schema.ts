import { Type } from '@sinclair/typebox'
import { buildSchema, packageSchema, personSchema, viaSchema } from './document-schema'
import { pageDocumentSchema } from './page-document-schema'

const closed = { additionalProperties: false }
/** Text of a frame: never markup, whoever draws it. */
const plainText = Type.String({ maxLength: 300, pattern: '^[^<>]*$' })
/** A path of this site: not of another one that begins with two slashes, and no script. */
export const sitePath = Type.String({ maxLength: 200, pattern: '^/(?!/)[\\w\\-./:*?=&%,]*$' })
const textKey = Type.String({ maxLength: 100, pattern: '^[a-z][a-z0-9]*:[\\w.-]+$' })
const fileName = Type.String({ maxLength: 200, pattern: '^(?!.*\\.\\.)[\\w@+~-][\\w.@+~/-]*$' })
export const word = Type.String({ maxLength: 60, pattern: '^[\\w.-]+$' })
const number = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' })

const filesSchema = Type.Object({ js: Type.Array(fileName), css: Type.Array(fileName) }, closed)
const fileSchema = Type.Object(
  {
    path: fileName,
    bytes: Type.Integer({ minimum: 0 }),
    gz: Type.Optional(Type.Integer({ minimum: 0 })),
    sri: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
  },
  closed,
)
const languages = <T extends Parameters<typeof Type.Record>[1]>(schema: T) =>
  Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), schema, closed)

const usesSchema = Type.Object(
  {
    calls: Type.Array(Type.String({ maxLength: 60, pattern: '^\\w+$' }), { maxItems: 1000 }),
    topics: Type.Array(Type.String({ maxLength: 60, pattern: '^[\\w.*-]+$' }), { maxItems: 100 }),
  },
  closed,
)
const menuLine = { label: textKey, to: sitePath, icon: Type.Optional(word) }
const remoteManifestSchema = Type.Object({
  schema: Type.Literal(1),
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' }),
  version: number,
  contract: Type.Integer({ minimum: 1 }),
  container: Type.String({ maxLength: 100, pattern: '^[A-Za-z_]\\w*$' }),
  routes: Type.Array(
    Type.Object({
      path: sitePath,
      title: textKey,
      layout: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
      isMemberOnly: Type.Optional(Type.Boolean()),
      files: filesSchema,
    }),
  ),
  menu: Type.Array(
    Type.Object({
      into: word,
      order: Type.Number(),
      ...menuLine,
      children: Type.Optional(Type.Array(Type.Object(menuLine))),
    }),
  ),
  slots: Type.Array(Type.Object({ into: word, order: Type.Number(), files: filesSchema })),
  topics: Type.Array(Type.String({ maxLength: 60, pattern: '^[\\w.*-]+$' })),
  hasSetup: Type.Boolean(),
  texts: languages(Type.Record(Type.String(), plainText)),
  i18n: languages(filesSchema),
  documents: Type.Optional(Type.Array(pageDocumentSchema, { maxItems: 60 })),
  entry: filesSchema,
  shared: Type.Record(
    Type.String({ maxLength: 100 }),
    Type.String({ maxLength: 40, pattern: '^[\\^~]?\\d+\\.\\d+\\.\\d+$' }),
  ),
  uses: Type.Optional(usesSchema),
  workers: Type.Optional(Type.Array(fileName, { maxItems: 50 })),
  files: Type.Array(fileSchema),
})
const hostManifestSchema = Type.Object({
  schema: Type.Literal(1),
  id: Type.Literal('host'),
  version: number,
  contract: Type.Integer({ minimum: 1 }),
  contracts: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 4 })),
  contractEnds: Type.Optional(
    Type.Record(Type.String({ pattern: '^\\d+$' }), Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), closed),
  ),
  slots: Type.Array(word),
  singleSlots: Type.Optional(Type.Array(word)),
  shared: Type.Record(Type.String({ maxLength: 100 }), number),
  entry: filesSchema,
  i18n: languages(filesSchema),
  fonts: Type.Array(fileName),
  uses: Type.Optional(usesSchema),
  workers: Type.Optional(Type.Array(fileName, { maxItems: 50 })),
  files: Type.Array(fileSchema),
})

/** A stored version as JSON Schema: what a publisher claims is checked against it before anything is kept. */
export const publishedVersionSchema = Type.Object(
  {
    schema: Type.Literal(1),
    name: packageSchema,
    version: number,
    build: buildSchema,
    at: Type.String({ maxLength: 40 }),
    by: personSchema,
    via: viaSchema,
    origin: Type.Union([Type.Literal('release'), Type.Literal('local'), Type.Literal('preview')]),
    manifest: Type.Union([remoteManifestSchema, hostManifestSchema]),
  },
  { $id: 'pitchside/version/1', ...closed },
)
export const manifestSchemas = { remote: remoteManifestSchema, host: hostManifestSchema }
