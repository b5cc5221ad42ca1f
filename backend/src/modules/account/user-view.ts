import { formatTenths } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import { levelOf } from './level.rules'
import type { OwnNoble, UserFacts } from './user-facts'
import type { User } from './users.queries'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

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
  endtime: Math.floor(endsAt / 1_000),
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
    is_anchor: flag(user.isAnchor),
    is_writer: flag(user.isWriter),
    is_live: flag(facts.isLive),
    is_defray_pass: flag(user.hasPaymentPassword),
    exp_icon: `level:${level}`,
    level,
    current_exp: user.exp,
    difference: missing,
    attention: facts.fans,
    attention_num: facts.follows,
    role: user.role,
    tier: facts.tier ?? user.tier,
    is_guard: flag((facts.tier ?? user.tier) > 0),
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
    is_attention: flag(facts.isFollowed),
    attention: facts.fans,
    attention_num: facts.follows,
    is_anchor: flag(user.isAnchor),
    is_writer: flag(user.isWriter),
    is_live: flag(facts.isLive),
    exp_icon: `level:${level}`,
    level,
    tier: facts.tier ?? user.tier,
  }
}
