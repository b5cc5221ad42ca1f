// npm run bench -- [name]: measures, prints a table, exits 1 when a goal is missed.
import { parseArgs } from 'node:util'
import { installPackages } from '../start/install.mjs'
import { allOf, numberOf, readWith } from '../words.mjs'
import { numbers } from './option.mjs'

/** Each file exports `bench()`: prints its table and resolves with whether the goals are met. */
const benches = {
  federation: () => import('./federation/federation.mjs'),
  player: () => import('./player/player.mjs'),
  broadcasts: () => import('./broadcasts/broadcasts.mjs'),
  latency: () => import('./latency/latency.mjs'),
  fanout: () => import('./fanout/fanout.mjs'),
  http: () => import('./http/http.mjs'),
  sockets: () => import('./sockets/sockets.mjs'),
  nodes: () => import('./nodes/nodes.mjs'),
  barrage: () => import('./barrage/barrage.mjs'),
  scores: () => import('./scores/scores.mjs'),
  sim: () => import('./sim/sim.mjs'),
  start: () => import('./start/start.mjs'),
  world: () => import('./world/world.mjs'),
  chat: () => import('./chat/chat.mjs'),
  releases: () => import('./releases/releases.mjs'),
  search: () => import('./search/search.mjs'),
  push: () => import('./push/push.mjs'),
  feeds: () => import('./feeds/feeds.mjs'),
  vitals: () => import('./vitals/vitals.mjs'),
  dev: () => import('./dev/dev.mjs'),
  hostile: () => import('./hostile/hostile.mjs'),
}

const usage = `npm run bench -- [name ...] [--minutes 2] [--heap-minutes 2] [--rounds 9]; names: ${Object.keys(benches).join(', ')}`
const asked = readWith(usage, (args) => {
  const { values, positionals } = parseArgs({ args, options: numbers, allowPositionals: true })
  for (const word of Object.values(values)) numberOf(word)
  return allOf(Object.keys(benches), positionals)
})
installPackages()
let isGood = true
for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  const { bench } = await benches[name]()
  isGood = (await bench()) && isGood
}
process.exit(isGood ? 0 : 1)
