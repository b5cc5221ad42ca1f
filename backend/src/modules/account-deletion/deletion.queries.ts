import type { Db } from '../../db/db'
import { deletedNickname } from '../../kernel/deleted-name'
import type { UserId } from '../../kernel/ids'
import type { Standing } from './deletion.rules'
import { heldMoney, personalRows, personalWords } from './personal-rows'

/** Tables of the data base; the lists of this module may know more. */
async function tablesOf(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return new Set(rows.map((row) => row.name))
}

/** Notices of others say who did something: there the name becomes that of a deleted member. */
async function renameInNotices(db: Db, id: UserId): Promise<void> {
  const found = await db.one<{ nickname: string }>('select nickname from users where id = $1', [id])
  const asJson = JSON.stringify(found?.nickname ?? '').slice(1, -1)
  await db.query(
    `update member_notices set title = replace(title::text, $2, $3)::jsonb
     where id in (select notice_id from notice_people where user_id = $1)
       or key in (select 'headline-comment-' || id from headline_comment where user_id = $1
         union all select 'video-comment-' || id from video_comment where user_id = $1
         union all select 'dynamic-comment-' || id from dynamic_comment where user_id = $1)`,
    [id, asJson, deletedNickname],
  )
}

export function createDeletionQueries(db: Db) {
  return {
    /** In a transaction: nobody else spends from, or pays into, what the member owns until it ends. */
    lock: async (id: UserId): Promise<boolean> => {
      // In the order of a booking: accounts first, then the member, whose experience it may change.
      await db.query('select 1 from ledger_account where owner_id = $1 order by id for update', [id])
      return (await db.one('select 1 from users where id = $1 and deleted_at is null for update', [id])) !== undefined
    },
    async standing(id: UserId): Promise<Standing | undefined> {
      const found = await db.one<Omit<Standing, 'held'>>(
        `select u.role,
           exists (select 1 from rooms where uid = u.id and is_live) as is_on_air,
           coalesce((select balance from ledger_account where owner_id = u.id and currency = 'diamond'
             and kind = 'wallet' and reference = ''), 0) as spendable,
           coalesce((select sum(balance) from ledger_account where owner_id = u.id and currency = 'diamond'
             and kind = 'withdrawable'), 0) as withdrawable
         from users u where u.id = $1 and u.deleted_at is null`,
        [id],
      )
      if (!found) return undefined
      const tables = await tablesOf(db)
      let held = 0
      for (const [table, sql] of Object.entries(heldMoney))
        if (tables.has(table)) held += Number((await db.one<{ tenths: number | null }>(sql, [id]))?.tenths ?? 0)
      return { ...found, held }
    },
    /** Everything about the person goes; the number stays, so that nothing that names it breaks. */
    async forget(id: UserId, now: number): Promise<void> {
      const tables = await tablesOf(db)
      await renameInNotices(db, id)
      for (const [place, fate] of Object.entries(personalRows)) {
        const [table = '', column = ''] = place.split('.')
        if (fate === 'goes' && tables.has(table)) await db.query(`delete from ${table} where ${column} = $1`, [id])
      }
      for (const [table, columns] of Object.entries(personalWords))
        if (tables.has(table))
          await db.query(
            `update ${table} set ${columns.map((column) => `${column} = case ${column} when '' then '' else '-' end`)}
             where user_id = $1`,
            [id],
          )
      await db.query(
        `update rooms set title = '', placard = '', cover = '', tag = '', planned_at = null where uid = $1`,
        [id],
      )
      await db.query(
        `update users set mobile = 'deleted-' || id, password_hash = '', payment_password_hash = null, nickname = $2,
           avatar = 'portrait:deleted', sex = 0, signature = '', is_anchor = false, is_writer = false, exp = 0, tier = 0,
           invite_code = null, invited_by = null, deleted_at = $3
         where id = $1`,
        [id, deletedNickname, now],
      )
    },
  }
}
