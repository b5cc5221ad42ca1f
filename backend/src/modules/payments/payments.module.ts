import type { Disposer } from '../../kernel/disposer'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Wallet } from '../wallet/wallet.module'
import { callbackRoutes } from './callback.routes'
import { createCashierService } from './cashier.service'
import { codeRoutes } from './code.routes'
import { paymentMessages } from './payments.messages'
import { paymentCalls } from './payments.routes'
import type { PaymentProvider } from './ports/payment.port'
import { createReconciler } from './reconcile.service'
import { createSettleService } from './settle.service'

const askEveryMs = 5_000

export interface PaymentDeps {
  kernel: Kernel
  wallet: Wallet
  providers: readonly PaymentProvider[]
}

/** Top-ups with real money: orders, cashiers of providers, their messages, and what nobody told us. */
export function createPaymentsModule({ kernel, wallet, providers }: PaymentDeps): BackendModule {
  const settle = createSettleService(kernel, wallet)
  const cashier = createCashierService(kernel, providers)
  const reconciler = createReconciler(kernel, providers, settle)
  const now = () => kernel.clock.now()
  let counts = { disputed: 0, unhandled: 0 }

  const work = (): Promise<void> => reconciler.run()
  async function count(): Promise<void> {
    counts = await settle.queries.counts()
  }

  return {
    name: 'payments',
    adapters: { payment: providers.map(({ name }) => name).join(', ') || 'none' },
    calls: paymentCalls({ cashier, settle, providers, now }),
    messages: paymentMessages,
    health: () => ({ payments: counts }),
    async routes(app) {
      await app.register(async (scope) => callbackRoutes(scope, { providers, settle, log: kernel.log }))
      await app.register(async (scope) => codeRoutes(scope, { queries: cashier.queries, now }))
      for (const provider of providers)
        if (provider.routes) await app.register(async (scope) => provider.routes?.(scope))
    },
    async start() {
      const { clock, jobs } = kernel
      await jobs.lead(reconciler.catchUp)
      // In the background: providers may take their time, and visitors don't wait for them.
      const first = jobs
        .lead(work)
        .then(count)
        .catch((error: unknown) => kernel.log.error({ err: error }, 'open orders were not asked about'))
      const stops: Disposer[] = [() => first, jobs.every(askEveryMs, work), clock.every(askEveryMs, count)]
      for (const provider of providers) if (provider.start) stops.push(provider.start())
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
