import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { registerFromCheckout } from '../register/from-checkout'
import { type Audit, ReleaseRefused } from './document'
import { buildSchema, packageSchema } from './document-schema'
import type { PublishedVersion } from './published'
import type { ReleaseManager } from './release-manager'
import { requireVersion } from './validate'

/** A build in a folder, as the build package leaves it. */
export interface Build {
  name: string
  version: string
  build: string
  output: string
}

const buildFileSchema = Type.Object({ name: packageSchema, version: Type.String(), build: buildSchema })

async function readJsonFile(folder: string, file: string): Promise<unknown> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
  if (text === undefined) throw new ReleaseRefused('not-built', `this is no finished build: ${file} is missing`)
  try {
    return JSON.parse(text)
  } catch {
    throw new ReleaseRefused('not-built', `this is no finished build: ${file} is no JSON`)
  }
}

/** Which build a folder holds. Throws {@link ReleaseRefused} when it holds none. */
export async function readBuild(folder: string): Promise<Build> {
  const found = await readJsonFile(folder, 'build.json')
  if (!Value.Check(buildFileSchema, found))
    throw new ReleaseRefused('not-built', 'build.json does not say name, version and build')
  const { name, version, build } = found
  return { name, version, build, output: folder }
}

/** What a folder would be as a version. Throws {@link ReleaseRefused} for a description that is not one. */
export async function describeBuild(
  { name, version, build, output }: Build,
  { by, via }: Audit,
  origin: PublishedVersion['origin'],
): Promise<PublishedVersion> {
  const manifest = (await readJsonFile(output, 'manifest.json')) as PublishedVersion['manifest']
  const at = new Date().toISOString()
  const trail = via ? { by, via } : { by }
  const described: PublishedVersion = { schema: 1, name, version, build, at, ...trail, origin, manifest }
  requireVersion(described)
  return described
}

/**
 * Registers and stores what was built from sources beside the store. `admit` may refuse a version before anything is
 * written. Resolves with the versions.
 */
export async function publishCheckout(
  manager: ReleaseManager,
  builds: readonly Build[],
  audit: Audit,
  origin: 'local' | 'release' = 'local',
  admit: (version: PublishedVersion, folder: string) => Promise<void> = async () => undefined,
): Promise<{ published: PublishedVersion; isNew: boolean }[]> {
  const versions = await Promise.all(builds.map((build) => describeBuild(build, audit, origin)))
  for (const [index, version] of versions.entries()) await admit(version, builds[index]?.output ?? '')
  await registerFromCheckout(manager.store.register, versions, audit)
  const done: { published: PublishedVersion; isNew: boolean }[] = []
  for (const [index, published] of versions.entries())
    done.push({ published, isNew: await manager.publish(published, builds[index]?.output ?? '') })
  return done
}
