import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { describePaymentProvider, type PaymentBench } from '../../modules/payments/ports/payment.contract'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { SandboxProvider } from './payment-sandbox'
import { newKey, signMessage } from './sandbox-keys'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'payments'] })
})
afterAll(() => site.close())

async function open(): Promise<PaymentBench> {
  const provider = new SandboxProvider(site.app.kernel)
  const book = 'insert into sandbox_payments (order_no, amount_fen, behaviour, status, transaction, paid_fen, at)'
  return {
    provider,
    clock: site.clock,
    isTimeBound: true,
    async paidMessage({ orderNo, transaction, fen, messageId }, options) {
      const body = JSON.stringify({ id: messageId, order: orderNo, status: 'paid', transaction, amount_fen: fen })
      const timestamp = String(Math.floor(site.clock.now() / 1_000))
      const key = options?.isForged ? await newKey() : await provider.keys.messageKey()
      const headers = { 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': signMessage(key, timestamp, body) }
      return { body: Buffer.from(body), headers }
    },
    async answerWith({ orderNo, transaction, fen }, status) {
      await site.db.query('delete from sandbox_payments where order_no = $1', [orderNo])
      const isPaid = status === 'paid'
      const values = [orderNo, fen, status, isPaid ? transaction : null, isPaid ? fen : null]
      if (status !== 'pending') await site.db.query(`${book} values ($1, $2, 'paid', $3, $4, $5, 0)`, values)
    },
    asked({ url = '' }) {
      const { searchParams } = new URL(url)
      return { orderNo: searchParams.get('order') ?? '', fen: Number(searchParams.get('amount')) }
    },
    async close() {},
  }
}

describe('the sandbox cashier', () => {
  describePaymentProvider(open)

  test('MEM-01 the key it signs with is made once and kept', async () => {
    const [first, second] = [new SandboxProvider(site.app.kernel), new SandboxProvider(site.app.kernel)]
    const pems = await Promise.all(
      [first, second].map(async ({ keys }) => (await keys.messageKey()).export({ type: 'pkcs8', format: 'pem' })),
    )
    expect(pems[0]).toBe(pems[1])
  })

  test('MEM-01 /healthz says that it is embedded', async () => {
    const { adapters } = (await site.app.fastify.inject('/healthz')).json<{ adapters: Record<string, string> }>()
    expect(adapters.payment).toBe('sandbox (embedded, nothing is charged)')
  })
})
