import { createStore } from '@pitchside/platform'
import { afterTime, emptyBoard, type GiftRow, nextChangeAt, type TrayBoard, withGift } from './combo-trays'

/** The trays of one room, with the timer that lets them go. */
export class TrayStore {
  readonly store = createStore<TrayBoard>()(() => emptyBoard)
  #timer: ReturnType<typeof setTimeout> | undefined

  add(row: GiftRow): void {
    // What nobody sees is not gathered: a tab that comes back shows what happens then.
    if (document.hidden) return
    this.#set(withGift(this.store.getState(), row, Date.now()))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.store.setState(emptyBoard, true)
  }

  #set(board: TrayBoard): void {
    this.store.setState(board, true)
    clearTimeout(this.#timer)
    const at = nextChangeAt(board)
    if (at === undefined) return
    this.#timer = setTimeout(
      () => this.#set(afterTime(this.store.getState(), Date.now())),
      Math.max(0, at - Date.now()) + 1,
    )
  }
}
