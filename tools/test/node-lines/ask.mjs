/** The lines of Node that are supported, oldest first. */
export const supportedLines = ['20', '22', '24', '26']

/** What was asked for: lines (all, or with `--sample` the newest) and how much runs on each. Throws on what it does not know. */
export function ask(words) {
  const isSample = words.includes('--sample')
  const lines = words.filter((word) => word !== '--sample')
  const unknown = lines.find((word) => !/^\d+(\.\d+){0,2}$/.test(word))
  if (unknown !== undefined) throw new Error(`"${unknown}" is no line of Node`)
  if (lines.length > 0) return { lines, isSample }
  return { lines: isSample ? supportedLines.slice(-1) : supportedLines, isSample }
}
