import { apiReport } from '../checks/api-report'
import { backendProblems } from '../checks/backend-problems'
import { weightOf } from '../checks/weight'
import { ReleaseRefused } from '../core/document'
import { type Build, describeBuild, readBuild } from '../core/publish-build'
import type { PublishedVersion } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { requireMayPublish } from '../register/admission'
import { type Answer, auditOf, nameOf } from './answer'
import type { Command } from './command'

/** What was published, for programs and for people. */
export function publishAnswer(published: PublishedVersion, isNew: boolean): Answer {
  const { name, build, version, at, by, manifest } = published
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

/** The build of a package in a folder: `build.json` says which one it is. */
export async function builtIn(folder: string, name: string): Promise<Build> {
  const build = await readBuild(folder)
  if (build.name === name) return build
  throw new ReleaseRefused('files-wrong', `this is a build of ${build.name}, not of ${name}`)
}

/** Refuses what the backend of the environment does not offer. Of a silent one the check asks again before anything goes live. */
export async function requireOffered({ askBackend, environment }: ReleaseManager, version: PublishedVersion) {
  const [found] = backendProblems({ version, stable: undefined, damage: [] }, await askBackend(environment))
  if (found?.reason === 'backend-missing') throw new ReleaseRefused(found.reason, found.message)
}

/** Publishes a build of a registered package that owns nothing the package may not and is sealed to its last script. */
export async function publishFolder(manager: ReleaseManager, folder: string, command: Command): Promise<Answer> {
  const audit = auditOf(command, 'publish')
  const built = await builtIn(folder, nameOf(command))
  const record = await manager.store.register.require(built.name)
  const version = await describeBuild(built, audit, command.values.preview ? 'preview' : 'release')
  await requireMayPublish(version, record, folder)
  await requireOffered(manager, version)
  return publishAnswer(version, await manager.publish(version, folder))
}
