import type { Db } from '../../db/db'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { NoticesModule } from '../notices/notices.module'
import type { Wallet } from '../wallet/wallet.module'
import { holdMs, isStale, shareOut, type Verdict, verdictOf } from './guess.rules'
import { guessNews } from './guess-news'
import { createGuessQueries, type Guess } from './guesses.queries'
import { escrowOf } from './guesses.service'
import type { GuessMatch, GuessMatches } from './ports/guess-matches.port'
import { createStakeQueries, type DueStake } from './stakes.queries'

interface SettlementDeps {
  kernel: Kernel
  wallet: Wallet
  matches: GuessMatches
  /** The room hears how a guess stands. */
  tell: (guessId: number) => void
  notices: NoticesModule['notices']
}

/** Members paid in one transaction: on the embedded engine everybody else waits for it. */
const batch = 40
/** A match that says nothing for so long gives no answer any more. */
const forgottenMs = 12 * 3_600_000

/**
 * Closes, decides and pays guesses. Everything it knows stands in the data base and in the match itself, so it goes on
 * after a restart where it was: deciding happens once under the lock of the guess, paying once under the key of its
 * booking.
 */
export function createSettlement({ kernel, wallet, matches, tell, notices }: SettlementDeps) {
  const { db, clock, log } = kernel

  /** Says who gets what, once; the rest goes to the house. */
  async function decide(tx: Db, id: number, verdict: Verdict, match: GuessMatch | undefined): Promise<boolean> {
    const guesses = createGuessQueries(tx)
    const guess = await guesses.lock(id)
    if (!guess || guess.status >= 2) return false
    const stakes = createStakeQueries(tx)
    const all = await stakes.ofGuess(id)
    const { isVoid, wins, rest } = shareOut(all, verdict)
    await stakes.setWins(
      id,
      all.map(({ userId }) => userId),
      wins,
    )
    if (rest > 0)
      await wallet.post(tx, {
        kind: 'guess',
        key: `guess-rest-${id}`,
        lines: [
          { ...escrowOf(id), tenths: -rest },
          { account: 'revenue', reference: 'guesses', tenths: rest },
        ],
      })
    const score = match && { home: match.homeScore, away: match.awayScore }
    await guesses.settle(id, isVoid ? 3 : 2, verdict, score, clock.now())
    return true
  }

  async function payOne(tx: Db, due: DueStake): Promise<void> {
    const { guessId, userId, winTenths, isVoid } = due
    const kind = isVoid ? 'guess-refund' : 'guess-win'
    await wallet.post(tx, {
      kind,
      key: `${kind}-${guessId}-${userId}`,
      lines: [
        { ...escrowOf(guessId), tenths: -winTenths },
        { owner: asUserId(userId), account: 'wallet', tenths: winTenths },
      ],
    })
    await createStakeQueries(tx).setPaid(due, clock.now())
  }

  /** Pays what is due, also what a stopped process left. */
  async function pay(): Promise<void> {
    // A transaction stops everybody on the embedded engine: none is begun for nothing.
    while (await createStakeQueries(db).hasDue()) {
      const paid = await db.transaction(async (tx) => {
        const due = await createStakeQueries(tx).takeDue(batch)
        for (const one of due) await payOne(tx, one)
        return due
      })
      if (paid.length === 0) return
      await wallet.tellBalances(paid.map(({ userId }) => userId))
      for (const due of paid) await notices.tell([due.userId], guessNews(due))
      for (const id of new Set(paid.map(({ guessId }) => guessId))) tell(id)
    }
  }

  async function settle(id: number, verdict: Verdict, match: GuessMatch | undefined): Promise<boolean> {
    const isDecided = await db.transaction((tx) => decide(tx, id, verdict, match))
    if (isDecided) tell(id)
    return isDecided
  }

  async function lookAt(guess: Guess): Promise<void> {
    const now = clock.now()
    const queries = createGuessQueries(db)
    const match = matches.find(guess.sport, guess.matchId)
    if (
      guess.status === 0 &&
      (now >= guess.closesAt || (match && isStale(guess, match))) &&
      (await queries.close(guess.id))
    )
      tell(guess.id)
    if (now - guess.createdAt > forgottenMs) return void (await settle(guess.id, 0, match))
    if (!match) return
    const verdict = verdictOf(guess, match, (total) => matches.scorerOf(guess.matchId, total))
    if (verdict !== (guess.verdict ?? undefined)) return void (await queries.setVerdict(guess.id, verdict, now))
    if (verdict !== undefined && now - (guess.verdictAt ?? now) >= holdMs(match.stage))
      await settle(guess.id, verdict, match)
  }

  return {
    pay,
    /** Ends a guess without a result: everybody gets the stake back. */
    async withdraw(id: number): Promise<void> {
      await settle(id, 0, undefined)
      await pay()
    },
    async look(): Promise<void> {
      for (const guess of await createGuessQueries(db).unsettled())
        await lookAt(guess).catch((error: unknown) => log.error({ err: error, guess: guess.id }, 'a guess waits'))
      await pay()
    },
  }
}

export type Settlement = ReturnType<typeof createSettlement>
