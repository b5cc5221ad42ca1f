import { drip } from './slow.mjs'

const upgrade = (path, end) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${end}`

export default {
  name: 'half-open upgrades',
  start(door) {
    // At an address nobody claims, and at the right one without an end.
    drip(door, { first: upgrade('/nothing', '\r\n'), connections: 150 })
    drip(door, { first: upgrade('/ws', ''), connections: 75 })
    // Opened, and never a word again.
    drip(door, { first: upgrade('/ws', '\r\n'), connections: 75 })
  },
}
