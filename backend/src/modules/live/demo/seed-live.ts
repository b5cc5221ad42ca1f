import type { Db } from '../../../db/db'
import { dayOf } from '../heat.rules'
import { demoAnchors } from './anchors'
import { demoPeople, firstPersonId } from './chatter-people'

const hourMs = 3_600_000
const clipOf = (kind: number): string => (kind === 1 ? 'basketball' : 'football')
/** Seconds of one round of each clip: what a playback really lasts. */
const clipS: Record<string, number> = { football: 48, basketball: 24 }

interface SeededUser {
  id: number
  nickname: string
  signature: string
  sex: number
  exp: number
  tier: number
  isAnchor: boolean
}

/** People of the demo share the password of the demo accounts. */
async function insertUsers(tx: Db, users: readonly SeededUser[], now: number): Promise<void> {
  for (const user of users) {
    await tx.query(
      `insert into users (id, mobile, password_hash, nickname, avatar, sex, signature, exp, tier, is_anchor, created_at)
       select $1, $2, password_hash, $3, $4, $5, $6, $7, $8, $9, $10 from users where id = 1 on conflict do nothing`,
      [
        user.id,
        `86-139${String(user.id).padStart(8, '0')}`,
        user.nickname,
        `portrait:pitchside-${user.id}`,
        user.sex,
        user.signature,
        user.exp,
        user.tier,
        user.isAnchor,
        now - 300 * 24 * hourMs,
      ],
    )
  }
}

async function insertRooms(tx: Db, now: number): Promise<void> {
  for (const [index, anchor] of demoAnchors.entries()) {
    const isLive = !anchor.isResting
    await tx.query(
      `insert into rooms (uid, kind, title, cover, tag, placard, stream, is_live, is_demo, started_at, planned_at,
         heat_base, fans_base) values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9, $10, $11, $12)`,
      [
        anchor.id,
        anchor.kind,
        anchor.title,
        `/media/covers/${anchor.cover}.webp`,
        anchor.tag ?? '',
        anchor.placard ?? '',
        isLive ? `/media/demo/${clipOf(anchor.kind)}/${anchor.id}/master.m3u8` : '',
        isLive,
        isLive ? now - (index * 13 + 22) * 60_000 : null,
        isLive ? null : now + 26 * hourMs,
        anchor.heat,
        anchor.fans,
      ],
    )
  }
}

async function insertRankings(tx: Db, now: number): Promise<void> {
  const today = dayOf(now)
  for (const [index, anchor] of demoAnchors.entries()) {
    for (let back = 0; back < 30; back++) {
      // Every anchor has good and bad days, so that the periods rank differently.
      const share = 0.7 + 0.3 * Math.sin(back * 0.9 + index * 2.1)
      await tx.query('insert into room_heat_days (room_uid, day, heat) values ($1, $2, $3)', [
        anchor.id,
        today - back,
        Math.round(anchor.heat * share),
      ])
    }
    for (let place = 0; place < 12; place++) {
      const userId = firstPersonId + ((place * 7 + index * 3) % demoPeople.length)
      await tx.query(
        `insert into room_contributions (room_uid, user_id, day, tenths) values ($1, $2, $3, $4)
         on conflict (room_uid, day, user_id) do nothing`,
        [anchor.id, userId, today - (place % 3) * 4, Math.round((anchor.heat / 2.5) * 0.72 ** place)],
      )
    }
  }
}

async function insertPlaybacks(tx: Db, now: number): Promise<void> {
  for (const [index, anchor] of demoAnchors.entries()) {
    const clip = clipOf(anchor.kind)
    await tx.query(
      `insert into playbacks (uid, kind, title, cover, stream, duration_s, ended_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        anchor.id,
        anchor.kind,
        anchor.title,
        `/media/covers/${anchor.cover}.webp`,
        `/media/playback/${clip}/0/master.m3u8`,
        clipS[clip],
        now - (index * 5 + 20) * hourMs,
      ],
    )
  }
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
  for (const target of [101, 103, 121])
    await tx.query('insert into follows (user_id, target_id, created_at) values (1, $1, $2)', [target, now - hourMs])
}
