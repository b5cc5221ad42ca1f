import type { Kernel } from '../../kernel/kernel'
import type { PaymentProvider } from './ports/payment.port'
import type { AskedOrder } from './settle.queries'
import { nextAskAt } from './settle.rules'
import type { SettleService } from './settle.service'

/** Who asks a provider leaves an order to others after so long. */
const busyMs = 60_000

/** Asks providers what became of orders we heard nothing of, so that a lost message loses nobody's money. */
export function createReconciler(kernel: Kernel, providers: readonly PaymentProvider[], settle: SettleService) {
  const { clock, log } = kernel
  const { queries } = settle

  async function ask({ no, channel, reference, asked, expiresAt }: AskedOrder): Promise<void> {
    const provider = providers.find((candidate) => candidate.channel === channel)
    try {
      const fact = await provider?.ask({ orderNo: no, reference: reference ?? undefined })
      // The answer is kept like a message. It is the same one for the same fact, however often it is heard.
      if (fact && fact.status !== 'pending') {
        const id = `ask-${no}-${fact.status}-${fact.transaction ?? ''}`
        await settle.hear(channel, id, fact, '')
      }
    } catch (error) {
      log.warn({ err: error, orderNo: no, channel }, 'a provider could not be asked about an order')
    }
    // Orders that are paid left the list by themselves.
    await queries.setAskAt(no, nextAskAt(clock.now(), asked, expiresAt))
  }

  return {
    async run(): Promise<void> {
      const now = clock.now()
      await settle.handleLeftOver(now - busyMs)
      for (const order of await queries.takeToAsk(now, now + busyMs)) await ask(order)
      await queries.closeExpired(clock.now())
    },
    /** At the start: messages may have been sent to a process that was not there. */
    async catchUp(): Promise<void> {
      await queries.askAllNow(clock.now())
      await settle.handleLeftOver(clock.now())
    },
  }
}

export type Reconciler = ReturnType<typeof createReconciler>
