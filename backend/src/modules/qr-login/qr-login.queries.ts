import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'

export type QrState = 'new' | 'scanned' | 'confirmed' | 'consumed' | 'cancelled'

/** The socket that shows a code, and where it is. */
export interface QrHolder {
  node: string
  socketId: string
}

/** The browser that shows a code. */
export interface QrBrowser {
  /** What it calls itself. */
  browser: string
  ip: string
  /** Digest of the mark it keeps; null for a code from before there were marks. */
  mark: string | null
}

export interface QrLogin extends Omit<QrBrowser, 'mark'> {
  state: QrState
  userId: UserId | null
  expiresAt: number
}

const columns = 'state, browser, ip, user_id, expires_at'

/** Each step is one conditional statement: of two requests that race for a step one wins. */
export function createQrLoginQueries(db: Db) {
  const changed = async (sql: string, params: unknown[]): Promise<boolean> =>
    (await db.query(`${sql} returning code_hash`, params)).length === 1
  return {
    insert: (hash: string, { browser, ip, mark }: QrBrowser, expiresAt: number) =>
      db.query('insert into qr_logins (code_hash, browser, ip, mark, expires_at) values ($1, $2, $3, $4, $5)', [
        hash,
        browser,
        ip,
        mark,
        expiresAt,
      ]),
    find: (hash: string) => db.one<QrLogin>(`select ${columns} from qr_logins where code_hash = $1`, [hash]),
    scan: (hash: string, now: number) =>
      changed(`update qr_logins set state = 'scanned' where code_hash = $1 and state = 'new' and expires_at > $2`, [
        hash,
        now,
      ]),
    /** Binds the code to who scanned it; false when it is somebody else's already. */
    claim: (hash: string, userId: UserId, now: number) =>
      changed(
        `update qr_logins set user_id = $2, state = 'scanned' where code_hash = $1 and state in ('new', 'scanned')
           and expires_at > $3 and (user_id is null or user_id = $2)`,
        [hash, userId, now],
      ),
    confirm: (hash: string, userId: UserId, now: number) =>
      changed(
        `update qr_logins set state = 'confirmed' where code_hash = $1 and state = 'scanned' and user_id = $2 and expires_at > $3`,
        [hash, userId, now],
      ),
    cancel: (hash: string) =>
      changed(`update qr_logins set state = 'cancelled' where code_hash = $1 and state in ('new', 'scanned')`, [hash]),
    /** Who confirmed; only the first to ask is told. */
    consume: (hash: string, now: number) =>
      db.one<QrBrowser & { userId: UserId }>(
        `update qr_logins set state = 'consumed' where code_hash = $1 and state = 'confirmed' and expires_at > $2
         returning user_id, browser, ip, mark`,
        [hash, now],
      ),
    /** No other node that is alive holds it: among the sockets of a node the gateway decides. */
    hold: (hash: string, { node, socketId }: QrHolder, alive: string[]) =>
      changed(
        `update qr_logins set held_node = $2, held_socket = $3 where code_hash = $1
           and (held_node is null or held_node = $2 or not (held_node = any($4::text[])))`,
        [hash, node, socketId, alive],
      ),
    release: (hash: string, { node, socketId }: QrHolder) =>
      changed(
        `update qr_logins set held_node = null, held_socket = null
         where code_hash = $1 and held_node = $2 and held_socket = $3`,
        [hash, node, socketId],
      ),
    deleteOld: (before: number) => db.query('delete from qr_logins where expires_at < $1', [before]),
  }
}

export type QrLoginQueries = ReturnType<typeof createQrLoginQueries>
