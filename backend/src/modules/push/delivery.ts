import type { PushedMessage } from '@pitchside/contract'
import { createTurns } from '../../kernel/in-turns'
import type { Kernel } from '../../kernel/kernel'
import { type OutRow, outbox } from './outbox.queries'
import type { PushSender } from './push-sender'
import { isQuiet } from './quiet-hours.rules'

const batch = 500
const atOnce = 64
/** Some three hours after the first one. */
const triesMax = 6

type Outcome = 'done' | 'gone' | 'later'

const textOf = ({ key, tag, kind, title, body, url }: OutRow): string =>
  JSON.stringify({ key, tag, kind, title, body, url } satisfies PushedMessage)

const isUrgent = ({ kind }: OutRow): boolean => kind !== 'articles'

/**
 * Sends what is due. What falls into quiet hours is not told later: it stands where the site keeps it. Who may be told twice, after
 * a node died between sending and writing it down, gets it under the same topic and shows it once.
 */
export function createDelivery({ db, clock }: Pick<Kernel, 'db' | 'clock'>, sender: PushSender) {
  const inTurn = createTurns(atOnce)

  async function give(row: OutRow): Promise<Outcome> {
    const now = clock.now()
    const hours = { from: row.quietFrom, until: row.quietUntil, zone: row.zone }
    if (row.expiresAt <= now || isQuiet(hours, now)) return 'done'
    const parcel = {
      text: textOf(row),
      topic: row.tag,
      ttlS: Math.ceil((row.expiresAt - now) / 1_000),
      isUrgent: isUrgent(row),
    }
    const result = await sender.send(row, parcel, now)
    if (result === 'again') return row.tries >= triesMax ? 'done' : 'later'
    return result === 'gone' ? 'gone' : 'done'
  }

  async function deliverBatch(): Promise<number> {
    const rows = await outbox.take(db, clock.now(), batch)
    const given = await Promise.all(rows.map((row) => inTurn(async () => ({ row, outcome: await give(row) }))))
    const those = (wanted: Outcome) => given.filter(({ outcome }) => outcome === wanted).map(({ row }) => row)
    const [done, gone] = [those('done'), those('gone')]
    if (done.length > 0) await outbox.done(db, done)
    if (gone.length > 0) await outbox.forgetDevices(db, [...new Set(gone.map(({ deviceId }) => deviceId))])
    return rows.length
  }

  return async (): Promise<void> => {
    while ((await deliverBatch()) === batch);
  }
}
