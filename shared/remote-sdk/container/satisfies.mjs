const parts = (version) => version.split('.').map(Number)

/** Whether a version lies in a caret range of the sharing table, `^1.2.3` with a major of at least 1. */
export function satisfies(version, range) {
  const [major, minor, patch] = parts(version)
  const [lowMajor, lowMinor, lowPatch] = parts(range.slice(1))
  return major === lowMajor && (minor > lowMinor || (minor === lowMinor && patch >= lowPatch))
}
