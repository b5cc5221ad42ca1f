/** A command line that can't be understood. */
export class UsageError extends Error {}

export const usage = `Usage:
  npm run backup -- --to <folder>
      Data base, uploaded files and releases into a new folder; into a folder with today's name when <folder> exists.
      On PostgreSQL the site goes on meanwhile. The embedded data base has one user: stop the site first.
  npm run restore -- --from <folder> [--check]
      Into an empty data base (DATABASE_URL, else a DATA_DIR without one), an empty DATA_DIR and an empty release store.
      --check only reads the backup and says whether it is whole.
  npm run migrate
      Brings the data base up to date. Any number may run at once, beside nodes that start.
  npm run second-factor -- --off <number>
      Takes the second factors off an account, e.g. 86-13800000000, when nobody is left who could do so at /admin.
      Its sessions end, and the audit keeps it. The embedded data base has one user: stop the site first.
  npm run doctor -- [--repair] [--json]
      Looks at the data folder (data base, releases, uploads, papers, recordings, keys) of a site that is stopped, and says
      what is wrong and what can be done. --repair does what loses nothing, and keeps each file it replaces.
      Status 0: all is well; 1: it could not look; 3: something is wrong, or is left after --repair.

  All read the settings of the site: DATABASE_URL, DATA_DIR, RELEASE_STORE.`

export type Command =
  | { verb: 'backup'; to: string }
  | { verb: 'restore'; from: string; isCheck: boolean }
  | { verb: 'migrate' }
  | { verb: 'second-factor'; off: string }
  | { verb: 'doctor'; isRepair: boolean; isJson: boolean }
  | { verb: 'help' }

const flagsOf = {
  backup: ['--to'],
  restore: ['--from', '--check'],
  migrate: [],
  'second-factor': ['--off'],
  doctor: ['--repair', '--json'],
} as const
const isVerb = (verb: string): verb is keyof typeof flagsOf => Object.hasOwn(flagsOf, verb)
const switches = ['--check', '--repair', '--json']

/** Flags of a command: each once, known, and with a value where it takes one. */
function readFlags(verb: keyof typeof flagsOf, words: readonly string[]): Map<string, string> {
  const known: readonly string[] = flagsOf[verb]
  const found = new Map<string, string>()
  for (let at = 0; at < words.length; at += 1) {
    const [flag = '', joined] = (words[at] ?? '').split(/=(.*)/s)
    if (!known.includes(flag)) throw new UsageError(`"${words[at]}" is not known for ${verb}`)
    if (found.has(flag)) throw new UsageError(`${flag} is given twice`)
    if (switches.includes(flag)) {
      if (joined !== undefined) throw new UsageError(`${flag} takes no value`)
      found.set(flag, '')
      continue
    }
    const value = joined ?? words[++at]
    if (!value || value.startsWith('--')) throw new UsageError(`${flag} needs a value`)
    found.set(flag, value)
  }
  return found
}

/** Reads the words of a command line, the verb first. */
export function readCommand(words: readonly string[]): Command {
  const [verb, ...rest] = words.filter((word) => word !== '--')
  if (verb === undefined) throw new UsageError('nothing is asked')
  if (verb === 'help' || rest.includes('--help')) return { verb: 'help' }
  if (!isVerb(verb)) throw new UsageError(`"${verb}" is not known`)
  const flags = readFlags(verb, rest)
  const required = (flag: string): string => {
    const value = flags.get(flag)
    if (!value) throw new UsageError(`${verb} needs ${flag} <${flag === '--off' ? 'number' : 'folder'}>`)
    return value
  }
  if (verb === 'backup') return { verb, to: required('--to') }
  if (verb === 'restore') return { verb, from: required('--from'), isCheck: flags.has('--check') }
  if (verb === 'second-factor') return { verb, off: required('--off') }
  if (verb === 'doctor') return { verb, isRepair: flags.has('--repair'), isJson: flags.has('--json') }
  return { verb }
}
