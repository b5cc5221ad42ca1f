import { identify } from '../modules/scores/open-data/leagues'
import { OpenDataError } from '../modules/scores/open-data/open-data-error'
import { readOpenfootball } from '../modules/scores/open-data/read-openfootball'
import { nothingAsked, readRules } from '../modules/scores/open-data/rules-file'
import { seasonTableInput } from '../modules/scores/open-data/season-table'
import { standings, type TableRow } from '../modules/scores/standings/standings'
import type { TableCommand } from './arguments'
import { pathOf, readText, saidOf } from './read-text'

interface PrintedRow {
  pos: number
  team: string
  P: number
  W: number
  D: number
  L: number
  GF: number
  GA: number
  GD: number
  Pts: number
  group?: string
  decidedBy?: string
  deducted?: number
}

function printed(row: TableRow, isExplained: boolean): PrintedRow {
  return {
    pos: row.position,
    team: row.team,
    P: row.played,
    W: row.won,
    D: row.drawn,
    L: row.lost,
    GF: row.goalsFor,
    GA: row.goalsAgainst,
    GD: row.goalsFor - row.goalsAgainst,
    Pts: row.points,
    ...(row.group === '' ? {} : { group: row.group }),
    ...(isExplained ? { decidedBy: row.decidedBy, deducted: row.deducted } : {}),
  }
}

/** Columns of a table for reading; wide characters are not counted twice. */
function asText(rows: readonly TableRow[]): string {
  const width = rows.reduce((most, { team }) => Math.max(most, team.length), 4)
  const line = (cells: (string | number)[]) =>
    cells.map((cell, i) => (i === 1 ? String(cell).padEnd(width) : String(cell).padStart(4))).join(' ')
  const head = line(['#', 'Team', 'P', 'W', 'D', 'L', 'GF', 'GA', 'GD', 'Pts'])
  const lines: string[] = []
  let group: string | undefined
  for (const row of rows) {
    if (row.group !== group) lines.push(...(lines.length > 0 ? [''] : []), ...(row.group ? [row.group] : []), head)
    group = row.group
    const { pos, team, P, W, D, L, GF, GA, GD, Pts } = printed(row, false)
    const why = row.decidedBy === 'points' ? '' : `  ${row.decidedBy}`
    const off = row.deducted === 0 ? '' : `  ${-row.deducted} points`
    lines.push(`${line([pos, team, P, W, D, L, GF, GA, GD > 0 ? `+${GD}` : GD, Pts])}${why}${off}`)
  }
  return lines.join('\n')
}

/** Whatever can't be done with a file is said with its name. */
function named<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof OpenDataError ? new OpenDataError(saidOf(file, error.message)) : error
  }
}

/** What `pnpm scores table` prints: the table, and notes for whoever reads it. */
export async function tableCommand(command: TableCommand): Promise<{ text: string; notes: string[] }> {
  const file = readOpenfootball(await readText(command.from), command.from)
  const asked = command.rules ? readRules(await readText(command.rules), command.rules) : nothingAsked
  const identity = identify(pathOf(command.from), file.name)
  const { notes, ...input } = named(command.from, () =>
    seasonTableInput(file, identity, { asked, ...(command.until ? { until: command.until } : {}) }),
  )
  const rows = standings(input)
  const rules = `${identity.key ?? 'unknown league'}: ${input.rules.basis}, then ${input.rules.tieBreak.join(', ') || 'nothing'}`
  return {
    text: command.isJson ? JSON.stringify(rows.map((row) => printed(row, command.isExplained))) : asText(rows),
    notes: [rules, ...notes],
  }
}
