import { afterAll, expect, test } from '@jest/globals'
import { readConfig } from '../config'
import type { Db } from '../db/db'
import { openPostgres } from '../db/postgres-engine'
import { demoTemplate } from './demo-template'
import { startTestApp, type TestSite, testNow } from './test-app'
import { createTestDatabase, type TestDatabase } from './test-database'

const server = process.env.TEST_DATABASE_URL
const sites: TestSite[] = []
let empty: TestDatabase | undefined
let made: TestDatabase | undefined
afterAll(async () => {
  for (const site of sites) await site.close()
  await empty?.drop()
  await made?.drop()
})

async function start(databaseUrl?: string): Promise<Db> {
  const site = await startTestApp(databaseUrl ? { config: { databaseUrl } } : {})
  sites.push(site)
  return site.db
}

/** Each table with its number of rows; but secrets are made when somebody first needs them, beside a start. */
async function rowsOf(db: Db): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'installation'",
  )
  const counted = tables.map(async ({ name }) => {
    const row = await db.one<{ n: number }>(`select count(*)::int as n from ${name}`)
    return [name, row?.n ?? 0] as const
  })
  return Object.fromEntries((await Promise.all(counted)).sort())
}

const articlesOf = (db: Db) => db.query('select id, lang, title, content, published_at from headline order by id')

const onServer = server ? test : test.skip
onServer('a site on copied demo content has what a site that made its own has', async () => {
  empty = await createTestDatabase(server as string)
  const [copied, own] = [await start(), await start(empty.address)]
  const rows = await rowsOf(copied)
  expect(Object.values(rows).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(1_000)
  expect(rows).toEqual(await rowsOf(own))
  expect(await articlesOf(copied)).toEqual(await articlesOf(own))
})

onServer('nobody led where demo content was made: who starts on a copy leads at once', async () => {
  made = await createTestDatabase(server as string)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', HOST: '127.0.0.1' })
  await demoTemplate(config, { only: ['account', 'content'], now: testNow })?.fill(made.address)
  const engine = await openPostgres(made.address, () => {}, { connections: 1 })
  const leases = await engine.query('select holder from leases')
  await engine.close()
  expect(leases).toEqual([])
})
