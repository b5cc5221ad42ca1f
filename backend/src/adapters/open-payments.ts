import type { Kernel } from '../kernel/kernel'
import type { PaymentProvider } from '../modules/payments/ports/payment.port'
import { AlipayProvider } from './payment-alipay/payment-alipay'
import { SandboxProvider } from './payment-sandbox/payment-sandbox'
import { StripeProvider } from './payment-stripe/payment-stripe'
import { WechatPayProvider } from './payment-wechat/payment-wechat'

/** The ways to pay the configuration asks for, in the order they are offered. */
export function openPayments(kernel: Kernel): PaymentProvider[] {
  const { alipay, wechat, stripe, sandbox } = kernel.config.payments
  const now = () => kernel.clock.now()
  const providers: PaymentProvider[] = []
  if (alipay) providers.push(new AlipayProvider(alipay, now))
  if (wechat) providers.push(new WechatPayProvider(wechat, { now, nonce: () => kernel.random.token(16) }))
  if (stripe) providers.push(new StripeProvider(stripe, now))
  if (sandbox) providers.push(new SandboxProvider(kernel))
  return providers
}
