export { code, type Envelope, sessionLostCodes } from './codes'
export { type CallName, endpointOf, endpoints, queryPosts } from './endpoints'
export type { CallData, CallInput, DefinedCall } from './http/calls'
export { limits } from './limits'
export type { RoomEnvelope, RoomGift, RoomMessage, RoomNoble, RoomPerson } from './room-message'
export {
  type AccountData,
  type AckFrame,
  type ClientFrame,
  type DataFrame,
  deltaField,
  type EnvelopeData,
  type FeedData,
  frameCode,
  type GoalData,
  type HornData,
  type LoginFrame,
  type MatchDelta,
  type MatchDeltaData,
  type NoticeData,
  type PeerReadData,
  type PrivateMessage,
  type PrivateMessageData,
  type ReleaseData,
  type ReleaseFrame,
  type RoomChatData,
  type RoomEventData,
  type ServerFrame,
  type TabooData,
  type Topic,
  type TopicData,
} from './socket'
