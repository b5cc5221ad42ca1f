import { limits } from '@pitchside/contract'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { requestKey } from '../../kernel/request-key'
import { levelOf, type Users } from '../account/account.module'
import type { LiveModule } from '../live/live.module'
import type { NoblesModule } from '../nobles/nobles.module'
import { type Notices, noticeKinds } from '../notices/notices.module'
import type { Wallet } from '../wallet/wallet.module'
import { hornDecided } from './horn-decided.texts'
import { hornText } from './horn-text.rules'
import { createHornQueries, type HornDecision, type ShownHorn } from './horns.queries'

export interface HornDeps {
  kernel: Kernel
  users: Users
  wallet: Wallet
  perks: NoblesModule['perks']
  live: Pick<LiveModule, 'chat'>
  notices: Notices
}

export interface NewHorn {
  content: string
  /** The room it is sent from. */
  roomUid: number | undefined
}

const priceTenths = limits.hornDiamonds * 10
const escrowOf = (id: number) => ({ account: 'escrow' as const, reference: `horn:${id}` })

/** Horns: paid when sent, shown in all rooms once approved, given back when refused. */
export function createHornService({ kernel, users, wallet, perks, live, notices }: HornDeps) {
  const { db, clock, realtime } = kernel
  const queries = createHornQueries(db)

  async function publish({ id, userId, content }: ShownHorn): Promise<void> {
    const user = await users.find(asUserId(userId))
    if (!user) return
    realtime.publish('system', {
      type: 'horn',
      id,
      uid: userId,
      info: { username: user.nickname, content },
      avatar: user.avatar,
      level: levelOf(user.exp).level,
      tier: user.tier,
      at: clock.now(),
    })
  }

  return {
    queries,
    /** The free horn of a noble first, else diamonds, which wait in escrow for the review. */
    async send(userId: UserId, given: string | undefined, { content, roomUid }: NewHorn): Promise<void> {
      const line = hornText(content)
      if (line === undefined) throw new Failure('horn-text')
      const { words: text } = await (roomUid === undefined
        ? live.chat.admitEverywhere(userId, line)
        : live.chat.admit(roomUid, userId, line))
      const isPaid = await db.transaction(async (tx) => {
        const inside = createHornQueries(tx)
        const now = clock.now()
        const sendKey = await requestKey(tx, { call: 'horn', userId, given, content: [text] }, now)
        const made = await inside.insert(userId, text, sendKey, now)
        if (!made) {
          const earlier = await inside.byKey(userId, sendKey)
          if (!earlier) throw new Failure('horn-waiting')
          if (earlier.content !== text) throw new Failure('key-reused')
          return false
        }
        const periodId = await perks.takeFreeHorn(tx, userId)
        await inside.setPaid(made.id, periodId === undefined ? priceTenths : 0, periodId)
        if (periodId !== undefined) return false
        await wallet.post(tx, {
          kind: 'horn',
          key: `horn-${made.id}`,
          lines: [
            { owner: userId, account: 'wallet', tenths: -priceTenths },
            { ...escrowOf(made.id), tenths: priceTenths },
          ],
        })
        return true
      })
      if (isPaid) await wallet.tellBalance(userId)
    },
    /** Decides about a horn, once. */
    async review(decision: Omit<HornDecision, 'now'>): Promise<void> {
      const { id, status, remark } = decision
      const isApproved = status === 1
      const { horn, show } = await db.transaction(async (tx) => {
        const inside = createHornQueries(tx)
        const found = await inside.lock(id)
        if (!found) throw new Failure('not-found')
        if (found.status !== 0) throw new Failure('horn-reviewed')
        await inside.review({ ...decision, now: clock.now() })
        const owner = asUserId(found.userId)
        const { paidTenths } = found
        if (paidTenths > 0) {
          const held = { ...escrowOf(id), tenths: -paidTenths }
          const approved = { account: 'revenue' as const, reference: 'horns', tenths: paidTenths }
          const refused = { owner, account: 'wallet' as const, tenths: paidTenths }
          const kind = isApproved ? 'horn' : 'horn-refund'
          await wallet.post(tx, { kind, key: `${kind}-done-${id}`, lines: [held, isApproved ? approved : refused] })
          if (isApproved) await users.addWealth(tx, owner, paidTenths, 'horn')
        } else if (!isApproved && found.periodId !== null) await perks.returnFreeHorn(tx, found.periodId)
        const texts = hornDecided(found.content, isApproved ? undefined : remark)
        const notice = { kind: noticeKinds.horn, key: `horn-${id}`, ...texts, url: '/member?type=19' }
        return { horn: found, show: await notices.keep(tx, [owner], notice) }
      })
      show()
      if (isApproved) await this.showApproved()
      else if (horn.paidTenths > 0) await wallet.tellBalance(asUserId(horn.userId))
    },
    /** Tells all rooms of approved horns; also those a stopped process left behind. */
    async showApproved(): Promise<void> {
      for (const horn of await queries.takeUnshown(clock.now())) await publish(horn)
    },
  }
}

export type HornService = ReturnType<typeof createHornService>
