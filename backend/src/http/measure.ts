import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { Failure } from '../kernel/failure'

/** Levels of objects and lists in one another; no call and no door takes more than five. */
export const levelsMax = 16
/** Values beside those the schema knows: pages of a later release may send fields that this server has no name for. */
const spareValues = 64
/** Values of a field whose schema leaves open what it holds. */
const openValues = 256

/** A refusal of a field at `/its/path`; names may be the sender's own, of any length. */
export const refusedField = (path: string, rule: string): Failure =>
  new Failure('input-invalid', { data: { field: path.slice(1, 101), rule } })

export const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** How many values, lists and objects included, a schema takes at the most. */
function valuesOf(schema: TSchema): number {
  if (TypeGuard.IsUnion(schema)) return Math.max(...schema.anyOf.map(valuesOf))
  if (TypeGuard.IsTuple(schema)) return 1 + sum((schema.items ?? []).map(valuesOf))
  if (TypeGuard.IsArray(schema))
    return 1 + (schema.maxItems === undefined ? openValues : schema.maxItems * valuesOf(schema.items))
  if (TypeGuard.IsObject(schema)) return 1 + sum(Object.values(schema.properties).map(valuesOf))
  const isPlain = TypeGuard.IsString(schema) || TypeGuard.IsNumber(schema) || TypeGuard.IsInteger(schema)
  return isPlain || TypeGuard.IsLiteral(schema) || TypeGuard.IsBoolean(schema) ? 1 : openValues
}

/** Values that an input of this schema may hold, with some that it does not know. */
export const valuesMaxOf = (schema: TSchema): number => valuesOf(schema) + spareValues

/** What the walk needs of a schema, worked out once: to ask a schema its kind costs more than to look at a value. */
interface Shape {
  fields?: ReadonlyMap<string, Shape>
  itemsMax: number
  items?: Shape
}

/** The lists that may stand where a schema does. */
function listsIn(schema: TSchema): { maxItems?: number; items?: TSchema }[] {
  if (TypeGuard.IsUnion(schema)) return schema.anyOf.flatMap(listsIn)
  if (TypeGuard.IsTuple(schema)) return [{ maxItems: schema.maxItems }]
  return TypeGuard.IsArray(schema) ? [schema] : []
}

function shapeOf(schema: TSchema): Shape {
  if (TypeGuard.IsObject(schema)) {
    const fields = Object.entries(schema.properties).flatMap(([name, field]): [string, Shape][] => {
      const shape = shapeOf(field)
      // Lists have two names; the second is that of forms and queries.
      return [
        [name, shape],
        [`${name}[]`, shape],
      ]
    })
    return { fields: new Map(fields), itemsMax: Number.POSITIVE_INFINITY }
  }
  const lists = listsIn(schema)
  const itemsMax =
    lists.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...lists.map((one) => one.maxItems ?? openValues))
  const [list] = lists
  return { itemsMax, items: lists.length === 1 && list?.items ? shapeOf(list.items) : undefined }
}

/**
 * Makes the look at what was sent that comes before all other work: how deep it is, how long its lists are and how many
 * values it holds. It looks at no more values than the schema takes and a few, whatever was sent. Throws `input-invalid`
 * with field and rule.
 */
export function createMeasure(schema: TSchema): (sent: unknown) => void {
  const most = valuesMaxOf(schema)
  const whole = shapeOf(schema)
  return (sent) => {
    let left = most
    const path: (string | number)[] = []
    const refuse = (rule: string): never => {
      throw refusedField(['', ...path].join('/'), rule)
    }
    function look(value: unknown, shape: Shape | undefined): void {
      left -= 1
      if (typeof value !== 'object' || value === null) return
      if (path.length === levelsMax) refuse(`Expected at most ${levelsMax} levels`)
      const isList = Array.isArray(value)
      const itemsMax = shape?.itemsMax ?? Number.POSITIVE_INFINITY
      if (isList && value.length > itemsMax) refuse(`Expected at most ${itemsMax} items`)
      const names = isList ? undefined : Object.keys(value)
      if ((names ?? (value as unknown[])).length > left) refuse(`Expected at most ${most} values`)
      const last = path.length
      if (names === undefined)
        for (let at = 0; at < (value as unknown[]).length; at += 1) {
          path[last] = at
          look((value as unknown[])[at], shape?.items)
        }
      else
        for (const name of names) {
          path[last] = name
          look((value as Record<string, unknown>)[name], shape?.fields?.get(name))
        }
      path.length = last
    }
    look(sent, whole)
  }
}
