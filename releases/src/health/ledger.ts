/** What one process counted of one version within one round. */
export interface LedgerRow {
  /** When it was counted, by the clock of who counted (epoch ms). */
  at: number
  remote: string
  build: string
  /** Which canary it was counted for: its salt. A build that comes again is judged anew. Empty: a stable version. */
  run: string
  loads: number
  failures: number
  integrity: number
  /** Load times in the buckets of `Durations`. */
  durations: readonly (readonly [bucket: number, count: number])[]
}

/** Where the processes of a site put down what they count, so that they judge by all of it and a restart knows it. */
export interface HealthLedger {
  add(rows: readonly LedgerRow[]): Promise<void>
  /** Everything that was counted since a moment, by whomever, oldest first: for a process that starts. */
  since(at: number): Promise<LedgerRow[]>
  /** What other processes put down since `since` or `news` was asked last. */
  news(): Promise<LedgerRow[]>
  /** Forgets what is older. */
  prune(before: number): Promise<void>
}
