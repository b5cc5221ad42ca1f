import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishedVersion } from './published'
import type { ReleaseManager } from './release-manager'

/** A build in a folder, as the build package leaves it. */
export interface Build {
  name: string
  version: string
  build: string
  output: string
}

/** Publishes what was built into a folder. Resolves with the version and whether it is new in the store. */
export async function publishBuild(
  manager: ReleaseManager,
  { name, version, build, output }: Build,
  by: string,
  origin: PublishedVersion['origin'],
): Promise<{ published: PublishedVersion; isNew: boolean }> {
  const manifest: PublishedVersion['manifest'] = JSON.parse(await readFile(path.join(output, 'manifest.json'), 'utf8'))
  const published: PublishedVersion = {
    schema: 1,
    name,
    version,
    build,
    at: new Date().toISOString(),
    by,
    origin,
    manifest,
  }
  const isNew = await manager.publish(published, output)
  return { published, isNew }
}
