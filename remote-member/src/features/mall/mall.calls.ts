import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** Kinds of goods; 0 is all of them. */
export const categories = [0, 1, 2, 3] as const
export type Category = (typeof categories)[number]

/** Something the mall exchanges for diamonds. */
export interface Goods {
  id: number
  name: string
  text: string
  picture: string
  diamonds: number
  stock: number
  isParcel: boolean
}

/** Who gets a parcel; a type, not an interface, so that a kept form can hold it. */
export type Receiver = { name: string; mobile: string; address: string }

/** Where an exchange is. */
export type ExchangeState = 'ordered' | 'sent' | 'done' | 'refused'
const states: readonly ExchangeState[] = ['ordered', 'sent', 'done', 'refused']

export interface Exchange {
  id: number
  name: string
  picture: string
  count: number
  diamonds: number
  atMs: number
  state: ExchangeState
  remark: string
  receiver: Receiver
  isParcel: boolean
}

type GoodsRow = CallData<'listGoods'>['data'][number]

const toGoods = (row: GoodsRow): Goods => ({
  id: row.id,
  name: row.name,
  text: row.desc,
  picture: row.img,
  diamonds: row.price,
  stock: row.stock,
  isParcel: row.need_address === 1,
})

export async function loadGoods(category: Category, page: number, signal?: AbortSignal): Promise<ListPage<Goods>> {
  const reply = await call('listGoods', { type: category, page }, { isQuiet: true, signal })
  return pageFrom(reply, toGoods)
}

/** Something the house holds for a time. */
export interface Activity {
  id: number
  title: string
  picture: string
  url: string
}

export async function loadActivities(page: number, signal?: AbortSignal): Promise<ListPage<Activity>> {
  const reply = await call('listActivities', { page }, { isQuiet: true, signal })
  return pageFrom(reply, ({ id, title, img, url }) => ({ id, title, picture: img, url }))
}

export async function loadExchanges(page: number, signal?: AbortSignal): Promise<ListPage<Exchange>> {
  const reply = await call('listExchanges', { page }, { isQuiet: true, signal })
  return pageFrom(reply, (row) => ({
    id: row.id,
    name: row.name,
    picture: row.img,
    count: row.num,
    diamonds: row.cost,
    atMs: row.addtime * 1_000,
    state: states[row.status] ?? 'ordered',
    remark: row.remark,
    receiver: { name: row.receiver, mobile: row.mobile, address: row.address },
    isParcel: row.need_address === 1,
  }))
}

/** The saved address; undefined before the first parcel. */
export async function loadAddress(signal?: AbortSignal): Promise<Receiver | null> {
  return call('getExchangeAddress', {}, { isQuiet: true, signal })
}

export async function saveAddress(receiver: Receiver): Promise<void> {
  await call('saveExchangeAddress', { ...receiver }, { isQuiet: true })
}

export interface Order {
  goodsId: number
  count: number
  receiver: Receiver | undefined
  /** The same again is the same exchange. */
  nonce: string
}

export async function exchange({ goodsId, count, receiver, nonce }: Order): Promise<void> {
  await call('exchangeGoods', { id: goodsId, num: count, ...receiver, nonce }, { isQuiet: true })
}

export async function confirmReceipt(id: number): Promise<void> {
  await call('confirmExchange', { id })
}
