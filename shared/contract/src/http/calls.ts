import type { DataOf, InputOf } from '../call'
import type { CallName } from '../endpoints'
import { accountCalls } from './account'
import { applicationCalls } from './applications'
import { broadcastCalls } from './broadcast'
import { dynamicCalls } from './dynamics'
import { giftCalls } from './gifts'
import { moneyCalls } from './money'
import { roomManagementCalls } from './room-management'
import { scoreCalls } from './scores'
import { taskCalls } from './tasks'

/** Every call definition, with schemas. For the server and for tests only: the schemas are heavy. */
export const calls = {
  ...accountCalls,
  ...applicationCalls,
  ...broadcastCalls,
  ...dynamicCalls,
  ...giftCalls,
  ...moneyCalls,
  ...roomManagementCalls,
  ...scoreCalls,
  ...taskCalls,
}

/** Names that have a definition. */
export type DefinedCall = keyof typeof calls & CallName

/** What the caller sends. */
export type CallInput<N extends DefinedCall> = InputOf<(typeof calls)[N]>
/** What `data` holds on success. */
export type CallData<N extends DefinedCall> = DataOf<(typeof calls)[N]>
