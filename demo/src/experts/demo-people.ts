import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@pitchside/backend/db/db'
import type { SchemeNames } from '@pitchside/backend/modules/experts/ports/scheme-matches.port'
import { dayMs } from '@pitchside/base'
import { packageRoot } from '../package-root'

/** An expert of the demo. `skill`: how often hindsight helped with a settled scheme; the rest is chance. */
export interface DemoExpert {
  id: number
  nickname: string
  sport: 'football' | 'basketball' | 'both'
  skill: number
  about: SchemeNames
}

export const readExperts = <T>(name: string): T =>
  JSON.parse(readFileSync(join(packageRoot, 'assets/experts', `${name}.json`), 'utf8')) as T

/** People of the demo who follow experts: those who chat in rooms. */
const firstFan = 201
const fansMax = 40

/** They share the password of the demo accounts; the expert among those has a number already. */
export async function insertExperts(tx: Db, people: readonly DemoExpert[], now: number): Promise<void> {
  const rows = people.map(({ id, nickname, about }, index) => ({
    id,
    nickname,
    about,
    signature: about.zh,
    mobile: `86-139${String(id).padStart(8, '0')}`,
    avatar: `portrait:pitchside-${id}`,
    sex: index % 3,
    exp: 4_000 + ((index * 7_919) % 23) * 9_000,
    fans: 3 + ((index * 17) % fansMax),
    created_at: now - 400 * dayMs,
  }))
  const all = `jsonb_to_recordset($1::jsonb) as x (id bigint, nickname text, about jsonb, signature text, mobile text,
    avatar text, sex smallint, exp bigint, fans integer, created_at bigint)`
  const values = JSON.stringify(rows)
  await tx.query(
    `insert into users (id, mobile, password_hash, nickname, avatar, sex, signature, exp, is_writer, created_at)
     select x.id, x.mobile, u.password_hash, x.nickname, x.avatar, x.sex, x.signature, x.exp, true, x.created_at
     from ${all} join users u on u.id = 1 where x.nickname <> '' on conflict do nothing`,
    [values],
  )
  await tx.query(
    `insert into expert_profiles (user_id, about) select x.id, x.about from ${all} join users u on u.id = x.id`,
    [values],
  )
  await tx.query(
    `insert into follows (user_id, target_id, created_at)
     select u.id, x.id, x.created_at from ${all} join users u on u.id >= ${firstFan} and u.id < ${firstFan} + x.fans
     and u.id <> x.id on conflict do nothing`,
    [values],
  )
}
