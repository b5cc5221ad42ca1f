import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createDb, type Db } from './db'
import type { Engine } from './engine'
import { openPglite } from './pglite-engine'
import { openPostgres } from './postgres-engine'
import { buildSeedArchive } from './seed-archive'

const address = process.env.TEST_DATABASE_URL
const engines: [string, () => Promise<Engine>][] = [
  ['PGlite', async () => openPglite({ folder: undefined, archive: await buildSeedArchive() })],
]
if (address) engines.push(['PostgreSQL', () => openPostgres(address, () => {})])
else test.skip('the same on PostgreSQL: TEST_DATABASE_URL is not set', () => {})

describe.each(engines)('the data base port on %s', (_name, open) => {
  let engine: Engine
  let db: Db
  beforeAll(async () => {
    engine = await open()
    db = createDb(engine, { transactionTimeoutMs: 500 })
    await db.query('create table if not exists boxes (id int primary key, value int not null)')
    await db.query('delete from boxes')
  })
  afterAll(async () => {
    await db.query('drop table boxes')
    await engine.close()
  })

  test.each([
    ["'9007199254740991'::bigint", 9_007_199_254_740_991],
    ['count(*)', 1],
    ['sum(2::bigint)', 2],
    ["'12.50'::numeric", 12.5],
    ["'2026-05-16T12:00:00.25Z'::timestamptz", Date.UTC(2026, 4, 16, 12, 0, 0, 250)],
    ["'2026-05-16'::date", '2026-05-16'],
    [`'{"a":[1]}'::jsonb`, { a: [1] }],
    ['true', true],
    ["'{1,2}'::int[]", [1, 2]],
    ["'{11,12}'::bigint[]", [11, 12]],
    ["'{}'::bigint[]", []],
    ['null::bigint', null],
  ])('gives %s as %j', async (expression, expected) => {
    expect(await db.one(`select ${expression} as value`)).toEqual({ value: expected })
  })

  test('refuses an integer that a number can not hold', async () => {
    await expect(db.query("select '9007199254740993'::bigint as value")).rejects.toThrow('too large')
  })

  test('keeps all or nothing', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query('insert into boxes values (1, 1)')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.query('select * from boxes')).toEqual([])
  })

  test('a level inside a transaction fails alone', async () => {
    await db.transaction(async (tx) => {
      await tx.query('insert into boxes values (2, 1)')
      const inner = tx.transaction(async (level) => {
        await level.query('insert into boxes values (3, 1)')
        await level.query('insert into boxes values (2, 1)')
      })
      await expect(inner).rejects.toMatchObject({ code: '23505' })
    })
    expect(await db.query('select id from boxes')).toEqual([{ id: 2 }])
  })

  test('the root handle inside a transaction throws instead of waiting for ever', async () => {
    const wrong = db.transaction(async () => db.query('select 1'))
    await expect(wrong).rejects.toThrow('root data base handle')
    const nested = db.transaction(async () => db.transaction(async () => undefined))
    await expect(nested).rejects.toThrow('root data base handle')
  })

  test('a transaction that hangs is rolled back and others go on', async () => {
    const hanging = db.transaction(async (tx) => {
      await tx.query('insert into boxes values (9, 9)')
      await new Promise(() => {})
    })
    const other = db.query('select 1 as one')
    await expect(hanging).rejects.toThrow('longer than 500 ms')
    expect(await other).toEqual([{ one: 1 }])
    expect(await db.query('select * from boxes where id = 9')).toEqual([])
  })

  test('who says how long it may take is given that time', async () => {
    const slow = await db.transaction(async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      return tx.one('select 1 as one')
    }, 5_000)
    expect(slow).toEqual({ one: 1 })
  })

  test('a handle is dead after its transaction', async () => {
    const kept = await db.transaction(async (tx) => tx)
    await expect(async () => kept.query('select 1')).rejects.toThrow('over')
  })

  test('work that was started in a transaction and runs after it may use the root handle', async () => {
    let later: Promise<unknown> | undefined
    await db.transaction(async () => {
      later = new Promise((resolve) => setTimeout(resolve, 30)).then(() => db.query('select 1 as one'))
    })
    expect(await later).toEqual([{ one: 1 }])
  })

  test.each(['40P01', '40001'])('who loses a race (%s) tries again, three times at most', async (code) => {
    const lost = Object.assign(new Error('lost'), { code })
    let attempts = 0
    const work = (losses: number) => async () => {
      attempts += 1
      if (attempts <= losses) throw lost
      return attempts
    }
    expect(await db.transaction(work(3))).toBe(4)
    attempts = 0
    await expect(db.transaction(work(4))).rejects.toBe(lost)
    expect(attempts).toBe(4)
    attempts = 0
    const other = Object.assign(new Error('double'), { code: '23505' })
    const refused = db.transaction(async () => {
      attempts += 1
      throw other
    })
    await expect(refused).rejects.toBe(other)
    expect(attempts).toBe(1)
  })

  test('increments that race all count', async () => {
    await db.query('insert into boxes values (100, 0)')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (tx) => {
          const row = await tx.one<{ value: number }>('select value from boxes where id = 100 for update')
          await tx.query('update boxes set value = $1 where id = 100', [(row?.value ?? 0) + 1])
        }),
      ),
    )
    expect(await db.one('select value from boxes where id = 100')).toEqual({ value: 20 })
  })
})
