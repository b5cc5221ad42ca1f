import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { pushKinds } from '../push-kinds'
import { flag, none, nothing } from './schema'

const minute = Type.Integer({ minimum: -1, maximum: 1_439, description: 'of the day, in the zone; -1: no quiet hours' })
const ids = Type.Array(Type.Integer({ minimum: 1 }), { maxItems: limits.mutedPushes })

const choices = {
  unwanted: Type.Array(Type.Union(pushKinds.map((kind) => Type.Literal(kind))), { maxItems: pushKinds.length }),
  hides_scores: flag,
  quiet_from: minute,
  quiet_until: minute,
  zone: Type.String({ maxLength: 60, description: 'name of a time zone, Asia/Shanghai' }),
  muted_matches: ids,
  muted_teams: ids,
}

const endpoint = Type.String({ minLength: 1, maxLength: 1_000, description: 'address of a push service' })

/** Web Push: browsers of a member, and what they are told. */
export const pushCalls = defineCalls({
  getPush: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      key: Type.String({ description: 'public key of the site, as browsers subscribe with it' }),
      devices: Type.Integer({ minimum: 0 }),
      ...choices,
    }),
  },
  /** The browser belongs to the session that says so, and to nobody else any more. */
  savePushDevice: {
    who: 'member',
    input: Type.Object({
      endpoint,
      p256dh: Type.String({ maxLength: 100, description: 'key of the browser, as it gives it' }),
      auth: Type.String({ maxLength: 40 }),
    }),
    data: none,
  },
  removePushDevice: { who: 'member', input: Type.Object({ endpoint }), data: none },
  savePushChoices: { who: 'member', input: Type.Object(choices), data: none },
})
