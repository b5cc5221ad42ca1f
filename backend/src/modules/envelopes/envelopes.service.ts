import { formatTenths } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { requestKey } from '../../kernel/request-key'
import type { Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import type { Wallet } from '../wallet/wallet.module'
import { createEnvelopeQueries, type LockedEnvelope } from './envelopes.queries'
import { equalShares, randomShares } from './split.rules'

/** What a member puts into a room. */
export interface EnvelopeOrder {
  roomUid: number
  diamonds: number
  shares: number
  isRandom: boolean
  isForFans: boolean
}

export interface EnvelopeDeps {
  kernel: Kernel
  users: Pick<Users, 'factsOf'>
  wallet: Wallet
  live: Pick<LiveModule, 'rooms' | 'gate' | 'chat'>
}

const dueMax = 200
const tenthsOf = (diamonds: number) => diamonds * 10
const escrowOf = (id: number) => ({ account: 'escrow' as const, reference: `envelope:${id}` })

/** Throws when the envelope is not open at this moment. */
function requireOpen(envelope: LockedEnvelope | undefined, now: number): asserts envelope is LockedEnvelope {
  if (!envelope) throw new Failure('envelope-unknown')
  if (envelope.closedAt !== null || now >= envelope.expiresAt) throw new Failure('envelope-over')
  if (now < envelope.opensAt)
    throw new Failure('envelope-early', { params: { seconds: Math.ceil((envelope.opensAt - now) / 1_000) } })
}

/** Red envelopes: diamonds leave the sender's wallet for an escrow account, and that for whoever comes first. */
export function createEnvelopeService({ kernel, users, wallet, live }: EnvelopeDeps) {
  const { db, clock, random, realtime, log } = kernel
  const queries = createEnvelopeQueries(db)

  function tellLeft({ id, roomUid }: Pick<LockedEnvelope, 'id' | 'roomUid'>, surplus: number): void {
    const state = { state: `envelope:${id}` }
    realtime.publish(`room.${roomUid}`, { type: 'envelope', anchor_id: roomUid, id, surplus }, state)
  }

  /** The number of the new envelope; undefined when the key stands for one that was sent before. */
  async function store(userId: UserId, given: string | undefined, order: EnvelopeOrder, now: number) {
    return db.transaction(async (tx) => {
      const inside = createEnvelopeQueries(tx)
      const { roomUid, diamonds, shares: count, isRandom, isForFans } = order
      const content = [roomUid, diamonds, count, isRandom, isForFans]
      const sendKey = await requestKey(tx, { call: 'envelope', userId, given, content }, now)
      const opensAt = now + limits.envelopeCountdownS * 1_000
      const expiresAt = opensAt + limits.envelopeLifetimeS * 1_000
      const made = await inside.insert({ ...order, senderId: userId, sendKey, createdAt: now, opensAt, expiresAt })
      if (!made) {
        const earlier = await inside.bySendKey(userId, sendKey)
        const isSame = earlier && (Object.keys(order) as (keyof EnvelopeOrder)[]).every((k) => earlier[k] === order[k])
        if (!isSame) throw new Failure('key-reused')
        return undefined
      }
      const tenths = tenthsOf(order.diamonds)
      const shares = order.isRandom ? randomShares(tenths, order.shares, random) : equalShares(tenths, order.shares)
      await inside.insertShares(made.id, shares)
      await wallet.post(tx, {
        kind: 'envelope',
        key: `envelope-${made.id}`,
        lines: [
          { owner: userId, account: 'wallet', tenths: -tenths },
          { ...escrowOf(made.id), tenths },
        ],
      })
      return made.id
    })
  }

  async function send(userId: UserId, given: string | undefined, order: EnvelopeOrder): Promise<void> {
    if (order.shares > tenthsOf(order.diamonds)) throw new Failure('envelope-shares')
    await live.rooms.require(order.roomUid)
    await live.gate.requireEntry(order.roomUid, userId)
    const id = await store(userId, given, order, clock.now())
    if (id === undefined) return
    const { diamonds: amount, shares: number } = order
    const red = { id, amount, number, countdown_time: limits.envelopeCountdownS }
    await live.chat.tell({ roomUid: order.roomUid, userId, no: 106, body: { red }, key: `envelope:${id}` })
    await wallet.tellBalance(userId)
  }

  async function requireFan({ isForFans, roomUid, senderId }: LockedEnvelope, userId: UserId): Promise<void> {
    if (!isForFans || userId === senderId) return
    const { isFollowed } = await users.factsOf(asUserId(roomUid), userId)
    if (!isFollowed) throw new Failure('envelope-fans')
  }

  /** What the member gets, in tenths. */
  async function claim(userId: UserId, id: number): Promise<number> {
    // Whoever can't have a share leaves before the queue at the lock.
    const seen = await queries.find(id)
    requireOpen(seen, clock.now())
    await live.gate.requireEntry(seen.roomUid, userId)
    await requireFan(seen, userId)
    const own = await queries.shareOf(id, userId)
    if (own) throw new Failure('envelope-taken', { data: { amount: formatTenths(own.tenths) } })
    if ((await queries.left(id)).shares === 0) throw new Failure('envelope-empty')
    const { tenths, left } = await db.transaction(async (tx) => {
      const inside = createEnvelopeQueries(tx)
      const now = clock.now()
      requireOpen(await inside.lock(id), now)
      if (await inside.shareOf(id, userId)) throw new Failure('envelope-taken')
      const share = await inside.take(id, userId, now)
      if (!share) throw new Failure('envelope-empty')
      await wallet.post(tx, {
        kind: 'envelope-claim',
        key: `red-claim-${id}-${userId}`,
        lines: [
          { ...escrowOf(id), tenths: -share.tenths },
          { owner: userId, account: 'wallet', tenths: share.tenths },
        ],
      })
      return { tenths: share.tenths, left: (await inside.left(id)).shares }
    })
    tellLeft(seen, left)
    await wallet.tellBalance(userId)
    return tenths
  }

  /** Gives back what nobody claimed. False: it was done before. */
  async function close(id: number): Promise<boolean> {
    const closed = await db.transaction(async (tx) => {
      const inside = createEnvelopeQueries(tx)
      const envelope = await inside.lock(id)
      const now = clock.now()
      if (!envelope || envelope.closedAt !== null || now < envelope.expiresAt) return undefined
      const { tenths } = await inside.left(id)
      if (tenths > 0)
        await wallet.post(tx, {
          kind: 'envelope-refund',
          key: `red-refund-${id}`,
          lines: [
            { ...escrowOf(id), tenths: -tenths },
            { owner: asUserId(envelope.senderId), account: 'wallet', tenths },
          ],
        })
      await inside.close(id, now)
      return { ...envelope, tenths }
    })
    if (!closed) return false
    tellLeft(closed, 0)
    if (closed.tenths > 0) await wallet.tellBalance(asUserId(closed.senderId))
    return true
  }

  return {
    send,
    claim,
    close,
    ofRoom: (roomUid: number, viewerId: number | undefined) => queries.ofRoom(roomUid, viewerId, clock.now()),
    async result(id: number, viewerId: number | undefined, limit: number, offset: number) {
      const envelope = await queries.byId(id, viewerId)
      if (!envelope) throw new Failure('envelope-unknown')
      return { envelope, claims: await queries.claims(id, limit, offset) }
    },
    /** Closes every envelope whose time is up; one that fails keeps the others from nothing. */
    async closeDue(): Promise<void> {
      for (const id of await queries.due(clock.now(), dueMax))
        await close(id).catch((error: unknown) => log.error({ err: error, id }, 'a red envelope was not closed'))
    },
  }
}

export type EnvelopeService = ReturnType<typeof createEnvelopeService>
