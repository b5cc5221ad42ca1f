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
  return {
    tell(hash) {
      last = hash
      for (const listener of listeners) listener.write(`data: ${hash}\n\n`)
    },
    listen(request, response) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      response.write(last ? `data: ${last}\n\n` : ':\n\n')
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    },
  }
}

/**
 * Builds a package on every change. `onBuild` gets the builds a page must be loaded anew for; everything else open pages
 * take by themselves. `answer(name, request, response)` serves a file of the newest build.
 */
export function hotRemote(name, { onBuild, directory }) {
  const news = buildNews()
  let folder
  const stop = watchPackage(name, {
    directory,
    onUpdate: news.tell,
    async onBuild(build, change) {
      folder = build.output
      await onBuild(build, change)
    },
  })
  const answer = (file, request, response) => {
    if (file === 'hot-events') return news.listen(request, response)
    const found = folder && path.resolve(folder, file)
    const isThere = found?.startsWith(folder + path.sep) && existsSync(found) && statSync(found).isFile()
    if (!isThere) return response.writeHead(404, headers).end('not built')
    response.writeHead(200, { ...headers, 'content-type': types[path.extname(found)] ?? 'application/octet-stream' })
    return createReadStream(found).pipe(response)
  }
  return { stop, answer }
}

/** Serves the newest build to a deployed shell; resolves with its port and how to stop. */
export async function serveRemote(name, { port, onBuild, directory }) {
  const remote = hotRemote(name, { onBuild, directory })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://local')
    remote.answer(decodeURIComponent(pathname).slice(1), request, response)
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
