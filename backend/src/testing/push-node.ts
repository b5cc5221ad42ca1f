import { createInterface } from 'node:readline'
import { createDb } from '../db/db'
import { openPostgres } from '../db/postgres-engine'
import { createManualClock } from '../kernel/manual-clock'
import { createDelivery } from '../modules/push/delivery'
import { createPushSender } from '../modules/push/push-sender'
import { createVapid } from '../modules/push/vapid'

// What a node of the site does with the outbox of pushes, in a process that can be killed: each line it hears is a time, at
// which it sends what is due and answers.
const [address = '', origin = ''] = process.argv.slice(2)
const db = createDb(await openPostgres(address, () => undefined), { transactionTimeoutMs: 60_000 })
const vapid = createVapid(async () => 'a secret of the test', 'mailto:test@example.com')
const sender = createPushSender(vapid, origin)
console.log('ready')
for await (const line of createInterface(process.stdin)) {
  await createDelivery({ db, clock: createManualClock(Number(line)) }, sender)()
  console.log('sent')
}
