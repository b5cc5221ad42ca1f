import type { Db } from '../../db/db'
import { digest } from '../../kernel/digest'

/** Under what a browser's mark is kept for a member: two accounts of one browser have nothing in common. */
export const markHashOf = (userId: number, mark: string): string => digest(`${userId} ${mark}`)

/**
 * Whether the account of a number was logged in from a browser before, by the digest of the mark it keeps. Who has the mark
 * was in once with the password, so no stranger has it.
 */
export function createKnownDevices(db: Db) {
  return async (mobile: string, mark: string | undefined): Promise<boolean> => {
    if (mark === undefined) return false
    const user = await db.one<{ id: number }>('select id from users where mobile = $1', [mobile])
    if (!user) return false
    const hash = markHashOf(user.id, mark)
    const found = await db.one('select 1 as found from session_devices where user_id = $1 and mark_hash = $2', [
      user.id,
      hash,
    ])
    return found !== undefined
  }
}

export type IsKnownDevice = ReturnType<typeof createKnownDevices>
