import { spawn } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createDb, type Db } from '../db/db'
import { migrate, readMigrations } from '../db/migrate'
import { openPglite } from '../db/pglite-engine'
import { openPostgres } from '../db/postgres-engine'
import { createManualClock } from '../kernel/manual-clock'
import { createDelivery } from '../modules/push/delivery'
import { outbox } from '../modules/push/outbox.queries'
import { createPushSender } from '../modules/push/push-sender'
import { createVapid } from '../modules/push/vapid'
import { addPushFollowers } from './push-followers'

export interface PushRun {
  engine: string
  browsers: number
  /** Putting one goal down for everybody. */
  putMs: number
  /** Sealing, signing and sending, until the last push service has answered. */
  sentMs: number
  /** Processor time of both, of this process. */
  cpuMs: number
  received: number
  twice: number
}

/** A push service in a process of its own: what it takes is not the site's time. */
const service = `
  const seen = new Map()
  const server = require('node:http').createServer((request, reply) => {
    if (request.method === 'GET') return reply.end(JSON.stringify([seen.size, [...seen.values()].filter((n) => n > 1).length]))
    request.resume().on('end', () => { seen.set(request.url, (seen.get(request.url) ?? 0) + 1); reply.writeHead(201).end() })
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

async function seed(db: Db, origin: string, browsers: number): Promise<void> {
  const auth = randomBytes(16).toString('base64url')
  const made = Array.from({ length: browsers }, (_, n) => ({
    ...{ endpoint: `${origin}/${n}`, auth },
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
  }))
  await addPushFollowers(db, 11, made)
  await db.query('analyze')
}

/** Tells so many browsers of one goal. */
export async function measurePush({ address, browsers }: { address?: string; browsers: number }): Promise<PushRun> {
  const stand = spawn(process.execPath, ['-e', service], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(stand.stdout, 'data')) as [Buffer]
  const origin = `http://127.0.0.1:${String(port).trim()}`
  const engine = address ? await openPostgres(address, () => undefined) : await openPglite({ folder: undefined })
  const sender = createPushSender(
    createVapid(async () => 'a secret of the bench', 'mailto:bench@example.com'),
    origin,
  )
  try {
    await migrate(engine, readMigrations())
    const db = createDb(engine, { transactionTimeoutMs: 600_000 })
    await seed(db, origin, browsers)
    const clock = createManualClock(1_780_000_000_000)
    const deliver = createDelivery({ db, clock }, sender)
    const text = { title: 'Arsenal 2–1 Chelsea', body: "67' Goal for Arsenal" }
    const began = performance.now()
    const cpu = process.cpuUsage()
    await outbox.put(
      db,
      { matchId: 900, teamIds: [11, 12] },
      {
        ...{ key: 'goal-900-1', tag: 'match-900', kind: 'goals', url: '/score-live?type=football&id=900' },
        ...{ words: { zh: text, en: text, vi: text }, forMs: 600_000 },
      },
      clock.now(),
    )
    const put = performance.now()
    // Two nodes at once: neither takes what the other has.
    await Promise.all([deliver(), deliver()])
    const sent = performance.now()
    const { user, system } = process.cpuUsage(cpu)
    const [received, twice] = (await (await fetch(origin)).json()) as [number, number]
    return {
      ...{ engine: engine.kind, browsers, received, twice },
      ...{ putMs: put - began, sentMs: sent - put, cpuMs: (user + system) / 1_000 },
    }
  } finally {
    sender.close()
    stand.kill()
    await engine.close()
  }
}
