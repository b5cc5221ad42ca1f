export type {
  ChatGroupData,
  ChatListData,
  MessageRevokedData,
  PeerReadData,
  PrivateMessage,
  PrivateMessageData,
} from './chat-frames'
export { code, type Envelope, sessionLostCodes } from './codes'
export type { DocumentCall } from './document-calls'
export { pageEndpointOf, queryPosts } from './endpoints'
export { type CallName, endpointOf, endpoints } from './endpoints.all'
export type { FieldData } from './field-frames'
export type { BroughtCall, CallData, CallInput, DefinedCall, ListCall, PageCall } from './http/calls'
export type { SecondFactorAsked, SecondFactorMissing } from './http/second-factor'
export { limits } from './limits'
export { matchDays } from './match-days'
export { deltaField, type FeedData, type GoalData, type MatchDelta, type MatchDeltaData } from './match-frames'
export { isGoalType, kicksOf, scorePlace, shownScore } from './match-score'
export {
  basketballState,
  esportsState,
  footballState,
  groupOfState,
  hasHalfTime,
  isBreak,
  isExtraTime,
  isKnownStart,
  isPostponed,
  type StateGroup,
  type StateSport,
  unknownState,
} from './match-states'
export { memberPath, memberSections } from './member-sections'
export { type NoticeTab, noticeKinds, noticeTabs } from './notice-kinds'
export { type PicturePurpose, type PictureType, pictureRules } from './picture-rules'
export { type PushedMessage, type PushKind, pushKinds } from './push-kinds'
export type {
  RoomEmote,
  RoomEnvelope,
  RoomGift,
  RoomMessage,
  RoomNoble,
  RoomPerson,
  RoomPoll,
  RoomQuote,
  RoomRules,
} from './room-message'
export { searchable } from './search-text'
export {
  type AccountData,
  type AckFrame,
  type ClientFrame,
  type DataFrame,
  type EnvelopeData,
  frameCode,
  type GuessData,
  type HornData,
  type LoginFrame,
  type NoticeData,
  type ReleaseData,
  type ReleaseFrame,
  type RoomChatData,
  type RoomEventData,
  type ServerFrame,
  type TabooData,
  type TopicData,
} from './socket'
export type { Topic } from './topics'
export { isWorkChallenge, type WorkChallenge, workNeeded } from './work'
