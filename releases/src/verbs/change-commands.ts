import { type EnvironmentDocument, ReleaseRefused } from '../core/document'
import type { PublishedVersion } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { type Answer, auditOf, changed, findTargets, nameOf, type Run, requiredValue, type Targets } from './answer'
import type { Command } from './command'

const optionsOf = ({ flags, values }: Command) => ({
  isAgain: flags.has('again'),
  isUrgent: flags.has('urgent'),
  accepts: values.accept?.split(',') ?? [],
})

/** Who, when and why; what was taken back comes again with a reason of its own only. */
const goLiveAudit = (command: Command, versions: readonly PublishedVersion[]) => {
  const names = versions.map(({ version }) => version).join(', ')
  return auditOf(command, command.flags.has('again') ? '' : `${command.verb} ${names}`)
}

/** What another environment has: of the packages that are named, else of all that run something else here. */
async function targetsFrom(manager: ReleaseManager, command: Command, from: string): Promise<Targets> {
  const { store, environment } = manager
  const [there, here] = [await store.current(from), await store.current(environment)]
  const named = command.targets.map(({ name }) => name)
  const names = named.length > 0 ? named : Object.keys(there?.packages ?? {})
  const builds = names.flatMap((name) => {
    const build = there?.packages[name]?.stable
    if (!build && named.length > 0) throw new ReleaseRefused('not-released', `${name} is not released in ${from}`)
    return build && (named.length > 0 || build !== here?.packages[name]?.stable) ? [{ name, build }] : []
  })
  const [first, ...others] = await Promise.all(builds.map(({ name, build }) => store.readVersion(name, build)))
  if (!first) throw new ReleaseRefused('already-stable', `${environment} runs everything that ${from} runs`)
  return [first, ...others]
}

/** The published versions that a command would make live. */
export const versionsMeant = (manager: ReleaseManager, command: Command): Promise<Targets> => {
  const { from } = command.values
  return from ? targetsFrom(manager, command, from) : findTargets(manager, command)
}

const racing = 60_000

/** What somebody else had just made live, and this replaced: two pipelines at once should know of each other. */
async function replaced(manager: ReleaseManager, { seq, at }: EnvironmentDocument, name: string) {
  if (seq < 2) return undefined
  const before = await manager.store.readDocument(manager.environment, seq - 1)
  const change = before.changes.find(({ action, target }) => action === 'promote' && target === name)
  if (!change || Date.parse(at) - Date.parse(before.at) > racing) return undefined
  const { by, why, at: when } = before
  const ms = Date.parse(at) - Date.parse(when)
  return {
    build: change.to,
    by,
    why,
    at: when,
    text: `it replaced ${change.to}, which ${by} promoted ${ms} ms before: "${why}"`,
  }
}

async function promotedAnswer(manager: ReleaseManager, document: EnvironmentDocument, name: string): Promise<Answer> {
  const answer = changed(document, name)
  const overtaken = await replaced(manager, document, name)
  if (!overtaken) return answer
  const { text, ...rest } = overtaken
  return { json: { ...answer.json, replaced: rest }, text: `${answer.text}; ${text}` }
}

export const promote: Run = async (manager, command) => {
  const found = await versionsMeant(manager, command)
  const builds = Object.fromEntries(found.map(({ name, build }) => [name, build]))
  const document = await manager.promote(builds, goLiveAudit(command, found), optionsOf(command))
  const answers = await Promise.all(found.map(({ name }) => promotedAnswer(manager, document, name)))
  const [answer] = answers
  if (!answer) throw new Error('nothing was promoted')
  if (answers.length === 1) return answer
  return {
    json: { ...answer.json, packages: answers.map(({ json }) => json) },
    text: answers.map(({ text }) => text).join('\n'),
  }
}

export const canary: Run = async (manager, command) => {
  const percent = Number(requiredValue(command, 'percent'))
  const found = await findTargets(manager, command)
  const [{ name, build }] = found
  const audit = goLiveAudit(command, found)
  return changed(await manager.canary(name, build, percent, audit, optionsOf(command)), name)
}

export const rollback: Run = async (manager, command) => {
  const name = nameOf(command)
  return changed(await manager.rollBack(name, auditOf(command, 'roll back')), name)
}

export const revoke: Run = async (manager, command) => {
  const { name, build } = await manager.find(nameOf(command), requiredValue(command, 'version'))
  return changed(await manager.revoke(name, build, auditOf(command)), name)
}

const setLock =
  (isLocked: boolean): Run =>
  async (manager, command) => {
    const { environment, seq, by, why, at } = await manager.lock(isLocked, auditOf(command))
    return {
      json: { environment, seq, isLocked, by, why, at },
      text: `${environment} is ${isLocked ? 'locked: nothing new goes live' : 'open again'} (document ${seq})`,
    }
  }
export const lock = setLock(true)
export const unlock = setLock(false)
