import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { digestOf, migrate, readMigrations } from '../db/migrate'
import { openPostgres } from '../db/postgres-engine'

export interface TestDatabase {
  address: string
  drop(): Promise<void>
}

/** Any number, the same for every worker: who holds it makes the template, the others wait. */
const lockNumber = 7_240_616

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function migrated(address: string): Promise<void> {
  const engine = await openPostgres(address, () => {})
  try {
    await migrate(engine, readMigrations())
  } finally {
    await engine.close()
  }
}

/** Name of an empty data base with today's migrations, made once on a server: to copy it is cheaper than to migrate. */
async function templateOn(server: string, client: pg.Client): Promise<string> {
  const name = `pitchside_template_${digestOf(readMigrations())}`
  await client.query('select pg_advisory_lock($1)', [lockNumber])
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Under its name only when it is whole: whoever is stopped half-way leaves no template.
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await migrated(addressOf(server, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
  }
}

/** A new data base on the PostgreSQL server of an address: migrated, or empty. */
export async function createTestDatabase(server: string, { isEmpty = false } = {}): Promise<TestDatabase> {
  const name = `pitchside_test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, async (client) => {
    const template = isEmpty ? undefined : await templateOn(server, client)
    await client.query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  })
  const drop = () => withClient(server, (client) => client.query(`drop database ${name} with (force)`))
  return { address: addressOf(server, name), drop: async () => void (await drop()) }
}
