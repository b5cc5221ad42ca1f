import type { Client, Pool } from 'pg'
import type { SqlConnection } from './postgres-objects'

const againMs = 5000

/** A pool that is opened, and its driver read, when the first statement comes: not by a command on a folder. */
export class PostgresConnection implements SqlConnection {
  private pool: Promise<Pool> | undefined
  private readonly stops = new Set<() => void>()

  constructor(private readonly address: string) {}

  async query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    this.pool ??= import('pg').then(({ default: pg }) => new pg.Pool({ connectionString: this.address, max: 4 }))
    return (await this.pool).query(sql, values)
  }

  /** A connection of its own; one that breaks is opened anew. Whoever listens looks by itself now and then as well. */
  listen(channel: string, listener: (text: string) => void): () => void {
    let client: Client | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const open = async () => {
      const { default: pg } = await import('pg')
      client = new pg.Client({ connectionString: this.address })
      client.on('notification', ({ payload = '' }) => listener(payload))
      client.on('error', later)
      await client.connect()
      await client.query(`listen ${channel}`)
      if (isStopped) await client.end()
    }
    const later = () => {
      if (isStopped) return
      clearTimeout(timer)
      timer = setTimeout(() => void open().catch(later), againMs)
      timer.unref()
    }
    const stop = () => {
      isStopped = true
      clearTimeout(timer)
      this.stops.delete(stop)
      void client?.end().catch(() => undefined)
    }
    this.stops.add(stop)
    void open().catch(later)
    return stop
  }

  async close(): Promise<void> {
    for (const stop of [...this.stops]) stop()
    await (await this.pool)?.end()
  }
}
