/** Names of events, as tim-js-sdk spells them. */
export const messagingEvent = {
  SDK_READY: 'sdkStateReady',
  SDK_NOT_READY: 'sdkStateNotReady',
  MESSAGE_RECEIVED: 'onMessageReceived',
  MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
  CONVERSATION_LIST_UPDATED: 'onConversationListUpdated',
  PROFILE_UPDATED: 'onProfileUpdated',
  KICKED_OUT: 'kickedOut',
  ERROR: 'error',
  NET_STATE_CHANGE: 'netStateChange',
} as const

/** Constants of tim-js-sdk that we use. */
export const messagingType = {
  MSG_TEXT: 'TIMTextElem',
  MSG_IMAGE: 'TIMImageElem',
  MSG_FILE: 'TIMFileElem',
  MSG_CUSTOM: 'TIMCustomElem',
  CONV_C2C: 'C2C',
  ALLOW_TYPE_ALLOW_ANY: 'AllowType_Type_AllowAny',
  NET_STATE_CONNECTED: 'connected',
  NET_STATE_CONNECTING: 'connecting',
  NET_STATE_DISCONNECTED: 'disconnected',
} as const

/** Methods of a tim-js-sdk instance that we use. */
export const messagingMethods = [
  'on',
  'off',
  'login',
  'logout',
  'createTextMessage',
  'createCustomMessage',
  'sendMessage',
  'resendMessage',
  'getConversationList',
  'getMessageList',
  'setMessageRead',
  'getMyProfile',
  'updateMyProfile',
] as const
