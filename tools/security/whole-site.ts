import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPlaceLimits, lineOf, siteOriginOf } from '@pitchside/backend'
import { ReleaseManager, releasesPlugin } from '@pitchside/releases'
import { startTestApp, type TestAppOptions, type TestSite } from '../../backend/src/testing/test-app'
import { diskStore } from '../../releases/src/store/open-store'
import { aBuiltVersion, aHost, audit } from '../../releases/src/testing/a-version'
import { releaseStaff } from '../start/release-staff'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface WholeSite extends TestSite {
  /** Data folder of the site, with uploads, recordings and papers below it. */
  dataDir: string
  /** Address of a released script, and of the folder of its version. */
  script: string
  /** Sends an address over a real connection exactly as it is written: no client tidies it. */
  ask(url: string, options?: Ask): Promise<Answer>
}

function askAt(port: number, url: string, { method = 'GET', headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: url, method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text })
      })
      // A stream of events never ends: its head is the answer.
      if (String(reply.headers['content-type']).startsWith('text/event-stream')) {
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: '' })
        reply.destroy()
      }
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Backend, release service and pages in one process, as `npm start` puts them together, with one small release. */
export async function startWholeSite(options: TestAppOptions = {}): Promise<WholeSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pitchside-security-'))
  // Real folders: a name that leads out of one in memory leads nowhere, and proves nothing.
  const dataDir = path.join(folder, 'data')
  // The embedded data base makes it; with a server nobody needs it before the first upload.
  await mkdir(dataDir)
  const store = diskStore(path.join(folder, 'releases'))
  const manager = new ReleaseManager(store, 'production')
  const [host, built] = [aHost(), await aBuiltVersion({ 'remoteEntry.js': 'var container = 1' })]
  await manager.publish(host, folder)
  await manager.publish(built.version, built.folder)
  await manager.promote({ host: host.build, 'remote-scores': built.version.build }, audit)
  const site = await startTestApp({
    ...options,
    config: { dataDir, ...options.config },
    extend: (fastify, kernel, modules) =>
      releasesPlugin(fastify, {
        store,
        environment: 'production',
        accounts: releaseStaff(modules),
        limiter: createPlaceLimits(kernel.limiter),
        lineOf,
        originOf: siteOriginOf,
      }),
  })
  const port = Number(new URL(await site.origin()).port)
  return {
    ...site,
    dataDir,
    script: `/assets/remote-scores/${built.version.build}/remoteEntry.js`,
    ask: (url, asked = {}) => askAt(port, url, asked),
    async close() {
      await site.close()
      await rm(folder, { recursive: true, force: true })
      await rm(built.folder, { recursive: true, force: true })
    },
  }
}
