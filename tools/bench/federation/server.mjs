import { createReadStream, existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import path from 'node:path'
import { certificate } from './certificate.mjs'
import { brotli } from './pages.mjs'

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.html': 'text/html; charset=utf-8',
}

/** HTTP/2 has headers that HTTP/1.1 does not know. */
function ownHeaders(headers, site) {
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
  return { ...Object.fromEntries(plain), host: new URL(site).host }
}

/** Headers of HTTP/1.1 that HTTP/2 forbids. */
function answerHeaders(headers) {
  const { connection, 'keep-alive': keepAlive, 'transfer-encoding': transferEncoding, ...rest } = headers
  return rest
}

/** Passes a request to the running site. */
function forward(site, request, response) {
  const upstream = http.request(
    site + request.url,
    { method: request.method, headers: ownHeaders(request.headers, site) },
    (answer) => {
      response.writeHead(answer.statusCode, answerHeaders(answer.headers))
      answer.pipe(response)
    },
  )
  upstream.on('error', () => response.writeHead(502).end())
  request.pipe(upstream)
}

/**
 * One server for both variants, so that both pay the same: pages and code out of memory, brotli 11, everything else from
 * the running site. `page` makes what a page address answers, `folders` maps an address to a folder of files.
 */
export async function startServer({ site, page, folders }) {
  const cache = new Map()
  const small = (key, read) => {
    if (!cache.has(key)) cache.set(key, brotli(read()))
    return cache.get(key)
  }
  const server = http2.createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'http://bench')
    const [folder] = Object.entries(folders).filter(([base]) => pathname.startsWith(base))
    const file = folder && path.join(folder[1], pathname.slice(folder[0].length))
    if (file && existsSync(file)) {
      const type = types[path.extname(file)] ?? 'application/octet-stream'
      if (/\.(js|css|svg)$/.test(file)) {
        const body = small(file, () => readFileSync(file))
        return response
          .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
          .end(body)
      }
      response.writeHead(200, { 'content-type': type })
      return createReadStream(file).pipe(response)
    }
    if (request.headers['sec-fetch-dest'] === 'document') {
      const body = small(`page ${pathname}`, () => page(pathname))
      return response
        .writeHead(200, { 'content-type': types['.html'], 'content-encoding': 'br', 'content-length': body.length })
        .end(body)
    }
    return forward(site, request, response)
  })
  // The socket is not part of what is measured.
  server.on('upgrade', (_request, socket) => socket.destroy())
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
  }
  return { address: `https://127.0.0.1:${server.address().port}`, close }
}
