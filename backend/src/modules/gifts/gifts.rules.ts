import { limits } from '@pitchside/contract'

/** What a gift brings: the anchor's share in whole tenths, rounded down; the rest is the house's. */
export function splitGift(tenths: number): { anchor: number; house: number } {
  const anchor = Math.floor((tenths * limits.anchorSharePercent) / 100)
  return { anchor, house: tenths - anchor }
}

/** The gift of the same kind from the same member in the same room before this one. */
export interface GiftBefore {
  combo: number
  createdAt: number
}

/** Given in a row, this gift included: the row goes on while the next one comes soon enough. */
export function comboOf(before: GiftBefore | undefined, num: number, now: number): number {
  const goesOn = before !== undefined && now - before.createdAt <= limits.giftComboMs
  return num + (goesOn ? before.combo : 0)
}

/** What a request for a gift is about: two requests with one key must agree in all of it. */
export interface GiftContent {
  userId: number
  roomUid: number
  giftId: number
  num: number
  /** 0 bought, 1 from the backpack. */
  way: 0 | 1
}

export function isSameGift(a: GiftContent, b: GiftContent): boolean {
  return a.userId === b.userId && a.roomUid === b.roomUid && a.giftId === b.giftId && a.num === b.num && a.way === b.way
}

/** What a request for a coloured line is about. */
export interface BarrageContent {
  userId: number
  roomUid: number
  bubbleId: number
  text: string
}

export function isSameBarrage(a: BarrageContent, b: BarrageContent): boolean {
  return a.userId === b.userId && a.roomUid === b.roomUid && a.bubbleId === b.bubbleId && a.text === b.text
}
