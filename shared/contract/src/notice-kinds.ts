/**
 * Kinds of news for one member; below 10 are announcements to everybody. A kind's ten is its tab of the message centre:
 * see {@link noticeTabs}.
 */
export const noticeKinds = {
  matchBegins: 10,
  broadcastBegins: 11,
  /** Somebody wrote under a thing of the member. */
  commented: 20,
  /** Somebody answered a comment of the member. */
  answered: 21,
  /** Somebody named the member in a post. */
  mentioned: 22,
  thingLiked: 30,
  commentLiked: 31,
  anchorApplication: 40,
  expertApplication: 41,
  horn: 42,
  withdrawal: 43,
  recharge: 44,
  exchange: 45,
  guess: 46,
  account: 47,
  noble: 48,
  /** Something the member published was approved, refused or taken away. */
  publication: 49,
  report: 50,
  /** A followed expert published a scheme; a bought one was settled or its price came back. */
  scheme: 51,
  /** Another anchor sent the own viewers to the room of the member. */
  raid: 52,
} as const

/** Kinds of a tab of the message centre: from, and up to but without the second number. */
export const noticeTabs = {
  reminders: [10, 20],
  replies: [20, 30],
  likes: [30, 40],
  system: [40, 100],
} as const

export type NoticeTab = keyof typeof noticeTabs
