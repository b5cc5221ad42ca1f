/** A command line that can't be understood. */
export class UsageError extends Error {}

export const usage = `Usage:
  pnpm scores table --from <file.json> [--rules <rules.json>] [--until YYYY-MM-DD] [--json] [--explain]
      The table of a season from a file of openfootball, without a data base.
      --rules    {"tieBreak": [...], "basis": "points" | "pointsPerGame" | "winRate",
                  "deductions": {"Team": 3}, "awarded": [{"home", "away", "winner"}]}
      --until    only matches up to and including that day
      --explain  with --json: which rule decided each place, and points taken off
  pnpm scores import <files...> [--json]
      Matches of openfootball (leagues, cups, World Cups) and match statistics (CSV) into the data base of
      DATABASE_URL, else of DATA_DIR. The folder above says the season: 2025-26/en.1.json`

export interface TableCommand {
  verb: 'table'
  from: string
  rules: string | undefined
  until: string | undefined
  isJson: boolean
  isExplained: boolean
}
export interface ImportCommand {
  verb: 'import'
  files: string[]
  isJson: boolean
}
export type Command = TableCommand | ImportCommand | { verb: 'help' }

const flagsWithValue = ['--from', '--rules', '--until']
const flagsOf: Readonly<Record<'table' | 'import', readonly string[]>> = {
  table: [...flagsWithValue, '--json', '--explain'],
  import: ['--json'],
}

interface Words {
  values: Map<string, string>
  others: string[]
}

function sortWords(verb: 'table' | 'import', words: readonly string[]): Words {
  const found: Words = { values: new Map(), others: [] }
  for (let i = 0; i < words.length; i += 1) {
    const [flag = '', joined] = (words[i] ?? '').split(/=(.*)/s)
    if (!flag.startsWith('--')) {
      found.others.push(words[i] ?? '')
      continue
    }
    if (!flagsOf[verb].includes(flag)) throw new UsageError(`"${flag}" is not known for ${verb}`)
    if (found.values.has(flag)) throw new UsageError(`${flag} is given twice`)
    if (!flagsWithValue.includes(flag)) {
      if (joined !== undefined) throw new UsageError(`${flag} takes no value`)
      found.values.set(flag, '')
      continue
    }
    const value = joined ?? words[++i]
    if (!value || value.startsWith('--')) throw new UsageError(`${flag} needs a value`)
    found.values.set(flag, value)
  }
  return found
}

function checkedDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
  if (!isDay) throw new UsageError(`--until takes a day as YYYY-MM-DD, not "${text}"`)
  return text
}

/** Reads the words after `pnpm scores`. */
export function readCommand(words: readonly string[]): Command {
  const [verb, ...rest] = words[0] === '--' ? words.slice(1) : words
  if (verb === undefined) throw new UsageError('nothing is asked')
  if (verb === 'help' || words.includes('--help')) return { verb: 'help' }
  if (verb !== 'table' && verb !== 'import') throw new UsageError(`"${verb}" is not known`)
  const { values, others } = sortWords(verb, rest)
  const isJson = values.has('--json')
  if (verb === 'import') {
    if (others.length === 0) throw new UsageError('import needs files')
    return { verb, files: others, isJson }
  }
  if (others[0] !== undefined) throw new UsageError(`"${others[0]}" is not known: the file goes behind --from`)
  const from = values.get('--from')
  if (!from) throw new UsageError('table needs --from <file.json>')
  const until = checkedDay(values.get('--until'))
  return { verb, from, rules: values.get('--rules'), until, isJson, isExplained: values.has('--explain') }
}
