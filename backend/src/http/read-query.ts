import { parse } from 'fast-querystring'

/** Fields of a query; the call with the longest list has far fewer. */
export const queryFieldsMax = 512

/** Stands for a query that has more, and was not taken apart. Doors that are no calls find nothing in it. */
export const endlessQuery: Record<string, unknown> = Object.freeze(Object.create(null))

/** Takes a query apart: decoded texts, and lists of them where a name comes more than once. */
export function readQuery(text: string): Record<string, unknown> {
  if (text === '') return {}
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) fields += 1
  return fields > queryFieldsMax ? endlessQuery : parse(text)
}
