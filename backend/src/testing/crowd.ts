import type { TestSite } from './test-app'

/** Tokens of that many new members. */
export async function signInCrowd(site: TestSite, count: number, firstId: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => firstId + index)
  await site.db.query(
    `insert into users (id, mobile, password_hash, nickname, avatar, created_at)
     select id, '86-150' || id, 'none', 'guest ' || id, 'portrait:guest', 0 from unnest($1::bigint[]) as t (id)`,
    [ids],
  )
  return Promise.all(ids.map(async (id) => (await site.signIn(id)).token))
}
