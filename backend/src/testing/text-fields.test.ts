import { expect, test } from '@jest/globals'
import { type CallDefinition, calls } from '@pitchside/contract/schemas'
import { textFields } from './text-fields.fixture'

interface Schema {
  type?: string
  pattern?: string
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema | Schema[]
}

/** A pattern of signs and numbers leaves no room for markup. */
const isStrict = (pattern: string): boolean => !new RegExp(pattern, 'u').test('<b onclick=x()>')

/** Places of a schema where somebody may write what they like. */
function textsIn(schema: Schema, place: string): string[] {
  const { type, pattern, properties = {}, patternProperties = {}, items = [] } = schema
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  if (parts.length > 0) return parts.flatMap((part) => textsIn(part, place))
  if ('const' in schema) return []
  if (type === 'object')
    return [
      ...Object.entries(properties).flatMap(([name, field]) => textsIn(field, `${place}.${name}`)),
      ...Object.values(patternProperties).flatMap((field) => textsIn(field, `${place}.*`)),
    ]
  if (type === 'array') return [items].flat().flatMap((item) => textsIn(item, `${place}[]`))
  if (type === 'string') return pattern !== undefined && isStrict(pattern) ? [] : [place]
  return type === undefined ? [place] : []
}

const found = new Set(
  Object.entries<CallDefinition>(calls).flatMap(([name, { input }]) => textsIn(input as Schema, name)),
)

test('every text field of every call says what becomes of hostile text in it', () => {
  expect(found.size).toBeGreaterThan(90)
  expect([...found].filter((field) => !textFields.has(field))).toEqual([])
})

test('the list names no field that is gone, and none twice', () => {
  expect([...textFields.keys()].filter((field) => !found.has(field))).toEqual([])
})

test('a new text field, wherever it stands, is found', () => {
  const string = { type: 'string' }
  const schema = {
    type: 'object',
    properties: {
      title: string,
      mobile: { ...string, pattern: '^\\d+$' },
      kind: { anyOf: [{ ...string, const: 'a' }, { type: 'integer' }] },
      words: { type: 'object', properties: { zh: string } },
      files: { type: 'array', items: { anyOf: [string, { type: 'object', properties: { img: string } }] } },
      loose: { ...string, pattern: '.' },
      anything: {},
    },
  }
  expect(textsIn(schema, 'x')).toEqual(['x.title', 'x.words.zh', 'x.files[]', 'x.files[].img', 'x.loose', 'x.anything'])
})
