import { chownSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { SoundFolder } from './sound-folder.fixture'

type Spoil = (file: string) => void

const missing: Spoil = (file) => rmSync(file, { recursive: true })
const empty: Spoil = (file) => truncateSync(file, 0)
const cutTo =
  (bytes: number): Spoil =>
  (file) =>
    truncateSync(file, bytes)
/** As long as before, and nothing in it. */
export const zeroed: Spoil = (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))
const emptyFolder: Spoil = (file) => {
  rmSync(file, { recursive: true })
  mkdirSync(file)
}
/** Another bit of the byte there; of the middle one when not given. */
export const changedAt =
  (at?: number): Spoil =>
  (file) => {
    const bytes = readFileSync(file)
    const place = at ?? bytes.length >> 1
    bytes[place] = (bytes[place] as number) ^ 1
    writeFileSync(file, bytes)
  }
const reads =
  (text: string): Spoil =>
  (file) =>
    writeFileSync(file, text)

/** What happened to which file; the words are what is said of it. */
export type Damage = [what: string, file: string, spoil: Spoil, said: string]

export const isRoot = process.geteuid?.() === 0

/** What no start may begin on. */
export function damagesOfDatabase({ table, index, log }: SoundFolder): Damage[] {
  const named = (what: string, file: string, spoil: Spoil, said: string): Damage => [what, file, spoil, said]
  return [
    named('no data base', 'database', missing, 'is missing'),
    named('an empty data base', 'database', emptyFolder, 'is empty'),
    named('no version', 'database/PG_VERSION', missing, 'is missing'),
    named('an empty version', 'database/PG_VERSION', empty, 'is empty'),
    named('another version', 'database/PG_VERSION', reads('17\n'), 'says PostgreSQL 17'),
    named('a changed version', 'database/PG_VERSION', reads('1x\n'), 'is damaged'),
    named('no control file', 'database/global/pg_control', missing, 'is missing'),
    named('an empty control file', 'database/global/pg_control', empty, 'is empty'),
    named('a cut control file', 'database/global/pg_control', cutTo(300), 'has 300 bytes instead of 8192'),
    named('a changed control file', 'database/global/pg_control', changedAt(60), 'is damaged'),
    named('no folder of shared tables', 'database/global', missing, 'is missing'),
    named('a cut map of shared tables', 'database/global/pg_filenode.map', cutTo(500), 'has 500 bytes'),
    named('a changed map of shared tables', 'database/global/pg_filenode.map', changedAt(20), 'is damaged'),
    named('no map of tables', 'database/base/5/pg_filenode.map', missing, 'is missing'),
    named('no version of the inner data base', 'database/base/5/PG_VERSION', missing, 'is missing'),
    named('no inner data base', 'database/base/5', missing, 'is missing'),
    named('no table', table, missing, 'is missing'),
    named('an empty table', table, empty, 'is empty: it had'),
    named('a table cut to a page', table, cutTo(8192), 'has 8192 bytes instead of'),
    named('a table cut within a page', table, cutTo(9000), 'is cut: 9000 bytes are no whole pages'),
    named('a changed table', table, changedAt(), 'is not as it was when the site was stopped'),
    named('a changed index', index, changedAt(), 'is not as it was when the site was stopped'),
    named('no statuses', 'database/pg_xact/0000', missing, 'is missing'),
    named('cut statuses', 'database/pg_xact/0000', cutTo(100), 'is cut'),
    named('changed statuses', 'database/pg_xact/0000', changedAt(0), 'is not as it was'),
    named('no folder of statuses', 'database/pg_xact', missing, 'is missing'),
    named('no log', log, missing, 'is missing'),
    named('a cut log', log, cutTo(1_000_000), 'is cut'),
    named('a changed log', log, changedAt(100), 'is not as it was'),
    named('an empty folder of logs', 'database/pg_wal', emptyFolder, 'is missing'),
    named('empty shared statuses', 'database/pg_multixact/offsets/0000', empty, 'is cut: it has 0 bytes'),
    named('no settings', 'database/postgresql.conf', missing, 'is missing'),
    named('empty settings', 'database/postgresql.conf', empty, 'is empty'),
    named('no folder of replication', 'database/pg_replslot', missing, 'is missing'),
    ...(isRoot
      ? [
          named(
            "a table that is another user's",
            table,
            (file) => chownSync(file, 4242, 4242),
            'belongs to another user',
          ),
        ]
      : []),
  ]
}

/** What stream keys are made from; no start begins without it. */
export const damagesOfKeys: Damage[] = [
  ['an empty secret of stream keys', 'stream-keys.secret', empty, 'is empty'],
  ['a cut secret of stream keys', 'stream-keys.secret', cutTo(20), 'is damaged'],
]

/** What the release service does not begin with. */
export function damagesOfReleases({ newest, first, version }: SoundFolder): Damage[] {
  return [
    ['no newest document', newest, missing, 'is missing'],
    ['an empty document', newest, empty, 'is damaged'],
    ['a cut document', newest, cutTo(100), 'is damaged'],
    ['a changed document', newest, changedAt(), 'is damaged'],
    ['no document before the newest', first, missing, 'is missing'],
    ['no description of a version', version, missing, 'is missing'],
    ['a cut description', version, cutTo(100), 'is damaged'],
    ['a changed description', version, changedAt(), 'is damaged'],
    ['an empty key', 'releases/access/key', empty, 'has 0 bytes instead of 32'],
    ['a cut key', 'releases/access/key', cutTo(20), 'has 20 bytes instead of 32'],
  ]
}

/** What a site runs with, and doctor finds. */
export function damagesBeside({ script }: SoundFolder): Damage[] {
  return [
    ['a changed script', script, changedAt(), 'is not the file that was built'],
    ['no picture', 'uploads/shown.webp', missing, 'is missing'],
    ['a cut picture', 'uploads/whole.webp', cutTo(500), 'is cut: it has 500 bytes instead of 900'],
    ['a cut video', 'uploads/film.mp4', cutTo(2_000), 'is no whole video'],
    ['an empty paper', 'documents/paper.webp', empty, 'is empty'],
    ['no part of a recording', 'recordings/evening/a.m4s', missing, 'is missing'],
    ['a cut part of a recording', 'recordings/evening/b.m4s', cutTo(10), 'has 10 bytes instead of 50'],
    ['no list of a recording', 'recordings/morning/segments.jsonl', missing, 'is missing'],
  ]
}

/** One byte that is another, in files that are else as they were; and a secret that is gone. */
export const changesBeside: Damage[] = [
  ['a changed picture', 'uploads/whole.webp', changedAt(), 'is not as it was stored'],
  ['a changed video', 'uploads/film.mp4', changedAt(2_000), 'is not as it was stored'],
  ['a changed paper', 'documents/paper.webp', changedAt(), 'is not as it was stored'],
  ['a changed part of a recording', 'recordings/evening/a.m4s', changedAt(), 'is not as it was recorded'],
  ['a changed head of a recording', 'recordings/morning/init.mp4', changedAt(), 'is not as it was recorded'],
  ['no secret of stream keys', 'stream-keys.secret', missing, 'is missing'],
]
