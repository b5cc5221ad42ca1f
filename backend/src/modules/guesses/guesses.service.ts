import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure, notAllowed } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { requestKey } from '../../kernel/request-key'
import { siteDayStart } from '../../kernel/site-day'
import type { LiveModule } from '../live/live.module'
import { remarkOf, type Wallet } from '../wallet/wallet.module'
import { canAsk, type GuessKind, type GuessOption, isStale, optionsOf } from './guess.rules'
import { createGuessQueries, type Guess } from './guesses.queries'
import type { GuessMatch, GuessMatches, GuessSport } from './ports/guess-matches.port'
import { createStakeQueries } from './stakes.queries'

export interface GuessDeps {
  kernel: Kernel
  wallet: Wallet
  live: Pick<LiveModule, 'rooms' | 'gate'>
  matches: GuessMatches
}

export interface NewQuestion {
  roomUid: number
  kind: GuessKind
  /** Goals: how many more than now make "over". */
  more: number
  /** undefined: the site itself. */
  openedBy: UserId | undefined
}

export interface StakeAsk {
  userId: UserId
  guessId: number
  option: GuessOption
  diamonds: number
  /** Key of the client's intention. */
  given: string | undefined
}

export const escrowOf = (id: number) => ({ account: 'escrow' as const, reference: `guess:${id}` })

/** Questions about the match of a room, and what members put on them. */
export function createGuessService({ kernel, wallet, live, matches }: GuessDeps, tell: (guessId: number) => void) {
  const { db, clock } = kernel

  async function matchOf(roomUid: number): Promise<GuessMatch> {
    const room = await live.rooms.require(roomUid)
    const sport: GuessSport | undefined = room.match?.sport
    const match = room.isLive && room.match && sport ? matches.find(sport, room.match.id) : undefined
    if (!match || match.stage === 'finished' || match.stage === 'off') throw new Failure('guess-no-match')
    return match
  }

  function requireOpen(guess: Guess): void {
    const match = matches.find(guess.sport, guess.matchId)
    if (guess.status !== 0 || clock.now() >= guess.closesAt || !match || isStale(guess, match))
      throw new Failure('guess-closed')
  }

  async function place(tx: Db, { userId, guessId, option, diamonds, given }: StakeAsk): Promise<void> {
    const stakes = createStakeQueries(tx)
    await stakes.lockMember(userId)
    const now = clock.now()
    const key = await requestKey(tx, { call: 'guess', userId, given, content: [guessId, option, diamonds] }, now)
    const tenths = diamonds * 10
    const known = await stakes.byKey(key)
    if (known) {
      if (known.guessId !== guessId || known.option !== option || known.tenths !== tenths)
        throw new Failure('key-reused')
      return
    }
    const guess = await createGuessQueries(tx).hold(guessId)
    if (!guess) throw new Failure('guess-unknown')
    requireOpen(guess)
    if (userId === guess.roomUid) throw new Failure('guess-own')
    if (!optionsOf(guess.kind, guess.sport).includes(option)) throw new Failure('guess-option')
    if ((await stakes.sumSince(userId, siteDayStart(now))) + tenths > limits.guessDayMax * 10)
      throw new Failure('guess-day', { params: { max: limits.guessDayMax } })
    if (!(await stakes.insert({ guessId, userId, option, tenths, key }, now))) throw new Failure('guess-joined')
    await wallet.post(tx, {
      kind: 'guess',
      key: `guess-${guessId}-${userId}`,
      lines: [
        { owner: userId, account: 'wallet', tenths: -tenths },
        { ...escrowOf(guessId), tenths },
      ],
      remark: remarkOf((language) => `${guess.home[language]} - ${guess.away[language]}`),
    })
  }

  return {
    async open({ roomUid, kind, more, openedBy }: NewQuestion): Promise<number> {
      const match = await matchOf(roomUid)
      if (!canAsk(kind, match.sport)) throw new Failure('guess-kind')
      const queries = createGuessQueries(db)
      if (openedBy !== undefined && (await queries.countOfMatch(roomUid, match.id)) >= limits.guessesPerMatch)
        throw new Failure('guess-many', { params: { max: limits.guessesPerMatch } })
      const now = clock.now()
      const { id: matchId, sport, home, away, homeScore, awayScore } = match
      const id = await queries.insert({
        roomUid,
        openedBy: openedBy ?? null,
        kind,
        // "Two more goals" at 1-1 is a line of 3.5: over from the fourth goal on.
        line: kind === 2 ? homeScore + awayScore + more - 1 : 0,
        sport,
        matchId,
        home,
        away,
        baseHome: homeScore,
        baseAway: awayScore,
        createdAt: now,
        closesAt: now + limits.guessOpenS * 1_000,
      })
      if (id === undefined) throw new Failure('guess-running')
      tell(id)
      return id
    },
    /** Puts diamonds on an option, once for each intention and once for each guess. */
    async join(ask: StakeAsk): Promise<void> {
      const guess = await createGuessQueries(db).byId(ask.guessId)
      if (!guess) throw new Failure('guess-unknown')
      await live.gate.requireEntry(guess.roomUid, ask.userId)
      await db.transaction((tx) => place(tx, ask))
      await wallet.tellBalance(ask.userId)
      tell(ask.guessId)
    },
    /**
     * Takes a question back; everybody gets the stake back. The anchor may while stakes are taken: later only an
     * operator, so that nobody takes back a question whose answer shows.
     */
    async requireWithdrawable(guessId: number, member: { userId: number; role: string }): Promise<void> {
      const guess = await createGuessQueries(db).byId(guessId)
      if (!guess) throw new Failure('guess-unknown')
      if (member.role !== 'admin' && member.userId !== guess.roomUid) throw notAllowed()
      if (guess.status >= 2) throw new Failure('guess-closed')
      if (member.role !== 'admin') requireOpen(guess)
    },
  }
}

export type GuessService = ReturnType<typeof createGuessService>
