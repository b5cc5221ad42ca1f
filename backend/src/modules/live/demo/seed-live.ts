import { hourMs } from '@pitchside/base'
import type { Db } from '../../../db/db'
import { siteDayNumber } from '../../../kernel/site-day'
import { demoAnchors } from './anchors'
import { demoPeople, firstPersonId } from './chatter-people'
import { demoTagsOf } from './room-tags'

const clipOf = (kind: number): string => (kind === 1 ? 'basketball' : 'football')
/** Seconds of one round of each clip: what a playback really lasts. */
const clipS: Record<string, number> = { football: 48, basketball: 24 }

/** The first rooms are followed by all who chat, the later ones by fewer. */
const fansOf = (index: number): number => Math.max(6, demoPeople.length - index)

interface SeededUser {
  id: number
  nickname: string
  signature: string
  sex: number
  exp: number
  tier: number
  isAnchor: boolean
}

/** Rows of one table in one statement: every start of a test waits for the seeds. */
async function insertRows(tx: Db, statement: string, rows: readonly object[]): Promise<void> {
  await tx.query(statement, [JSON.stringify(rows)])
}

/** People of the demo share the password of the demo accounts. */
async function insertUsers(tx: Db, users: readonly SeededUser[], now: number): Promise<void> {
  const rows = users.map(({ isAnchor, ...user }) => ({
    ...user,
    is_anchor: isAnchor,
    mobile: `86-139${String(user.id).padStart(8, '0')}`,
    avatar: `portrait:pitchside-${user.id}`,
    created_at: now - 300 * 24 * hourMs,
  }))
  await insertRows(
    tx,
    `insert into users (id, mobile, password_hash, nickname, avatar, sex, signature, exp, tier, is_anchor, created_at)
     select x.id, x.mobile, u.password_hash, x.nickname, x.avatar, x.sex, x.signature, x.exp, x.tier, x.is_anchor,
       x.created_at
     from jsonb_to_recordset($1::jsonb) as x (id bigint, mobile text, nickname text, avatar text, sex smallint,
       signature text, exp bigint, tier smallint, is_anchor boolean, created_at bigint)
     join users u on u.id = 1 on conflict do nothing`,
    rows,
  )
}

async function insertRooms(tx: Db, now: number): Promise<void> {
  const rows = demoAnchors.map((anchor, index) => {
    const isLive = !anchor.isResting
    return {
      uid: anchor.id,
      kind: anchor.kind,
      title: anchor.title,
      cover: `/media/covers/${anchor.cover}.webp`,
      tag: anchor.tag ?? '',
      placard: anchor.placard ?? '',
      tags: demoTagsOf(anchor),
      stream: isLive ? `/media/demo/${clipOf(anchor.kind)}/${anchor.id}/master.m3u8` : '',
      is_live: isLive,
      started_at: isLive ? now - (index * 13 + 42) * 60_000 : null,
      planned_at: isLive ? null : now + 26 * hourMs,
    }
  })
  await insertRows(
    tx,
    `insert into rooms (uid, kind, title, cover, tag, placard, tags, stream, is_live, is_demo, started_at, planned_at)
     select uid, kind, title, cover, tag, placard, tags, stream, is_live, true, started_at, planned_at
     from jsonb_to_recordset($1::jsonb) as x (uid bigint, kind smallint, title text, cover text, tag text, placard text,
       tags text[], stream text, is_live boolean, started_at bigint, planned_at bigint)`,
    rows,
  )
}

/** Who gave about how much in which room: the gifts make bookings of it. */
export function demoGivers() {
  return demoAnchors.flatMap((anchor, index) =>
    Array.from({ length: 10 }, (_, place) => ({
      roomUid: anchor.id,
      userId: firstPersonId + ((place * 7 + index * 3) % demoPeople.length),
      daysAgo: (place % 3) * 4,
      place,
      tenths: Math.round((anchor.heat / 2.5) * 0.72 ** place),
    })),
  )
}

async function insertRankings(tx: Db, now: number): Promise<void> {
  const today = siteDayNumber(now)
  const heat = demoAnchors.flatMap((anchor, index) =>
    Array.from({ length: 30 }, (_, back) => ({
      room_uid: anchor.id,
      day: today - back,
      // Every anchor has good and bad days, so that the periods rank differently.
      heat: Math.round(anchor.heat * (0.7 + 0.3 * Math.sin(back * 0.9 + index * 2.1))),
    })),
  )
  await insertRows(
    tx,
    `insert into room_heat_days (room_uid, day, heat) select room_uid, day, heat
     from jsonb_to_recordset($1::jsonb) as x (room_uid bigint, day integer, heat bigint)`,
    heat,
  )
}

async function insertPlaybacks(tx: Db, now: number): Promise<void> {
  const rows = demoAnchors.map((anchor, index) => ({
    uid: anchor.id,
    kind: anchor.kind,
    title: anchor.title,
    cover: `/media/covers/${anchor.cover}.webp`,
    stream: `/media/playback/${clipOf(anchor.kind)}/0/master.m3u8`,
    duration_s: clipS[clipOf(anchor.kind)],
    ended_at: now - (index * 5 + 20) * hourMs,
  }))
  await insertRows(
    tx,
    `insert into playbacks (uid, kind, title, cover, stream, duration_s, ended_at)
     select uid, kind, title, cover, stream, duration_s, ended_at from jsonb_to_recordset($1::jsonb) as x (uid bigint,
       kind smallint, title text, cover text, stream text, duration_s integer, ended_at bigint)`,
    rows,
  )
}

/** Evenings of the two anchors one can log in as: days ago, minutes on air, the most who watched at once. */
export const pastEvenings = [
  { days: 1.96, minutes: 128, viewers: 2_143, title: '焦点战之夜：赛前两小时开麦' },
  { days: 5.11, minutes: 104, viewers: 1_687, title: '边看边聊，半场统一答问' },
  { days: 8.98, minutes: 141, viewers: 2_390, title: '加时见分晓，陪你看到最后一秒' },
  { days: 14.07, minutes: 96, viewers: 1_204, title: '周中补赛，慢慢看' },
] as const

async function insertRecords(tx: Db, now: number): Promise<void> {
  const rows = demoAnchors
    .filter(({ nickname }) => nickname === undefined)
    .flatMap((anchor, index) =>
      pastEvenings.map(({ days, minutes, viewers, title }) => {
        const startsAt = Math.round(now - (days * 24 + index) * hourMs)
        return {
          uid: anchor.id,
          kind: anchor.kind,
          title,
          cover: `/media/covers/${anchor.cover}.webp`,
          starts_at: startsAt,
          ended_at: startsAt + minutes * 60_000,
          viewers: Math.round((viewers * anchor.heat) / demoAnchors[0]!.heat),
          hotvotes: Math.round((anchor.heat * minutes) / pastEvenings[0].minutes),
        }
      }),
    )
  await insertRows(
    tx,
    `insert into broadcast_plans (uid, kind, title, cover, starts_at, state, opened_at, on_air_at, ended_at, viewers, hotvotes)
     select uid, kind, title, cover, starts_at, 2, starts_at, starts_at, ended_at, viewers, hotvotes
     from jsonb_to_recordset($1::jsonb) as x (uid bigint, kind smallint, title text, cover text, starts_at bigint,
       ended_at bigint, viewers integer, hotvotes bigint)`,
    rows,
  )
}

/** People who chat follow one another, some of them many. */
const followsAmongPeople = (now: number) =>
  demoPeople.flatMap((_, index) =>
    Array.from({ length: 1 + ((index * 5) % 12) }, (_none, place) => ({
      user_id: firstPersonId + ((index + 1 + place * 2) % demoPeople.length),
      target_id: firstPersonId + index,
      created_at: now - (place * 29 + index + 5) * hourMs,
    })),
  )

/** Each room has fans with names, the newest of this morning; so do the people who chat. */
async function insertFans(tx: Db, now: number): Promise<void> {
  const fansOfAnchors = demoAnchors.flatMap((anchor, index) =>
    Array.from({ length: fansOf(index) }, (_, place) => ({
      user_id: firstPersonId + ((place * 7 + index * 4) % demoPeople.length),
      target_id: anchor.id,
      created_at: now - (place * 17 + index + 3) * hourMs,
    })),
  )
  await insertRows(
    tx,
    `insert into follows (user_id, target_id, created_at) select user_id, target_id, created_at
     from jsonb_to_recordset($1::jsonb) as x (user_id bigint, target_id bigint, created_at bigint)`,
    [...fansOfAnchors, ...followsAmongPeople(now)],
  )
}

/** Demo rooms with their anchors, guests, rankings and playbacks; the first visitor already follows three of them. */
export async function seedLive(tx: Db, now: number): Promise<void> {
  const anchors = demoAnchors.flatMap(({ id, nickname, signature = '', sex = 0, exp = 0 }) =>
    nickname === undefined ? [] : [{ id, nickname, signature, sex, exp, tier: 0, isAnchor: true }],
  )
  const people = demoPeople.map(({ nickname, exp, tier }, index) => ({
    id: firstPersonId + index,
    nickname,
    signature: '',
    sex: index % 3,
    exp,
    tier,
    isAnchor: false,
  }))
  await insertUsers(tx, [...anchors, ...people], now)
  await insertRooms(tx, now)
  await insertRankings(tx, now)
  await insertPlaybacks(tx, now)
  await insertRecords(tx, now)
  await insertFans(tx, now)
  for (const target of [101, 103, 121])
    await tx.query('insert into follows (user_id, target_id, created_at) values (1, $1, $2)', [target, now - hourMs])
}
