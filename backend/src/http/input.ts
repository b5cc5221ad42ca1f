import type { TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { isDecimal } from '../kernel/decimal'
import { createMeasure, refusedField } from './measure'
import { createQuickReader } from './quick-input'
import { endlessQuery, queryFieldsMax } from './read-query'
import { inSigns } from './text-length'
import { tidyText } from './tidy-text'

/** Every object has them without anybody having sent them, so the check for unknown fields lets them pass. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * What was sent, with names as the schemas have them and without what nobody meant to send; texts are as they came. Two
 * values for one name are no input: who looks at one of them has not looked at the other.
 */
function named(value: unknown, isQuery: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, isQuery))
  if (typeof value !== 'object' || value === null) return value
  const fields: Record<string, unknown> = {}
  for (const [sent, raw] of Object.entries(value)) {
    const name = sent.endsWith('[]') ? sent.slice(0, -2) : sent
    if (inherited.has(name)) continue
    // Clients send null, or an empty value in the query, for a field they leave out.
    if (raw === null || raw === undefined || (isQuery && typeof raw === 'string' && tidyText(raw, sent) === ''))
      continue
    if (name in fields) throw refusedField(`/${name}`, 'Expected one value')
    fields[name] = named(raw, isQuery)
  }
  return fields
}

function tidy(value: unknown, key: string): unknown {
  if (typeof value === 'string') return tidyText(value, key)
  if (Array.isArray(value)) return value.map((item) => tidy(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, tidy(item, name)]))
}

function isAsSent(sent: unknown, read: number): boolean {
  // Beyond these a number is its neighbour as well, and no data base takes it.
  if (Math.abs(read) > Number.MAX_SAFE_INTEGER) return false
  if (typeof sent === 'string') return isDecimal(sent) && Number(sent) === read
  return sent === undefined || sent === read
}

/**
 * Path of the first number that is not what was sent: the schema wanted a whole one and got 1.5, or a text said it in
 * another way than people write numbers: 1e3, 0x10, blanks around it. It would buy other things than were asked for.
 */
function oddNumber(sent: unknown, read: unknown, path = ''): string | undefined {
  if (typeof read === 'number') return isAsSent(sent, read) ? undefined : path
  if (typeof read !== 'object' || read === null || typeof sent !== 'object' || sent === null) return undefined
  for (const [name, value] of Object.entries(read)) {
    const found = oddNumber((sent as Record<string, unknown>)[name], value, `${path}/${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** The reader for whatever may be sent: measures, tidies, drops unknown fields, reads numbers sent as text, then checks. */
export function createGeneralReader(
  schema: TSchema,
  check: TypeCheck<TSchema>,
  isQuery: boolean,
): (raw: unknown) => unknown {
  const measure = createMeasure(schema)
  return (raw) => {
    measure(raw)
    const sent = named(raw ?? {}, isQuery)
    const value = Value.Convert(schema, Value.Default(schema, Value.Clean(schema, tidy(sent, ''))))
    const odd = oddNumber(sent, value)
    if (odd !== undefined) throw refusedField(odd, 'Expected integer')
    if (check.Check(value)) return value
    const first = check.Errors(value).First()
    throw refusedField(first?.path ?? '', first?.message ?? '')
  }
}

/** Makes a reader of input: the quick way for what is plain, which is nearly all, the general one for the rest. */
export function createInputReader(schema: TSchema, isQuery: boolean): (raw: unknown) => unknown {
  const check = TypeCompiler.Compile(inSigns(schema))
  const quick = createQuickReader(schema, check)
  const general = createGeneralReader(schema, check, isQuery)
  return (raw) => {
    if (raw === endlessQuery) throw refusedField('', `Expected at most ${queryFieldsMax} values`)
    return quick(raw ?? {}) ?? general(raw)
  }
}
