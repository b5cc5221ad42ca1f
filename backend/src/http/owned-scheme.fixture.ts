import type { TestSite } from '../testing/test-app'

/** An open scheme of an expert on a match nobody plays; resolves with its number. */
export async function openScheme({ db, clock }: TestSite, expertId: number): Promise<number> {
  await db.query(
    `insert into scheme_matches (match_id, sport, competition_id, competition, home, away, kickoff_at)
     values (1, 'football', 1, '{}', '{}', '{}', $1) on conflict do nothing`,
    [clock.now() + 3_600_000],
  )
  await db.query('update expert_schemes set status = 3 where match_id = 1')
  const row = await db.one<{ id: number }>(
    `insert into expert_schemes (expert_id, match_id, play, choice, odds, title, content, created_at)
     values ($1, 1, 1, 1, 2000, '{}', '{}', 1) returning id`,
    [expertId],
  )
  return row!.id
}
