// npm run dev -- remote-scores --local [port]: builds the remote on every change and serves it to the deployed shell.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

/** Serves the newest build of a package to pages of any site; resolves with the server. */
export function serveRemote(port, folderOf) {
  const server = createServer((request, response) => {
    const folder = folderOf()
    const file = folder && path.resolve(folder, `.${decodeURIComponent(new URL(request.url, 'http://local').pathname)}`)
    const isThere = file?.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile()
    // Only the team's own browser comes here, from whatever shell it looks at.
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
    if (!isThere) return response.writeHead(404, headers).end('not built')
    response.writeHead(200, { ...headers, 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server)))
}
