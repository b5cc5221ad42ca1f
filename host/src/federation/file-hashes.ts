import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'

/** Container → file → hash without its algorithm: what each start file of a version leaves (shared/remote-sdk/src/build/sealed-files.mjs). */
type Tables = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

const tableOf = (container: string) => (globalThis as { fileHashes?: Tables }).fileHashes?.[container]

/**
 * Hash of a file of a version: of what starts it, the release knows it; of everything else, its start file, which was
 * checked. Undefined until that one ran.
 */
export function hashOf({ manifest }: ReleasedRemote, file: string): string | undefined {
  const known = manifest.files.find(({ path }) => path === file)?.sri
  const brought = tableOf(manifest.container)?.[file]
  return known ?? (brought && `sha384-${brought}`)
}
