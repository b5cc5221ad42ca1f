import { assertKey, type ObjectStore } from './object-store'

/** One statement and its rows: the part of `pg` and of PGlite that is used here. */
export interface SqlConnection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Hears what is told on a channel by whomever, where the connection can. Returns how to stop. */
  listen?(channel: string, listener: (text: string) => void): () => void
}

const channel = 'release_objects'

const tables = `create schema if not exists releases;
create table if not exists releases.objects (
  key text collate "C" primary key,
  content bytea not null,
  written_at timestamptz not null default now()
)`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A release store in a data base, in a schema of its own; the primary key decides who wins. */
export class PostgresObjects implements ObjectStore {
  private ready: Promise<unknown> | undefined

  constructor(
    private readonly connection: SqlConnection,
    readonly place = 'PostgreSQL, schema releases',
  ) {}

  /** Two services that start at once may both create the tables; the second try finds them. */
  private async prepare(): Promise<void> {
    for (const statement of tables.split(';')) {
      await this.connection.query(statement).catch(() => this.connection.query(statement))
    }
  }

  private async rows<T>(sql: string, values: unknown[]): Promise<T[]> {
    this.ready ??= this.prepare()
    await this.ready
    return (await this.connection.query(sql, values)).rows as T[]
  }

  async get(key: string): Promise<Buffer | undefined> {
    assertKey(key)
    const [row] = await this.rows<{ content: Uint8Array }>('select content from releases.objects where key = $1', [key])
    return row && Buffer.from(row.content)
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    assertKey(key)
    const rows = await this.rows(
      `with written as (
         insert into releases.objects (key, content) values ($1, $2) on conflict (key) do nothing returning key)
       select key, pg_notify('${channel}', key) from written`,
      [key, content],
    )
    return rows.length === 1
  }

  async list(prefix: string): Promise<string[]> {
    const rows = await this.rows<{ key: string }>(
      `select key from releases.objects where key like $1 escape '\\' order by key`,
      [`${escapeLike(prefix)}%`],
    )
    return rows.map((row) => row.key)
  }

  async remove(key: string): Promise<void> {
    assertKey(key)
    await this.rows('delete from releases.objects where key = $1', [key])
  }

  watch(prefix: string, listener: () => void): () => void {
    return this.connection.listen?.(channel, (key) => key.startsWith(prefix) && listener()) ?? (() => undefined)
  }
}
