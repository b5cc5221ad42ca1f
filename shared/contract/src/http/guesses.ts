import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, list, none, seconds, text } from './schema'

const kind = Type.Integer({ minimum: 1, maximum: 3, description: '1 winner, 2 goals over or under, 3 next goal' })
/** What can be guessed: winner 1 home, 2 draw, 3 away; goals 1 over, 2 under; next goal 1 home, 2 none, 3 away. */
const option = Type.Integer({ minimum: 1, maximum: 3 })

const asked = {
  id: Type.Integer(),
  kind,
  line: Type.String({ description: 'goals the total is compared with, e.g. 2.5; empty for other kinds' }),
  match_id: Type.Integer(),
  sport: Type.Union([Type.Literal('football'), Type.Literal('basketball')]),
  home_name: Type.String(),
  away_name: Type.String(),
  status: Type.Integer({ minimum: 0, maximum: 3, description: '0 open, 1 closed, 2 settled, 3 void' }),
  result: Type.Integer({ minimum: 0, maximum: 3, description: 'the right option, 0 = none yet' }),
}

const Guess = Type.Object({
  ...asked,
  uid: Type.Integer({ description: 'the room' }),
  close_time: seconds,
  is_system: flag,
  options: Type.Array(Type.Object({ option, amount: Type.String(), num: Type.Integer({ minimum: 0 }) })),
  my_option: Type.Integer({ minimum: 0, maximum: 3 }),
  my_amount: Type.String(),
  my_win: Type.String(),
})

/** Fun guesses on the match of a room, with diamonds that stay diamonds. */
export const guessCalls = defineCalls({
  listGuesses: {
    who: 'visitor',
    input: Type.Object({ uid: id }),
    data: Type.Object({ servertime: seconds, list: Type.Array(Guess) }),
  },
  openGuess: {
    who: 'anchor',
    input: Type.Object({
      kind,
      more: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 5, description: 'goals: how many more are needed for "over"' }),
      ),
    }),
    data: Type.Object({ id: Type.Integer() }),
  },
  joinGuess: {
    who: 'member',
    input: Type.Object({
      id,
      option,
      amount: Type.Integer({ minimum: limits.guessStakeMin, maximum: limits.guessStakeMax }),
      nonce: Type.Optional(text(64)),
    }),
    data: none,
  },
  closeGuess: { who: 'member', input: Type.Object({ id }), data: none },
  listGuessRecords: list({
    who: 'member',
    row: Type.Object({
      ...asked,
      uid: Type.Integer(),
      user_nickname: Type.String({ description: 'the anchor' }),
      option,
      amount: Type.String(),
      win: Type.String({ description: 'diamonds received: won, or given back' }),
      addtime: seconds,
      score: Type.String(),
    }),
    filter: {},
  }),
})
