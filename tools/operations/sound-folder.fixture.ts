import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, createLog, openEngine, readConfig } from '@pitchside/backend'
import { ReleaseManager } from '@pitchside/releases'
import { openStore } from '../../releases/src/store/open-store'
import { aBuiltVersion, aHost, audit } from '../../releases/src/testing/a-version'

export const members = 300

/** Files of a data folder that a test damages, relative to it. */
export interface SoundFolder {
  /** Table and primary key of the members. */
  table: string
  index: string
  /** Segment of the log the next start reads. */
  log: string
  /** Newest and first document of the environment, description and script of a version. */
  newest: string
  first: string
  version: string
  script: string
}

export const configOf = (dataDir: string): Config => ({
  ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', HOST: '127.0.0.1', RTMP_PORT: 'off' }),
  dataDir,
})
export const silent: ReturnType<typeof createLog> = createLog('silent')

/** The start of a picture, and the length it says it has. */
function aPicture(bytes: number): Buffer {
  const picture = Buffer.alloc(bytes, 7)
  picture.write('RIFF', 0, 'latin1')
  picture.writeUInt32LE(bytes - 8, 4)
  picture.write('WEBP', 8, 'latin1')
  return picture
}

/** `ftyp`, `moov` and `mdat`, as long as they say. */
function aVideo(): Buffer {
  const box = (type: string, bytes: number) => {
    const made = Buffer.alloc(bytes)
    made.writeUInt32BE(bytes, 0)
    made.write(type, 4, 'latin1')
    return made
  }
  const head = box('ftyp', 24)
  head.write('isom', 8, 'latin1')
  return Buffer.concat([head, box('moov', 64), box('mdat', 4_000)])
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const stored = { 'whole.webp': aPicture(900), 'shown.webp': aPicture(900), 'film.mp4': aVideo() }
const paper = aPicture(700)
const segment = Buffer.alloc(50, 1)
const header = Buffer.from('header')

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function addFiles(dataDir: string): Promise<void> {
  for (const [name, bytes] of Object.entries(stored)) await write(path.join(dataDir, 'uploads', name), bytes)
  await write(path.join(dataDir, 'documents/paper.webp'), paper)
  await write(path.join(dataDir, 'stream-keys.secret'), 'k'.repeat(43))
  for (const recording of ['evening', 'morning']) {
    const own = path.join(dataDir, 'recordings', recording)
    const segments = ['a.m4s', 'b.m4s'].map((file) => ({
      variant: 'v',
      file,
      header: 'init.mp4',
      bytes: segment.length,
      sha256: sha256(segment),
      headerSha256: sha256(header),
    }))
    await write(path.join(own, 'init.mp4'), header)
    for (const { file } of segments) await write(path.join(own, file), segment)
    await write(path.join(own, 'segments.jsonl'), segments.map((one) => `${JSON.stringify(one)}\n`).join(''))
  }
}

async function addReleases(dataDir: string): Promise<Pick<SoundFolder, 'newest' | 'first' | 'version' | 'script'>> {
  const { store, close } = openStore(dataDir)
  const manager = new ReleaseManager(store, 'production')
  const [host, built] = [aHost(), await aBuiltVersion({ 'remoteEntry.js': 'var container = 1', 'b.js': 'b' })]
  await manager.publish(host, dataDir)
  await manager.publish(built.version, built.folder)
  await manager.promote({ host: host.build, 'remote-scores': built.version.build }, audit)
  await rm(built.folder, { recursive: true })
  await manager.lock(true, audit)
  await manager.lock(false, audit)
  await write(path.join(dataDir, 'releases/access/key'), Buffer.alloc(32, 9))
  await close()
  const own = `releases/versions/remote-scores/${built.version.build}`
  return {
    newest: 'releases/env/production/00000003.json',
    first: 'releases/env/production/00000001.json',
    version: `${own}/version.json`,
    script: `releases/${store.folderOf(built.version)}/remoteEntry.js`,
  }
}

/** A folder as a site leaves it that was used and stopped. */
export async function makeSoundFolder(dataDir: string): Promise<SoundFolder> {
  const engine = await openEngine(configOf(dataDir), silent)
  await engine.exclusive(async ({ script, query }) => {
    // Rows that name files; what else they belong to is nothing to a start.
    await script('set session_replication_role = replica')
    await query(
      `insert into users (id, mobile, password_hash, nickname, avatar, created_at)
       select n, '86-150' || n, repeat('hash', 30), 'member ' || n, '', 0 from generate_series(1000, $1 + 999) n`,
      [members],
    )
    await script(`
      insert into uploaded_file (name, user_id, purpose, type, bytes, created_at, sha256) values
        ('whole.webp', 1000, 'avatar', 'webp', 900, 0, '${sha256(stored['whole.webp'])}'),
        ('shown.webp', 1000, 'post', 'webp', 900, 0, null),
        ('film.mp4', 1000, 'work', 'mp4', 4088, 0, '${sha256(stored['film.mp4'])}');
      insert into private_documents (name, user_id, created_at, sha256) values
        ('paper.webp', 1000, 0, '${sha256(paper)}');
      insert into stream_keys (uid, generation, digest, changed_at) values (1000, 1, 'of a key', 0);
      insert into broadcast_plans (id, uid, kind, title, starts_at, recording) values
        (1, 1, 0, 'x', 0, 'evening'), (2, 1, 0, 'x', 0, 'morning');
      insert into playbacks (uid, kind, title, cover, stream, duration_s, ended_at, broadcast_id) values
        (1, 0, 'x', '', '', 1, 1, 1), (1, 0, 'x', '', '', 1, 1, 2);
      set session_replication_role = origin`)
  })
  const [files] = await engine.query<{ table: string; index: string; log: string }>(
    `select pg_relation_filepath('users') as table, pg_relation_filepath('users_pkey') as index,
       'pg_wal/' || pg_walfile_name(pg_current_wal_lsn()) as log`,
  )
  await engine.close()
  await addFiles(dataDir)
  const { table, index, log } = files as { table: string; index: string; log: string }
  const below = (name: string) => `database/${name}`
  await chmod(dataDir, 0o755)
  return { table: below(table), index: below(index), log: below(log), ...(await addReleases(dataDir)) }
}

/** The words a start ends with. */
export const refusal = (start: Promise<unknown>): Promise<string> =>
  start.then(
    () => 'it started',
    (error: Error) => error.message,
  )

/** Every file with its size and times: nobody wrote anything when it is the same. */
export function listing(folder: string): string {
  if (!existsSync(folder)) return 'none'
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return names
    .map((name) => {
      const { size, mtimeMs } = lstatSync(path.join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    })
    .join('\n')
}
