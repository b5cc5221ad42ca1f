import { hourMs } from '@pitchside/base'
import { createApp } from '../app'
import { readConfig } from '../config'
import { noConnectionLimits } from '../http/connection-limits'
import type { SystemClock } from '../kernel/clock'
import { asUserId } from '../kernel/ids'

/**
 * Server under test of `npm run soak`: the product as it is, configured by its environment. Messages of the parent let
 * members in, move the clock to an evening full of matches and ask for memory after a collection.
 */
interface Orders {
  crowd: { count: number; firstId: number }
  evening: { live: number }
  memory: object
}

const line = { error: 50, warn: 40 }

const log = { errors: 0, warnings: 0, first: [] as string[] }
function hear(text: string): void {
  const { level = 0 } = JSON.parse(text) as { level?: number }
  if (level >= line.error) log.errors += 1
  else if (level >= line.warn) log.warnings += 1
  else return
  if (log.first.length < 20) log.first.push(text.trim())
}

// All of its viewers come from one address.
const config = { ...readConfig({ HOST: '127.0.0.1', PORT: '0', ...process.env }), connections: noConnectionLimits }
const app = await createApp(config, { logTo: { write: hear } })
const { kernel, modules } = app
const port = await app.listen(0)

async function crowd({ count, firstId }: Orders['crowd']) {
  const ids = Array.from({ length: count }, (_, index) => firstId + index)
  await kernel.db.query(
    `insert into users (id, mobile, password_hash, nickname, avatar, created_at)
     select id, '86-152' || id, 'none', 'viewer ' || id, 'portrait:guest', 0 from unnest($1::bigint[]) as t (id)`,
    [ids],
  )
  const tokenOf = (id: number) => modules.sessions.sessions.open(asUserId(id), { ip: '127.0.0.1', name: 'soak' })
  const rooms = await kernel.db.query<{ uid: number }>('select uid from rooms order by is_live desc, uid')
  const gift = await kernel.db.one<{ id: number }>('select id from gifts where is_on_sale order by tenths limit 1')
  return {
    writers: await Promise.all(ids.map(tokenOf)),
    // The rich visitor of the demo pays for everything.
    giver: await tokenOf(2),
    rooms: rooms.map(({ uid }) => uid),
    giftId: gift?.id,
  }
}

const liveNow = (): number =>
  modules.scores.service.list({
    sport: 'football',
    tab: 'live',
    date: undefined,
    zone: 8,
    competitions: undefined,
    followed: new Set(),
  }).length

/** Moves the clock on, hour by hour, until so many matches are played at once; resolves with their number. */
async function evening({ live }: Orders['evening']): Promise<number> {
  for (let hours = 1; hours <= 24 && liveNow() < live; hours += 1) await (kernel.clock as SystemClock).skip(hourMs)
  return liveNow()
}

/** Twice: what the first collection finds only weakly held goes with the second one. */
function memory() {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage()
  return { heapUsed, external, arrayBuffers, rss, live: liveNow(), isCollected: globalThis.gc !== undefined, log }
}

const tasks = { crowd, evening, memory: async () => memory() }
process.on('message', ({ id, task, ...order }: { id: number; task: keyof Orders }) => {
  const work = tasks[task] as (order: object) => Promise<unknown>
  work(order).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
  )
})
process.send?.({ id: 0, result: port })
