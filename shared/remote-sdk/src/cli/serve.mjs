import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
/** Only this machine asks, from whatever page it looks at. */
export const openHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

/** Answers with a file of a folder; nothing outside of it. */
export function sendFile(folder, name, response) {
  const file = path.resolve(folder, name)
  const isThere = file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile()
  if (!isThere) return response.writeHead(404, openHeaders).end('not built')
  response.writeHead(200, { ...openHeaders, 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
  return createReadStream(file).pipe(response)
}

/** Serves this machine: `answer(path, response, request)`. Resolves with the port and how to stop. */
export async function serveLocally(port, answer) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://local')
    answer(decodeURIComponent(pathname).slice(1), response, request)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
