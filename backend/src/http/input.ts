import type { TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { Failure } from '../kernel/failure'

/** Passwords are the one kind of text whose spaces count. */
const untrimmed = new Set(['password', 'pass'])

function tidy(value: unknown, key: string, isQuery: boolean): unknown {
  if (typeof value === 'string') return untrimmed.has(key) ? value : value.trim()
  if (Array.isArray(value)) return value.map((item) => tidy(item, key, isQuery))
  if (typeof value !== 'object' || value === null) return value
  const tidied: Record<string, unknown> = {}
  for (const [name, raw] of Object.entries(value)) {
    const item = tidy(raw, name, isQuery)
    // Clients send null, or an empty value in the query, for a field they leave out.
    if (item === null || item === undefined || (isQuery && item === '')) continue
    tidied[name.endsWith('[]') ? name.slice(0, -2) : name] = item
  }
  return tidied
}

/** Makes a reader of input: tidies, drops unknown fields, reads numbers sent as text, then checks. */
export function createInputReader(schema: TSchema, isQuery: boolean): (raw: unknown) => unknown {
  const check: TypeCheck<TSchema> = TypeCompiler.Compile(schema)
  return (raw) => {
    const tidied = tidy(raw ?? {}, '', isQuery)
    const value = Value.Convert(schema, Value.Default(schema, Value.Clean(schema, tidied)))
    if (check.Check(value)) return value
    const first = check.Errors(value).First()
    throw new Failure('input-invalid', { data: { field: first?.path.slice(1) ?? '', rule: first?.message ?? '' } })
  }
}
