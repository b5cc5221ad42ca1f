import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import type { Sms, SmsMessage } from '../../modules/sms-codes/sms.port'

export interface OutboxMessage extends SmsMessage {
  /** Epoch milliseconds. */
  at: number
}

export interface SmsOutbox extends Sms {
  /** What was sent to a number, newest first. */
  list(mobile: string): Promise<OutboxMessage[]>
}

/** Keeps messages in a table instead of sending them. */
export function createSmsOutbox(db: Db, clock: Clock): SmsOutbox {
  return {
    name: 'outbox',
    async send({ mobile, text, code }) {
      const values = [mobile, text, code, clock.now()]
      await db.query('insert into sms_outbox (mobile, text, code, at) values ($1, $2, $3, $4)', values)
    },
    list: (mobile) =>
      db.query<OutboxMessage>(
        'select mobile, text, code, at from sms_outbox where mobile = $1 order by id desc limit 50',
        [mobile],
      ),
  }
}

/** Lets tests read what was sent. Only where test aids are on. */
export function addOutboxRoute(app: FastifyInstance, outbox: SmsOutbox): void {
  app.get<{ Querystring: { mobile?: string } }>('/_dev/outbox', (request) => outbox.list(request.query.mobile ?? ''))
}
