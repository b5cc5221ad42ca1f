const heads = [
  'engine',
  'rate',
  'task',
  'script',
  'layout',
  'CPU',
  'shown',
  'overlap',
  'fps',
  '>50 ms',
  'p95 ms',
  'task x',
  'CPU x',
  'shown x',
]

function cells(row, base) {
  const ratio = (key) => (base && base !== row ? (row[key] / base[key]).toFixed(2) : '')
  return [
    row.engine,
    row.rate ? `${row.rate}/s` : '',
    row.task.toFixed(0),
    row.script.toFixed(0),
    row.layout.toFixed(0),
    row.cpu.toFixed(0),
    `${row.onScreen}`,
    row.onScreen ? `${Math.round((row.overlapping / row.onScreen) * 100)} %` : '',
    (row.frames / row.seconds).toFixed(0),
    `${row.long}`,
    row.p95.toFixed(0),
    ratio('task'),
    ratio('cpu'),
    ratio('onScreen'),
  ]
}

const line = (texts) => texts.map((text, at) => (at === 0 ? text.padEnd(15) : text.padStart(8))).join('')

/** One line per engine and rate; the last columns are ratios to the yardstick at the same rate. */
export function printRows(rows, yardstick) {
  console.log(`\n${line(heads)}`)
  for (const row of rows)
    console.log(
      line(
        cells(
          row,
          rows.find(({ engine, rate }) => engine === yardstick && rate === row.rate),
        ),
      ),
    )
}

export function printGoals(verdicts) {
  console.log('')
  for (const [name, value, goal, isMet] of verdicts)
    console.log(`${name.padEnd(46)}${value.padStart(14)}${goal.padStart(10)}  ${isMet ? 'met' : 'MISSED'}`)
}
