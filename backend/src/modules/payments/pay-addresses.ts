import type { PayChannel } from './ports/payment.port'

/** Everything of payments that is not a call stands under this path. */
export const payPath = '/pay'
export const notifyPath = (channel: PayChannel): string => `${payPath}/callback/${channel}`
export const codePath = `${payPath}/code`

/** Addresses that providers and payers are given. */
export const payAddresses = (origin: string) => ({
  notify: (channel: PayChannel) => `${origin}${notifyPath(channel)}`,
  back: (orderNo: string) => `${origin}/member?type=1&isRecharge=true&order=${orderNo}`,
  code: (orderNo: string) => `${origin}${codePath}/${orderNo}`,
})
