import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { sum } from './measure'

/** Bytes of a body at every door that says nothing else. */
export const bodyBytesMax = 32 * 1024

/** A sign as JSON writes it at the longest: `\u573a`. */
const signBytes = 6
const numberBytes = 12
const wordBytes = 8

/**
 * Bytes of the longest JSON a schema takes. What its schema leaves open, as a text without a longest length, counts
 * nothing: it has to do with the usual limit.
 */
export function bytesOf(schema: TSchema): number {
  if (TypeGuard.IsString(schema)) return (schema.maxLength ?? 0) * signBytes + 2
  if (TypeGuard.IsInteger(schema) || TypeGuard.IsNumber(schema)) return numberBytes
  if (TypeGuard.IsLiteral(schema)) return JSON.stringify(schema.const).length
  if (TypeGuard.IsUnion(schema)) return Math.max(...schema.anyOf.map(bytesOf))
  if (TypeGuard.IsTuple(schema)) return 2 + sum((schema.items ?? []).map((item) => bytesOf(item) + 1))
  if (TypeGuard.IsArray(schema)) return 2 + (schema.maxItems ?? 0) * (bytesOf(schema.items) + 1)
  if (TypeGuard.IsObject(schema))
    return 2 + sum(Object.entries(schema.properties).map(([name, field]) => name.length + 4 + bytesOf(field)))
  return wordBytes
}

/** Bytes that the body of a call may have: few calls, those with long texts, may have more than others. */
export const bodyLimitOf = (schema: TSchema): number => Math.max(bodyBytesMax, bytesOf(schema))
