import type { Db } from '../../../db/db'
import type { AuditRow } from '../../../kernel/audit-row'

export interface Action extends AuditRow {
  id: number
  operator: string | null
}

export interface ActionFilter {
  operatorId: number | undefined
  call: string | undefined
  kind: string | undefined
  subject: string | undefined
  /** Epoch milliseconds, both inclusive. */
  from: number | undefined
  to: number | undefined
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
const where = `($1::bigint is null or a.operator_id = $1) and ($2::text is null or a.call = $2)
  and ($3::text is null or a.kind = $3) and ($4::text is null or a.subject = $4)
  and ($5::bigint is null or a.at >= $5) and ($6::bigint is null or a.at <= $6)`
const valuesOf = ({ operatorId, call, kind, subject, from, to }: ActionFilter) =>
  [operatorId, call, kind, subject, from, to].map((value) => value ?? null)

/** Rows of the audit are written once; the data base refuses every change of them. */
export const auditQueries = {
  insert: (tx: Db, action: AuditRow) =>
    tx.query(
      `insert into operator_actions (operator_id, at, call, kind, subject, before, after, input, ip_prefix)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9)`,
      [
        action.operatorId,
        action.at,
        action.call,
        action.kind,
        action.subject,
        asJson(action.before),
        asJson(action.after),
        asJson(action.input ?? {}),
        action.ipPrefix,
      ],
    ),
  list: (db: Db, filter: ActionFilter, limit: number, offset: number) =>
    db.query<Action>(
      `select a.id, a.operator_id, u.nickname as operator, a.at, a.call, a.kind, a.subject, a.before,
         a.after, a.input, a.ip_prefix
       from operator_actions a left join users u on u.id = a.operator_id
       where ${where} order by a.id desc limit $7 offset $8`,
      [...valuesOf(filter), limit, offset],
    ),
  count: async (db: Db, filter: ActionFilter) =>
    (await db.one<{ total: number }>(
      `select count(*) as total from operator_actions a where ${where}`,
      valuesOf(filter),
    ))!.total,
}
