// Members of the chaos run, straight into the data base: signing in is not what is tried here.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'

const pg = createRequire(path.resolve(import.meta.dirname, '../../../backend/package.json'))('pg')
const firstId = 910_001
/** The rich visitor of the demo. */
const giverId = 2

/** A link to the data base that outlives its restarts. */
export function openBooks(address) {
  const pool = new pg.Pool({ connectionString: address, max: 2 })
  pool.on('error', () => undefined)
  return {
    rows: async (sql, params) => (await pool.query(sql, params)).rows,
    close: () => pool.end(),
  }
}

async function openSession(books, userId) {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await books.rows(
    `insert into sessions (id, token_hash, user_id, device, ip, created_at, seen_at) values ($1, $2, $3, 'chaos', '127.0.0.1', $4, $4)`,
    [randomUUID(), hash, userId, Date.now()],
  )
  return token
}

/** That many writers and one who gives gifts. */
export async function invite(books, count) {
  const ids = Array.from({ length: count }, (_, index) => firstId + index)
  await books.rows(
    `insert into users (id, mobile, password_hash, nickname, avatar, created_at)
     select id, '86-151' || id, 'none', 'writer ' || id, 'portrait:guest', 0 from unnest($1::bigint[]) as t (id)`,
    [ids],
  )
  const writers = []
  for (const id of ids) writers.push({ id, token: await openSession(books, id) })
  return { writers, giver: { id: giverId, token: await openSession(books, giverId) } }
}
