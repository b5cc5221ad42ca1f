import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  address: string
  drop(): Promise<void>
}

async function run(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A new, empty data base on the PostgreSQL server of an address. */
export async function createTestDatabase(server: string): Promise<TestDatabase> {
  const name = `pitchside_test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { address: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}
