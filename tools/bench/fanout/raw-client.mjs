import { connect } from 'node:net'

const handshake = (path) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** A client's frame must be masked; a mask of zeros leaves the text as it is. Texts under 126 bytes. */
function frameOf(value) {
  const body = Buffer.from(JSON.stringify(value))
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}

/**
 * A socket that does as little as a client can: it walks over the frames and counts those that are data (100). With
 * `onFrame` it hands each one out as text. Resolves when the server has shaken hands.
 */
export function openRawClient(port, path, onFrame) {
  const socket = connect(port, '127.0.0.1')
  const client = {
    socket,
    frames: 0,
    isClosed: false,
    send: (value) => socket.write(frameOf(value)),
  }
  let rest = Buffer.alloc(0)
  let isOpen = false
  function take(bytes) {
    let at = 0
    for (;;) {
      if (bytes.length < at + 2) break
      const short = bytes[at + 1]
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (bytes.length < at + head) break
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
      if (bytes.length < at + head + length) break
      // {"code":100 against {"code":101: data against what the server says about subscriptions.
      const isData = bytes[at] === 0x81 && bytes[at + head + 10] === 0x30
      if (isData) client.frames += 1
      if (onFrame && bytes[at] === 0x81) onFrame(bytes.toString('utf8', at + head, at + head + length), client)
      at += head + length
    }
    rest = at === bytes.length ? Buffer.alloc(0) : bytes.subarray(at)
  }
  return new Promise((resolve, reject) => {
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(handshake(path)))
    socket.on('error', reject)
    socket.on('close', () => {
      client.isClosed = true
      reject(new Error('closed'))
    })
    socket.on('data', (part) => {
      const bytes = rest.length === 0 ? part : Buffer.concat([rest, part])
      if (isOpen) return take(bytes)
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) {
        rest = bytes
        return
      }
      isOpen = true
      resolve(client)
      take(bytes.subarray(end + 4))
    })
  })
}
