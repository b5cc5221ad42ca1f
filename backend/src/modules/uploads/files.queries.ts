import type { Db } from '../../db/db'

export interface FileRow {
  name: string
  userId: number
  purpose: string
  type: string
  bytes: number
}

export interface SessionRow {
  id: string
  userId: number
  purpose: string
  key: string
  fileName: string
  bytes: number
  storedName: string | null
  expiresAt: number
}

const sessionColumns = `id, user_id, purpose, key, file_name, bytes, stored_name,
  expires_at`

/** Stored files by owner, and uploads that are still arriving. */
export function createFileQueries(db: Db) {
  return {
    /** `sha256` of its bytes, in hex. */
    insert: ({ name, userId, purpose, type, bytes, sha256 }: FileRow & { sha256: string }, now: number) =>
      db.query(
        `insert into uploaded_file (name, user_id, purpose, type, bytes, sha256, created_at, unshown_since)
         values ($1, $2, $3, $4, $5, $6, $7, $7)`,
        [name, userId, purpose, type, bytes, sha256, now],
      ),
    one: (name: string) =>
      db.one<FileRow>('select name, user_id, purpose, type, bytes from uploaded_file where name = $1', [name]),
    /** Of so many names those this member stored. */
    ownedOf: (userId: number, names: readonly string[]) =>
      db.query<{ name: string }>('select name from uploaded_file where user_id = $1 and name = any($2)', [
        userId,
        names,
      ]),
    allOf: (userId: number) =>
      db.query<{ name: string }>('select name from uploaded_file where user_id = $1', [userId]),
    papersOf: (userId: number) =>
      db.query<{ name: string }>('select name from private_documents where user_id = $1', [userId]),

    open: (row: Omit<SessionRow, 'storedName'>, now: number) =>
      db.query(
        `insert into upload_session (id, user_id, purpose, key, file_name, bytes, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [row.id, row.userId, row.purpose, row.key, row.fileName, row.bytes, now, row.expiresAt],
      ),
    session: (id: string) => db.one<SessionRow>(`select ${sessionColumns} from upload_session where id = $1`, [id]),
    /** Sessions of a member beyond the newest so many. */
    beyond: (userId: number, count: number) =>
      db.query<{ id: string }>(
        `select id from upload_session where user_id = $1 and stored_name is null
         order by created_at desc, id offset $2`,
        [userId, count],
      ),
    expired: (now: number) => db.query<{ id: string }>('select id from upload_session where expires_at <= $1', [now]),
    finish: (id: string, storedName: string) =>
      db.query('update upload_session set stored_name = $2 where id = $1', [id, storedName]),
    close: (id: string) => db.query('delete from upload_session where id = $1', [id]),
  }
}

export type FileQueries = ReturnType<typeof createFileQueries>
