import { deployables } from '@pitchside/build/packages'
import { ReleaseRefused } from '../core/document'

export const verbs = ['publish', 'check', 'promote', 'rollback', 'status', 'history'] as const
export type Verb = (typeof verbs)[number]

/** A command as typed, checked. */
export interface Command {
  verb: Verb
  /** Package; undefined for `status` of everything. */
  name: string | undefined
  version: string | undefined
  why: string | undefined
  by: string | undefined
  environment: string
  isJson: boolean
}

export const usage = `usage: pnpm release <verb> <package> [options]

  publish   <package> [--version V]              build it and store it; a version never changes
  check     <package> [--version V]              say what would not work if it were live
  promote   <package> [--version V] --why "..."  make it what visitors get
  rollback  <package> --why "..."                back to the version before
  status    [package]                            what is live
  history   [package]                            who changed what, when and why

  packages: ${deployables.join(', ')}
  --version V   a version or a build id; without it the package.json's (publish) or the newest published one
  --by NAME     who it is (default: the user of this machine)
  --env NAME    environment (default: production)
  --json        one JSON document on standard output
  DATA_DIR      folder of the store (default: ./.data)`

const valued = ['version', 'why', 'by', 'env'] as const

/** Reads the command line. Throws {@link ReleaseRefused} with what to type instead. */
export function readCommand(words: readonly string[]): Command {
  const options: Partial<Record<(typeof valued)[number], string>> = {}
  const plain: string[] = []
  let isJson = false
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [key, glued] = word.replace(/^--/, '').split(/=(.*)/s)
    const option = valued.find((one) => word.startsWith('--') && one === key)
    if (word === '--json') isJson = true
    else if (option) {
      const value = glued ?? rest.shift()
      if (value === undefined) throw new ReleaseRefused('usage', `--${option} needs a value`)
      options[option] = value
    } else if (word.startsWith('-')) throw new ReleaseRefused('usage', `unknown option ${word}`)
    else plain.push(word)
  }
  const [verb, name, ...more] = plain
  if (!verbs.includes(verb as Verb)) {
    throw new ReleaseRefused(
      'usage',
      `${verb ? `unknown verb ${verb}` : 'a verb is missing'}: one of ${verbs.join(', ')}`,
    )
  }
  if (name !== undefined && !deployables.includes(name)) {
    throw new ReleaseRefused('usage', `unknown package ${name}: one of ${deployables.join(', ')}`)
  }
  if (name === undefined && verb !== 'status' && verb !== 'history')
    throw new ReleaseRefused('usage', `${verb} which package? One of ${deployables.join(', ')}`)
  if (more.length > 0) throw new ReleaseRefused('usage', `one package at a time: ${more.join(' ')} is too much`)
  return {
    verb: verb as Verb,
    name,
    version: options.version,
    why: options.why,
    by: options.by,
    environment: options.env ?? 'production',
    isJson,
  }
}
