/** A row of gifts of one kind from one member. */
export interface GiftRow {
  /** The same for all gifts of the row. */
  key: string
  userId: number
  userName: string
  avatar: string
  tier: number
  giftId: number
  /** In the visitor's language. */
  giftName: string
  icon: string
  /** Given in a row. */
  count: number
  /** Diamonds of the newest gift in the row. */
  value: number
  isMine: boolean
}

/** A row on the screen. */
export interface Tray extends GiftRow {
  shownAt: number
  /** Epoch milliseconds at which it goes when nothing is added. */
  until: number
}

export interface TrayBoard {
  /** Places from the bottom up; a tray never changes its place. */
  slots: readonly (Tray | undefined)[]
  /** Rows without a place: the own one first, then the dearest, then the oldest. */
  waiting: readonly GiftRow[]
}

export const trayCount = 3
/** A row stays this long after its last gift: as long as the server continues it. */
export const trayMs = 3_000
/** A row that never ends makes room for those that wait. */
export const trayLongestMs = 12_000
export const waitingMax = 30

export const emptyBoard: TrayBoard = { slots: Array<undefined>(trayCount).fill(undefined), waiting: [] }

const shown = (row: GiftRow, now: number, shownAt = now): Tray => ({ ...row, shownAt, until: now + trayMs })

/** Dearer first; what is equal keeps its order. */
function inOrder(rows: readonly GiftRow[]): GiftRow[] {
  return [...rows].sort((a, b) => Number(b.isMine) - Number(a.isMine) || b.value - a.value).slice(0, waitingMax)
}

function fill({ slots, waiting }: TrayBoard, now: number): TrayBoard {
  const rest = [...waiting]
  const filled = slots.map((slot) => {
    const next = slot ? undefined : rest.shift()
    return next ? shown(next, now) : slot
  })
  return { slots: filled, waiting: rest }
}

/** The board after a gift: it continues its row, takes a free place, or waits. */
export function withGift(board: TrayBoard, row: GiftRow, now: number): TrayBoard {
  const isSame = (other: GiftRow | undefined) => other?.key === row.key
  if (board.slots.some(isSame))
    return { ...board, slots: board.slots.map((slot) => (slot && isSame(slot) ? shown(row, now, slot.shownAt) : slot)) }
  const others = board.waiting.filter((other) => !isSame(other))
  return fill({ slots: board.slots, waiting: inOrder([...others, row]) }, now)
}

const isOver = (tray: Tray, now: number, hasWaiting: boolean): boolean =>
  tray.until <= now || (hasWaiting && tray.shownAt + trayLongestMs <= now)

/** The board as time goes by: rows that are over leave, and those that wait come in. */
export function afterTime(board: TrayBoard, now: number): TrayBoard {
  const hasWaiting = board.waiting.length > 0
  if (!board.slots.some((slot) => slot && isOver(slot, now, hasWaiting))) return board
  const slots = board.slots.map((slot) => (slot && isOver(slot, now, hasWaiting) ? undefined : slot))
  return fill({ slots, waiting: board.waiting }, now)
}

/** When the board next changes by itself; undefined: not until another gift. */
export function nextChangeAt({ slots, waiting }: TrayBoard): number | undefined {
  const ends = slots.flatMap((slot) =>
    slot ? [waiting.length > 0 ? Math.min(slot.until, slot.shownAt + trayLongestMs) : slot.until] : [],
  )
  return ends.length === 0 ? undefined : Math.min(...ends)
}
