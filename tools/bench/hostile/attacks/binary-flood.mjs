import { flood, frameOf } from './flood.mjs'

export default {
  name: 'flood of binary frames',
  start: (door) => flood(door, frameOf(0x2, 'x'.repeat(40))),
}
