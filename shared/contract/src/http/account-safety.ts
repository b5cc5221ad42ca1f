import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, list, none, nothing, seconds, text } from './schema'

const smsCode = Type.String({ pattern: '^\\d{4,6}$' })
const password = Type.String({ minLength: limits.passwordMinChars, maxLength: limits.passwordMaxChars })
/** A password somebody has: no rules, whoever is wrong hears so from the server. */
const presentPassword = Type.String({ minLength: 1, maxLength: limits.passwordMaxChars })
const diamonds = Type.String({ description: 'yellow diamonds with at most one decimal' })

/** Who a member is and how the account is kept safe: invitations, level, devices, password, deletion. */
export const accountSafetyCalls = defineCalls({
  getInvite: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      code: Type.String(),
      url: Type.String({ description: 'page where somebody new registers with the code' }),
      img: Type.String({ description: 'data URI of the QR picture of the url' }),
      total: Type.Integer({ minimum: 0, description: 'how many registered with the code' }),
    }),
  },
  listInvited: list({
    who: 'member',
    row: Type.Object({ id: Type.Integer(), user_nickname: Type.String(), avatar: Type.String(), addtime: seconds }),
    filter: {},
  }),
  getLevel: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      level: Type.Integer({ minimum: 0 }),
      current_exp: Type.String({ description: 'experience points, 1 per yellow diamond, unit 0.1' }),
      level_exp: Type.String({ description: 'points at which this level began' }),
      next_exp: Type.String({ description: 'points at which the next level begins; the own level again at the top' }),
      difference: Type.String({ description: 'points to the next level' }),
      levels: Type.Array(Type.Object({ level: Type.Integer(), exp: Type.String() }), {
        description: 'first level of each badge, with its points',
      }),
    }),
  },
  listExperience: list({
    who: 'member',
    row: Type.Object({ id: Type.Integer(), addtime: seconds, source: Type.String(), exp: Type.String() }),
    filter: {},
  }),
  listDevices: {
    who: 'member',
    input: nothing,
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        browser: Type.String({ description: 'empty: unknown' }),
        system: Type.String({ description: 'empty: unknown' }),
        ip: Type.String({ description: 'first half of the address' }),
        addtime: seconds,
        seen_time: seconds,
        is_current: flag,
      }),
    ),
  },
  endDevice: { who: 'member', input: Type.Object({ id: text(64) }), data: none },
  endOtherDevices: { who: 'member', input: nothing, data: Type.Object({ num: Type.Integer({ minimum: 0 }) }) },
  changePassword: {
    who: 'member',
    input: Type.Object({ pass: presentPassword, password, code: smsCode }),
    data: none,
  },
  getDeletion: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      balance: diamonds,
      withdrawal_balance: diamonds,
      held: Type.String({ description: 'diamonds on their way: withdrawals, red envelopes, horns' }),
      word: Type.String({ description: 'what the member types to confirm, in the language of the caller' }),
    }),
  },
  deleteAccount: {
    who: 'member',
    input: Type.Object({
      pass: presentPassword,
      code: smsCode,
      confirm: text(30),
      give_up: Type.Optional(flag),
    }),
    data: none,
  },
})
