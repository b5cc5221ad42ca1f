import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureDebian } from '../test/debian.mjs'
import { freePort } from './free-port.mjs'

const program = '/usr/bin/redis-server'

/** A Redis of this run's own, in memory. It listens on this machine and on the given address. */
export async function startRedis(host = '127.0.0.1') {
  if (!ensureDebian(program, ['redis-server'])) throw new Error('Redis is not installed.')
  const port = await freePort()
  const addresses = [...new Set(['127.0.0.1', host])]
  const words = ['--port', port, '--bind', ...addresses, '--protected-mode', 'no', '--save', '', '--appendonly', 'no']
  const child = spawn(program, words.map(String), { stdio: 'ignore' })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const say = (...text) => spawnSync('redis-cli', ['-p', String(port), ...text], { encoding: 'utf8' }).stdout
  for (let tries = 0; !say('ping').startsWith('PONG'); tries += 1) {
    if (tries > 100) throw new Error('Redis did not start.')
    await wait(50)
  }
  return {
    url: `redis://${host}:${port}`,
    /** Cuts the links of all clients; they may come back at once. */
    cutLinks() {
      say('client', 'kill', 'type', 'pubsub')
      say('client', 'kill', 'type', 'normal')
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
