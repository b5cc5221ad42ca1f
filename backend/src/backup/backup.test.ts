import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createDb } from '../db/db'
import type { Engine } from '../db/engine'
import { openPglite } from '../db/pglite-engine'
import { openPostgres } from '../db/postgres-engine'
import { buildSeedArchive } from '../db/seed-archive'
import { startMoneySite } from '../money-proof/money-site'
import { ledgerProblems } from '../testing/ledger-problems'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { createTestDatabase } from '../testing/test-database'
import { contentsOf, guards, saved } from './backup-contents.fixture'
import { type Manifest, writeManifest } from './backup-manifest'
import { checkBackup, restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const server = process.env.TEST_DATABASE_URL
const now = Date.UTC(2026, 4, 16, 12)
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pitchside-backup-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

const emptyPglite = async () => openPglite({ folder: undefined, archive: await buildSeedArchive() })

/** Restores into a new data base of an engine and gives it to `look`. */
async function restored(
  engine: Engine,
  from: string,
  isMigrated: boolean,
  look: (engine: Engine) => Promise<void>,
): Promise<void> {
  try {
    const manifest = await checkBackup(from)
    const order = { from, manifest, engine, isMigrated, dataDir: undefined, releases: undefined }
    expect(await restoreBackup(order)).toEqual([])
    expect(await contentsOf(engine)).toEqual(saved(manifest))
    await look(engine)
  } finally {
    await engine.close()
  }
}

describe('a backup of an embedded data base', () => {
  let engine: Engine
  let copy: Engine
  let folder: string
  let manifest: Manifest
  let inMemory: TestSite | undefined

  beforeAll(async () => {
    // The demo's own evening: money, rooms and posts in all languages.
    const dataDir = join(home, 'site')
    inMemory = server
      ? undefined
      : await startTestApp({ only: [...accountModules, 'wallet', 'live', 'gifts', 'chat'], config: { dataDir } })
    await inMemory?.close()
    engine = server ? await emptyPglite() : await openPglite({ folder: join(dataDir, 'database') })
    await engine.query(
      `insert into users (id, mobile, password_hash, nickname, avatar, created_at)
       values (999001, '86-15000000001', 'none', $1, '', 0)`,
      [`two lines\n with "quotes", a \\, a tab\t, \u2028 and 场边 🏟`],
    )
    await engine.query(`insert into headline_category (name, position) values ('null', 1), ('{"zh": null}', 2)`)
    await mkdir(join(dataDir, 'uploads'), { recursive: true })
    await writeFile(join(dataDir, 'uploads', 'picture.webp'), 'a picture')
    await writeFile(join(dataDir, 'uploads', '.half.draft'), 'never seen')
    await writeFile(join(dataDir, 'stream-keys.secret'), 'a secret')
    folder = join(home, 'embedded')
    manifest = await writeBackup({ engine, to: folder, dataDir, releases: undefined, now })
    copy = await emptyPglite()
  })
  afterAll(() => Promise.all([engine.close(), copy.close()]))

  test('OPS-03 has every table and file, no drafts, and restores to the same in an empty one', async () => {
    expect(manifest.tables.find(({ name }) => name === 'users')!.rows).toBeGreaterThan(0)
    expect(manifest.files.map(({ path }) => path)).toEqual(['files/uploads/picture.webp', 'files/stream-keys.secret'])
    const dataDir = join(home, 'restored')
    const order = { from: folder, manifest: await checkBackup(folder), engine: copy, isMigrated: true, dataDir }
    expect(await restoreBackup({ ...order, releases: undefined })).toEqual([])
    expect(await contentsOf(copy)).toEqual(await contentsOf(engine))
    expect(await contentsOf(copy)).toEqual(saved(manifest))
    expect(await guards(copy)).toEqual(await guards(engine))
    expect(await readFile(join(dataDir, 'uploads', 'picture.webp'), 'utf8')).toBe('a picture')
    // Numbers go on where they were.
    const [next] = await copy.query<{ id: number }>(
      `insert into users (mobile, password_hash, nickname, avatar, created_at) values ('new', '', '', '', 0) returning id`,
    )
    const [last] = manifest.sequences.filter(({ name }) => name === 'users_id_seq')
    expect(next!.id).toBe(Number(last!.value) + (last!.isCalled ? 1 : 0))
    await expect(restoreBackup({ ...order, releases: undefined })).rejects.toThrow('is not empty: there is')
  })

  test('OPS-03 of a backup that fails half-way nothing is left', async () => {
    await mkdir(join(home, 'blocked'))
    await expect(
      writeBackup({ engine, to: join(home, 'blocked'), dataDir: undefined, releases: undefined, now }),
    ).rejects.toThrow('exists already')
    const broken: Engine = { ...engine, exclusive: () => Promise.reject(new Error('the link broke')) }
    const order = { engine: broken, to: join(home, 'broken'), dataDir: undefined, releases: undefined, now }
    await expect(writeBackup(order)).rejects.toThrow('the link broke')
    expect((await readdir(home)).filter((name) => name.startsWith('broken'))).toEqual([])
  })

  /** A copy of the backup that something is done to. */
  async function spoiled(name: string, spoil: (at: string, manifest: Manifest) => Promise<unknown>): Promise<string> {
    const at = join(home, name)
    await cp(folder, at, { recursive: true })
    await spoil(at, JSON.parse(await readFile(join(at, 'manifest.json'), 'utf8')) as Manifest)
    return at
  }
  const rewrite = (change: (manifest: Manifest) => object) => async (at: string, found: Manifest) =>
    writeManifest(at, { ...found, ...change(found) } as Manifest)

  test.each<[string, string, (at: string, manifest: Manifest) => Promise<unknown>]>([
    ['no backup', 'is no backup', (at) => rm(join(at, 'manifest.json'))],
    ['a changed manifest', 'is damaged', (at) => appendFile(join(at, 'manifest.json'), ' ')],
    ['a table cut short', 'instead of', (at) => truncate(join(at, 'tables/users.ndjson.gz'), 40)],
    [
      'a table with one other byte',
      'its sha256 is another one',
      async (at) => {
        const file = join(at, 'tables/users.ndjson.gz')
        const bytes = await readFile(file)
        bytes[30] = (bytes[30] ?? 0) ^ 1
        await writeFile(file, bytes)
      },
    ],
    ['a table that is missing', "can't be read", (at) => rm(join(at, 'tables/users.ndjson.gz'))],
    ['a later format', 'reads format 1', rewrite(() => ({ format: 2 }))],
    [
      'a schema from the future',
      'use a newer one',
      rewrite(({ migrations }) => ({
        migrations: [...migrations, { name: '9999-later.sql', sha256: '0'.repeat(64) }],
      })),
    ],
    [
      "another site's migration",
      'is not of this site',
      rewrite(({ migrations: [first, ...rest] }) => ({ migrations: [{ ...first, sha256: '1'.repeat(64) }, ...rest] })),
    ],
    [
      'a path that leaves the folder',
      'is not understood',
      rewrite(() => ({ files: [{ path: 'files/../../evil', bytes: 0, sha256: '0'.repeat(64) }] })),
    ],
  ])('OPS-03 %s is refused before anything is touched', async (name, words, spoil) => {
    await expect(checkBackup(await spoiled(name.replaceAll(/\W/g, '-'), spoil))).rejects.toThrow(words)
  })

  test('OPS-03 rows that are not those that were saved undo the whole restore', async () => {
    const at = await spoiled(
      'rows',
      rewrite(({ tables }) => ({
        tables: tables.map((table) => (table.name === 'users' ? { ...table, rows: table.rows + 1 } : table)),
      })),
    )
    const before = await contentsOf(copy)
    const order = { from: at, manifest: await checkBackup(at), engine: copy, isMigrated: true, dataDir: undefined }
    await expect(restoreBackup({ ...order, releases: undefined })).rejects.toThrow('users was not restored as it was')
    expect(await contentsOf(copy)).toEqual(before)
  })
})

const onPostgres = server ? describe : describe.skip
onPostgres('a backup under load on PostgreSQL (skipped without TEST_DATABASE_URL)', () => {
  test('OPS-03 OPS-04 gifts, envelopes and chat go on; what is restored is sound on both engines', async () => {
    const money = await startMoneySite()
    const folder = join(home, 'under-load')
    const source = await openPostgres(money.site.app.kernel.config.databaseUrl!, () => {})
    let isOver = false
    const acknowledged = { gift: 0, envelope: 0, claim: 0, line: 0 }
    try {
      const { tokens, ids } = await money.crowd(12, 75_000)
      for (const id of ids) await money.give(id, 1_000_000, `purse-${id}`)
      const envelope = await money.openEnvelope(100, 10)
      const giving = tokens.map(async (token, at) => {
        for (let turn = 0; !isOver; turn += 1) {
          const nonce = `${at}-${turn}`
          const gift = { gift_id: 1, anchor_id: 101, type: 0 as const, num: 1, nonce }
          if ((await money.site.call('sendGift', gift, { token })).code === 0) acknowledged.gift += 1
          if (turn === 0 && (await money.site.call('claimRedEnvelope', { id: envelope }, { token })).code === 0)
            acknowledged.claim += 1
          const red = { uid: 101, amount: 2, number: 2, is_lucky: 1 as const, type: 0 as const }
          if ((await money.site.call('sendRedEnvelope', red, { token })).code === 0) acknowledged.envelope += 1
          const line = await money.site.call('sendRoomMessage', { uid: 101, text: `line ${nonce}`, nonce }, { token })
          if (line.code === 0) acknowledged.line += 1
          await money.site.clock.skip(1_000)
        }
      })
      const until = async (gifts: number) => {
        while (acknowledged.gift < gifts) await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await until(20)
      const before = { ...acknowledged }
      const manifest = await writeBackup({ engine: source, to: folder, dataDir: undefined, releases: undefined, now })
      const after = { ...acknowledged }
      await until(after.gift + 5)
      isOver = true
      await Promise.all(giving)
      expect(after.gift).toBeGreaterThan(before.gift)

      const rowsIn = (name: string) => manifest.tables.find((table) => table.name === name)!.rows
      const inUse = await source.query<{ gifts: number }>('select count(*) as gifts from gift_log')
      expect(rowsIn('gift_log')).toBeGreaterThanOrEqual(before.gift)
      expect(rowsIn('gift_log')).toBeLessThan(inUse[0]!.gifts)

      const look = async (engine: Engine) => {
        expect(await ledgerProblems(createDb(engine, { transactionTimeoutMs: 60_000 }))).toEqual([])
        expect(await guards(engine)).toEqual(expect.arrayContaining([{ name: 'ledger_entry_balanced', state: 'O' }]))
      }
      await restored(await emptyPglite(), folder, true, look)
      const target = await createTestDatabase(server ?? '', { isEmpty: true })
      await restored(await openPostgres(target.address, () => {}), folder, false, look)
      const again = await openPostgres(target.address, () => {})
      const order = {
        from: folder,
        manifest,
        engine: again,
        isMigrated: false,
        dataDir: undefined,
        releases: undefined,
      }
      await expect(restoreBackup(order)).rejects.toThrow('The data base is not empty')
      await again.close()
      await target.drop()
    } finally {
      isOver = true
      await source.close()
      await money.site.close()
    }
  })
})
