import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deployables, repositoryRoot } from '@pitchside/build/packages'
import { apiReport } from '../checks/api-report'
import { weightOf } from '../checks/weight'
import { ReleaseRefused } from '../core/document'
import { type Build, publishBuild } from '../core/publish-build'
import type { PublishedVersion } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { isSmokeRequired, requireSmoke } from '../smoke/smoke'
import { auditOf, changed, findTargets, nameOf, type Run, requiredValue } from './answer'
import type { Command } from './arguments'

/** A build somebody else made: the folder says which one it is. */
async function builtIn(folder: string, name: string): Promise<Build> {
  const output = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  const text = await readFile(path.join(output, 'build.json'), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new ReleaseRefused('not-built', `${output} holds no finished build: build.json is missing`)
  const build = { ...(JSON.parse(text) as Build), output }
  if (build.name === name) return build
  throw new ReleaseRefused('files-wrong', `${output} holds a build of ${build.name}, not of ${name}`)
}

/** Builds the sources. The bundler is loaded only here: a rollback does not wait for it. */
async function builtHere(name: string, version: string | undefined): Promise<Build> {
  if (!deployables.includes(name))
    throw new ReleaseRefused('not-built', `${name} has no sources here: name what its own build left, --folder`)
  const { buildPackage } = await import('@pitchside/build/webpack')
  return buildPackage(name, { version, output: path.join(repositoryRoot, '.cache/release', name) })
}

export const publish: Run = async (manager, command) => {
  const name = nameOf(command)
  const { version: asked, folder } = command.values
  if (asked !== undefined && !/^\d+\.\d+\.\d+$/.test(asked))
    throw new ReleaseRefused('usage', `${asked} is not a version: write it as 1.2.3`)
  const built = folder ? await builtIn(folder, name) : await builtHere(name, asked)
  const { published, isNew } = await publishBuild(manager, built, auditOf(command).by, 'release')
  const { build, version, at, by, manifest } = published
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    json: {
      package: name,
      version,
      build,
      isNew,
      at,
      by,
      files: manifest.files.length,
      bytes,
      firstPageBytes: weightOf(published),
      api: apiReport(published),
    },
    text: `${name} ${build} ${isNew ? 'is published' : 'was published before'} (${manifest.files.length} files, ${Math.round(bytes / 1024)} KB)`,
  }
}

const optionsOf = ({ flags, values }: Command) => ({
  isAgain: flags.has('again'),
  isUrgent: flags.has('urgent'),
  accepts: values.accept?.split(',') ?? [],
})

/** The builds a command means, opened in a browser first when asked for. */
async function chosen(manager: ReleaseManager, command: Command) {
  const found = await findTargets(manager, command)
  if (command.flags.has('smoke') || isSmokeRequired(manager.environment)) await requireSmoke(manager, found)
  return found
}

/** Who, when and why; what was taken back comes again with a reason of its own only. */
const goLiveAudit = (command: Command, versions: readonly PublishedVersion[]) => {
  const names = versions.map(({ version }) => version).join(', ')
  return auditOf(command, command.flags.has('again') ? '' : `${command.verb} ${names}`)
}

export const promote: Run = async (manager, command) => {
  const found = await chosen(manager, command)
  const builds = Object.fromEntries(found.map(({ name, build }) => [name, build]))
  const document = await manager.promote(builds, goLiveAudit(command, found), optionsOf(command))
  const answers = found.map(({ name }) => changed(document, name))
  const answer = changed(document, found[0].name)
  if (answers.length === 1) return answer
  return {
    json: { ...answer.json, packages: answers.map(({ json }) => json) },
    text: answers.map(({ text }) => text).join('\n'),
  }
}

export const canary: Run = async (manager, command) => {
  const percent = Number(requiredValue(command, 'percent'))
  const found = await chosen(manager, command)
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
