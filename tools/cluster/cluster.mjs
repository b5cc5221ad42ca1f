// PostgreSQL, Redis, nginx and several nodes on one machine: what `DATABASE_URL` and `REDIS_URL` are for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../test/postgres.mjs'
import { freePort } from './free-port.mjs'
import { startNginx } from './nginx.mjs'
import { createNode } from './nodes.mjs'
import { startRedis } from './redis.mjs'

const site = ['tools/start/start.mjs']

/**
 * Starts everything; `stop` ends it and removes its folders. `command` is what a node runs, `places` where nodes live (this
 * machine when not given). Nodes share a data folder, as they would share an object store.
 */
export async function startCluster({ count = 2, command = site, env = {}, dataDir, places = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-cluster-'))
  const stops = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }
  const hub = places[0]?.hub ?? '127.0.0.1'
  try {
    const postgres = await startPostgres({ host: hub })
    if (!postgres) throw new Error('There is no PostgreSQL here.')
    stops.push(postgres.stop)
    const redis = await startRedis(hub)
    stops.push(redis.stop)
    const nodes = []
    for (let index = 0; index < count; index += 1) {
      const { host = '127.0.0.1', through = [] } = places[index] ?? {}
      const node = createNode({
        name: String(index + 1),
        command,
        host,
        port: await freePort(),
        through,
        log: join(folder, `node-${index + 1}.log`),
        env: {
          DATABASE_URL: postgres.address,
          REDIS_URL: redis.url,
          DATA_DIR: dataDir ?? join(folder, 'data'),
          TRUSTED_PROXIES: '1',
          RTMP_PORT: process.env.RTMP_PORT ?? 'off',
          HOST: host,
          ...env,
        },
      })
      stops.push(() => node.kill('SIGTERM'))
      // One after the other: the first one releases what was built.
      await node.start()
      nodes.push(node)
    }
    const up = (except) => nodes.map((node) => ({ address: node.address, isDown: node === except }))
    const nginx = await startNginx(up())
    stops.push(nginx.stop)
    /** Sends nobody to a node, or to all of them again. */
    const leaveOut = (node) => nginx.reload(up(node))
    return { address: nginx.address, folder, nodes, postgres, redis, nginx, leaveOut, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
