import { formatTenths } from '@pitchside/base'
import { Failure } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import { qrPicture } from '../../kernel/qr-picture'
import type { Random } from '../../kernel/random'
import { secondsOf } from '../../kernel/wire-values'
import { addressPrefix, deviceNameOf, type Sessions } from '../sessions/sessions.module'
import type { Account } from './account.service'
import { newInviteCode } from './invite.rules'
import { badgeLevels, experienceAt, levelOf } from './level.rules'
import type { UserQueries } from './users.queries'

/** A new code that somebody has already is as good as impossible; this ends the search all the same. */
const codeTries = 5

export interface AccountSafetyDeps {
  account: Account
  queries: UserQueries
  random: Random
  sessions: Sessions
}

function inviteCalls({ queries, random }: AccountSafetyDeps): CallHandlers {
  return {
    async getInvite(_input, caller) {
      const { userId } = caller.member()
      let code: string | undefined
      for (let tries = 0; code === undefined && tries < codeTries; tries += 1)
        code = await queries.inviteCode(userId, newInviteCode(random))
      if (code === undefined) throw new Error('No free invite code was found.')
      const url = `${caller.origin}/login?invite=${code}`
      return { code, url, img: await qrPicture(url), total: await queries.countInvited(userId) }
    },
    async listInvited(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await queries.invited(userId, limit, offset)
      const people = rows.map(({ id, nickname, avatar, createdAt }) => ({
        id,
        user_nickname: nickname,
        avatar,
        addtime: secondsOf(createdAt),
      }))
      return { rows: people, total: await queries.countInvited(userId) }
    },
  }
}

function levelCalls({ account, queries }: AccountSafetyDeps): CallHandlers {
  return {
    async getLevel(_input, caller) {
      const { exp } = await account.require(caller.member().userId)
      const { level, missing } = levelOf(exp)
      return {
        level,
        current_exp: formatTenths(exp),
        level_exp: formatTenths(experienceAt(level)),
        next_exp: formatTenths(exp + missing),
        difference: formatTenths(missing),
        levels: badgeLevels.map((first) => ({ level: first, exp: formatTenths(experienceAt(first)) })),
      }
    },
    async listExperience(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await queries.experience(userId, limit, offset)
      const lines = rows.map(({ id, at, source, tenths }) => ({
        id,
        addtime: secondsOf(at),
        source,
        exp: formatTenths(tenths),
      }))
      return { rows: lines, total: await queries.countExperience(userId) }
    },
  }
}

function deviceCalls({ account, sessions }: AccountSafetyDeps): CallHandlers {
  return {
    async listDevices(_input, caller) {
      const own = caller.member()
      return (await sessions.list(own.userId)).map(({ id, device, ip, createdAt, seenAt }) => ({
        id,
        ...deviceNameOf(device),
        ip: addressPrefix(ip),
        addtime: secondsOf(createdAt),
        seen_time: secondsOf(seenAt),
        is_current: id === own.id ? (1 as const) : (0 as const),
      }))
    },
    async endDevice({ id }, caller) {
      const isEnded = await sessions.endOwn(caller.member().userId, id)
      if (!isEnded) throw new Failure('device-gone')
      caller.say('device-ended')
    },
    async endOtherDevices(_input, caller) {
      const { id, userId } = caller.member()
      const num = await sessions.endOthers(userId, id, 'signed-out')
      caller.say('devices-ended')
      return { num }
    },
    async changePassword({ pass, password, code }, caller) {
      const { id, userId } = caller.member()
      await account.changePassword(userId, { present: pass, next: password, code })
      await sessions.endOthers(userId, id, 'password-changed')
      caller.say('password-new')
    },
  }
}

/** Invitations, level and the safety of the account, in wire words outside and ours inside. */
export function createAccountSafetyCalls(deps: AccountSafetyDeps): CallHandlers {
  return { ...inviteCalls(deps), ...levelCalls(deps), ...deviceCalls(deps) }
}
