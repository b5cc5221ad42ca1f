import { type TSchema, Type } from '@sinclair/typebox'

const closed = { additionalProperties: false }
const template = Type.String({ maxLength: 500 })
const name = Type.String({ maxLength: 60, pattern: '^[\\w@*.:-]*$' })
const path = Type.String({ maxLength: 200, pattern: '^[\\w.\\[\\]=?~-]+$' })
const inLanguages = Type.Object({ zh: template, en: template, vi: template }, closed)
/** A declaration is written by people: so deep and no deeper. */
const deepest = 8

function textAt(depth: number): TSchema {
  if (depth === 0) return Type.Union([template, inLanguages])
  const choice = Type.Object({ by: template, of: Type.Record(name, textAt(depth - 1)) }, closed)
  return Type.Union([template, inLanguages, choice])
}

/** JSON with places. Words, choices and lists are objects of it that have names of their own. */
function nodeAt(depth: number): TSchema {
  const leaves = [template, Type.Number(), Type.Boolean()]
  if (depth === 0) return Type.Union(leaves)
  const inner = nodeAt(depth - 1)
  return Type.Union([...leaves, Type.Array(inner, { maxItems: 50 }), Type.Record(name, inner)])
}

const text = textAt(2)
const isScore = Type.Optional(Type.Literal(true))
const block = Type.Union([
  Type.Object({ block: Type.Literal('text'), text }, closed),
  Type.Object({ block: Type.Literal('html'), html: template }, closed),
  Type.Object({ block: Type.Literal('picture'), address: template, of: text }, closed),
  Type.Object(
    {
      block: Type.Literal('facts'),
      facts: Type.Array(Type.Object({ name: text, value: text, isScore }, closed), { maxItems: 30 }),
    },
    closed,
  ),
  Type.Object(
    {
      block: Type.Literal('list'),
      title: Type.Optional(text),
      each: path,
      text,
      address: Type.Optional(template),
      isScore,
    },
    closed,
  ),
  Type.Object(
    {
      block: Type.Literal('table'),
      title: Type.Optional(text),
      each: path,
      columns: Type.Array(Type.Object({ name: text, value: text, address: Type.Optional(template) }, closed), {
        maxItems: 20,
      }),
    },
    closed,
  ),
])
const query = Type.Record(Type.String({ maxLength: 40, pattern: '^\\w+$' }), Type.String({ maxLength: 60 }))

const ask = Type.Object({ call: Type.String({ maxLength: 60, pattern: '^\\w+$' }), input: query }, closed)

/** What a remote declares of the document of a page, see PageDocument of remote-kit. */
export const pageDocumentSchema = Type.Object(
  {
    path: Type.String({ maxLength: 200, pattern: '^/(?!/)[\\w\\-./:*]*$' }),
    when: Type.Optional(query),
    ask: Type.Optional(ask),
    more: Type.Optional(Type.Record(Type.String({ maxLength: 20, pattern: '^\\w+$' }), ask, { maxProperties: 3 })),
    address: template,
    title: Type.Optional(text),
    description: Type.Optional(text),
    picture: Type.Optional(template),
    kind: Type.Optional(Type.Union(['website', 'article', 'profile', 'video.other'].map((kind) => Type.Literal(kind)))),
    language: Type.Optional(template),
    copies: Type.Optional(Type.Object({ each: path, language: template, address: template }, closed)),
    crumbs: Type.Optional(Type.Array(Type.Object({ name: text, address: template }, closed), { maxItems: 5 })),
    things: Type.Optional(Type.Array(nodeAt(deepest), { maxItems: 10 })),
    body: Type.Optional(Type.Array(block, { maxItems: 20 })),
  },
  closed,
)
