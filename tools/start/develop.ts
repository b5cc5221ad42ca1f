import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@pitchside/backend'
import { diskStore, publishBuild, ReleaseManager } from '@pitchside/releases'
import type { LocalBuild } from './release-builds'
import { startSite } from './site'

/** The package that is being worked on, as it is built: `onBuild` gets what pages must be loaded anew for. */
interface Hot {
  answer(file: string, request: IncomingMessage, response: ServerResponse): void
  stop(): void
}
type StartHot = (onBuild: (build: LocalBuild, change: { isOther: boolean }) => Promise<void>) => Hot

const reloadPath = '/_dev/reload'

/** Reloads the page when a new build is live. Listening again after a restart of the site reloads as well. */
const reloadScript = `new EventSource('${reloadPath}').onmessage = function () { location.reload() }`

/**
 * The site with one package rebuilt on every change. Releases go to a store of their own that ends with the command; the
 * files of that package come as they are built.
 */
export async function develop(builds: readonly LocalBuild[], name: string, startHot: StartHot): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const storeFolder = mkdtempSync(path.join(tmpdir(), 'pitchside-dev-'))
  const listeners = new Set<{ write(text: string): void }>()
  const made = new Set<string>()
  let hot: Hot | undefined
  let isReloadDue = false
  const site = await startSite({
    config,
    dataDir: storeFolder,
    builds,
    isPrivate: true,
    page: { earlyScripts: [reloadScript] },
    onRelease: () => {
      if (!isReloadDue) return
      isReloadDue = false
      for (const listener of listeners) listener.write('data: reload\n\n')
    },
    extend: (fastify) => {
      fastify.addHook('onRequest', async (request, reply) => {
        const [, assets, owner, build = '', file = ''] = request.url.split('?')[0]?.split('/') ?? []
        if (assets !== 'assets' || owner !== name || !made.has(build) || !hot) return
        reply.hijack()
        hot.answer(decodeURIComponent(file), request.raw, reply.raw)
      })
      fastify.get(reloadPath, (request, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        listeners.add(reply.raw)
        request.raw.on('close', () => listeners.delete(reply.raw))
      })
    },
  })
  const manager = new ReleaseManager(diskStore(path.join(storeFolder, 'releases')), 'production')
  const take = async (build: LocalBuild, { isOther }: { isOther: boolean }) => {
    isReloadDue ||= isOther
    // The shell is published as it is, with its hashes; a remote comes from where it is built.
    if (name !== 'host') made.add(build.build)
    await publishBuild(manager, build, 'npm run dev', 'local')
    const audit = { by: 'npm run dev', why: 'a source changed', at: new Date().toISOString() }
    await manager.promote({ [build.name]: build.build }, audit)
    console.log(`  ${build.name} ${build.build}`)
  }
  hot = startHot(take)
  console.log(`\n  Pitchside runs on ${site.address}; Ctrl-C stops\n`)
  const stop = () => {
    hot?.stop()
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
