import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { digestOf, migrate, readMigrations } from '../db/migrate'
import { openPostgres } from '../db/postgres-engine'

export interface TestDatabase {
  address: string
  drop(): Promise<void>
}

/** Any number, the same for every worker: who holds it makes or copies a template, the others wait. */
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

/** A data base that is made once on a server: to copy it is cheaper than to make it again. */
export interface Template {
  kind: string
  /** Changes with everything it is made from. */
  digest: string
  /** Tells templates apart that are made from the same; empty where there is one. */
  variant: string
  /** Does the rest on a data base that is migrated already, or empty when the template is the migrated one. */
  fill(address: string): Promise<void>
}

const migratedTemplate = (): Template => ({
  kind: 'pitchside_template',
  digest: digestOf(readMigrations()),
  variant: '',
  fill: migrated,
})

const nameOf = ({ kind, digest, variant }: Template) => `${kind}_${digest}${variant && `_${variant}`}`

/** Copies a data base that nobody is connected to. */
const copy = (client: pg.Client, from: string, to: string) =>
  client.query(`create database ${to} template ${from} strategy file_copy`)

/** A server that outlives a test run would keep one of every state of the sources. */
async function dropOutdated(client: pg.Client, { kind, digest }: Template): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and not starts_with(datname, $2)',
    [`${kind}_`, `${kind}_${digest}`],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

/** Name of a template, which is made where it is missing. The caller holds the lock. */
async function ensureTemplate(server: string, client: pg.Client, template: Template): Promise<string> {
  const name = nameOf(template)
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return name
  await dropOutdated(client, template)
  // Under its name only when it is whole: whoever is stopped half-way leaves no template.
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  const base = migratedTemplate()
  if (template.kind === base.kind) await client.query(`create database ${draft}`)
  else await copy(client, await ensureTemplate(server, client, base), draft)
  await template.fill(addressOf(server, draft))
  await client.query(`alter database ${draft} rename to ${name}`)
  return name
}

async function copyTemplate(server: string, client: pg.Client, template: Template, name: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockNumber])
  try {
    await copy(client, await ensureTemplate(server, client, template), name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
  }
}

/** A new data base on the PostgreSQL server of an address: a copy of a template (the migrated one), or empty. */
export async function createTestDatabase(
  server: string,
  { isEmpty = false, template = migratedTemplate() }: { isEmpty?: boolean; template?: Template } = {},
): Promise<TestDatabase> {
  const name = `pitchside_test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, async (client) => {
    if (isEmpty) await client.query(`create database ${name}`)
    else await copyTemplate(server, client, template, name)
  })
  const drop = () => withClient(server, (client) => client.query(`drop database ${name} with (force)`))
  return { address: addressOf(server, name), drop: async () => void (await drop()) }
}
