const heads = ['line', 'version', 'start (s)', 'passed', 'skipped', 'failed', 'tests (s)']

/** One row for each line: what ran on it and how long it took. A start that failed says so in place of its seconds. */
export function lineTable(results) {
  const rows = results.map(({ line, version, startS, tests, testS }) => [
    line,
    version,
    startS === undefined ? 'failed' : startS.toFixed(1),
    ...(tests ? [tests.passed, tests.skipped, tests.failed.length, Math.round(testS)] : ['-', '-', '-', '-']).map(
      String,
    ),
  ])
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at].length)))
  return [heads, ...rows].map((row) => row.map((cell, at) => cell.padStart(widths[at])).join('  ')).join('\n')
}
