import { type CallDefinition, calls } from '../../shared/contract/src/schemas'

interface Schema {
  type?: string
  pattern?: string
  const?: unknown
  maxLength?: number
  description?: string
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema | Schema[]
}

const words =
  /url|uri|img|avatar|thumb|cover|link|href|src|front|negative|hand_held|video|flie|file|photo|picture|image|icon|logo|redirect|callback|return|domain|host|site|page_address|value$/i
const said = /address of|picture|link|url|page where|path inside/i

/** An address could stand in it: by its name, by what is said of it, or by the length all addresses have. */
const isAddress = (name: string, { description = '', maxLength }: Schema): boolean =>
  words.test(name) || said.test(description) || maxLength === 300 || maxLength === 500

/** Text that a pattern keeps from being an address. */
const isStrict = ({ pattern }: Schema): boolean =>
  pattern !== undefined && !new RegExp(pattern, 'u').test('http://127.0.0.1/') && !new RegExp(pattern, 'u').test('//x')

function addressesIn(schema: Schema, place: string, name: string): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  if (parts.length > 0) return parts.flatMap((part) => addressesIn(part, place, name))
  if ('const' in schema) return []
  if (schema.type === 'object')
    return [
      ...Object.entries(schema.properties ?? {}).flatMap(([field, its]) =>
        addressesIn(its, `${place}.${field}`, words.test(name) ? name : field),
      ),
      // A bag of anything may hold addresses.
      ...Object.keys(schema.patternProperties ?? {}).map(() => `${place}.*`),
    ]
  if (schema.type === 'array')
    return [schema.items ?? []].flat().flatMap((item) => addressesIn(item, `${place}[]`, name))
  if (schema.type === 'string') return isAddress(name, schema) && !isStrict(schema) ? [place] : []
  return schema.type === undefined && words.test(name) ? [place] : []
}

/** Every field of every call in which somebody could write an address: `updateProfile.avatar`. */
export const addressFields = (): string[] => [
  ...new Set(
    Object.entries<CallDefinition>(calls).flatMap(([name, { input }]) => addressesIn(input as Schema, name, '')),
  ),
]
