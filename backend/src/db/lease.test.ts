import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createSystemClock } from '../kernel/clock'
import { LeaseLost, runAsJob } from '../kernel/job-run'
import { createJobs } from '../kernel/jobs'
import { aloneLease, type Lease } from '../kernel/lease.port'
import { createLog } from '../kernel/log'
import { createTestDatabase } from '../testing/test-database'
import { until } from '../testing/until'
import { createDb, type Db } from './db'
import type { Engine } from './engine'
import { openLease } from './lease-postgres'
import { migrate, readMigrations } from './migrate'
import { openPglite } from './pglite-engine'
import { openPostgres } from './postgres-engine'
import { buildSeedArchive } from './seed-archive'

const address = process.env.TEST_DATABASE_URL
const engines: [string, () => Promise<Engine>][] = [
  ['PGlite', async () => openPglite({ folder: undefined, archive: await buildSeedArchive() })],
]
async function openOwn(server: string): Promise<Engine> {
  const database = await createTestDatabase(server)
  const engine = await openPostgres(database.address, () => {})
  return {
    ...engine,
    async close() {
      await engine.close()
      await database.drop()
    },
  }
}
if (address) engines.push(['PostgreSQL', () => openOwn(address)])
else test.skip('the same on PostgreSQL: TEST_DATABASE_URL is not set', () => {})

const times = { leaseMs: 400, turnMs: 40, marginMs: 100, graceMs: 150 }
const clock = createSystemClock((error) => {
  throw error
})

/** A node as the lease sees it: it can fall silent without a word, as after kill -9. */
interface Node {
  lease: Lease
  silence(): void
}

describe.each(engines)('the lease on %s', (_name, open) => {
  let engine: Engine
  const nodes: Node[] = []
  beforeAll(async () => {
    engine = await open()
    await migrate(engine, readMigrations())
    await engine.query('create table turns (id bigint generated always as identity, node text, term bigint)')
  })
  beforeEach(async () => {
    await engine.query('delete from leases')
    await engine.query('delete from turns')
  })
  afterEach(async () => {
    for (const { lease } of nodes.splice(0)) await lease.close()
  })
  afterAll(() => engine.close())

  async function start(holder: string, now?: () => number): Promise<Node> {
    let isSilent = false
    const own: Engine = {
      ...engine,
      query: (sql, params) => (isSilent ? Promise.reject(new Error('silent')) : engine.query(sql, params)),
      close: async () => undefined,
    }
    const lease = await openLease({ engine: own, name: 'jobs', holder, onError: () => {}, times, now })
    const node = {
      lease,
      silence() {
        isSilent = true
      },
    }
    nodes.push(node)
    return node
  }

  /** A job that can be counted: each turn is a row. Returns what ends the node's jobs. */
  function work(name: string, lease: Lease, db: Db) {
    const jobs = createJobs(clock, lease, createLog('silent'))
    return jobs.every(15, async () => {
      await db.query('insert into turns (node, term) values ($1, $2)', [name, lease.term()])
    })
  }
  const turns = () => engine.query<{ node: string; term: number }>('select node, term from turns order by id')
  const askedAt = async () => (await engine.query<{ askedAt: number }>('select asked_at from leases'))[0]?.askedAt ?? 0
  /** Rows in which the node changes from one to the next. */
  const changes = (rows: { node: string }[]) => rows.filter(({ node }, i) => i > 0 && node !== rows[i - 1]?.node).length

  test('OPS-02 a job runs on one node, another one takes over from a node that falls silent, and nothing runs double', async () => {
    const names = ['a', 'b', 'c']
    const started = []
    for (const name of names) started.push(await start(name))
    const stops = started.map(({ lease }, i) =>
      work(names[i] as string, lease, createDb(engine, { transactionTimeoutMs: 5_000, fence: lease.check })),
    )
    for (let killed = 0; killed < 2; killed += 1) {
      await until(async () => (await turns()).length > killed * 10 + 5, 'jobs run')
      const holder = started.find(({ lease }) => lease.isHeld()) as Node
      const before = (await turns()).at(-1)?.node
      const at = performance.now()
      holder.silence()
      await until(async () => (await turns()).at(-1)?.node !== before, 'another node goes on')
      expect(performance.now() - at).toBeLessThan(times.leaseMs + times.turnMs + 1_500)
    }
    for (const stop of stops) await stop()
    const rows = await turns()
    expect(changes(rows)).toBe(2)
    expect(rows.map(({ term }) => term)).toEqual(rows.map(({ term }) => term).toSorted((a, b) => a - b))
  })

  test('OPS-02 without the lease the same count shows that jobs run double', async () => {
    const db = createDb(engine, { transactionTimeoutMs: 5_000 })
    const stops = ['a', 'b'].map((name) => work(name, aloneLease, db))
    await until(async () => (await turns()).length > 20, 'jobs run')
    for (const stop of stops) await stop()
    expect(changes(await turns())).toBeGreaterThan(1)
  })

  test('OPS-02 what a node still wants to write after another one leads is refused, in and outside of transactions', async () => {
    // Its clock stands still, as that of a process that was stopped: it believes it leads.
    const stopped = await start('stopped', () => 0)
    const db = createDb(engine, { transactionTimeoutMs: 5_000, fence: stopped.lease.check })
    const write = (handle: Db) => handle.query("insert into turns (node, term) values ('stopped', 1)")
    const job = <T>(run: () => Promise<T>) => runAsJob(stopped.lease.term(), run)
    await job(() => write(db))
    expect(await turns()).toHaveLength(1)
    stopped.silence()
    const next = await start('next')
    await until(() => next.lease.isHeld(), 'the next one leads')
    expect(stopped.lease.isHeld()).toBe(true)
    await expect(job(() => write(db))).rejects.toThrow(LeaseLost)
    await expect(job(() => db.transaction(write))).rejects.toThrow(LeaseLost)
    expect(await turns()).toHaveLength(1)
    // What visitors do on that node goes on.
    await write(db)
    expect(await turns()).toHaveLength(2)
  })

  test('OPS-03 a node that stops gives the lease back: the next one need not wait', async () => {
    const first = await start('first')
    const second = await start('second')
    let taken = 0
    second.lease.onTaken(() => {
      taken += 1
    })
    expect([first.lease.isHeld(), second.lease.isHeld()]).toEqual([true, false])
    const at = performance.now()
    await first.lease.close()
    await until(() => second.lease.isHeld(), 'the second one leads')
    expect(performance.now() - at).toBeLessThan(times.leaseMs)
    expect([taken, second.lease.term()]).toEqual([1, 2])
  })

  test('OPS-03 a node that starts after the holder is gone leaves the lease to one that was there', async () => {
    const holder = await start('holder')
    const witness = await start('witness')
    const seenAt = await askedAt()
    await until(async () => (await askedAt()) > seenAt, 'the holder asks again')
    await holder.lease.close()
    const newcomer = await start('newcomer')
    expect(newcomer.lease.isHeld()).toBe(false)
    await until(() => witness.lease.isHeld(), 'the witness leads')
    expect(newcomer.lease.isHeld()).toBe(false)
  })

  test('OPS-03 a node that starts alone leads soon, whether the last one left or was killed', async () => {
    const first = await start('first')
    await first.lease.close()
    const second = await start('second')
    await until(() => second.lease.isHeld(), 'the second one leads')
    second.silence()
    const third = await start('third')
    await until(() => third.lease.isHeld(), 'the third one leads')
    expect(third.lease.term()).toBe(3)
  })
})
