import type { Db } from '../../db/db'

export interface FanGroupRow {
  id: string
  uid: number
  name: string
  isOfficial: boolean
  isShown: boolean
  nickname: string
  avatar: string
  /** Before somebody joins, the anchor alone is in it. */
  members: number
}

/** What an anchor sets in the own room. */
export interface RoomLook {
  kind: number
  title: string
  /** Empty: stays. */
  cover: string
}

/** The room of an anchor as the anchor sets it up, and the groups of the anchor's fans. */
export function createOwnRoomQueries(db: Db) {
  return {
    placard: async (uid: number) =>
      (await db.one<{ placard: string }>('select placard from rooms where uid = $1', [uid]))?.placard,
    setPlacard: (uid: number, placard: string) =>
      db.one<{ uid: number }>('update rooms set placard = $2 where uid = $1 returning uid', [uid, placard]),
    setTitle: (uid: number, title: string) =>
      db.one<{ uid: number }>('update rooms set title = $2 where uid = $1 returning uid', [uid, title]),
    setTags: (uid: number, tags: readonly string[]) =>
      db.one<{ uid: number }>('update rooms set tags = $2::text[] where uid = $1 returning uid', [uid, tags]),
    setLook: (uid: number, { kind, title, cover }: RoomLook) =>
      db.one<{ uid: number }>(
        `update rooms set kind = $2, title = $3, cover = case when $4 = '' then cover else $4 end
         where uid = $1 returning uid`,
        [uid, kind, title, cover],
      ),
    addOfficialGroup: (uid: number, now: number) =>
      db.query(
        `insert into room_groups (id, uid, is_official, created_at) values ('fans-' || $1::bigint, $1, true, $2)
         on conflict do nothing`,
        [uid, now],
      ),
    /** For rooms the demo brought along. */
    addMissingGroups: (now: number) =>
      db.query(
        `insert into room_groups (id, uid, is_official, created_at) select 'fans-' || uid, uid, true, $1 from rooms
         on conflict do nothing`,
        [now],
      ),
    groups: (uid: number, onlyShown: boolean) =>
      db.query<FanGroupRow>(
        `select g.id, g.uid, g.name, g.is_official, g.is_shown, u.nickname, u.avatar,
           greatest(1, (select count(*)::int from chat_group_members m where m.group_id = g.id)) as members
         from room_groups g join users u on u.id = g.uid
         where g.uid = $1 and (g.is_shown or not $2::boolean) order by g.is_official desc, g.created_at, g.id`,
        [uid, onlyShown],
      ),
    /** undefined: it is no group of this anchor. */
    showGroup: (uid: number, groupId: string, isShown: boolean) =>
      db.one<{ id: string }>('update room_groups set is_shown = $3 where uid = $1 and id = $2 returning id', [
        uid,
        groupId,
        isShown,
      ]),
  }
}

export type OwnRoomQueries = ReturnType<typeof createOwnRoomQueries>
