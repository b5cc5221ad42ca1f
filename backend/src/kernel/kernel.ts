import type { Config } from '../config'
import type { Db } from '../db/db'
import type { Nodes } from '../realtime/nodes'
import type { Realtime } from '../realtime/realtime'
import type { Clock } from './clock'
import type { Jobs } from './jobs'
import type { Log } from './log'
import type { Random } from './random'
import type { SharedLimiter } from './shared-limiter.port'

/** What every module is made from. */
export interface Kernel {
  config: Config
  db: Db
  clock: Clock
  random: Random
  realtime: Realtime
  /** The other nodes of the site. */
  nodes: Nodes
  /** What one node does for all. */
  jobs: Jobs
  log: Log
  limiter: SharedLimiter
}
