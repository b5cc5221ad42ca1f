import type { Config } from '../config'
import type { Db } from '../db/db'
import type { Realtime } from '../realtime/realtime'
import type { Clock } from './clock'
import type { Log } from './log'
import type { Random } from './random'
import type { RateLimiter } from './rate-limiter'

/** What every module is made from. */
export interface Kernel {
  config: Config
  db: Db
  clock: Clock
  random: Random
  realtime: Realtime
  log: Log
  limiter: RateLimiter
}
