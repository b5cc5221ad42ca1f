import { drip } from './slow.mjs'

const first =
  'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{'

export default {
  name: 'slow bodies',
  start: (door) => drip(door, { first, more: ' ' }),
}
