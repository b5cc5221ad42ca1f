import type { CallData } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { CallHandlers } from '../../kernel/module'
import { flagOf } from '../../kernel/wire-values'
import { levelOf, type Users } from '../account/account.module'
import { cleanLine } from '../broadcasts/broadcasts.module'
import { giftIcon } from '../gifts/gifts.module'
import type { CockpitQueries } from './cockpit.queries'

/** Newest events, and members, that a cockpit shows. */
const shown = { events: 100, people: 100 }
/** A look at the line takes eight of these. */
const probeRule = { count: 24, windowMs: 60_000 }

export interface CockpitDeps {
  kernel: Pick<Kernel, 'clock' | 'realtime' | 'limiter'>
  queries: CockpitQueries
  users: Pick<Users, 'findMany'>
}

/** What happened during an anchor's own broadcast, who did it, and the anchor's quick texts. */
export function cockpitCalls({ kernel: { clock, realtime, limiter }, queries, users }: CockpitDeps): CallHandlers {
  /** undefined: the anchor never was on air. */
  async function spanOf(uid: number, id: number | undefined) {
    const span = await queries.span(uid, id)
    if (!span && id !== undefined) throw new Failure('broadcast-unknown')
    return span && { ...span, until: span.until ?? clock.now() }
  }

  return {
    async listBroadcastEvents({ id }, caller) {
      const { userId } = caller.member()
      const span = await spanOf(userId, id)
      if (!span) return []
      const rows = await queries.events(userId, span.from, span.until, shown.events)
      return rows.map((row) => ({
        id: `${row.kind}-${row.id}`,
        kind: row.kind,
        uid: row.userId,
        user_nickname: row.nickname,
        avatar: row.avatar,
        at: row.at,
        name: row.names?.[caller.language] ?? '',
        icon: row.art === null ? '' : giftIcon({ art: row.art }),
        num: row.num,
        coin: row.tenths / 10,
      }))
    },
    /** Who is here as this node sees it; members on another one stand in the list by what they did. */
    async listBroadcastPeople({ id }, caller) {
      const { userId } = caller.member()
      const span = await spanOf(userId, id)
      if (!span) return []
      const here = new Set(realtime.members(`room.${userId}`).filter((member) => member !== userId))
      const deeds = await queries.deeds(userId, span.from, span.until, shown.people)
      const known = new Set(deeds.map((row) => row.userId))
      const silent = [...here].filter((member) => !known.has(member)).slice(0, shown.people)
      const people = await users.findMany([...known, ...silent].map(asUserId))
      const none = { lines: 0, tenths: 0, isNewFan: false }
      return [...deeds, ...silent.map((member) => ({ userId: member as number, ...none }))].flatMap((row) => {
        const user = people.get(asUserId(row.userId))
        return user ? [personRow(user, row, here.has(user.id))] : []
      })
    },
    /** Swallows what it is sent: how long that took is the page's to see. */
    async probeUpload({ data }, caller) {
      await limiter.require(`upload-probe:${caller.member().userId}`, probeRule)
      return { bytes: data.length }
    },
    listQuickTexts: async (_input, caller) => (await queries.quickTexts(caller.member().userId)) ?? [],
    async saveQuickTexts({ texts }, caller) {
      const clean = texts.map(cleanLine).filter((text) => text !== '')
      if (!(await queries.saveQuickTexts(caller.member().userId, clean))) throw new Failure('room-unknown')
      caller.say('quick-texts-saved')
    },
  }
}

type Person = CallData<'listBroadcastPeople'>[number]

function personRow(
  user: { id: number; nickname: string; avatar: string; tier: number; exp: number },
  { lines, tenths, isNewFan }: { lines: number; tenths: number; isNewFan: boolean },
  isHere: boolean,
): Person {
  return {
    uid: user.id,
    user_nickname: user.nickname,
    avatar: user.avatar,
    tier: user.tier,
    level: levelOf(user.exp).level,
    is_here: flagOf(isHere),
    is_new_fan: flagOf(isNewFan),
    lines,
    coin: tenths / 10,
  }
}
