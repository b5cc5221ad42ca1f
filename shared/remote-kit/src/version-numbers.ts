const parts = (version: string) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number)

/** Whether `version` lies in `range`. Ranges are the ones our builds write: `^1.2.3`, `~1.2.3`, or an exact version. */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parts(version) ?? []
  const lowest = parts(range.replace(/^[\^~]/, ''))
  if (!parts(version) || !lowest) return false
  if (!/^[\^~]/.test(range)) return version === range
  const [lowMajor = 0, lowMinor = 0, lowPatch = 0] = lowest
  if (major !== lowMajor) return false
  // Below 1.0.0 every minor version may break, below 0.1.0 every patch.
  const isMinorFixed = range.startsWith('~') || major === 0
  if (isMinorFixed && minor !== lowMinor) return false
  if (range.startsWith('^') && major === 0 && minor === 0 && patch !== lowPatch) return false
  return minor > lowMinor || (minor === lowMinor && patch >= lowPatch)
}

/** -1, 0 or 1: order of two versions. */
export function compareVersions(a: string, b: string): number {
  const [left = [], right = []] = [parts(a), parts(b)]
  const at = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0))
  return at === undefined ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0))
}

/** Whether going from one version to the other announces that something broke. */
export function isBreakingStep(from: string, to: string): boolean {
  const [fromMajor = 0, fromMinor = 0] = parts(from) ?? []
  const [toMajor = 0, toMinor = 0] = parts(to) ?? []
  return toMajor > fromMajor || (fromMajor === 0 && toMajor === 0 && toMinor > fromMinor)
}
