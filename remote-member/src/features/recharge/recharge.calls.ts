import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { pageFrom } from '@pitchside/parts'
import type { OrderState, Pack } from './recharge'

export interface PayChannel {
  type: string
  name: string
}

export interface RechargeOffer {
  packs: Pack[]
  channels: PayChannel[]
}

/** One order, as its member sees it. */
export interface RechargeOrder {
  no: string
  state: OrderState
  yuan: string
  diamonds: number
  given: number
  atMs: number
  expiresMs: number
  /** Diamonds that came to the wallet; 0 while nothing did. */
  credited: number
  /** Where it is paid; undefined when it can't be paid any more. */
  url: string | undefined
}

export interface Wish {
  packId?: number
  diamonds?: number
  channel: string
  /** The same for every try of one click. */
  key: string
}

/** What can be bought, and how it can be paid. */
export async function loadOffer(signal?: AbortSignal): Promise<RechargeOffer> {
  const [packs, channels] = await Promise.all([
    call('listRechargePacks', {}, { isQuiet: true, signal }),
    call('listPayChannels', {}, { isQuiet: true, signal }),
  ])
  return {
    packs: packs.map(({ id, coin, give, money }) => ({ id, diamonds: coin, given: give ?? 0, yuan: money })),
    channels: channels.map(({ type, name }) => ({ type, name })),
  }
}

/** Makes an order; resolves with its number and the page where it is paid. */
export async function openCashier({ packId, diamonds, channel, key }: Wish): Promise<{ url: string; no: string }> {
  const input = { ...(packId === undefined ? { coin: diamonds } : { id: packId }), type: channel, nonce: key }
  const { url, order } = await call('getPayUrl', input, { isQuiet: true })
  return { url, no: order }
}

function orderOf(wire: CallData<'getRecharge'>): RechargeOrder {
  return {
    no: wire.order,
    state: wire.state,
    yuan: wire.money,
    diamonds: wire.coin,
    given: wire.give,
    atMs: wire.addtime * 1_000,
    expiresMs: wire.expires * 1_000,
    credited: Number(wire.credited),
    url: wire.url === '' ? undefined : wire.url,
  }
}

export const loadOrder = async (no: string, signal?: AbortSignal): Promise<RechargeOrder> =>
  orderOf(await call('getRecharge', { order: no }, { isQuiet: true, signal }))

export const topUpsKey = ['member', 'top-ups'] as const

/** The member does not want to pay it any more. */
export async function cancelOrder(no: string): Promise<void> {
  await call('cancelRecharge', { order: no }, { isQuiet: true })
}

/** Own orders, newest first. */
export async function loadTopUps(page: number, signal: AbortSignal) {
  return pageFrom(await call('listRecharges', { page }, { isQuiet: true, signal }), orderOf)
}
