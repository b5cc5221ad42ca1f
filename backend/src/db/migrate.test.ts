import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import type { Engine } from './engine'
import { digestOf, migrate, readMigrations } from './migrate'
import { openPglite } from './pglite-engine'
import { openPostgres } from './postgres-engine'
import { buildSeedArchive } from './seed-archive'

const server = process.env.TEST_DATABASE_URL
const names = readMigrations().map(({ name }) => name)

test('migrations are numbered, each number once', () => {
  const numbers = names.map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the digest changes with a name and with a text', () => {
  const one = { name: '0001-a.sql', sql: 'select 1' }
  const digests = [[one], [{ ...one, sql: 'select 2' }], [{ ...one, name: '0002-a.sql' }], [one, one]].map(digestOf)
  expect(new Set(digests).size).toBe(4)
})

describe('on the embedded data base', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openPglite({ folder: undefined, archive: await buildSeedArchive() })
  })
  afterAll(() => engine.close())

  test('a data base from the archive needs no migration', async () => {
    expect(await migrate(engine, readMigrations())).toEqual([])
  })

  test('a new migration runs once', async () => {
    const more = [...readMigrations(), { name: '9001-boxes.sql', sql: 'create table boxes (id int)' }]
    expect(await migrate(engine, more)).toEqual(['9001-boxes.sql'])
    expect(await migrate(engine, more)).toEqual([])
  })

  test('a migration that fails is named and leaves nothing', async () => {
    const sql = 'create table halves (id int); select * from nowhere'
    await expect(migrate(engine, [{ name: '9002-halves.sql', sql }])).rejects.toThrow(
      'Migration 9002-halves.sql failed',
    )
    await expect(engine.query('select * from halves')).rejects.toThrow('does not exist')
    expect(await migrate(engine, [{ name: '9002-halves.sql', sql: 'create table halves (id int)' }])).toHaveLength(1)
  })
})

const onPostgres = server ? describe : describe.skip
onPostgres('on PostgreSQL (skipped without TEST_DATABASE_URL)', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '', { isEmpty: true })
  })
  afterAll(() => database.drop())

  test('OPS-02 three nodes that start together migrate once', async () => {
    const engines = await Promise.all([1, 2, 3].map(() => openPostgres(database.address, () => {})))
    const done = await Promise.all(engines.map((engine) => migrate(engine, readMigrations())))
    expect(done.flat()).toEqual(names)
    await Promise.all(engines.map((engine) => engine.close()))
  })
})
