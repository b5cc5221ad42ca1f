import { Value } from '@sinclair/typebox/value'
import { ReleaseRefused } from '../core/document'
import { packageSchema } from '../core/document-schema'
import { type Command as AnyCommand, flags, type Target, valued } from '../verbs/command'

const verbTexts = {
  publish: '<package> [--version V] [--folder F]      build it (or take what is built in F) and store it',
  check: '<package[@V]>...                          say what would not work if it were live',
  promote: '<package[@V]>... --why "..."              make it what visitors get; several go live at once',
  canary: '<package> [--version V] --percent N       give it to a share of the visitors; again with more to grow',
  rollback: '<package> --why "..."                     end its canary, or back to the version before; builds nothing',
  revoke: '<package> --version V --why "..."         never fall back to it; what is live is rolled back',
  lock: '--why "..."                               nothing new goes live; rolling back stays possible',
  unlock: '--why "..."                               what is new may go live again',
  status: '[package]                                 what is live',
  history: '[package]                                 who changed what, when and why',
  diff: '[package] [--from A] [--to B]             what two documents, versions or environments do not share',
  plan: '--raise react,react-dom@19.4.0             in which order to raise what is shared, which rollbacks stay',
  exchange: '<package> --server URL                   trade the identity of this CI job for a token of an hour',
  register: '<package> --team T [--routes /a,/b] ...   what it may own, weigh, and who releases it',
  packages: '                                          everything that is registered',
  token: '--for NAME --package P --verbs V,V        a token for a pipeline, shown once',
  tokens: '                                          every token: what it may, until when, who made it',
  'revoke-token': '--token ID --why "..."                    it opens nothing any more',
  audit: '                                          who registered what, and made or revoked which token',
  grant: '--role R [--package P] --by NAME          a sign-in to the console for a person',
  prune: '[--days N] [--yes]                        remove versions nobody can get any more',
} as const

export type Verb = keyof typeof verbTexts
export const verbs = Object.keys(verbTexts) as Verb[]

/** Verbs about the environment as a whole. */
const withoutPackage: readonly Verb[] = [
  'status',
  'history',
  'diff',
  'plan',
  'lock',
  'unlock',
  'packages',
  'token',
  'tokens',
  'revoke-token',
  'audit',
  'grant',
  'prune',
]
/** Verbs that take several packages: a change of the host and of remotes that only work together. */
const withSeveral: readonly Verb[] = ['check', 'promote']

/** Verbs before which a browser can look. */
const withLook: readonly Verb[] = ['check', 'promote', 'canary']

/** A command as typed, checked. */
export type Command = AnyCommand<Verb>

export const usage = `usage: pnpm release <verb> [package] [options]

${verbs.map((verb) => `  ${verb.padEnd(12)} ${verbTexts[verb]}`).join('\n')}

  <package>         host or remote-<id>, registered here (release packages)
  --version V       of one package, as V behind its @: a version or a build id; without it the package.json's (publish) or the newest published one
  --percent N       share of the visitors, more than 0 and less than 100
  --why "..."       the reason, in the audit trail
  --by NAME         who it is (default: the user of this machine)
  --env NAME        environment (default: production)
  --urgent          open tabs take it at once, not at their next navigation
  --again           also a build that was taken back here before
  --accept REASONS  promote although it grew (size-grown), or although no backend answered (backend-silent), by commas
  --smoke           check, promote, canary: open each page where it shows in a browser first
  --from ENV        promote: what that environment has, of the packages named or of all that differ
  --server URL      do it over HTTP, with the token in PITCHSIDE_TOKEN (default: PITCHSIDE_SERVER); no store is needed
  --preview NAME    publish: not a release, but an address that shows it (--days N, --audience staff|all)
  --raise L,L@V     plan: shared libraries in another version; --range R: what remotes declare for them from then on
  --json            one JSON document on standard output
  RELEASE_SMOKE     environments where that is always done, by commas
  RELEASE_BACKENDS  where the backend of an environment is asked what it offers: production=https://..., by commas
  DATA_DIR          folder of the store (default: ./.data)
  RELEASE_STORE     another place: a folder, postgres://..., s3+https://host/bucket

exit codes: 0 done, 1 refused and nothing changed, 2 the command is not understood, 3 it failed (disk, network): try again`

const refuse = (message: string): never => {
  throw new ReleaseRefused('usage', message)
}

function readWords(words: readonly string[]) {
  const values: Partial<Record<(typeof valued)[number], string>> = {}
  const found = new Set<(typeof flags)[number]>()
  const plain: string[] = []
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [key, glued] = word.replace(/^--/, '').split(/=(.*)/s)
    const option = valued.find((one) => word.startsWith('--') && one === key)
    const flag = flags.find((one) => word === `--${one}`)
    if (flag) found.add(flag)
    else if (option) values[option] = glued ?? rest.shift() ?? refuse(`--${option} needs a value`)
    else if (word.startsWith('-')) refuse(`unknown option ${word}`)
    else plain.push(word)
  }
  return { values, flags: found, plain }
}

function readTarget(word: string, otherwise: string | undefined): Target {
  const [name = '', version = otherwise] = word.split('@')
  return Value.Check(packageSchema, name)
    ? { name, version }
    : refuse(`${name || word} is no name of a package: host, or remote- and a word`)
}

/** Reads the command line. Throws {@link ReleaseRefused} with what to type instead. */
export function readCommand(words: readonly string[]): Command {
  const { values, flags: found, plain } = readWords(words)
  const [word, ...names] = plain
  const verb = verbs.find((one) => one === word)
  if (!verb) return refuse(`${word ? `unknown verb ${word}` : 'a verb is missing'}: one of ${verbs.join(', ')}`)
  const targets = names.map((name) => readTarget(name, values.version))
  const isOfAll = withoutPackage.includes(verb) || (verb === 'promote' && values.from !== undefined)
  if (targets.length === 0 && !isOfAll) refuse(`${verb} which package? Those that are registered: release packages`)
  if (targets.length > 1 && !withSeveral.includes(verb))
    refuse(`one package at a time: ${names.slice(1).join(' ')} is too much`)
  if (targets.length > 1 && values.version) refuse(`whose version is ${values.version}? Say package@version for each`)
  if (found.has('smoke') && !withLook.includes(verb)) refuse(`--smoke is for ${withLook.join(', ')}`)
  const [first] = targets
  return {
    verb,
    name: first?.name,
    targets,
    environment: values.env ?? 'production',
    isJson: found.has('json'),
    values: targets.length === 1 && first?.version ? { ...values, version: first.version } : values,
    flags: found,
  }
}
