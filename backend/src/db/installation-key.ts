import type { Random } from '../kernel/random'
import type { Db } from './db'

/** A secret this installation made for itself at its first use; the same on every node and after every start. */
export function createInstallationKey(db: Db, random: Random, name: string): () => Promise<string> {
  let known: Promise<string> | undefined
  async function read(): Promise<string> {
    const values = [name, random.token(32)]
    await db.query('insert into installation (name, value) values ($1, $2) on conflict (name) do nothing', values)
    const row = await db.one<{ value: string }>('select value from installation where name = $1', [name])
    if (!row) throw new Error(`The installation key "${name}" could not be stored.`)
    return row.value
  }
  return () => {
    known ??= read()
    return known
  }
}
