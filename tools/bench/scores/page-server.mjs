import http from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { repositoryRoot } from '@pitchside/build/packages'
import { build } from 'esbuild'
import { makeDay } from './rows.mjs'

const { WebSocketServer } = createRequire(path.join(repositoryRoot, 'backend/package.json'))('ws')
const folder = import.meta.dirname
const listTopic = 'match.football'
const oddsTopic = 'odds.football.2'
const frameMs = 250
const changesPerFrame = 12.5

/** Packages of the page are those of the site, whichever folder asks for them. */
const sitePackages = {
  name: 'site-packages',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^(@pitchside\/|react|react-dom|react-router-dom)/ }, (asked) => {
      if (asked.pluginData === 'asked' || !asked.importer.startsWith(folder)) return undefined
      const home = asked.path === 'react-router-dom' ? 'shared/platform' : 'remote-scores'
      return resolve(asked.path, {
        kind: asked.kind,
        resolveDir: path.join(repositoryRoot, home),
        pluginData: 'asked',
      })
    }),
}

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'page.jsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: '/out',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sitePackages],
  })
  const textOf = (end) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? ''
  return { script: textOf('.js'), style: textOf('.css') }
}

const html = `<!doctype html><html lang="zh" data-theme="dark"><meta charset="utf-8"><title>scores</title>
<link rel="stylesheet" href="/page.css"><main id="root"></main><script type="module" src="/page.js"></script></html>`

const rowsPerPage = 200

const answers = {
  'football/football_match': (day, feed, nowS, { page }) => ({
    data: page ? day.rows.slice((page - 1) * rowsPerPage, page * rowsPerPage) : day.rows,
    total: day.rows.length,
    servertime: nowS,
    position: feed.position(),
    feed: { type: 'feed', source: 'bench', is_stale: 0, lag: 0, gaps: 0 },
  }),
  'football/exponent_company': () => [{ id: 2, name: 'Crown' }],
}

/** One entry a match: later values come last and win. */
function merged(m) {
  const byId = new Map()
  for (const [id, ...pairs] of m) byId.set(id, [...(byId.get(id) ?? [id]), ...pairs])
  return [...byId.values()]
}

const isOdds = (delta) => delta[1] >= 40 && delta[1] <= 42

/** A topic as the site's gateway has it: numbered frames and a history. */
function makeTopic(topic) {
  const history = []
  const clients = new Set()
  let seq = 0
  return {
    clients,
    position: () => seq,
    publish(m) {
      if (m.length === 0) return
      const data = { type: 'football_delta', ts: Math.floor(Date.now() / 1_000), m }
      const text = JSON.stringify({ code: 100, topic, seq: ++seq, epoch: 'bench', data })
      history.push({ seq, text })
      if (history.length > 2_400) history.shift()
      for (const client of clients) client.send(text)
    },
    join(client, since, hasHistory) {
      const isRecovered = since !== undefined && hasHistory
      const data = { type: 'subscribed', topic, seq, epoch: 'bench' }
      client.send(JSON.stringify({ code: 101, data: since === undefined ? data : { ...data, isRecovered } }))
      if (isRecovered) for (const one of history) if (one.seq > since) client.send(one.text)
      clients.add(client)
      client.on('close', () => clients.delete(client))
    },
  }
}

/** Both topics of the list, and a network that can be taken away. */
function makeFeed(day) {
  const topics = { [listTopic]: makeTopic(listTopic), [oddsTopic]: makeTopic(oddsTopic) }
  const state = { isDown: false, hasHistory: true, timer: undefined, due: 0 }
  const publish = (m) => {
    topics[listTopic].publish(merged(m.filter((delta) => !isOdds(delta))))
    topics[oddsTopic].publish(merged(m.filter(isOdds)))
  }
  const tick = () => {
    state.due += changesPerFrame
    const count = Math.floor(state.due)
    state.due -= count
    publish(day.frame(count, Math.floor(Date.now() / 1_000)))
  }
  return {
    position: () => ({
      seq: topics[listTopic].position(),
      epoch: 'bench',
      odds_seq: topics[oddsTopic].position(),
      odds_epoch: 'bench',
    }),
    join(client) {
      if (state.isDown) return client.terminate()
      client.on('message', (text) => {
        const frame = JSON.parse(String(text))
        if (frame.type === 'subscribe') topics[frame.topic]?.join(client, frame.since, state.hasHistory)
      })
    },
    control(words) {
      if (words.run !== undefined) {
        clearInterval(state.timer)
        state.timer = words.run === '1' ? setInterval(tick, frameMs) : undefined
      }
      if (words.burst) publish(day.burst(Number(words.burst), Math.floor(Date.now() / 1_000)))
      if (words.goals) publish(day.goals(new Set(words.goals.split(',').map(Number))))
      if (words.history) state.hasHistory = words.history === '1'
      if (words.down) {
        state.isDown = words.down === '1'
        if (state.isDown)
          for (const { clients } of Object.values(topics)) for (const client of clients) client.terminate()
      }
    },
    stop: () => clearInterval(state.timer),
  }
}

/** Serves the page of the bench, its calls and its socket, with the list of this tree in it. */
export async function startPageServer() {
  const { script, style } = await bundle()
  let day
  let feed
  const renew = () => {
    feed?.stop()
    day = makeDay(Math.floor(Date.now() / 1_000))
    feed = makeFeed(day)
  }
  renew()
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url, 'http://bench')
    const send = (type, text) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
    if (url.pathname === '/page.js') return send('text/javascript', script)
    if (url.pathname === '/page.css') return send('text/css', style)
    if (url.pathname === '/renew') return send('text/plain', String(renew() ?? ''))
    if (url.pathname === '/control')
      return send('text/plain', String(feed.control(Object.fromEntries(url.searchParams)) ?? ''))
    if (url.pathname === '/truth') return send('application/json', JSON.stringify(day.rows))
    if (!/^\/api\//i.test(url.pathname)) return send('text/html', html)
    const answer = answers[url.pathname.slice(5).toLowerCase()]
    const input = request.method === 'POST' ? await json(request) : {}
    const body = answer
      ? { code: 0, msg: '', data: answer(day, feed, Math.floor(Date.now() / 1_000), input) }
      : { code: 1, msg: 'no' }
    return send('application/json', JSON.stringify(body))
  })
  const sockets = new WebSocketServer({ server, path: '/ws' })
  sockets.on('connection', (client) => feed.join(client))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close() {
      feed.stop()
      for (const client of sockets.clients) client.terminate()
      server.close()
    },
  }
}
