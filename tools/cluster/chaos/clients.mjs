// Pages of the chaos run: sockets that come back by themselves and write down what they were told.
import { createRequire } from 'node:module'
import path from 'node:path'

const { WebSocket } = createRequire(path.resolve(import.meta.dirname, '../../../backend/package.json'))('ws')

/** A page that hears nothing for so long asks; without an answer it opens a new socket. */
const beatMs = 2_000
const silenceMs = 6_000

/** One page on some topics. `news` has, per topic, what came: `{ seq, epoch, at, data }`. */
export function openPage(port, topics) {
  const news = new Map(topics.map((topic) => [topic, []]))
  const places = new Map()
  const page = { news, reconnects: 0, reloads: 0, isReady: () => places.size === topics.length, close }
  let socket
  let heardAt = Date.now()
  let isClosed = false

  function join() {
    if (isClosed) return
    const own = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false, handshakeTimeout: 3_000 })
    socket = own
    heardAt = Date.now()
    const say = (frame) => own.readyState === 1 && own.send(JSON.stringify(frame))
    own.on('open', () => {
      say({ type: 'register', info: 'web' })
      for (const topic of topics) say({ type: 'subscribe', topic, ...places.get(topic) })
    })
    own.on('message', (bytes) => {
      heardAt = Date.now()
      hear(own, JSON.parse(bytes.toString()))
    })
    own.on('error', () => undefined)
    own.on('close', () => {
      if (own !== socket || isClosed) return
      page.reconnects += 1
      setTimeout(join, 100 + Math.random() * 400)
    })
  }
  function hear(own, frame) {
    // What an old socket still had in its pipe is lost, as in life.
    if (own !== socket) return
    const { code, data, seq, epoch } = frame
    if (code === 101 && data.type === 'subscribed') {
      const before = places.get(data.topic)
      if (before && data.isRecovered === false) page.reloads += 1
      if (!before || data.isRecovered === false) places.set(data.topic, { since: data.seq, epoch: data.epoch })
    }
    if (code !== 100 || seq === undefined) return
    const topic = frame.topic ?? (data.type === 'football_goal' ? 'goals' : topics[0])
    const list = news.get(topic)
    if (!list) return
    list.push({ seq, at: Date.now(), data })
    const place = places.get(topic)
    places.set(topic, { since: seq, epoch: epoch ?? place?.epoch })
  }
  const beat = setInterval(() => {
    if (Date.now() - heardAt > silenceMs) return void socket?.terminate()
    if (socket?.readyState === 1) socket.send('{"type":"heartbeat"}')
  }, beatMs)
  function close() {
    isClosed = true
    clearInterval(beat)
    socket?.terminate()
  }
  join()
  return page
}
