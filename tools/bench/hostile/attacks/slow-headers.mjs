import { drip } from './slow.mjs'

export default {
  name: 'slow headers',
  start: (door) => drip(door, { first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', more: 'X-A: b\r\n' }),
}
