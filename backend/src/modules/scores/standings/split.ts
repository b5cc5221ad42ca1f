import type { TableMatch } from './table-match'

/**
 * A league that splits plays on in parts, and nobody leaves a part, however many points others make. Returns the parts,
 * best first; one part while no match after the split was played.
 */
export function splitBlocks(
  teams: readonly string[],
  matches: readonly TableMatch[],
  orderBefore: (teams: readonly string[], matches: readonly TableMatch[]) => string[],
): string[][] {
  const after = matches.filter(({ block }) => block !== '')
  if (!after.some(({ score }) => score)) return [[...teams]]
  const partOf = new Map<string, string>()
  for (const { home, away, block } of after) {
    partOf.set(home, block)
    partOf.set(away, block)
  }
  const before = orderBefore(
    teams,
    matches.filter(({ block }) => block === ''),
  )
  const parts = new Map<string, string[]>()
  for (const team of before) {
    // A team that plays in no part has finished its season: it stays behind those that went on.
    const part = partOf.get(team) ?? '\uffff'
    const members = parts.get(part)
    if (members) members.push(team)
    else parts.set(part, [team])
  }
  const last = parts.get('\uffff')
  parts.delete('\uffff')
  return last ? [...parts.values(), last] : [...parts.values()]
}
