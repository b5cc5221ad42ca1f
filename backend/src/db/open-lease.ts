import type { Config } from '../config'
import { aloneLease, type Lease } from '../kernel/lease.port'
import type { Log } from '../kernel/log'
import type { Random } from '../kernel/random'
import { openLease } from './lease-postgres'
import { openPostgres } from './postgres-engine'

/** A data base that is away may not hold a question for longer: the next one finds the new connection. */
const answerMs = 2_000

/** The lease of the jobs: on PostgreSQL there may be more nodes, an embedded data base has one user. */
export async function openJobLease({ databaseUrl }: Config, random: Random, log: Log): Promise<Lease> {
  if (databaseUrl === undefined) return aloneLease
  const onError = (error: unknown) => log.warn({ err: error }, 'the lease of the jobs could not be asked for')
  const engine = await openPostgres(databaseUrl, onError, { connections: 1, answerMs })
  return openLease({ engine, name: 'jobs', holder: random.uuid(), onError })
}
