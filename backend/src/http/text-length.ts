import { signsOf } from '@pitchside/base'
import { FormatRegistry, type TSchema, TypeGuard } from '@sinclair/typebox'

const prefix = 'signs'
const known = new Set<string>()

/** Name of the rule that a text has so many signs. */
function lengthRule(min: number, max: number): string {
  const name = `${prefix}-${min}-${max}`
  if (!known.has(name)) {
    known.add(name)
    FormatRegistry.Set(name, (text) => {
      // So many units can not be fewer signs than half of them, and never more.
      if (text.length <= max && text.length >= min * 2) return true
      if (text.length < min || text.length > max * 2) return false
      const signs = signsOf(text)
      return signs >= min && signs <= max
    })
  }
  return name
}

/**
 * The schema with its texts measured in signs, as people count them and as counters of pages do: JSON schema counts
 * code points, TypeBox the units of UTF-16, of which an emoji has two.
 */
export function inSigns<T extends TSchema>(schema: T): T {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, ...rest } = schema
  if (TypeGuard.IsString(schema) && (minLength > 0 || Number.isFinite(maxLength)))
    return { ...rest, format: lengthRule(minLength, maxLength) } as unknown as T
  const inside = Object.entries(schema).map(([name, value]) => [name, insideOf(value)])
  return { ...schema, ...Object.fromEntries(inside) }
}

function insideOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(insideOf)
  return typeof value === 'object' && value !== null ? inSigns(value as TSchema) : value
}
