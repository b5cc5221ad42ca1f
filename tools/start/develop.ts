import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@pitchside/backend'
import { diskStore, publishBuild, ReleaseManager } from '@pitchside/releases'
import type { LocalBuild } from './release-builds'
import { startSite } from './site'

/** Takes each new build of the package that is being worked on; returns how to stop. */
type Watch = (onBuild: (build: LocalBuild) => Promise<void>) => () => void

const reloadPath = '/_dev/reload'

/** Reloads the page when a new build is live. Listening again after a restart of the site reloads as well. */
const reloadScript = `new EventSource('${reloadPath}').onmessage = function () { location.reload() }`

/** The site with one package rebuilt on every change. Releases go to a store of their own that ends with the command. */
export async function develop(builds: readonly LocalBuild[], watch: Watch): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const storeFolder = mkdtempSync(path.join(tmpdir(), 'pitchside-dev-'))
  const listeners = new Set<{ write(text: string): void }>()
  const site = await startSite({
    config,
    dataDir: storeFolder,
    builds,
    isPrivate: true,
    page: { earlyScripts: [reloadScript] },
    onRelease: () => {
      for (const listener of listeners) listener.write('data: reload\n\n')
    },
    extend: (fastify) => {
      fastify.get(reloadPath, (request, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        listeners.add(reply.raw)
        request.raw.on('close', () => listeners.delete(reply.raw))
      })
    },
  })
  const manager = new ReleaseManager(diskStore(path.join(storeFolder, 'releases')), 'production')
  const take = async (build: LocalBuild) => {
    await publishBuild(manager, build, 'npm run dev', 'local')
    const audit = { by: 'npm run dev', why: 'a source changed', at: new Date().toISOString() }
    await manager.promote({ [build.name]: build.build }, audit)
    console.log(`  ${build.name} ${build.build}`)
  }
  const stopWatching = watch(take)
  console.log(`\n  Pitchside runs on ${site.address}; Ctrl-C stops\n`)
  const stop = () => {
    stopWatching()
    site
      .close()
      .catch((error) => console.error(error))
      .finally(() => {
        rmSync(storeFolder, { recursive: true, force: true })
        process.exit(0)
      })
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
