import { AsyncLocalStorage } from 'node:async_hooks'
import type { UserId } from './ids'

/** A call of an operator that is being carried out: what the audit has to know of it. */
export interface Operation {
  operatorId: UserId
  call: string
  input: unknown
  ip: string
  /** A transaction of this call was committed together with its audit row. */
  isWritten: boolean
  /** Names what the call made, where the input could not name it yet. */
  subjectId?: string | number
}

const running = new AsyncLocalStorage<Operation>()

/** The operator's call this code runs in; undefined everywhere else. */
export const currentOperation = (): Operation | undefined => running.getStore()

/** Runs the work as a call of an operator: its transaction takes an audit row along. */
export const runOperation = <T>(operation: Operation, work: () => Promise<T>): Promise<T> =>
  running.run(operation, work)

/** The call made something new, which the audit is about. */
export function nameSubject(id: string | number): void {
  const operation = running.getStore()
  if (operation) operation.subjectId = id
}
