import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { requestKey } from '../../kernel/request-key'
import type { Wallet } from '../wallet/wallet.module'
import type { SchemeMatches } from './ports/scheme-matches.port'
import { requireUpcoming } from './publish.service'
import { createPurchaseQueries } from './purchases.queries'
import { createSchemeQueries } from './schemes.queries'

export interface PurchaseDeps {
  kernel: Kernel
  wallet: Wallet
  matches: SchemeMatches
}

export interface PurchaseAsk {
  userId: UserId
  schemeId: number
  /** Key of the client's intention. */
  given: string | undefined
}

export const escrowOf = (id: number) => ({ account: 'escrow' as const, reference: `scheme:${id}` })

/** Members buy schemes: once each, before the start, never their own. */
export function createPurchases({ kernel, wallet, matches }: PurchaseDeps) {
  const { db, clock } = kernel

  async function buyIn(tx: Db, { userId, schemeId, given }: PurchaseAsk): Promise<void> {
    const purchases = createPurchaseQueries(tx)
    await purchases.lockMember(userId)
    const now = clock.now()
    const key = await requestKey(tx, { call: 'scheme', userId, given, content: [schemeId] }, now)
    const known = await purchases.byKey(key)
    if (known) {
      if (known.schemeId !== schemeId) throw new Failure('key-reused')
      return
    }
    const scheme = await createSchemeQueries(tx).hold(schemeId)
    if (!scheme) throw new Failure('scheme-unknown')
    if (scheme.expertId === userId) throw new Failure('scheme-own')
    if (scheme.priceTenths === 0) throw new Failure('scheme-free')
    if (scheme.status !== 0) throw new Failure('scheme-closed')
    requireUpcoming(matches.find(scheme.matchId), now)
    const tenths = scheme.priceTenths
    if (!(await purchases.insert({ schemeId, userId, tenths, key }, now))) throw new Failure('scheme-bought')
    await wallet.post(tx, {
      kind: 'scheme',
      key: `scheme-${schemeId}-${userId}`,
      lines: [
        { owner: userId, account: 'wallet', tenths: -tenths },
        { ...escrowOf(schemeId), tenths },
      ],
      remark: scheme.title,
    })
  }

  return {
    buyIn,
    async buy(ask: PurchaseAsk): Promise<void> {
      await db.transaction((tx) => buyIn(tx, ask))
      await wallet.tellBalance(ask.userId)
    },
  }
}

export type Purchases = ReturnType<typeof createPurchases>
