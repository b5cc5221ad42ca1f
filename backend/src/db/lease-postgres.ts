import { LeaseLost } from '../kernel/job-run'
import type { Lease } from '../kernel/lease.port'
import type { Engine } from './engine'

/** A node that is gone is replaced after so long, at the latest, plus one turn. */
const leaseMs = 5_000
const turnMs = 1_000
/** The holder stops believing so long before others may take over: clocks run differently, and timers are late. */
const marginMs = 1_000
/** A node that came later leaves a free lease so long to those who were there: they ask in every turn. */
const graceMs = 2 * turnMs

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

export interface LeaseOptions {
  /** Has this lease to itself: a busy pool must not cost the lead. Closed with the lease. */
  engine: Engine
  name: string
  /** This node; another one for each start. */
  holder: string
  onError: (error: unknown) => void
  times?: { leaseMs: number; turnMs: number; marginMs: number; graceMs: number }
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/**
 * A lease as a row of the data base. Every node asks for it again and again; the row changes hands when its holder has not
 * asked for too long, by the data base's clock, and its term grows then. A node that started after the holder was last heard
 * of missed what the holder did not get done; it takes the lease only when no other node does. Resolves after the first question.
 */
export async function openLease(options: LeaseOptions): Promise<Lease> {
  const { engine, name, holder, onError, now: monotonic = () => performance.now() } = options
  const times = options.times ?? { leaseMs, turnMs, marginMs, graceMs }
  const startedAt = monotonic()
  const listeners = new Set<() => void>()
  let term = 0
  let heldUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isOurs = false
  let isClosed = false
  let asking: Promise<void> | undefined

  async function question(): Promise<void> {
    const askedAt = monotonic()
    const [row] = await engine.query<{ term: number }>(
      `insert into leases as held (name, holder, term, until_at, asked_at) values ($1, $2, 1, ${now} + $3, ${now})
       on conflict (name) do update set holder = excluded.holder, until_at = ${now} + $3, asked_at = ${now},
         term = case when held.holder = excluded.holder then held.term else held.term + 1 end
       where held.holder = excluded.holder
         or held.until_at <= ${now} and (held.asked_at > ${now} - $4 or held.until_at <= ${now} - $5)
       returning term`,
      [name, holder, times.leaseMs, Math.floor(askedAt - startedAt), times.graceMs],
    )
    isOurs = row !== undefined
    heldUntil = row ? askedAt + times.leaseMs - times.marginMs : 0
    if (!row || row.term === term) return
    const isFirst = timer === undefined
    term = row.term
    if (!isFirst) for (const listener of listeners) listener()
  }
  /** One question at a time: an older answer may not come after a newer one. */
  function ask(): Promise<void> {
    asking ??= question().finally(() => {
      asking = undefined
    })
    return asking
  }
  function askSoon(): void {
    if (isClosed) return
    timer = setTimeout(() => ask().catch(onError).finally(askSoon), times.turnMs)
    timer.unref()
  }
  await ask()
  askSoon()
  const isHeld = () => monotonic() < heldUntil
  return {
    isHeld,
    isOurs: () => isOurs,
    async hold() {
      if (!isHeld() && isOurs && !isClosed) await ask().catch(onError)
      return isHeld()
    },
    term: () => term,
    onTaken(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async check(tx, asked) {
      // Shared, and held until the end: whoever takes over waits for this commit, or this commit fails.
      const sql = 'select 1 from leases where name = $1 and holder = $2 and term = $3 for share'
      if (!(await tx.one(sql, [name, holder, asked]))) throw new LeaseLost()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      // Its answer would make this node believe that it leads again.
      await asking?.catch(onError)
      heldUntil = 0
      isOurs = false
      await engine
        .query(`update leases set until_at = ${now}, asked_at = ${now} where name = $1 and holder = $2`, [name, holder])
        .catch(onError)
      await engine.close()
    },
  }
}
