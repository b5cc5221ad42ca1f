import { expect, test } from '@jest/globals'
import { type CallName, endpointOf } from '@pitchside/contract'
import { type CallDefinition, calls } from '@pitchside/contract/schemas'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import fc from 'fast-check'
import { createGeneralReader, createInputReader } from './input'
import { createQuickReader } from './quick-input'
import { inSigns } from './text-length'

const definitions = Object.entries(calls as Record<string, CallDefinition>)

/** What a field may be sent: what it wants, what looks like it, and what it never was. */
const sentValue = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 60 }) },
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 60 }).map(String) },
  { weight: 4, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
  fc.constantFrom<unknown>('', ' 7 ', '007', '-0', '1e3', '1.5', 1.5, -0, Number.NaN, 2 ** 53, '9007199254740993'),
  fc.constantFrom<unknown>('12345678901234567890', 'true', true, null, undefined, [], ['1'], {}, 'a\0b', '\0', ' '),
)
const inputOf = (fields: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...fields, 'unknown', '__proto__', 'toString', 'list[]'), sentValue), {
      selector: ([name]) => name,
      maxLength: fields.length + 1,
    })
    .map((entries) => Object.fromEntries(entries))

function outcomeOf(read: (raw: unknown) => unknown, input: unknown): unknown {
  try {
    return { value: read(input) }
  } catch (error) {
    return { refused: (error as { data: unknown }).data }
  }
}

test('whatever is sent to whichever call, the quick way changes nothing of what the general one says', () => {
  let quickly = 0
  for (const [name, definition] of definitions) {
    const isQuery = endpointOf(name as CallName).inputIn === 'query'
    const { input: schema } = definition
    const check = TypeCompiler.Compile(inSigns(schema))
    const quick = createQuickReader(schema, check)
    const general = createGeneralReader(schema, check, isQuery)
    const whole = createInputReader(schema, isQuery)
    const fields = Object.keys((schema.properties as object | undefined) ?? {})
    fc.assert(
      fc.property(inputOf(fields), (input) => {
        if (quick(input)) quickly += 1
        expect([name, outcomeOf(whole, input)]).toEqual([name, outcomeOf(general, input)])
      }),
      { numRuns: 40 },
    )
  }
  // Otherwise nothing was compared.
  expect(quickly).toBeGreaterThan(definitions.length)
})

test('nearly every call is read the quick way when it is sent what it asks for', () => {
  const slow = definitions.filter(([, { input }]) => {
    const fields = Object.entries((input.properties ?? {}) as Record<string, { type?: string }>)
    return fields.some(([, { type }]) => type !== 'integer' && type !== 'string')
  })
  expect(slow.length / definitions.length).toBeLessThan(0.25)
})
