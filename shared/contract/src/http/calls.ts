import type { DataOf, InputOf } from '../call'
import type { BroughtEndpoints, pageEndpoints } from '../endpoints'
import type { CallName } from '../endpoints.all'
import { accountCalls } from './account'
import { accountSafetyCalls } from './account-safety'
import { applicationCalls } from './applications'
import { basketballCalls } from './basketball'
import { broadcastCalls } from './broadcast'
import { chatCalls } from './chat'
import { circleOrderCalls } from './circle-order'
import { circleCalls } from './circles'
import { clipCalls } from './clips'
import { cockpitCalls } from './cockpit'
import { contentCalls, headlineCalls } from './content'
import { databaseCalls } from './database'
import { draftCalls } from './drafts'
import { dynamicCalls } from './dynamics'
import { embedCalls } from './embeds'
import { envelopeCalls } from './envelopes'
import { esportsCalls } from './esports'
import { expertApplicationCalls } from './expert-applications'
import { expertCalls } from './experts'
import { favoriteCalls } from './favorites'
import { followCalls } from './follows'
import { foresightCalls } from './foresight'
import { giftCalls } from './gifts'
import { guessCalls } from './guesses'
import { writerCalls } from './headlines'
import { liveCalls } from './live'
import { mallCalls } from './mall'
import { matchCalls } from './match'
import { moneyCalls } from './money'
import { nobleCalls } from './nobles'
import { noticeCalls, reminderCalls } from './notices'
import { operatorCalls } from './operators'
import { payoutCalls } from './payouts'
import { pollCalls } from './polls'
import { pushCalls } from './push'
import { rechargeCalls } from './recharge'
import { reportCalls } from './reports'
import { roomManagementCalls } from './room-management'
import { scoreCalls } from './scores'
import { searchCalls } from './search'
import { secondFactorCalls } from './second-factor'
import { socialCalls } from './social'
import { taskCalls } from './tasks'
import { videoCalls } from './video'
import { videoPartCalls } from './video-parts'

/** Every call definition, with schemas. For the server and for tests only: the schemas are heavy. */
export const calls = {
  ...accountCalls,
  ...accountSafetyCalls,
  ...applicationCalls,
  ...basketballCalls,
  ...broadcastCalls,
  ...chatCalls,
  ...circleCalls,
  ...circleOrderCalls,
  ...clipCalls,
  ...cockpitCalls,
  ...contentCalls,
  ...databaseCalls,
  ...draftCalls,
  ...dynamicCalls,
  ...embedCalls,
  ...expertApplicationCalls,
  ...expertCalls,
  ...favoriteCalls,
  ...searchCalls,
  ...followCalls,
  ...foresightCalls,
  ...giftCalls,
  ...envelopeCalls,
  ...guessCalls,
  ...mallCalls,
  ...esportsCalls,
  ...nobleCalls,
  ...headlineCalls,
  ...liveCalls,
  ...matchCalls,
  ...moneyCalls,
  ...noticeCalls,
  ...reminderCalls,
  ...payoutCalls,
  ...operatorCalls,
  ...pollCalls,
  ...pushCalls,
  ...rechargeCalls,
  ...reportCalls,
  ...roomManagementCalls,
  ...scoreCalls,
  ...secondFactorCalls,
  ...socialCalls,
  ...taskCalls,
  ...videoCalls,
  ...videoPartCalls,
  ...writerCalls,
}

/** Names that have a definition. */
export type DefinedCall = keyof typeof calls & CallName

/** Names whose addresses every page knows. */
export type PageCall = DefinedCall & keyof typeof pageEndpoints

/** Names whose addresses the one remote that makes them brings along. */
export type BroughtCall = DefinedCall & keyof BroughtEndpoints

/** What the caller sends. */
export type CallInput<N extends DefinedCall> = InputOf<(typeof calls)[N]>
/** What `data` holds on success. */
export type CallData<N extends DefinedCall> = DataOf<(typeof calls)[N]>

/** Names of the calls that are lists: their handlers give rows, the binder makes pages of them. */
export type ListCall = {
  [N in DefinedCall]: (typeof calls)[N] extends { perPage: number } ? N : never
}[DefinedCall]
