const names = new Map<string, string>()

/** `user_id` → `userId`. Names of columns are few and come again with every query. */
function camelOf(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const made = name.replace(/_([a-z])/g, (_sign, letter: string) => letter.toUpperCase())
  names.set(name, made)
  return made
}

/**
 * Rows as the data base names their columns, under the names our code has for them. Only the columns: what lies inside a
 * json value is somebody else's.
 */
export function camelRows<R>(rows: object[]): R[] {
  const [first] = rows
  if (!first) return rows as R[]
  const columns = Object.keys(first)
  if (!columns.some((column) => column.includes('_'))) return rows as R[]
  const keys = columns.map(camelOf)
  return (rows as Record<string, unknown>[]).map((row) => {
    const out: Record<string, unknown> = {}
    for (let at = 0; at < columns.length; at += 1) out[keys[at] as string] = row[columns[at] as string]
    return out as R
  })
}
