import type { Db } from '../db/db'
import type { Disposer } from './disposer'

/** The right to do what only one node may do. */
export interface Lease {
  /** This node leads, as far as it can know: false as soon as another one may have taken over. */
  isHeld(): boolean
  /** As `isHeld`; a holder that was late to ask, because its process stood still, asks now. */
  hold(): Promise<boolean>
  /** The last answer said that this node leads. For what does no harm when it is wrong. */
  isOurs(): boolean
  /** Number of this node's reign; it grows with every change of hands. */
  term(): number
  /** This node took over from another one. */
  onTaken(listener: () => void): Disposer
  /** Fails with `LeaseLost` when another node has taken over; nobody can, until the transaction is over. */
  check(tx: Db, term: number): Promise<void>
  /** Gives the lease back, so that another node need not wait for its end. */
  close(): Promise<void>
}

/** For a process that has its data base to itself: the lock of the folder says so. */
export const aloneLease: Lease = {
  isHeld: () => true,
  hold: async () => true,
  isOurs: () => true,
  term: () => 0,
  onTaken: () => () => undefined,
  check: async () => undefined,
  close: async () => undefined,
}
