import path from 'node:path'
import { requireSealed } from '../checks/sealed'
import { ReleaseRefused } from '../core/document'
import { type Build, publishCheckout } from '../core/publish-build'
import type { PublishedVersion } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { packageRoot } from '../package-root'
import { type Answer, auditOf, nameOf, type Run } from '../verbs/answer'
import type { Command } from '../verbs/command'
import { builtIn, publishAnswer, publishFolder, requireOffered } from '../verbs/publish'

/** A folder as typed: relative to where the command was given. */
export const folderOf = (typed: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), typed)

/** Builds the sources of the checkout. The bundler is loaded only here: a rollback does not wait for it. */
async function builtHere(name: string, version: string | undefined): Promise<Build> {
  const { deployables } = await import('@pitchside/build/packages')
  if (!deployables.includes(name))
    throw new ReleaseRefused('usage', `${name} has no sources here: say --folder <what was built>`)
  const { buildPackage } = await import('@pitchside/build/webpack')
  return buildPackage(name, { version, output: path.join(packageRoot, '../.cache/release', name) })
}

/** The sources lie beside the store: what they claim is what the package owns. */
async function publishOwn(manager: ReleaseManager, built: Build, command: Command): Promise<Answer> {
  const admit = async (version: PublishedVersion, folder: string) => {
    await requireSealed(version, folder)
    await requireOffered(manager, version)
  }
  const [done] = await publishCheckout(manager, [built], auditOf(command, 'publish'), 'release', admit)
  if (!done) throw new Error('nothing was published')
  return publishAnswer(done.published, done.isNew)
}

export const publish: Run = async (manager, command) => {
  const name = nameOf(command)
  const { version: asked, folder } = command.values
  if (asked !== undefined && !/^\d+\.\d+\.\d+$/.test(asked))
    throw new ReleaseRefused('usage', `${asked} is not a version: write it as 1.2.3`)
  if (command.values.preview) throw new ReleaseRefused('usage', '--preview gives an address of a service: say --server')
  if (!folder) return publishOwn(manager, await builtHere(name, asked), command)
  const record = await manager.store.register.find(name)
  if (record?.followsCheckout) return publishOwn(manager, await builtIn(folderOf(folder), name), command)
  return publishFolder(manager, folderOf(folder), command)
}
