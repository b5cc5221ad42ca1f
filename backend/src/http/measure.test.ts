import { expect, test } from '@jest/globals'
import { type CallName, endpointOf } from '@pitchside/contract'
import { type CallDefinition, calls } from '@pitchside/contract/schemas'
import { Type, TypeGuard } from '@sinclair/typebox'
import { bodyBytesMax, bodyLimitOf, bytesOf } from './body-limit'
import { createInputReader } from './input'
import { valuesMaxOf } from './measure'
import { queryFieldsMax } from './read-query'

const schema = Type.Object({
  id: Type.Integer(),
  text: Type.Optional(Type.String({ maxLength: 10 })),
  list: Type.Optional(Type.Array(Type.Integer(), { maxItems: 3 })),
  points: Type.Optional(Type.Array(Type.Tuple([Type.Number(), Type.Number()]), { maxItems: 3 })),
  files: Type.Optional(Type.Union([Type.String(), Type.Array(Type.Object({ url: Type.String() }), { maxItems: 2 })])),
})
const read = createInputReader(schema, false)

/** Whoever reads one of these has looked at too much. */
const mines = (count: number) =>
  Array.from({ length: count }, () =>
    Object.defineProperty({}, 'x', { enumerable: true, get: () => expect(count).toBe('read') }),
  )
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 0]))

test.each<[string, object, RegExp, RegExp]>([
  ['a list longer than it may be', { id: 1, list: mines(4) }, /^list$/, /3 items/],
  ['such a list under its other name', { id: 1, 'list[]': mines(4) }, /^list\[\]$/, /3 items/],
  ['a point of too many numbers', { id: 1, points: [[1, 2, 3]] }, /^points\/0$/, /2 items/],
  ['one of several kinds of a field', { id: 1, files: mines(3) }, /^files$/, /2 items/],
  ['a list where none belongs', { id: nested(5_000) }, /^id(\/0){15}$/, /16 levels/],
  ['depth in a field nobody knows', { id: 1, other: nested(5_000) }, /^other(\/0){15}$/, /16 levels/],
  ['names without end', { id: 1, ...keys(5_000) }, /^$/, /86 values/],
  ['a list without end in a field nobody knows', { id: 1, other: Array(5_000).fill(0) }, /^other$/, /86 values/],
])('EDGE-01 %s is refused before anything is copied', (_name, sent, field, rule) => {
  const data = { field: expect.stringMatching(field), rule: expect.stringMatching(rule) }
  const refusal = { reason: 'input-invalid', data }
  expect(() => read(sent)).toThrow(expect.objectContaining(refusal))
})

test('EDGE-01 what a schema takes is read, with a few fields of a later release', () => {
  const sent = { id: 1, text: 'x'.repeat(10), list: [1, 2, 3], files: [{ url: 'a' }, { url: 'b' }], ...keys(20) }
  expect(read(sent)).toEqual({ id: 1, text: 'x'.repeat(10), list: [1, 2, 3], files: [{ url: 'a' }, { url: 'b' }] })
})

test('EDGE-01 the name of a field that comes back in a refusal is cut', () => {
  const name = 'n'.repeat(5_000)
  expect(() => read({ id: 1, [name]: nested(20) })).toThrow(
    expect.objectContaining({ data: expect.objectContaining({ field: name.slice(0, 100) }) }),
  )
})

const inputs = Object.entries(calls as Record<string, CallDefinition>).map(([name, { input }]) => ({
  name,
  input,
  isBody: endpointOf(name as CallName).inputIn === 'body',
}))

test('EDGE-01 calls whose bodies may be longer than others are those with long texts or long lists', () => {
  const longer = inputs.filter(({ input, isBody }) => isBody && bodyLimitOf(input) > bodyBytesMax)
  expect(Object.fromEntries(longer.map(({ name, input }) => [name, Math.ceil(bytesOf(input) / 1_024)]))).toEqual({
    probeUpload: 176,
    publishCirclePost: 71,
    publishScheme: 48,
    saveHeadline: 122,
    saveHeadlineDraft: 356,
    saveInfoPage: 176,
    setVideoSubtitles: 352,
    solveCaptcha: 83,
  })
})

test('EDGE-01 every list that a call takes has a longest length', () => {
  const open: string[] = []
  function look(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return
    if (TypeGuard.IsArray(value) && value.maxItems === undefined) open.push(path)
    for (const [name, inner] of Object.entries(value)) look(inner, `${path}/${name}`)
  }
  for (const { name, input } of inputs) look(input, name)
  expect(open).toEqual([])
})

test('EDGE-01 no call asks for more fields in a query than a query may have', () => {
  const queries = inputs
    .filter(({ isBody }) => !isBody)
    .map(({ name, input }) => ({ name, values: valuesMaxOf(input) }))
  expect(queries.filter(({ values }) => values > queryFieldsMax)).toEqual([])
})
