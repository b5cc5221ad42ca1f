import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Columns of a file of match statistics, each with what it adds to a league's sums. */
const figures = {
  goals: (row) => row.FTHG + row.FTAG,
  H: (row) => Number(row.FTHG > row.FTAG),
  D: (row) => Number(row.FTHG === row.FTAG),
  A: (row) => Number(row.FTHG < row.FTAG),
  half: (row) => row.HTHG + row.HTAG,
  btts: (row) => Number(row.FTHG > 0 && row.FTAG > 0),
  over25: (row) => Number(row.FTHG + row.FTAG > 2),
  nil: (row) => Number(row.FTHG + row.FTAG === 0),
  shots: (row) => row.HS + row.AS,
  onTarget: (row) => row.HST + row.AST,
  corners: (row) => row.HC + row.AC,
  fouls: (row) => row.HF + row.AF,
  yellow: (row) => row.HY + row.AY,
  red: (row) => row.HR + row.AR,
}

function rowsOf(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) =>
    Object.fromEntries(
      line.split(',').map((value, index) => [columns[index], value === '' ? Number.NaN : Number(value)]),
    ),
  )
}

/**
 * Averages a match of each league, then of all leagues: what the simulated world is compared with.
 * @param {string} folder one folder a season, in it one `<league>.csv` with the columns of football-data.co.uk
 * @param {readonly string[]} keys leagues to read, e.g. `en.1`
 * @returns {{ figures: Record<string, number>, matches: number }} @throws when the folder holds none of them
 */
export function readMatchStats(folder, keys) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => keys.includes(basename(name, '.csv')))
  if (files.length === 0) throw new Error(`no <league>.csv under ${folder}`)
  const perLeague = keys.flatMap((key) => {
    const rows = files.filter((name) => basename(name, '.csv') === key).flatMap((name) => rowsOf(join(folder, name)))
    if (rows.length === 0) return []
    const means = {}
    for (const [name, of] of Object.entries(figures)) {
      const values = rows.map(of).filter((value) => !Number.isNaN(value))
      means[name] = values.reduce((sum, value) => sum + value, 0) / values.length
    }
    return [{ ...means, firstHalf: means.half / means.goals, matches: rows.length }]
  })
  const mean = (name) => perLeague.reduce((sum, league) => sum + league[name], 0) / perLeague.length
  return {
    figures: Object.fromEntries([...Object.keys(figures), 'firstHalf'].map((name) => [name, mean(name)])),
    matches: perLeague.reduce((sum, league) => sum + league.matches, 0),
  }
}
