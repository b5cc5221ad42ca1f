import { describe, expect, test } from '@jest/globals'
import { type CallName, endpointOf } from '@pitchside/contract'
import { type CallDefinition, calls } from '@pitchside/contract/schemas'
import { type TObject, Type } from '@sinclair/typebox'
import fc from 'fast-check'
import { Failure } from '../kernel/failure'
import { createInputReader } from './input'

const schema = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
  share: Type.Optional(Type.Number()),
  num: Type.Optional(Type.Integer()),
  name: Type.Optional(Type.String()),
  list: Type.Optional(Type.Array(Type.Integer())),
  inner: Type.Optional(Type.Object({ num: Type.Integer() })),
  either: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^\\d+(,\\d+)*$' })])),
  flag: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
})
const read = createInputReader(schema, true)

/** Field of the refusal; undefined when the input was read. */
function refusedField(input: object): unknown {
  try {
    read(input)
    return undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return (error.data as { field: string }).field
  }
}

describe('whole numbers', () => {
  test.each<[object, string]>([
    [{ id: 1.5 }, 'id'],
    [{ id: '1.5' }, 'id'],
    [{ id: '1e3' }, 'id'],
    [{ id: '1,5' }, 'id'],
    [{ id: 1, page: '2.999999' }, 'page'],
    [{ id: 1, list: [1, '2.5'] }, 'list/1'],
    [{ id: 1, inner: { num: -0.5 } }, 'inner/num'],
    [{ id: 1, either: 2.5 }, 'either'],
    [{ id: 1, flag: 0.5 }, 'flag'],
    [{ id: '9007199254740993' }, 'id'],
    [{ id: '0x10' }, 'id'],
    [{ id: '0b11' }, 'id'],
    [{ id: '+5' }, 'id'],
    [{ id: ' 12 ' }, 'id'],
    [{ id: '\t12' }, 'id'],
    [{ id: '12\0' }, 'id'],
    [{ id: '１２' }, 'id'],
    [{ id: '1_000' }, 'id'],
    [{ id: true }, 'id'],
    [{ id: 1, num: '-0' }, 'num'],
    [{ id: 1, share: '1e-1' }, 'share'],
    [{ id: 1, share: '.5' }, 'share'],
    [{ id: 1, 'list[]': ['1', '0x2'] }, 'list/1'],
    [{ id: 1, inner: { num: '0x3' } }, 'inner/num'],
    [{ id: 1, either: '0x10' }, 'either'],
    [{ id: 1, list: [1], 'list[]': ['0x2'] }, 'list'],
  ])('EDGE-01 %j is refused, not cut', (input, field) => {
    expect(refusedField(input)).toBe(field)
  })

  test.each<[object, object]>([
    [{ id: '12' }, { id: 12, page: 1 }],
    [
      { id: '012', page: '' },
      { id: 12, page: 1 },
    ],
    [
      { id: 1, name: ' 12 ', page: ' ' },
      { id: 1, page: 1, name: '12' },
    ],
    [
      { id: 12.0, share: '1.5' },
      { id: 12, page: 1, share: 1.5 },
    ],
    [
      { id: 1, 'list[]': ['1', 2], inner: { num: '3' } },
      { id: 1, page: 1, list: [1, 2], inner: { num: 3 } },
    ],
    [
      { id: 1, name: '1.5', flag: '1', either: '1,2' },
      { id: 1, page: 1, name: '1.5', flag: 1, either: '1,2' },
    ],
    [
      { id: 1, unknown: '1.5' },
      { id: 1, page: 1 },
    ],
  ])('%j is read', (input, read_) => {
    expect(read(input)).toEqual(read_)
  })

  test('any number that is read is the one that was sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true }), fc.integer()), fc.boolean(), (id, asText) => {
        const field = refusedField({ id: asText ? String(id) : id })
        expect(field === undefined).toBe(Number.isSafeInteger(id) && id >= 1)
      }),
    )
  })
})

describe('what nobody may send', () => {
  test('names every object has are no fields, however they are written', () => {
    const sent =
      '{"id":1,"__proto__":{"page":7},"constructor":{"page":7},"constructor[]":[7],"__proto__[]":[7],"toString":7}'
    const value = read(JSON.parse(sent)) as object
    expect(Object.keys(value).sort()).toEqual(['id', 'page'])
    expect((value as { page: number }).page).toBe(1)
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  test('the sign with the number zero is taken out of every text, before anything looks at it', () => {
    expect(read({ id: 1, name: 'java\0script\0' })).toMatchObject({ name: 'javascript' })
  })
})

test('EDGE-01 no call reads a number that is written in another way than people write numbers', () => {
  const taken: unknown[] = []
  for (const [name, { input }] of Object.entries(calls as Record<string, CallDefinition>)) {
    // Nothing is missing then: what is refused is the number.
    const reader = createInputReader(Type.Partial(input as TObject), endpointOf(name as CallName).inputIn === 'query')
    const fields = Object.entries((input.properties ?? {}) as Record<string, { type?: string }>)
    for (const [field] of fields.filter(([, { type }]) => type === 'integer' || type === 'number'))
      for (const sent of ['0x10', '1e1', '+5', ' 5', '5 ', '１２', '5.', '0b1', '-0', true]) {
        try {
          reader({ [field]: sent })
          taken.push([name, field, sent])
        } catch (error) {
          if (!(error instanceof Failure) || (error.data as { field: string }).field !== field)
            taken.push([name, field, sent, error])
        }
      }
  }
  expect(taken).toEqual([])
})
