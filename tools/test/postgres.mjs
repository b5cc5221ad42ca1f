// A PostgreSQL server of our own for one test run: Debian's programs, a new folder, a free port.
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureDebian } from './debian.mjs'

const versions = '/usr/lib/postgresql'
const startTimeoutMs = 30_000

/** Folder of the newest installed server's programs. */
function programs() {
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined
  const folder = newest && join(versions, newest, 'bin')
  return folder && existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** Whether a server can be started here; it is installed when that is possible. */
export function hasPostgres() {
  if (!programs()) ensureDebian(join(versions, '15', 'bin', 'postgres'), ['postgresql-15'])
  return programs() !== undefined
}

const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Starts a server; undefined, with the reason printed, where there can be none. `host`: one more address it listens on. */
export async function startPostgres({ host = '127.0.0.1' } = {}) {
  if (!hasPostgres()) {
    console.log('skipped: the tests on PostgreSQL, because there is no server here')
    return undefined
  }
  const bin = programs()
  // The server refuses to run as root, so it runs as the user that Debian's package made.
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-postgres-'))
  if (isRoot) chownSync(folder, as.uid, as.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    { ...as, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const isOutside = host !== '127.0.0.1'
  if (isOutside) appendFileSync(join(data, 'pg_hba.conf'), `host all all ${host}/24 trust\n`)
  const addresses = isOutside ? `127.0.0.1,${host}` : host
  let child
  let exited
  const end = async () => {
    child.kill('SIGINT')
    await exited
  }
  // A run that fails ends at once, and its server with it.
  process.once('exit', () => child?.kill('SIGINT'))
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  async function start() {
    child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', `listen_addresses=${addresses}`, '-F'],
      { ...as, cwd: folder, stdio: 'ignore' },
    )
    exited = new Promise((resolve) => child.once('exit', resolve))
    const until = Date.now() + startTimeoutMs
    while (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status !== 0) {
      if (Date.now() > until || child.exitCode !== null) {
        await stop()
        throw new Error('PostgreSQL did not start')
      }
      await wait(200)
    }
  }
  await start()
  const restart = async () => {
    await end()
    await start()
  }
  return { address: `postgres://postgres@${host}:${port}/postgres`, restart, stop }
}
