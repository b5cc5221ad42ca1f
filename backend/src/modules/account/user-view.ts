import { formatTenths } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import { levelOf } from './level.rules'
import type { OwnNoble, UserFacts } from './user-facts'
import type { User } from './users.queries'

/** The last digits only: whoever looks at the screen learns no number. */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/(\d{3})\d+(\d{4})$/, '$1****$2')
}

const guardOf = ({ id, name, mount, scene, color, endsAt }: OwnNoble) => ({
  id,
  name,
  icon: `tier:${id}`,
  swf: scene,
  swf_name: mount,
  color,
  list_order: id,
  endtime: secondsOf(endsAt),
})

/** The caller's own user, in wire words. */
export function ownUser(user: User, facts: UserFacts): CallData<'getOwnUser'> {
  const { level, missing } = levelOf(user.exp)
  return {
    id: user.id,
    user_nickname: user.nickname,
    avatar: user.avatar,
    sex: user.sex,
    signature: user.signature,
    mobile: maskedMobile(user.mobile),
    balance: formatTenths(facts.balances.spendable),
    withdrawal_balance: formatTenths(facts.balances.withdrawable),
    balances: formatTenths(facts.balances.spendable + facts.balances.withdrawable),
    votestotal_icon: `level:${level}`,
    is_anchor: flagOf(user.isAnchor),
    is_writer: flagOf(user.isWriter),
    is_live: flagOf(facts.isLive),
    is_defray_pass: flagOf(user.hasPaymentPassword),
    exp_icon: `level:${level}`,
    level,
    current_exp: user.exp,
    difference: missing,
    attention: facts.fans,
    attention_num: facts.follows,
    role: user.role,
    tier: facts.tier ?? user.tier,
    is_guard: flagOf((facts.tier ?? user.tier) > 0),
    ...(facts.noble ? { guard: guardOf(facts.noble) } : {}),
  }
}

/** A user as others see them, in wire words. */
export function publicUser(user: User, facts: UserFacts): CallData<'getUser'> {
  const { level } = levelOf(user.exp)
  return {
    id: user.id,
    user_nickname: user.nickname,
    avatar: user.avatar,
    signature: user.signature,
    sex: user.sex,
    is_attention: flagOf(facts.isFollowed),
    attention: facts.fans,
    attention_num: facts.follows,
    is_anchor: flagOf(user.isAnchor),
    is_writer: flagOf(user.isWriter),
    is_live: flagOf(facts.isLive),
    exp_icon: `level:${level}`,
    level,
    tier: facts.tier ?? user.tier,
  }
}
