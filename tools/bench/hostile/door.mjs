import http from 'node:http'
import { connect } from 'node:net'

const pauseMs = 50
const patienceMs = 10_000

/** A hostile client's way to the site at `port`: from addresses of its own, with everything it opened closed at the end. */
export function openDoor({ port, token, addresses = 1, block }) {
  const sockets = new Set()
  const agents = Array.from({ length: addresses }, () => new http.Agent({ keepAlive: true, maxSockets: 64 }))
  let isOver = false
  let sent = 0
  let turn = 0
  const next = () => {
    turn = (turn + 1) % addresses
    return turn
  }
  const addressOf = (index) => `127.0.${block}.${index + 1}`
  const pause = (ms = pauseMs) => new Promise((resolve) => setTimeout(resolve, ms))

  return {
    port,
    token,
    isOver: () => isOver,
    pause,
    /** Requests, frames or connections so far. */
    sent: () => sent,
    /** Whole request and answer; resolves with status and text, or with status 0 when the site hung up. */
    ask(path, { method = 'POST', body, headers = {} } = {}) {
      const at = next()
      sent += 1
      return new Promise((resolve) => {
        const own = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
        const options = { port, host: '127.0.0.1', path, method, agent: agents[at], localAddress: addressOf(at) }
        const asked = http.request({ ...options, timeout: patienceMs, headers: { ...own, ...headers } }, (reply) => {
          let text = ''
          reply.setEncoding('utf8')
          reply.on('data', (piece) => (text += piece))
          reply.on('end', () => resolve({ status: reply.statusCode, text }))
          reply.on('error', () => resolve({ status: 0, text: '' }))
        })
        asked.on('timeout', () => asked.destroy())
        asked.on('error', () => resolve({ status: 0, text: '' }))
        asked.end(body)
      })
    },
    /** A bare connection that `begin` writes to. Resolves when it is closed, by whomever. */
    hold(begin) {
      sent += 1
      return new Promise((resolve) => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(next()) })
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.delete(socket)
          resolve()
        })
        socket.on('connect', () => begin(socket))
        socket.resume()
      })
    },
    count: (more) => {
      sent += more
    },
    /** So many at once, each again and again until the end. */
    crowd(size, work) {
      for (let index = 0; index < size; index += 1)
        void (async () => {
          while (!isOver) {
            await work(index)
            // Who is refused at once comes back at once, but not in the same turn.
            await pause(1)
          }
        })()
    },
    close() {
      isOver = true
      for (const agent of agents) agent.destroy()
      for (const socket of sockets) socket.destroy()
    },
  }
}
