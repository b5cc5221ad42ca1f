import { formatTenths } from '@pitchside/base'
import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { type GuessKind, type GuessOption, recordsFrom } from './guess.rules'
import { lineText, optionRows } from './guess-view'
import { createGuessQueries, type Guess } from './guesses.queries'
import type { GuessService } from './guesses.service'
import type { Settlement } from './settlement'
import { createStakeQueries } from './stakes.queries'

/** A settled guess stays in its room for so long. */
const shownMs = 15 * 60_000

const questionRow = (guess: Guess, language: Language) => ({
  id: guess.id,
  kind: guess.kind,
  line: lineText(guess),
  match_id: guess.matchId,
  sport: guess.sport,
  home_name: guess.home[language],
  away_name: guess.away[language],
  status: guess.status,
  result: guess.result,
})

interface Deps {
  db: Db
  clock: Pick<Clock, 'now'>
  service: GuessService
  settlement: Settlement
}

/** Wire words of guesses. */
export function guessCalls({ db, clock, service, settlement }: Deps): CallHandlers {
  const guesses = createGuessQueries(db)
  const stakes = createStakeQueries(db)
  return {
    async listGuesses({ uid }, caller) {
      const now = clock.now()
      const found = await guesses.ofRoom(uid, now - shownMs)
      const ids = found.map(({ id }) => id)
      const [totals, own] = await Promise.all([
        stakes.totals(ids),
        caller.userId === undefined ? [] : stakes.ofMember(ids, caller.userId),
      ])
      const list = found.map((guess) => {
        const mine = own.find(({ guessId }) => guessId === guess.id)
        return {
          ...questionRow(guess, caller.language),
          uid: guess.roomUid,
          close_time: secondsOf(guess.closesAt),
          is_system: guess.openedBy === null ? (1 as const) : (0 as const),
          options: optionRows(guess, totals),
          my_option: mine?.option ?? 0,
          my_amount: formatTenths(mine?.tenths ?? 0),
          my_win: formatTenths(mine?.winTenths ?? 0),
        }
      })
      return { servertime: secondsOf(now), list }
    },
    async openGuess({ kind, more = 1 }, caller) {
      const { userId } = caller.member()
      return { id: await service.open({ roomUid: userId, kind: kind as GuessKind, more, openedBy: userId }) }
    },
    async joinGuess({ id, option, amount, nonce }, caller) {
      const { userId } = caller.member()
      const given = caller.idempotencyKey ?? nonce
      await service.join({ userId, guessId: id, option: option as GuessOption, diamonds: amount, given })
      caller.say('guess-done')
    },
    async closeGuess({ id }, caller) {
      await service.requireWithdrawable(id, caller.member())
      await settlement.withdraw(id)
    },
    async listGuessRecords(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const since = recordsFrom(clock.now())
      const [rows, total] = await Promise.all([
        stakes.records(userId, since, limit, offset),
        stakes.countRecords(userId, since),
      ])
      const data = rows.map((row) => ({
        ...questionRow(row, caller.language),
        uid: row.roomUid,
        user_nickname: row.nickname,
        option: row.option,
        amount: formatTenths(row.tenths),
        win: formatTenths(row.winTenths),
        addtime: secondsOf(row.stakedAt),
        score: row.homeScore === null ? '' : `${row.homeScore}-${row.awayScore}`,
      }))
      return { rows: data, total }
    },
  }
}
