import { flood, frameOf } from './flood.mjs'

export default {
  name: 'flood of text frames',
  start: (door) => flood(door, frameOf(0x1, '{"type":"subscribe","topic":"match.football"}')),
}
