import type { CallData, RoomMessage } from '@pitchside/contract'
import { shownScore } from '@pitchside/contract'
import { digest } from '../../kernel/digest'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { createPlaceLimits } from '../../kernel/place-limits'
import { flagOf } from '../../kernel/wire-values'
import { type LiveModule, type RoomMatch, shortNames } from '../live/live.module'
import type { CockpitQueries } from './cockpit.queries'
import type { OverlayQueries } from './overlays.queries'

type Overlay = CallData<'readOverlay'>

/** Bytes of randomness in an address: nobody guesses one. */
const keyBytes = 24
/** Four overlays of one broadcast ask every two seconds; whoever tries keys gets few tries all the same. */
const readRule = { count: 240, windowMs: 60_000 }
const wrongRule = { count: 20, windowMs: 60_000, isStrict: true }
const shown = { lines: 30, events: 20 }

function wireMatch(match: RoomMatch | undefined, language: Language): Overlay['match'] {
  if (!match) return null
  const [homeShort, awayShort] = shortNames(match.home, match.away)
  return {
    id: match.id,
    sport: match.sport === 'basketball' ? 1 : 0,
    home: match.home.names[language],
    away: match.away.names[language],
    home_short: homeShort,
    away_short: awayShort,
    home_score: shownScore(match.sport, match.homeScores),
    away_score: shownScore(match.sport, match.awayScores),
    status: match.status,
    period_start: match.periodStart,
  }
}

/** Words of members alone: what the anchor's page tells besides is no business of a picture. */
const isSaid = ({ no, text }: RoomMessage): boolean => (no === 101 || no === 105) && text !== undefined

export interface OverlayDeps {
  kernel: Pick<Kernel, 'clock' | 'limiter' | 'random'>
  overlays: OverlayQueries
  cockpit: Pick<CockpitQueries, 'span' | 'events'>
  live: Pick<LiveModule, 'rooms' | 'chat' | 'modes'>
}

/**
 * Overlays for a picture: what everybody in the room may see, for whoever has the secret address. The secret is kept as
 * its digest, renewed and taken back by its anchor, and comes in the body: addresses in logs do not hold it.
 */
export function overlayCalls({ kernel, overlays, cockpit, live }: OverlayDeps): CallHandlers {
  const { clock, limiter, random } = kernel
  const places = createPlaceLimits(limiter)

  async function requireOwner(key: string, ip: string): Promise<number> {
    await places.require('overlay', ip, readRule)
    const uid = await overlays.ownerOf(digest(key))
    if (uid !== undefined) return uid
    await places.require('overlay-wrong', ip, wrongRule)
    throw new Failure('overlay-gone')
  }

  return {
    async getOverlay(_input, caller) {
      return { made_at: (await overlays.madeAt(caller.member().userId)) ?? 0 }
    },
    async renewOverlay(_input, caller) {
      const key = random.token(keyBytes)
      await overlays.set(caller.member().userId, digest(key), clock.now())
      return { key }
    },
    async revokeOverlay(_input, caller) {
      await overlays.remove(caller.member().userId)
      caller.say('overlay-revoked')
    },
    async readOverlay({ key }, caller) {
      const uid = await requireOwner(key, caller.ip)
      const room = await live.rooms.require(uid)
      const span = await cockpit.span(uid, undefined)
      const isOpen = span !== undefined && span.until === null
      const [{ messages }, emotes, events] = await Promise.all([
        live.chat.history(uid, undefined),
        live.modes.ownEmotes(uid),
        isOpen ? cockpit.events(uid, span.from, clock.now(), shown.events) : [],
      ])
      return {
        is_live: flagOf(room.isLive),
        chat: messages
          .filter(isSaid)
          .slice(0, shown.lines)
          .map(({ id, user_nickname, text = '', color, is_room, is_admin }) => ({
            id,
            name: user_nickname,
            text,
            color: color ?? '',
            is_anchor: is_room,
            is_admin: is_admin ?? 0,
          })),
        ...(emotes.length > 0 ? { emotes: [...emotes] } : {}),
        events: events.map((row) => ({
          id: `${row.kind}-${row.id}`,
          kind: row.kind,
          name: row.nickname,
          gift: row.names?.[caller.language] ?? '',
          num: row.num,
        })),
        match: wireMatch(room.match, caller.language),
      }
    },
  }
}
