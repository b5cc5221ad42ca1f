// The site of `npm run dev`: a process of its own, so that a changed backend is started anew while what builds goes on.
// It does nothing until it is told to: the one before runs until this one's code is loaded.
import { get } from 'node:http'
import path from 'node:path'
import { readConfig } from '@pitchside/backend'
import { diskStore, publishCheckout, ReleaseManager } from '@pitchside/releases'
import type { FastifyReply } from 'fastify'
import type { LocalBuild } from './release-builds'
import { startSite } from './site'

interface Wish {
  port: number
  /** Every package as it was built before the work began. */
  builds: readonly LocalBuild[]
  /** The package that is being worked on, and where its files are served on this machine. */
  name: string
  filesPort: number
  /** Where the releases of this work lie. */
  storeFolder: string
}

const newsPath = '/_dev/news'

/**
 * What every page of this site runs first. One connection for all news: a browser opens six to a site. Where the site was
 * away, the page's socket need not wait for its next try.
 */
const newsScript = `devNews = new EventSource('${newsPath}')
devNews.onmessage = ({ data }) => { devNews.last = data }
devNews.addEventListener('reload', () => location.reload())
devNews.addEventListener('open', () => dispatchEvent(new Event('online')))`

const tell = (news: object) => void process.send?.(news)

/** Answers with what another server on this machine says, for as long as it speaks. */
function passOn(port: number, file: string, reply: FastifyReply): void {
  reply.hijack()
  const asked = get({ port, path: `/${file}` }, (answer) => {
    reply.raw.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply.raw)
  })
  asked.on('error', () => reply.raw.destroy())
  reply.raw.on('close', () => asked.destroy())
}

async function develop({ port, builds, name, filesPort, storeFolder }: Wish): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, PORT: String(port) })
  const released = builds.find((one) => one.name === name)?.build
  let onLive = () => {}
  const site = await startSite({
    config,
    dataDir: storeFolder,
    builds,
    environment: 'production',
    isPrivate: true,
    page: { earlyScripts: [newsScript] },
    onRelease: () => onLive(),
    extend: (fastify) => {
      fastify.addHook('onRequest', async (request, reply) => {
        const [, assets, owner, build = '', file = ''] = request.url.split('?')[0]?.split('/') ?? []
        // The shell is published as it is, with its hashes; a remote comes from where it is built.
        if (assets !== 'assets' || owner !== name || name === 'host' || build === released) return
        passOn(filesPort, file, reply)
      })
      fastify.get(newsPath, (_request, reply) => passOn(filesPort, 'hot-events', reply))
    },
  })
  const stop = () => void site.close().finally(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)

  const manager = new ReleaseManager(diskStore(path.join(storeFolder, 'releases')), 'production')
  process.on('message', async (build: LocalBuild) => {
    const live = new Promise<void>((resolve) => {
      onLive = resolve
    })
    try {
      const audit = { by: 'npm run dev', why: 'a source changed', at: new Date().toISOString() }
      await publishCheckout(manager, [build], audit)
      await manager.promote({ [build.name]: build.build }, audit)
      await live
      console.log(`  ${build.name} ${build.build}`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
    tell({ is: 'released' })
  })
  tell({ is: 'ready', address: site.address, port: site.port })
}

process.once('message', (wish: Wish) =>
  develop(wish).catch((error) => {
    console.error(error)
    process.exit(1)
  }),
)
tell({ is: 'loaded' })
