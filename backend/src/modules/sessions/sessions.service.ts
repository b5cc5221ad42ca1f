import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { digest } from '../../kernel/digest'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Authenticate, Session, SessionProblem } from '../../kernel/session'
import type { Arrivals, Device } from './arrivals'
import { banFailure } from './ban.rules'
import type { OneTimeTickets } from './one-time-tickets'
import { idleMs, lifetimeMs, problemOf } from './session.rules'
import { createSessionQueries, type EndReason, type SessionQueries, type SessionRow } from './sessions.queries'

/** How long a session that was looked up is believed without looking again. */
const cacheMs = 5_000
const cacheMax = 10_000
/** The time of last use is written this seldom. */
const touchMs = 5 * 60_000

export interface SessionsDeps {
  kernel: Kernel
  queries: SessionQueries
  tickets: OneTimeTickets
  arrivals: Arrivals
}

/** Opens, finds and ends sessions. A token is 32 random bytes; only its hash is stored. */
export function createSessions({ kernel, queries, tickets, arrivals }: SessionsDeps) {
  const { clock, config, db, nodes, random, realtime } = kernel
  const cache = new Map<string, { row: SessionRow; readAt: number }>()

  function forget(matches: (row: SessionRow) => boolean): void {
    for (const [hash, { row }] of cache) if (matches(row)) cache.delete(hash)
  }
  function forgetSessions(ids: readonly string[]): void {
    const ended = new Set(ids)
    forget((row) => ended.has(row.id))
  }
  const forgetUser = (userId: UserId): void => forget((row) => row.userId === userId)
  nodes.hear('sessions-ended', forgetSessions)
  nodes.hear('sessions-changed', forgetUser)
  function closeSockets(ids: string[], reason: string): void {
    if (ids.length === 0) return
    forgetSessions(ids)
    nodes.tell('sessions-ended', ids)
    for (const id of ids) realtime.closeSession(id, reason)
  }
  async function lookUp(hash: string): Promise<SessionRow | undefined> {
    const now = clock.now()
    const known = cache.get(hash)
    if (known && now - known.readAt < cacheMs) return known.row
    cache.delete(hash)
    const row = await queries.byTokenHash(hash)
    if (!row) return undefined
    cache.set(hash, { row, readAt: now })
    if (cache.size > cacheMax) cache.delete(cache.keys().next().value as string)
    return row
  }
  function sessionOf({ id, userId, role, isAnchor, isWriter }: SessionRow): Session {
    return { id, userId, role, isAnchor, isWriter }
  }

  /** A session from before its role had to have a second factor, or before somebody had the role, is over. */
  const problemNow = (row: SessionRow, now: number): SessionProblem | undefined =>
    problemOf(row, now) ?? (config.secondFactorRequired.includes(row.role) && !row.isTwoStep ? 'expired' : undefined)

  const authenticate: Authenticate = async (token) => {
    const row = await lookUp(digest(token))
    if (!row) return 'illegal'
    const now = clock.now()
    const problem = problemNow(row, now)
    if (problem) return problem
    if (now - row.seenAt > touchMs) {
      row.seenAt = now
      await queries.touch(row.id, now)
    }
    return sessionOf(row)
  }

  async function openNamed(userId: UserId, device: Device): Promise<{ id: string; token: string }> {
    const token = random.token(32)
    const now = clock.now()
    const ban = await queries.banOf(userId, now)
    if (ban) throw banFailure(ban)
    const id = random.uuid()
    const { name, ip, isTwoStep = false } = device
    const show = await db.transaction(async (tx) => {
      await createSessionQueries(tx).insert({ id, tokenHash: digest(token), userId, device: name, ip, isTwoStep, now })
      return arrivals.note(tx, { id, userId, device, now })
    })
    show()
    const ended = await queries.endAllBut(userId, config.sessionsPerUser, 'elsewhere', now, id)
    closeSockets(ended, 'elsewhere')
    return { id, token }
  }
  /** The session of a number, as long as it opens something. */
  async function byId(id: string): Promise<Session | undefined> {
    const row = await queries.byId(id)
    return row && !problemNow(row, clock.now()) ? sessionOf(row) : undefined
  }

  return {
    authenticate,
    /** A new session; the oldest ones over the limit end. Returns the token, which is nowhere else. */
    open: async (userId: UserId, device: Device): Promise<string> => (await openNamed(userId, device)).token,
    /** As `open`, with the number of the session beside the token. */
    openNamed,
    byId,
    async end(sessionId: string): Promise<void> {
      await queries.end(sessionId, 'signed-out', clock.now())
      closeSockets([sessionId], 'signed-out')
    },
    async endAll(userId: UserId, reason: EndReason): Promise<void> {
      closeSockets(await queries.endAllBut(userId, 0, reason, clock.now()), reason)
    },
    /** Ends all sessions inside a transaction; what it resolves with closes their sockets, after the commit. */
    async endAllIn(tx: Db, userId: UserId, reason: EndReason, told: string): Promise<() => void> {
      const ended = await createSessionQueries(tx).endAllBut(userId, 0, reason, clock.now())
      return () => closeSockets(ended, told)
    },
    /** Where the user is logged in. */
    list: (userId: UserId) => queries.listOf(userId, clock.now() - idleMs, clock.now() - lifetimeMs),
    /** Ends one session of the user; false when there is no such one. */
    async endOwn(userId: UserId, sessionId: string): Promise<boolean> {
      const isEnded = await queries.endOwn(userId, sessionId, clock.now())
      if (isEnded) closeSockets([sessionId], 'signed-out')
      return isEnded
    },
    /** Ends all sessions of the user but this one; resolves with their number. */
    async endOthers(userId: UserId, ownId: string, reason: EndReason): Promise<number> {
      const ended = await queries.endAllBut(userId, 1, reason, clock.now(), ownId)
      closeSockets(ended, reason)
      return ended.length
    },
    /** The user's role or rights changed: the next call sees them. */
    refresh(userId: UserId): void {
      forgetUser(userId)
      nodes.tell('sessions-changed', userId)
    },
    issueSocketTicket: (session: Session): Promise<string> =>
      tickets.issue('socket', session.id, limits.socketTicketTtlS),
    async redeemSocketTicket(ticket: string): Promise<Session | undefined> {
      const id = await tickets.redeem('socket', ticket)
      return id === undefined ? undefined : byId(id)
    },
    /** Nothing of where the user logged in stays. Ends what is open first: its sockets close. */
    async forget(userId: UserId): Promise<void> {
      closeSockets(await queries.endAllBut(userId, 0, 'signed-out', clock.now()), 'signed-out')
      await queries.deleteOf(userId)
    },
    async cleanUp(): Promise<void> {
      await queries.deleteOldTickets(clock.now())
      await queries.deleteOld(clock.now() - lifetimeMs - idleMs)
      await arrivals.forgetNetworks(db, clock.now())
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
