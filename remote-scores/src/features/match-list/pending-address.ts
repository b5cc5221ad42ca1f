import { type ListAddress, writeAddress } from './list-address'

/** New values, or how they follow from those the list has by now. */
export type AddressChange = Partial<ListAddress> | ((current: ListAddress) => Partial<ListAddress>)

/** A navigation that is not there after so long was given up for another one. */
const onTheWayMs = 1_000

/** The address with everything that was asked for, also what is still on its way: each change is built on the one before. */
export class PendingAddress {
  #current: ListAddress
  #seen: ListAddress
  #asked = { text: '', atMs: Number.NEGATIVE_INFINITY }

  constructor(address: ListAddress) {
    this.#current = address
    this.#seen = address
  }

  /** The page shows this address now; an older one than was asked for takes nothing back. */
  shows(address: ListAddress, text: string, nowMs: number): void {
    if (this.#seen === address) return
    this.#seen = address
    const isOnTheWay = this.#asked.text !== text && nowMs - this.#asked.atMs < onTheWayMs
    if (!isOnTheWay) this.#current = address
  }

  /** What the address shall be after a change. */
  change(change: AddressChange, nowMs: number): URLSearchParams {
    this.#current = { ...this.#current, ...(typeof change === 'function' ? change(this.#current) : change) }
    const next = writeAddress(this.#current)
    this.#asked = { text: next.toString(), atMs: nowMs }
    return next
  }
}
