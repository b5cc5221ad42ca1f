/** A click that was carried out. */
export interface SentClick {
  /** Epoch milliseconds. */
  at: number
  giftId: number
  num: number
  /** How many in a row with the same gift and number. */
  row: number
}

export interface Click {
  at: number
  giftId: number
  num: number
  /** Diamonds of the whole click. */
  cost: number
  isScene: boolean
}

/** Clicks on the combo button count while this lasts. */
export const comboMs = 3_000
/** A second press of a double click comes sooner than this. */
const doubleClickMs = 400
/** What is dear is asked for once more. What is dear, or plays over the whole picture, is not given twice by a nervous hand. */
export const dearDiamonds = 1_000
const dearMs = 1_000
/** The server takes ten a second. */
const fastestMs = 110

/** Whether a click is meant, and not the second half of a double click. */
export function isMeant(click: Click, last: SentClick | undefined): boolean {
  if (!last) return true
  const since = click.at - last.at
  if (click.isScene || click.cost >= dearDiamonds) return since >= dearMs
  const isSame = click.giftId === last.giftId && click.num === last.num
  return since >= (isSame && last.row > 1 ? fastestMs : doubleClickMs)
}

/** The click as it is remembered. */
export function afterClick(click: Click, last: SentClick | undefined): SentClick {
  const { at, giftId, num } = click
  const goesOn = last !== undefined && last.giftId === giftId && last.num === num && at - last.at <= comboMs
  return { at, giftId, num, row: goesOn ? last.row + 1 : 1 }
}
