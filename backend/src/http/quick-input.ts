import { type TSchema, TypeGuard } from '@sinclair/typebox'
import type { TypeCheck } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { tidyText } from './tidy-text'

/** What was sent for a field as its schema wants it; undefined where that takes more than a look. */
type FieldReader = (sent: unknown) => unknown

/** The one way to write a whole number that JavaScript holds exactly. */
const wholeNumber = /^(?:0|-?[1-9]\d{0,14})$/

const readInteger: FieldReader = (sent) => {
  if (typeof sent === 'number') return Number.isSafeInteger(sent) ? sent : undefined
  return typeof sent === 'string' && wholeNumber.test(sent) ? Number(sent) : undefined
}

function fieldReader(name: string, schema: TSchema | undefined): FieldReader | undefined {
  if (TypeGuard.IsInteger(schema)) return readInteger
  // An empty text is no value in a query, but one in a body.
  if (TypeGuard.IsString(schema)) return (sent) => (typeof sent === 'string' && tidyText(sent, name)) || undefined
  return undefined
}

/** Values that fields have when nobody sends them; undefined where they are more than plain ones. */
function plainDefaults(schema: TSchema): [string, unknown][] | undefined {
  const defaults = Object.entries(Value.Default(schema, {}) as object)
  return defaults.every(([, value]) => typeof value !== 'object') ? defaults : undefined
}

/**
 * Reads what nearly every call is sent: few fields with whole numbers and texts that are good as they are. Undefined for
 * anything else, wrong input included: the general reader decides then, so this one has no opinion of its own.
 */
export function createQuickReader(
  schema: TSchema,
  check: TypeCheck<TSchema>,
): (raw: unknown) => Record<string, unknown> | undefined {
  const defaults = plainDefaults(schema)
  if (!TypeGuard.IsObject(schema) || !defaults) return () => undefined
  const readers = new Map(Object.entries(schema.properties).map(([name, field]) => [name, fieldReader(name, field)]))
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined
    const read: Record<string, unknown> = {}
    for (const name of Object.keys(raw)) {
      const value = readers.get(name)?.((raw as Record<string, unknown>)[name])
      if (value === undefined) return undefined
      read[name] = value
    }
    for (const [name, value] of defaults) read[name] ??= value
    return check.Check(read) ? read : undefined
  }
}
