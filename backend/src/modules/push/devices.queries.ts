import type { PushKind } from '@pitchside/contract'
import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Language } from '../../kernel/messages'
import type { Subscription } from './push-sender'

/** What a member wants to be told, and when not. */
export interface PushChoices {
  unwanted: PushKind[]
  hidesScores: boolean
  /** Minutes of the day in the zone; both or none. */
  quietFrom: number | null
  quietUntil: number | null
  zone: string
  mutedMatches: number[]
  mutedTeams: number[]
}

export const usualChoices: PushChoices = {
  unwanted: [],
  hidesScores: false,
  quietFrom: null,
  quietUntil: null,
  zone: 'Asia/Shanghai',
  mutedMatches: [],
  mutedTeams: [],
}

interface NewDevice extends Subscription {
  userId: UserId
  sessionId: string
  language: Language
}

/** Browsers of members and what they are told. */
export const createDeviceQueries = (db: Db) => ({
  count: async (userId: UserId) =>
    (await db.one<{ count: number }>(
      `select count(*)::int as count from push_devices d join sessions s on s.id = d.session_id and s.ended_at is null
       where d.user_id = $1`,
      [userId],
    ))!.count,
  /** An endpoint is one browser: it is the newest session's, and the oldest of too many goes. */
  save: ({ userId, sessionId, endpoint, p256dh, auth, language }: NewDevice, now: number, most: number) =>
    db.transaction(async (tx) => {
      await tx.query('delete from push_devices where endpoint = $1 and user_id <> $2', [endpoint, userId])
      await tx.query(
        `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, language, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
           auth = excluded.auth, language = excluded.language`,
        [userId, sessionId, endpoint, p256dh, auth, language, now],
      )
      await tx.query(
        `delete from push_devices where user_id = $1 and id not in (
           select id from push_devices where user_id = $1 order by (endpoint = $3) desc, id desc limit $2)`,
        [userId, most, endpoint],
      )
    }),
  remove: (userId: UserId, endpoint: string) =>
    db.query('delete from push_devices where user_id = $1 and endpoint = $2', [userId, endpoint]),
  choices: async (userId: UserId): Promise<PushChoices> =>
    (await db.one<PushChoices>(
      `select unwanted, hides_scores, quiet_from, quiet_until, zone, muted_matches, muted_teams
       from push_choices where user_id = $1`,
      [userId],
    )) ?? usualChoices,
  choose: (userId: UserId, choices: PushChoices) =>
    db.query(
      `insert into push_choices (user_id, unwanted, hides_scores, quiet_from, quiet_until, zone, muted_matches, muted_teams)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (user_id) do update set unwanted = excluded.unwanted, hides_scores = excluded.hides_scores,
         quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone,
         muted_matches = excluded.muted_matches, muted_teams = excluded.muted_teams`,
      [
        userId,
        choices.unwanted,
        choices.hidesScores,
        choices.quietFrom,
        choices.quietUntil,
        choices.zone,
        choices.mutedMatches,
        choices.mutedTeams,
      ],
    ),
})

export type DeviceQueries = ReturnType<typeof createDeviceQueries>
