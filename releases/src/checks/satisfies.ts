const parts = (version: string) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number)

/** Whether `version` lies in `range`. Ranges are the ones our builds write: `^1.2.3`, or an exact version. */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parts(version) ?? []
  const lowest = parts(range.replace(/^\^/, ''))
  if (!parts(version) || !lowest) return false
  if (!range.startsWith('^')) return version === range
  const [lowMajor = 0, lowMinor = 0, lowPatch = 0] = lowest
  if (major !== lowMajor) return false
  // Below 1.0.0 every minor version may break, below 0.1.0 every patch.
  if (major === 0 && (minor !== lowMinor || (minor === 0 && patch !== lowPatch))) return false
  return minor > lowMinor || (minor === lowMinor && patch >= lowPatch)
}
