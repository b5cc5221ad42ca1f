const handshake =
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
const framesInOne = 1_000

/** Masked with zeros, which leaves the content as it is. Under 126 bytes. */
export const frameOf = (opcode, text) =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

/** Sockets that write the same frame as fast as the connection takes it, and come back when they are thrown out. */
export function flood(door, frame, sockets = 4) {
  const many = Buffer.concat(Array(framesInOne).fill(frame))
  door.crowd(sockets, async () => {
    await door.hold((socket) => {
      socket.write(handshake)
      const write = () => {
        do door.count(framesInOne)
        while (!socket.destroyed && socket.write(many))
      }
      socket.on('drain', write)
      socket.once('data', write)
    })
  })
}
