import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { CallHandlers } from '../../kernel/module'
import type { DeviceQueries } from './devices.queries'
import type { PushSender } from './push-sender'
import { isZone } from './quiet-hours.rules'
import type { Vapid } from './vapid'

interface Deps {
  clock: Kernel['clock']
  devices: DeviceQueries
  sender: Pick<PushSender, 'mayAsk'>
  vapid: Pick<Vapid, 'publicKey'>
}

/** A point of the curve and a secret, as browsers give them; padding is no part of them. */
const keyForm = /^B[\w-]{86}$/
const secretForm = /^[\w-]{22}$/
const bare = (text: string): string => text.replace(/=+$/, '')
const minuteOf = (minute: number): number | null => (minute < 0 ? null : minute)

/** Wire words of Web Push. */
export function pushCalls({ clock, devices, sender, vapid }: Deps): CallHandlers {
  return {
    async getPush(_input, caller) {
      const { userId } = caller.member()
      const chosen = await devices.choices(userId)
      return {
        key: await vapid.publicKey(),
        devices: await devices.count(userId),
        unwanted: chosen.unwanted,
        hides_scores: chosen.hidesScores ? 1 : 0,
        quiet_from: chosen.quietFrom ?? -1,
        quiet_until: chosen.quietUntil ?? -1,
        zone: chosen.zone,
        muted_matches: chosen.mutedMatches,
        muted_teams: chosen.mutedTeams,
      }
    },
    async savePushDevice(input, caller) {
      const { userId, id: sessionId } = caller.member()
      const [p256dh, auth] = [bare(input.p256dh), bare(input.auth)]
      if (!sender.mayAsk(input.endpoint) || !keyForm.test(p256dh) || !secretForm.test(auth))
        throw new Failure('push-device')
      const { endpoint } = input
      const device = { userId, sessionId, endpoint, p256dh, auth, language: caller.language }
      await devices.save(device, clock.now(), limits.pushDevices)
    },
    async removePushDevice({ endpoint }, caller) {
      await devices.remove(caller.member().userId, endpoint)
    },
    async savePushChoices(input, caller) {
      const { userId } = caller.member()
      if (!isZone(input.zone)) throw new Failure('push-zone')
      const hours = [minuteOf(input.quiet_from), minuteOf(input.quiet_until)] as const
      const [quietFrom, quietUntil] = hours.includes(null) ? [null, null] : hours
      await devices.choose(userId, {
        unwanted: [...new Set(input.unwanted)],
        hidesScores: input.hides_scores === 1,
        quietFrom,
        quietUntil,
        zone: input.zone,
        mutedMatches: [...new Set(input.muted_matches)],
        mutedTeams: [...new Set(input.muted_teams)],
      })
      caller.say('push-saved')
    },
  }
}
