import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { createDb } from '../../../db/db'
import { migrate, readMigrations } from '../../../db/migrate'
import { openPglite } from '../../../db/pglite-engine'
import { buildSeedArchive } from '../../../db/seed-archive'
import { hasOpenData, noOpenData, openDataFolder } from '../../../testing/open-data-folder'
import { createArchiveQueries } from './archive.queries'
import { loadArchive } from './archive-content'
import { importFile } from './import-file'
import { SeasonArchive } from './season-archive'

const leagues = ['en.1', 'es.1', 'it.1', 'de.1', 'fr.1']
const matchesOf = (league: string) => (['de.1', 'fr.1'].includes(league) ? 306 : 380)
const later = Date.UTC(2026, 7, 1) / 1_000

if (!hasOpenData) test.skip(noOpenData, () => {})
else
  describe('real files in the data base', () => {
    test('a running season becomes a finished one by its statistics: rows change, none are added', async () => {
      const engine = await openPglite({ folder: undefined, archive: await buildSeedArchive() })
      try {
        await migrate(engine, readMigrations())
        const db = createDb(engine, { transactionTimeoutMs: 60_000 })
        const queries = createArchiveQueries(db)
        const take = (file: string) =>
          importFile({ db, queries, now: 1 }, `/${file}`, readFileSync(join(openDataFolder, file), 'utf8'))
        for (const league of leagues) {
          const [json, csv] = [`openfootball/football/2025-26/${league}.json`, `match-stats/2025-26/${league}.csv`]
          const all = matchesOf(league)
          expect([league, await take(json)]).toEqual([league, { added: all, changed: 0, unchanged: 0 }])
          expect([league, await take(csv)]).toEqual([league, { added: 0, changed: all, unchanged: 0 }])
          for (const again of [csv, json])
            expect([again, await take(again)]).toEqual([again, { added: 0, changed: 0, unchanged: all }])
        }
        await take('openfootball/worldcup/2026/worldcup.json')
        const archive = new SeasonArchive()
        archive.load(await loadArchive(queries))
        for (const { id, key, kind } of archive.competitions()) {
          const [season] = archive.seasons(id, later)
          const rows = archive.seasonTable(season!.id, later)?.rows ?? []
          const games = kind === 'cup' ? 3 : 2 * (rows.length - 1)
          expect([key, new Set(rows.map(({ played }) => played))]).toEqual([key, new Set([games])])
        }
        const cup = archive.competitions().find(({ key }) => key === 'worldcup')
        const [season] = archive.seasons(cup!.id, later)
        const ties = archive.bracket(season!.id, later)
        expect(ties).toHaveLength(32)
        expect(ties.every(({ winner }) => winner > 0)).toBe(true)
        expect(archive.scorers(season!.id, later)[0]?.goals).toBeGreaterThan(5)
      } finally {
        await engine.close()
      }
    })
  })
