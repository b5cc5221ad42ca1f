/** Codings that answers are sent in, the best first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Codings a client takes by its `accept-encoding`, the best first; `br;q=0` says that it does not. */
export function encodingsTaken(accepted: string | undefined): Encoding[] {
  const words = (accepted ?? '').split(',').map((word) => word.trim().toLowerCase())
  const isTaken = (encoding: Encoding) =>
    words.some((word) => word.split(';')[0]?.trim() === encoding && !/;\s*q=0(?:\.0*)?$/.test(word))
  return encodings.filter(isTaken)
}
