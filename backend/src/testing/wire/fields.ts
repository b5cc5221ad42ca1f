/**
 * A field of the document: `name:kind`. Kinds: int, num, str, bool01 (0 or 1), list, map, any; `text|num` where the
 * document leaves both. A nested field is written with its path, a row of a list with `[]`: `list[].is_sign:bool01`.
 */
export type Field = string

const is: Record<string, (value: unknown) => boolean> = {
  int: Number.isInteger,
  num: (value) => typeof value === 'number',
  str: (value) => typeof value === 'string',
  bool01: (value) => value === 0 || value === 1,
  list: Array.isArray,
  map: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  any: (value) => value !== undefined,
}

/** All values at a path; a list that is empty has none. */
function valuesAt(value: unknown, path: string): unknown[] {
  if (path === '') return [value]
  const [, name = '', rest = ''] = /^([^.[]*)(.*)$/.exec(path.replace(/^\./, '')) ?? []
  const own = name === '' ? value : (value as Record<string, unknown> | null | undefined)?.[name]
  if (!rest.startsWith('[]')) return valuesAt(own, rest)
  return Array.isArray(own) ? own.flatMap((one) => valuesAt(one, rest.slice(2))) : [undefined]
}

/** What of the fields is missing or of another kind; empty: all is as the document says. */
export function faultsOf(value: unknown, fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const [path = '', kinds = 'any'] = field.split(':')
    const found = valuesAt(value, path)
    const isRight = (one: unknown) => kinds.split('|').some((kind) => is[kind]?.(one))
    return found.every(isRight) ? [] : [`${field} is ${JSON.stringify(found.find((one) => !isRight(one)))}`]
  })
}
