// What `npm run dev` serves of the package that is being worked on: to the shell on this machine, or to a deployed one.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { watchPackage } from '@pitchside/build/watch'

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
}
// Only the team's own browser comes here, from whatever shell it looks at.
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

/** Tells open pages of each build; one that comes later hears of the last. */
function buildNews() {
  const listeners = new Set()
  let last
  const write = (text) => {
    for (const listener of listeners) listener.write(text)
  }
  return {
    tell(hash) {
      last = hash
      write(`data: ${hash}\n\n`)
    },
    reload: () => write('event: reload\ndata:\n\n'),
    listen(response) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      // A site that was started anew is asked again at once.
      response.write(`retry: 500\n${last ? `data: ${last}` : ':'}\n\n`)
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
    },
  }
}

/**
 * Builds a package on every change. `onBuild` gets the builds a page must be loaded anew for; everything else open pages
 * take by themselves. `answer(name, response)` serves a file of the newest build.
 */
function hotRemote(name, { onBuild, directory }) {
  const news = buildNews()
  let folder
  const stop = watchPackage(name, {
    directory,
    onUpdate: news.tell,
    async onBuild(build, change) {
      folder = build.output
      await onBuild(build, change)
      if (change.isOther) news.reload()
    },
  })
  const answer = (file, response) => {
    if (file === 'hot-events') return news.listen(response)
    const found = folder && path.resolve(folder, file)
    const isThere = found?.startsWith(folder + path.sep) && existsSync(found) && statSync(found).isFile()
    if (!isThere) return response.writeHead(404, headers).end('not built')
    response.writeHead(200, { ...headers, 'content-type': types[path.extname(found)] ?? 'application/octet-stream' })
    return createReadStream(found).pipe(response)
  }
  return { stop, answer }
}

/** Serves the newest build to a shell, deployed or of this machine; resolves with its port and how to stop. */
export async function serveRemote(name, { port, onBuild, directory }) {
  const remote = hotRemote(name, { onBuild, directory })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://local')
    remote.answer(decodeURIComponent(pathname).slice(1), response)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    stop() {
      void remote.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
