import { randomUUID } from 'node:crypto'
import type { SqlConnection } from '../store/postgres-objects'
import type { HealthLedger, LedgerRow } from './ledger'

/** Rows whose transaction ended late are looked for again so far back. */
const overlapMs = 60_000

interface StoredRow {
  id: string | number
  written: string | number
  at: string | number
  remote: string
  build: string
  run: string
  loads: number
  failures: number
  integrity: number
  durations: string
}

const columns = 'id, written, at, remote, build, run, loads, failures, integrity, durations'
const clock = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

const rowOf = ({ at, durations, remote, build, run, loads, failures, integrity }: StoredRow): LedgerRow => ({
  at: Number(at),
  remote,
  build,
  run,
  loads,
  failures,
  integrity,
  durations: JSON.parse(durations) as LedgerRow['durations'],
})

/** The counts of all processes in the table `release_health` (migration 0150), each row written once and never changed. */
export class SqlLedger implements HealthLedger {
  private readonly process = randomUUID()
  /** Rows within the overlap that were given out already: id → when it was written. */
  private known = new Map<string, number>()
  private readUntil: number | undefined

  constructor(
    private readonly connection: SqlConnection,
    private readonly environment: string,
  ) {}

  async add(rows: readonly LedgerRow[]): Promise<void> {
    if (rows.length === 0) return
    const values = rows.map((row) => ({ ...row, durations: JSON.stringify(row.durations) }))
    await this.connection.query(
      `insert into release_health (environment, process, written, at, remote, build, run, loads, failures, integrity, durations)
       select $1::text, $2::text, ${clock}, r.at, r.remote, r.build, r.run, r.loads, r.failures, r.integrity, r.durations
       from json_to_recordset($3::json) as r(at bigint, remote text, build text, run text, loads integer,
         failures integer, integrity integer, durations text)`,
      [this.environment, this.process, JSON.stringify(values)],
    )
  }

  async since(at: number): Promise<LedgerRow[]> {
    const { rows } = await this.connection.query(
      `select ${columns} from release_health where environment = $1 and at >= $2 order by at, id`,
      [this.environment, at],
    )
    return this.fresh(rows as StoredRow[])
  }

  async news(): Promise<LedgerRow[]> {
    const { rows } = await this.connection.query(
      `select ${columns} from release_health
       where environment = $1 and process <> $2 and written >= coalesce($3::bigint, ${clock}) - ${overlapMs}
       order by at, id`,
      [this.environment, this.process, this.readUntil ?? null],
    )
    return this.fresh(rows as StoredRow[])
  }

  async prune(before: number): Promise<void> {
    await this.connection.query('delete from release_health where environment = $1 and at < $2', [
      this.environment,
      before,
    ])
  }

  /** Each row is given out once. */
  private fresh(rows: readonly StoredRow[]): LedgerRow[] {
    const unknown = rows.filter(({ id }) => !this.known.has(String(id)))
    for (const { id, written } of unknown) this.known.set(String(id), Number(written))
    this.readUntil = Math.max(this.readUntil ?? 0, ...unknown.map(({ written }) => Number(written))) || undefined
    const oldest = (this.readUntil ?? 0) - overlapMs
    this.known = new Map([...this.known].filter(([, written]) => written >= oldest))
    return unknown.map(rowOf)
  }
}
