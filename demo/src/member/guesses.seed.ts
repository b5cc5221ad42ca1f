import { asUserId } from '@pitchside/backend/kernel/ids'
import { book, escrow, hoursAgo, own, type Past } from './past'

/** Who guessed against the member, and a room of the demo in which it was. */
const other = 5
const room = 104
const stakes = [500, 300, 800, 200, 400] as const
const otherStake = 200
const matchMs = 3 * 3_600_000

interface Played {
  matchId: number
  sport: 'football' | 'basketball'
  names: [Record<string, string>, Record<string, string>]
  score: [number, number]
  at: number
}

/** Guesses on matches that were played: the member was right in all but every third. The winner takes the pool. */
export async function seedGuesses(past: Past): Promise<void> {
  const { tx, userId } = past
  const rows = await tx.query<Played>(
    `select m.match_id, m.sport, jsonb_build_array(m.home -> 'names', m.away -> 'names') as names,
       jsonb_build_array(m.home_score, m.away_score) as score, m.kickoff_at as at
     from scheme_matches m join rooms r on r.uid = $1
     where m.settled_at is not null and not m.is_void and m.home_score <> m.away_score and m.kickoff_at > $2
     order by m.kickoff_at limit $3`,
    [room, hoursAgo(past, 50 * 24), stakes.length],
  )
  for (const [place, { matchId, sport, names, score, at }] of rows.entries()) {
    const [home, away] = names
    const right = score[0] > score[1] ? 1 : 3
    const isRight = place % 3 !== 1
    const [mine, theirs] = [stakes[place] ?? stakes[0], otherStake]
    const over = at + matchMs
    const made = await tx.one<{ id: number }>(
      `insert into guesses (room_uid, kind, sport, match_id, home, away, base_home, base_away, status, result, verdict,
         verdict_at, home_score, away_score, created_at, closes_at, settled_at)
       values ($1, 1, $2, $3, $4, $5, 0, 0, 2, $6, $6, $7, $8, $9, $10, $11, $7) returning id`,
      [room, sport, matchId, JSON.stringify(home), JSON.stringify(away), right, over, ...score, at, at + 300_000],
    )
    if (!made) continue
    const reference = `guess:${made.id}`
    const remark = {
      zh: `${home.zh} - ${away.zh}`,
      en: `${home.en} - ${away.en}`,
      vi: `${home.vi} - ${away.vi}`,
    }
    for (const [who, tenths, wins] of [
      [userId, mine, isRight],
      [other, theirs, !isRight],
    ] as const) {
      const key = `guess-${made.id}-${who}`
      await tx.query(
        `insert into guess_stakes (guess_id, user_id, option, tenths, key, win_tenths, paid_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          made.id,
          who,
          wins ? right : 4 - right,
          tenths,
          `demo-${key}`,
          wins ? mine + theirs : 0,
          wins ? over : null,
          at,
        ],
      )
      const payer = { ...own(past, -tenths), owner: asUserId(who) }
      book(past, { kind: 'guess', key, lines: [payer, escrow(reference, tenths)], remark }, at)
    }
    const winner = isRight ? userId : other
    const won = { ...own(past, mine + theirs), owner: asUserId(winner) }
    const key = `guess-win-${made.id}-${winner}`
    book(past, { kind: 'guess-win', key, lines: [escrow(reference, -mine - theirs), won], remark }, over)
  }
}
