import type { TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { Failure } from '../kernel/failure'
import { createQuickReader } from './quick-input'
import { tidyText } from './tidy-text'

/** Every object has them without anybody having sent them, so the check for unknown fields lets them pass. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))

function tidy(value: unknown, key: string, isQuery: boolean): unknown {
  if (typeof value === 'string') return tidyText(value, key)
  if (Array.isArray(value)) return value.map((item) => tidy(item, key, isQuery))
  if (typeof value !== 'object' || value === null) return value
  const tidied: Record<string, unknown> = {}
  for (const [sent, raw] of Object.entries(value)) {
    const name = sent.endsWith('[]') ? sent.slice(0, -2) : sent
    if (inherited.has(name)) continue
    const item = tidy(raw, sent, isQuery)
    // Clients send null, or an empty value in the query, for a field they leave out.
    if (item === null || item === undefined || (isQuery && item === '')) continue
    tidied[name] = item
  }
  return tidied
}

/**
 * Path of the first number that the reading changed: the schema wanted a whole one and got 1.5 or "1e3". Cut numbers would
 * buy other things than were asked for.
 */
function cutNumber(sent: unknown, read: unknown, path = ''): string | undefined {
  if (typeof read === 'number') {
    const isSame = sent === undefined || Number(sent) === read
    // Beyond these a number is its neighbour as well, and no data base takes it.
    return isSame && Math.abs(read) <= Number.MAX_SAFE_INTEGER ? undefined : path
  }
  if (typeof read !== 'object' || read === null || typeof sent !== 'object' || sent === null) return undefined
  for (const [name, value] of Object.entries(read)) {
    const found = cutNumber((sent as Record<string, unknown>)[name], value, `${path}/${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

const refused = (field: string, rule: string) => new Failure('input-invalid', { data: { field, rule } })

/** The reader for whatever may be sent: tidies, drops unknown fields, reads numbers sent as text, then checks. */
export function createGeneralReader(
  schema: TSchema,
  check: TypeCheck<TSchema>,
  isQuery: boolean,
): (raw: unknown) => unknown {
  return (raw) => {
    // What Convert makes may share parts with what it was given: the numbers as sent are kept beside it.
    const sent = Value.Clean(schema, tidy(raw ?? {}, '', isQuery))
    const value = Value.Convert(schema, Value.Default(schema, Value.Clone(sent)))
    const cut = cutNumber(sent, value)
    if (cut !== undefined) throw refused(cut.slice(1), 'Expected integer')
    if (check.Check(value)) return value
    const first = check.Errors(value).First()
    throw refused(first?.path.slice(1) ?? '', first?.message ?? '')
  }
}

/** Makes a reader of input: the quick way for what is plain, which is nearly all, the general one for the rest. */
export function createInputReader(schema: TSchema, isQuery: boolean): (raw: unknown) => unknown {
  const check = TypeCompiler.Compile(schema)
  const quick = createQuickReader(schema, check)
  const general = createGeneralReader(schema, check, isQuery)
  return (raw) => quick(raw ?? {}) ?? general(raw)
}
