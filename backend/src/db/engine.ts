/** One connection: what is sent through it runs in order. */
export interface Connection {
  /** Rows under the names our code has for their columns: `user_id` is `userId`. */
  query<R>(sql: string, params?: unknown[]): Promise<R[]>
  /** Several statements, no parameters. */
  script(sql: string): Promise<void>
}

/** What a data base engine has to offer. Two: PGlite in a worker thread, and PostgreSQL. */
export interface Engine {
  kind: 'pglite' | 'postgres'
  query<R>(sql: string, params?: unknown[]): Promise<R[]>
  /** Lends a connection to one user at a time. */
  exclusive<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}
