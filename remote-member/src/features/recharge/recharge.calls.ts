import { call } from '@pitchside/http'
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
  expiresMs: number
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

export async function loadOrder(no: string, signal?: AbortSignal): Promise<RechargeOrder> {
  const wire = await call('getRecharge', { order: no }, { isQuiet: true, signal })
  return {
    no: wire.order,
    state: wire.state,
    yuan: wire.money,
    diamonds: wire.coin,
    given: wire.give,
    expiresMs: wire.expires * 1_000,
  }
}
