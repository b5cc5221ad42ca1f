/** What a publisher uploads. Header and segment share endings; the content tells them apart. */
export type UploadKind = 'playlist' | 'mp4' | 'ts'

export interface UploadName {
  kind: UploadKind
  /** Which rendition of a ladder the file belongs to; `main` where the publisher sends one quality. */
  variant: string
  /** Whether the name says which rendition it is. */
  isNamed: boolean
}

/** Renditions of the ladder we document, by the name the publisher gives them. */
const ladder = new Set(['original', 'source', 'hd', 'smooth', 'sd'])
const kinds: Record<string, UploadKind> = { m3u8: 'playlist', m4s: 'mp4', mp4: 'mp4', ts: 'ts' }

function variantOf(stem: string): string | undefined {
  const words = stem.toLowerCase().split(/[_-]/)
  const named = words.find((word) => ladder.has(word))
  if (named) return named
  // `0_12.m4s` and `init_0.mp4`: a ladder whose renditions only have numbers.
  const numbered = /^(\d)[_-]\d+$|^init[_-](\d)$/.exec(stem)
  return numbered?.[1] ?? numbered?.[2]
}

/** Reads the name of an upload; undefined when it is no plain name of a kind we take: no folders, no dots, no tricks. */
export function readUploadName(name: string): UploadName | undefined {
  const match = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.(m3u8|m4s|mp4|ts)$/.exec(name)
  const kind = kinds[match?.[2] ?? '']
  if (!match?.[1] || !kind) return undefined
  const variant = variantOf(match[1])
  return { kind, variant: variant ?? 'main', isNamed: variant !== undefined }
}
