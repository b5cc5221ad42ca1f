import type { HostVersion } from '../checks/surroundings'
import { rollbackTargets } from '../core/decide'
import { ReleaseRefused } from '../core/document'
import { isRemoteVersion } from '../core/published'
import { type Declared, type LiveVersions, planRaise, type Raise, type Step } from '../core/raise-plan'
import type { ReleaseManager } from '../core/release-manager'
import { type Run, requiredValue } from './answer'
import type { Command } from './command'

async function liveIn({ store, environment }: ReleaseManager): Promise<LiveVersions> {
  const { host: pointer, ...others } = (await store.current(environment))?.packages ?? {}
  if (!pointer) throw new ReleaseRefused('host-missing', `no host is released in ${environment}`)
  const read = async (build: string) => (await store.readVersion('host', build)) as HostVersion
  const remotes = Object.entries(others).map(([name, { stable }]) => store.readVersion(name, stable))
  return {
    hosts: [await read(pointer.stable), ...(await Promise.all(rollbackTargets(pointer).map(read)))],
    remotes: (await Promise.all(remotes)).filter(isRemoteVersion),
  }
}

/** `react,react-dom@19.4.0`: modules of these packages that the host provides. */
function readRaise(command: Command, provided: readonly string[]): Raise {
  const refuse = (message: string): never => {
    throw new ReleaseRefused('usage', message)
  }
  const typed = requiredValue(command, 'raise')
  const [, names = '', to = ''] = /^(.+)@(\d+\.\d+\.\d+)$/.exec(typed) ?? []
  if (!to) refuse(`--raise takes library@version, several libraries by commas, not ${typed}`)
  const { range } = command.values
  if (range && !/^[\^~]?\d+\.\d+\.\d+$/.test(range)) refuse(`${range} is no range: write it as ^1.2.3`)
  const modules = names.split(',').flatMap((library) => {
    const found = provided.filter((name) => name === library || name.startsWith(`${library}/`))
    return found.length > 0 ? found : refuse(`the host does not provide ${library}: it has ${provided.join(', ')}`)
  })
  return { modules, to, range }
}

function remoteLine({ name, version, ranges, runsBefore, runsAfter }: Declared, { to }: Raise): string {
  const runs = runsAfter ? (runsBefore ? 'runs with both' : `runs with ${to} alone`) : `does not run with ${to}`
  return `  ${name.padEnd(15)} ${version} declares ${[...new Set(Object.values(ranges))].join(', ')}: ${runs}`
}

function stepLines({ ships, isNeeded, revokes, blocks, back }: Step, index: number, { to, range }: Raise): string[] {
  const [first, ...others] = ships
  const what = first === 'host' ? `host with ${to}` : isNeeded ? `${first} declares ${range}` : `${first} when it likes`
  const open = back.filter(({ isOpen }) => isOpen).map(({ name, build }) => `${name} ${build}`)
  const closed = back.filter(({ isOpen }) => !isOpen)
  return [
    `${index + 1}. ${what}${others.length > 0 ? `, in one document with ${others.join(', ')}` : ''}`,
    ...revokes.map((build) => `   first: release revoke host --version ${build}`),
    ...blocks.map((message) => `   blocked: ${message}`),
    `   rollback to: ${open.join(', ') || 'nothing'}`,
    ...closed.map(({ name, build, why }) => `   not to ${name} ${build}: ${why}`),
  ]
}

/** What raising a shared library takes: order, what stands in the way, which rollbacks stay. */
export const plan: Run = async (manager, command) => {
  const live = await liveIn(manager)
  const [{ version, manifest }] = live.hosts
  const raise = readRaise(command, Object.keys(manifest.shared))
  const { declared, steps } = planRaise(live, raise)
  const provides = Object.fromEntries(raise.modules.map((name) => [name, manifest.shared[name]]))
  const { environment } = manager
  const from = [...new Set(Object.values(provides))].join(', ')
  return {
    json: { environment, ...raise, host: { version, provides }, remotes: declared, steps },
    text: [
      `${raise.modules.join(', ')} ${from} -> ${raise.to} in ${environment}`,
      `  ${'host'.padEnd(15)} ${version} provides ${from}`,
      ...declared.map((one) => remoteLine(one, raise)),
      ...steps.flatMap((step, index) => stepLines(step, index, raise)),
    ].join('\n'),
  }
}
