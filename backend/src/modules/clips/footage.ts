import type { Footage } from '../ports/footage.port'

/** All kinds of footage as one: each source is asked of the kind that keeps it. */
export function footageOf(kinds: readonly Footage[]): Footage {
  const kindOf = (source: string): Footage | undefined => kinds.find((kind) => kind.has(source))
  return {
    has: (source) => kindOf(source) !== undefined,
    reach: async (source) => kindOf(source)?.reach(source),
    show: async (source, fromS, untilS) => kindOf(source)?.show(source, fromS, untilS),
    read: async (source, fromS, untilS) => kindOf(source)?.read(source, fromS, untilS),
  }
}
