import { readFileSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'

const library = createRequire(path.join(repositoryRoot, 'remote-live/package.json')).resolve('hls.js/light')

/** A page with one video and the library's own defaults: what every measurement is compared with. */
const plainPage = `<!doctype html><meta charset="utf-8"><style>video{width:960px;height:540px}</style>
<video muted playsinline></video><script type="module">
import Hls from '/bench/hls.mjs'
window.startPlain = (src) => {
  window.hls?.destroy()
  const video = document.querySelector('video')
  const hls = (window.hls = new Hls())
  hls.loadSource(src)
  hls.attachMedia(video)
  hls.on(Hls.Events.MANIFEST_PARSED, () => video.play())
}
window.isReady = true
</script>`

const own = {
  '/bench/plain.html': () => ['text/html; charset=utf-8', plainPage],
  '/bench/hls.mjs': () => ['text/javascript', readFileSync(library.replace(/\.js$/, '.mjs'))],
}

/**
 * The site behind a door that can be shut: while `isDown` every media address answers 503. Sockets and everything else
 * pass through.
 */
export async function startOrigin(site, listensAt = '127.0.0.1') {
  const { hostname, port, host } = new URL(site)
  const state = { isDown: false }
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench')
    if (own[pathname]) {
      const [type, body] = own[pathname]()
      return response.writeHead(200, { 'content-type': type }).end(body)
    }
    if (state.isDown && pathname.startsWith('/media/'))
      return response.writeHead(503, { 'cache-control': 'no-store' }).end('down for the bench')
    const headers = { ...request.headers, host }
    const upstream = http.request(site + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.writeHead(502).end())
    request.pipe(upstream)
  })
  server.on('upgrade', (request, socket, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...request.headers, host, origin: site }).map(
        ([name, value]) => `${name}: ${value}`,
      )
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    for (const end of [upstream, socket]) end.on('error', () => end.destroy())
    socket.on('close', () => upstream.destroy())
  })
  await new Promise((resolve) => server.listen(0, listensAt, resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://${listensAt}:${server.address().port}`, state, close }
}
