import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import type { Grant } from '../access/grants'
import { issueGrant } from '../access/grants'
import { signingKey } from '../access/signing-key'
import { ReleaseManager } from '../core/release-manager'
import { type ReleasesOptions, releasesPlugin } from '../http/releases-plugin'
import { diskStore } from '../store/open-store'
import { aBuiltVersion, aHost, audit } from './a-version'

export const firstBuild = '1.0.0-000000000000'
export const secondBuild = '1.1.0-111111111111'

/** A release service on a folder of its own: a host, two versions of `remote-scores`, the first of them live. */
export async function aService(options: Partial<ReleasesOptions> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pitchside-service-'))
  const manager = new ReleaseManager(diskStore(folder), 'production')
  await manager.publish(aHost(), folder)
  for (const build of [firstBuild, secondBuild]) {
    const built = await aBuiltVersion({ 'remoteEntry.js': `var build = '${build}'` }, build)
    const manifest = { ...built.version.manifest, container: `scores_${build.replace(/\W/g, '_')}` }
    await manager.publish({ ...built.version, manifest }, built.folder)
  }
  await manager.promote({ host: aHost().build, 'remote-scores': firstBuild }, audit)
  const app = fastify()
  await app.register((instance) =>
    releasesPlugin(instance, { store: diskStore(folder), environment: 'production', ...options }),
  )
  const key = await signingKey(manager.store.objects)
  return {
    app,
    manager,
    token: (grant: Partial<Grant>) =>
      issueGrant(key, { name: 'mei', role: 'viewer', until: Date.now() + 60_000, ...grant }),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
