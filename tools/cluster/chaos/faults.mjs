// What goes wrong during the chaos run, in order.
import { setTimeout as wait } from 'node:timers/promises'

const leaderOf = async (books) => {
  const [row] = await books.rows('select holder, term from leases where name = $1', ['jobs']).catch(() => [])
  return { term: Number(row?.term ?? 0), holder: row?.holder }
}

/** Seconds until another node leads. */
async function takeover(books, before) {
  const at = Date.now()
  while (Date.now() - at < 20_000) {
    const { term } = await leaderOf(books)
    if (term > before.term) return Date.now() - at
    await wait(100)
  }
  return undefined
}

/** Faults by name; each resolves when the fault itself is over, and may say more about it. */
export function createFaults({ cluster, books, places, quietMs, cutMs }) {
  const [first, second] = cluster.nodes
  /** The lease is not named after nodes: the one whose end moves the lease led. Killing both in turn moves it for sure. */
  const kill = (node, isBackAtOnce) => async () => {
    const before = await leaderOf(books)
    await node.kill('SIGKILL')
    // As a supervisor does: who comes back then must leave the lead to the one that saw it all.
    const start = isBackAtOnce ? node.start() : undefined
    const tookMs = await Promise.race([takeover(books, before), wait(9_000)])
    await (start ?? node.start())
    return tookMs === undefined ? 'it did not lead' : `jobs taken over after ${(tookMs / 1_000).toFixed(1)} s`
  }
  const faults = [
    { name: 'kill -9 of node 1', run: kill(first) },
    { name: 'kill -9 of node 2, back at once', run: kill(second, true) },
    {
      name: 'a node stands still for 8 s',
      async run() {
        const before = await leaderOf(books)
        first.signal('SIGSTOP')
        await wait(8_000)
        first.signal('SIGCONT')
        await wait(500)
        return (await leaderOf(books)).term > before.term ? 'its jobs were taken over' : 'it did not lead'
      },
    },
    {
      name: 'links to Redis cut five times',
      async run() {
        for (let turn = 0; turn < 5; turn += 1) {
          cluster.redis.cutLinks()
          await wait(300)
        }
      },
    },
    { name: 'PostgreSQL restarted', run: () => cluster.postgres.restart() },
    { name: 'nginx reloaded', run: () => cluster.leaveOut(undefined) },
  ]
  if (places)
    faults.push({
      name: `link of node 2 cut for ${cutMs / 1_000} s`,
      async run() {
        places[1].cut()
        await wait(cutMs)
        places[1].mend()
      },
    })
  return { faults, quietMs }
}

/** Each node in turn: nobody is sent there, it stops in its own time, starts again and is used again. */
export async function restartAll(cluster) {
  for (const node of cluster.nodes) {
    await cluster.leaveOut(node)
    await node.kill('SIGTERM')
    await node.start()
    await cluster.leaveOut(undefined)
  }
}
