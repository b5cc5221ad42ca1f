import { userInfo } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'
import { buildPackage } from '@pitchside/build/webpack'
import { type EnvironmentDocument, type Pointer, ReleaseRefused } from '../core/document'
import { publishBuild } from '../core/publish-build'
import type { ReleaseManager } from '../core/release-manager'
import type { Command, Verb } from './arguments'

/** What a command answers: a stable JSON shape, and the same for people. */
export interface Answer {
  json: Record<string, unknown>
  text: string
}

type Run = (manager: ReleaseManager, command: Command) => Promise<Answer>

const versionOf = (build: string) => build.replace(/-[0-9a-f]{12}$/, '')

const nameOf = (command: Command): string => {
  if (command.name === undefined) throw new ReleaseRefused('usage', `${command.verb} which package?`)
  return command.name
}

const auditOf = (command: Command) => ({
  by: command.by ?? userInfo().username,
  why: command.why ?? '',
  at: new Date().toISOString(),
})

function changed(document: EnvironmentDocument, name: string): Answer {
  const change = document.changes.find((one) => one.target === name)
  const to = change?.to ?? ''
  const from = change?.from
  return {
    json: {
      package: name,
      environment: document.environment,
      seq: document.seq,
      version: versionOf(to),
      build: to,
      from,
      by: document.by,
      why: document.why,
      at: document.at,
    },
    text: `${name} is now ${to} in ${document.environment} (document ${document.seq}${from ? `, was ${from}` : ''})`,
  }
}

const publish: Run = async (manager, command) => {
  const name = nameOf(command)
  if (command.version !== undefined && !/^\d+\.\d+\.\d+$/.test(command.version))
    throw new ReleaseRefused('usage', `${command.version} is not a version: write it as 1.2.3`)
  const output = path.join(repositoryRoot, '.cache/release', name)
  const built = await buildPackage(name, { version: command.version, output })
  const { published, isNew } = await publishBuild(manager, built, auditOf(command).by, 'release')
  const { build, version, at, by, manifest } = published
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    json: { package: name, version, build, isNew, at, by, files: manifest.files.length, bytes },
    text: `${name} ${build} ${isNew ? 'is published' : 'was published before'} (${manifest.files.length} files, ${Math.round(bytes / 1024)} KB)`,
  }
}

const check: Run = async (manager, command) => {
  const name = nameOf(command)
  const found = await manager.find(name, command.version)
  const problems = await manager.check({ [name]: found.build })
  return {
    json: { package: name, version: found.version, build: found.build, isReady: problems.length === 0, problems },
    text:
      problems.length === 0
        ? `${name} ${found.build} can go live`
        : `${name} ${found.build} cannot go live:\n${problems.map((one) => `  ${one.reason}: ${one.message}`).join('\n')}`,
  }
}

const promote: Run = async (manager, command) => {
  const name = nameOf(command)
  const found = await manager.find(name, command.version)
  const audit = auditOf(command)
  return changed(
    await manager.promote({ [name]: found.build }, { ...audit, why: audit.why || `promote ${found.version}` }),
    name,
  )
}

const rollback: Run = async (manager, command) => {
  const name = nameOf(command)
  const audit = auditOf(command)
  return changed(await manager.rollBack(name, { ...audit, why: audit.why || 'roll back' }), name)
}

const row = (name: string, pointer: Pointer) => ({
  package: name,
  version: versionOf(pointer.stable),
  build: pointer.stable,
  previous: pointer.previous,
  revoked: pointer.revoked,
})

const status: Run = async (manager, command) => {
  const document = await manager.store.current(manager.environment)
  const rows = Object.entries(document?.packages ?? {})
    .filter(([name]) => command.name === undefined || name === command.name)
    .map(([name, pointer]) => row(name, pointer))
  return {
    json: { environment: manager.environment, seq: document?.seq ?? 0, at: document?.at, packages: rows },
    text: [
      `${manager.environment}, document ${document?.seq ?? 0}`,
      ...rows.map(
        (one) => `  ${one.package.padEnd(15)} ${one.build}${one.previous[0] ? `  (before: ${one.previous[0]})` : ''}`,
      ),
    ].join('\n'),
  }
}

const history: Run = async (manager, command) => {
  const documents = await manager.store.history(manager.environment)
  const entries = documents.flatMap(({ seq, at, by, why, changes }) =>
    changes
      .filter((change) => command.name === undefined || change.target === command.name)
      .map(({ action, target, from, to }) => ({ seq, at, by, why, action, package: target, from, to })),
  )
  return {
    json: { environment: manager.environment, entries },
    text: entries
      .map((one) => `${one.seq}  ${one.at}  ${one.by}  ${one.action} ${one.package} ${one.to}  "${one.why}"`)
      .join('\n'),
  }
}

/** What each verb does. */
export const commands: Readonly<Record<Verb, Run>> = { publish, check, promote, rollback, status, history }
