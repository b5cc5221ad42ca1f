import { OpenDataError } from './open-data-error'
import type { OpenMatch, Pair } from './open-match'

const needed = ['Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG']

/** Cells of a line; quotes may hold commas. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain = ''] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
  return cells
}

function dayOf(text: string, place: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year) return `${year}-${month}-${day}`
  const [, d, m, y = ''] = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(text) ?? []
  if (!d) throw new OpenDataError(`${place}: "${text}" is not a day`)
  return `${y.length === 2 ? `20${y}` : y}-${m}-${d}`
}

class Row {
  constructor(
    readonly cells: ReadonlyMap<string, string>,
    readonly place: string,
  ) {}
  text(column: string): string {
    const text = this.cells.get(column) ?? ''
    if (text === '') throw new OpenDataError(`${this.place}: ${column} is empty`)
    return text
  }
  count(column: string): number | undefined {
    const text = this.cells.get(column) ?? ''
    if (text === '' || text === 'NA') return undefined
    if (!/^\d{1,3}(\.0)?$/.test(text)) throw new OpenDataError(`${this.place}: ${column} is "${text}", not a number`)
    return Math.round(Number(text))
  }
  pair(home: string, away: string): Pair | undefined {
    const [one, two] = [this.count(home), this.count(away)]
    return one === undefined || two === undefined ? undefined : [one, two]
  }
}

const statisticColumns = {
  shots: ['HS', 'AS'],
  onTarget: ['HST', 'AST'],
  fouls: ['HF', 'AF'],
  corners: ['HC', 'AC'],
  yellow: ['HY', 'AY'],
  red: ['HR', 'AR'],
} as const

function readRow(row: Row, no: number): OpenMatch {
  const full = row.pair('FTHG', 'FTAG')
  const isGoalless = full?.[0] === 0 && full[1] === 0
  const statistics = Object.fromEntries(
    Object.entries(statisticColumns).flatMap(([name, [home, away]]) => {
      const pair = row.pair(home, away)
      return pair ? [[name, pair]] : []
    }),
  )
  return {
    no,
    round: '',
    stage: '',
    group: '',
    date: dayOf(row.text('Date'), row.place),
    time: undefined,
    home: row.text('HomeTeam'),
    away: row.text('AwayTeam'),
    full,
    half: row.pair('HTHG', 'HTAG') ?? (isGoalless ? [0, 0] : undefined),
    extra: undefined,
    shootout: undefined,
    status: full ? 'played' : 'open',
    goals: [[], []],
    ground: '',
    statistics,
  }
}

/** Reads match statistics: one line for each match, columns by name. */
export function readMatchStats(text: string, fileName: string): OpenMatch[] {
  const [head = '', ...body] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = cellsOf(head)
  const missing = needed.find((column) => !columns.includes(column))
  if (missing) throw new OpenDataError(`${fileName} has no column ${missing}: these are not match statistics`)
  const matches = body.flatMap((line, index) => {
    if (line.replaceAll(',', '').trim() === '') return []
    const cells = cellsOf(line)
    const place = `${fileName}, line ${index + 2}`
    if (cells.length !== columns.length)
      throw new OpenDataError(`${place} has ${cells.length} cells instead of ${columns.length}: is the file cut off?`)
    return [readRow(new Row(new Map(columns.map((column, i) => [column, cells[i] ?? ''])), place), index + 1)]
  })
  if (matches.length === 0) throw new OpenDataError(`${fileName} has no matches`)
  return matches
}
