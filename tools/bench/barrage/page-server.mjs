import { createReadStream, statSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'
import { build } from 'esbuild'

const folder = import.meta.dirname
const barrage = path.join(repositoryRoot, 'remote-live/src/features/barrage')
const video = path.join(repositoryRoot, 'backend/assets/demo/football/hd.mp4')

const html = `<!doctype html><meta charset="utf-8"><title>barrage</title>
<style>
html, body { margin: 0; background: #000; overflow: hidden }
#frame, video, #layer, #box { position: absolute; left: 0; top: 0; width: 1280px; height: 720px; overflow: hidden }
#box canvas { position: absolute; left: 0; top: 0 }
</style>
<div id="frame"><video src="/video.mp4" muted loop playsinline></video><div id="layer"><div id="box"></div></div></div>
<script type="module" src="/page.js"></script>`

/** Only a bundler of the site resolves the worker's address; here it has a plain one. */
const ownWorker = {
  name: 'own-worker',
  setup: ({ onLoad }) =>
    onLoad({ filter: /start-barrage-worker\.ts$/ }, () => ({
      contents: "export const startBarrageWorker = () => (globalThis.benchWorker = new Worker('/worker.js'))",
    })),
}

async function bundle(entry, format) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ownWorker],
  })
  return outputFiles[0].text
}

/** The clip as browsers ask for it: in ranges. */
function sendVideo(request, response) {
  const size = statSync(video).size
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  const end = to ? Math.min(Number(to), size - 1) : size - 1
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
  createReadStream(video, { start, end }).pipe(response)
}

/** Serves the page of the bench with the engine of this tree in it. */
export async function startPageServer() {
  const scripts = {
    '/page.js': await bundle(path.join(folder, 'page.js'), 'esm'),
    '/worker.js': await bundle(path.join(barrage, 'barrage.worker.ts'), 'iife'),
  }
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench')
    if (pathname === '/video.mp4') return sendVideo(request, response)
    if (pathname in scripts)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts[pathname])
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
