import type { Db } from '../../db/db'
import type { GuessOption, Stake } from './guess.rules'
import { type Guess, guessColumns } from './guesses.queries'

export interface KnownStake extends Stake {
  guessId: number
  winTenths: number
}

/** A payment that is due. */
export interface DueStake {
  guessId: number
  userId: number
  winTenths: number
  isVoid: boolean
}

export interface OptionTotal {
  guessId: number
  option: GuessOption
  tenths: number
  people: number
}

export interface GuessRecord extends Guess {
  option: GuessOption
  tenths: number
  winTenths: number
  stakedAt: number
  nickname: string
}

const stakeColumns = 'guess_id, user_id, option, tenths, win_tenths'

export function createStakeQueries(db: Db) {
  return {
    /** Stakes of one member wait for each other until the transaction ends. */
    lockMember: (userId: number) =>
      db.query(`select pg_advisory_xact_lock(hashtextextended('guess:' || $1::text, 0))`, [userId]),
    byKey: (key: string) => db.one<KnownStake>(`select ${stakeColumns} from guess_stakes where key = $1`, [key]),
    /** False: the member has a stake on this guess. */
    insert: async (stake: Stake & { guessId: number; key: string }, now: number) =>
      (await db.one(
        `insert into guess_stakes (guess_id, user_id, option, tenths, key, created_at)
         values ($1, $2, $3, $4, $5, $6) on conflict (guess_id, user_id) do nothing returning guess_id`,
        [stake.guessId, stake.userId, stake.option, stake.tenths, stake.key, now],
      )) !== undefined,
    sumSince: async (userId: number, since: number) =>
      (await db.one<{ tenths: number }>(
        'select coalesce(sum(tenths), 0) as tenths from guess_stakes where user_id = $1 and created_at >= $2',
        [userId, since],
      ))!.tenths,
    totals: (guessIds: readonly number[]) =>
      db.query<OptionTotal>(
        `select guess_id, option, sum(tenths) as tenths, count(*) as people from guess_stakes
         where guess_id = any($1::bigint[]) group by guess_id, option`,
        [guessIds],
      ),
    ofMember: (guessIds: readonly number[], userId: number) =>
      db.query<KnownStake>(
        `select ${stakeColumns} from guess_stakes where guess_id = any($1::bigint[]) and user_id = $2`,
        [guessIds, userId],
      ),
    ofGuess: (guessId: number) =>
      db.query<KnownStake>(`select ${stakeColumns} from guess_stakes where guess_id = $1 order by user_id`, [guessId]),
    setWins: (guessId: number, userIds: readonly number[], wins: readonly number[]) =>
      db.query(
        `update guess_stakes s set win_tenths = w.win
         from unnest($2::bigint[], $3::bigint[]) as w (user_id, win)
         where s.guess_id = $1 and s.user_id = w.user_id`,
        [guessId, userIds, wins],
      ),
    hasDue: async () =>
      (await db.one('select 1 as one from guess_stakes where win_tenths > 0 and paid_at is null limit 1')) !==
      undefined,
    /** Payments somebody else is making are left out. */
    takeDue: (limit: number) =>
      db.query<DueStake>(
        `select s.guess_id, s.user_id, s.win_tenths, g.status = 3 as is_void
         from guess_stakes s join guesses g on g.id = s.guess_id
         where s.win_tenths > 0 and s.paid_at is null and g.status >= 2
         order by s.guess_id, s.user_id limit $1 for update of s skip locked`,
        [limit],
      ),
    setPaid: ({ guessId, userId }: DueStake, now: number) =>
      db.query('update guess_stakes set paid_at = $3 where guess_id = $1 and user_id = $2', [guessId, userId, now]),
    records: (userId: number, since: number, limit: number, offset: number) =>
      db.query<GuessRecord>(
        `select ${guessColumns}, s.option, s.tenths, s.win_tenths, s.created_at as staked_at, u.nickname
         from guess_stakes s join guesses g on g.id = s.guess_id join users u on u.id = g.room_uid
         where s.user_id = $1 and s.created_at >= $2 order by s.created_at desc, g.id desc limit $3 offset $4`,
        [userId, since, limit, offset],
      ),
    countRecords: async (userId: number, since: number) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from guess_stakes where user_id = $1 and created_at >= $2',
        [userId, since],
      ))!.total,
  }
}
