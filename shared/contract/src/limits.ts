import { shownLimits } from '@pitchside/base'

/**
 * Every business constant and limit of the product, once. Source: specification section 9 and 5; lines marked ◇ in the
 * requirements are our choice. Client and server enforce these same values.
 */
export const limits = {
  ...shownLimits,
  httpTimeoutMs: 20_000,
  heartbeatMs: 30_000,
  smsCountdownS: 60,
  goalSoundMs: 6_000,
  mobileChars: 11,
  smsCodeChars: 6,
  searchChars: 10,
  searchLatinChars: 40,
  hotTeams: 10,
  chatPageMessages: 15,
  timeDividerGapS: 120,
  headerHideScrollPx: 60,
  mobileLayoutPx: 992,
  mobileRedirectPx: 500,
  mobileCheckPx: 1080,
  profileUpdateDelayMs: 1_000,
  messagingLoginDelayMs: 500,
  randomMin: 1_000,
  randomMax: 9_999,
  defaultCountryCode: '86',
  placardChars: 50,
  avatarBytes: 5 * 1024 * 1024,
  /** Side of a stored avatar. */
  avatarPx: 512,
  uploadTokenTtlS: 600,
  coverBytes: 5 * 1024 * 1024,
  videoBytes: 50 * 1024 * 1024,
  photosPerPost: 4,
  /** A picture of a post. */
  postPictureBytes: 5 * 1024 * 1024,
  /** A post of an anchor or in a circle. */
  postChars: 1_000,
  /** A post in a circle: its title, and what it may name. */
  postTitleChars: 60,
  topicChars: 20,
  topicsPerPost: 5,
  mentionsPerPost: 10,
  /** Browsers of one member that are told things while no page is open. */
  pushDevices: 10,
  /** Matches and teams a member follows and hears nothing of. */
  mutedPushes: 500,
  paymentPasswordDigits: 6,
  /** Wrong payment passwords before it is locked, and for how long. */
  paymentPasswordTries: 5,
  paymentPasswordLockS: 30 * 60,
  /** Diamonds of one withdrawal. */
  withdrawalMinDiamonds: 100,
  withdrawalMaxDiamonds: 500_000,
  /** Diamonds of income that are paid out as one yuan. */
  withdrawalDiamondsPerYuan: 10,
  /** Withdrawals of one member that may wait for review. */
  withdrawalsInReview: 10,
  /** A bound card or Alipay account can be changed once in so long. */
  rebindPauseS: 24 * 3_600,
  /** Rows of a page, where a list says nothing else. */
  rowsPerPage: 10,
  /** Rows of a page of a day's matches. */
  matchesPerPage: 200,
  /** Rows of an exported list of orders. */
  exportRows: 20_000,
  roomManagers: 200,
  recordRangeMonths: 3,
  expertExperienceWords: 200,
  /** Code points of the same text, whatever its words. */
  expertExperienceChars: 2_000,
  introductionMinChars: 15,
  introductionMaxChars: 1_000,
  realNameChars: 40,
  /** Photos of identity papers. */
  documentBytes: 5 * 1024 * 1024,
  broadcastTitleChars: 30,
  /** What a page sends to see how fast it can send. */
  uploadProbeChars: 30_000,
  /** Texts an anchor keeps ready for the chat. */
  quickTexts: 9,
  /** Broadcasts one anchor may have planned. */
  plansPerAnchor: 50,
  /** How far ahead a broadcast may be planned. */
  planAheadDays: 60,
  remarkChars: 100,
  wealthUnitTenths: 1,
  /** What an anchor gets of a gift; the rest is the house's. */
  anchorSharePercent: 50,
  freeAdvertisementBarrages: 30,
  /** A gift of the same kind from the same member this soon continues the row. */
  giftComboMs: 3_000,
  /** A line in a coloured bubble. */
  bubbleTextChars: 60,
  /** A month of nobility. */
  nobleMonthDays: 30,
  /** How far ahead a member may pay. */
  nobleMonthsAhead: 12,
  /** A member is reminded when fewer days are left. */
  nobleReminderDays: 7,
  hornChars: 20,
  /** Price of a horn that is not free. */
  hornDiamonds: 66,
  /** From sending a red envelope to the moment it may be opened, and from there to its end. */
  envelopeCountdownS: 30,
  envelopeLifetimeS: 600,
  envelopeSharesMax: 1_000,
  envelopeDiamondsMax: 1_000_000,
  /** What makes a room hot: points for what happened within the window, on air. */
  heat: {
    windowMinutes: 30,
    perWatchMinute: 10,
    perTalkMinute: 5,
    perFollow: 50,
    perDiamond: 1,
    /** Of one member's gifts within the window no more counts. */
    diamondsOfOneMost: 100_000,
    most: 99_999_999,
  },
  /** Length of a minute of watching that counts: pages report each minute, and a report may come a little early. */
  watchMinuteMs: 55_000,
  /** Goods of one kind in one exchange. */
  exchangeNum: 99,
  receiverNameChars: 40,
  addressChars: 200,
  /** Goods that were sent count as received after so long. */
  exchangeDoneDays: 14,
  /** Diamonds on one guess, and in all guesses of a member on one day of the site. */
  guessStakeMin: 1,
  guessStakeMax: 500,
  guessDayMax: 2_000,
  /** How long stakes are taken. */
  guessOpenS: 300,
  /** Guesses of one room on one match. */
  guessesPerMatch: 10,
  /** A result stands for so long before it is paid: a goal may be taken back. */
  guessSettleS: 10,
  /** The same for the next goal, which a video referee may still look at. */
  guessReviewS: 150,
  /** Diamonds of an expert's scheme that is not free, and the expert's part of them; the rest is the house's. */
  schemePriceMin: 8,
  schemePriceMax: 888,
  schemeSharePercent: 60,
  schemeTitleChars: 40,
  schemeTextMinChars: 30,
  schemeTextMaxChars: 2_000,
  /** Schemes of one expert on one day of the site, and how far ahead of a match. */
  schemesPerDay: 10,
  schemeAheadH: 72,
  /** A result stands for so long before it settles schemes. */
  schemeSettleS: 60,
  /** What buyers paid waits for so long after the result: until then a match can still be called off. */
  schemeHoldH: 24,
  /** Results are looked at again for so many days. */
  schemeCorrectionDays: 7,
  /** A match without an end so long after its kick-off is none. */
  schemeForgottenH: 48,
  /** Settled schemes before an expert has a rate that counts in lists. */
  expertRateSchemes: 10,
  chunkLoadTimeoutMs: 120_000,
  messageMs: 5_000,
  loginHintMs: 2_000,
  /** Code points of a line in a room. */
  chatTextChars: 200,
  /** Emoji in one line. */
  chatEmojis: 20,
  /** Pauses between the lines of one member that a room may ask for, seconds. */
  chatSlowS: [0, 5, 10, 30, 60, 120],
  /** Equal lines in a row that a room takes from one member within {@link limits.chatRepeatWindowS}. */
  chatRepeats: 2,
  chatRepeatWindowS: 300,
  /** Default length of a silence. */
  tabooS: 86_400,
  /** From this noble tier on, only the anchor (and the platform) can send somebody away, no assistant. */
  kickProtectedTier: 5,
  reportNoteChars: 200,
  nicknameChars: 20,
  signatureChars: 60,
  passwordMinChars: 8,
  passwordMaxChars: 64,
  secondFactors: 10,
  secondFactorNameChars: 40,
  recoveryCodes: 10,
  commentChars: 500,
  privateMessageChars: 1_000,
  /** How long a private message can be taken back. */
  messageRevokeS: 120,
  /** A file of a private message; pictures are as large as those of posts. */
  chatFileBytes: 20 * 1024 * 1024,
  chatFileNameChars: 120,
  /** Conversations a list holds; the oldest are found again when somebody writes. */
  conversations: 1_000,
  conversationsPinned: 20,
  groupNameChars: 20,
  groupIntroductionChars: 200,
  groupMembers: 500,
  /** Groups one member may have founded. */
  groupsPerOwner: 20,
  /** Page of the groups one may join. */
  groupsPerPage: 20,
  blockedUsers: 1_000,
  /** Longest silence of somebody in a group. */
  groupMuteS: 30 * 86_400,
  searchTextChars: 50,
  headlineTitleChars: 80,
  headlineContentChars: 20_000,
  /** Text of an article without its markup. */
  headlineTextMinChars: 20,
  headlineSummaryChars: 200,
  /** Words that stand in for a picture of an article. */
  pictureTextChars: 120,
  headlineTags: 5,
  headlineTagChars: 16,
  headlinePictures: 20,
  /** Matches, videos and tables that stand in one article as cards. */
  headlineEmbeds: 10,
  /** A draft may be longer than what is handed in: the writer shortens it later. */
  headlineDraftChars: 60_000,
  /** Versions of a draft that are kept, the newest included. */
  headlineDraftVersions: 20,
  /** How far ahead the moment of an article's publication may lie. */
  headlineAheadDays: 60,
  /** Articles of one member that may wait for review. */
  headlinesInReview: 10,
  videoTitleChars: 60,
  /** A line over the picture of a video, and how many of them a video shows. */
  videoBarrageChars: 60,
  videoBarrageShown: 3_000,
  videoChapters: 50,
  videoChapterChars: 60,
  /** A file of subtitles, what it may say at once and how often. */
  videoSubtitleChars: 60_000,
  videoCueChars: 300,
  videoCues: 2_000,
  /** An upload in parts: length of a part, and how long it may be continued. */
  uploadPartBytes: 4 * 1024 * 1024,
  uploadSessionH: 24,
  /** A stored picture or paper that nothing shows is kept for drafts that may still show it. */
  strayFileDays: 30,
  captchaTtlS: 120,
  captchaTicketTtlS: 60,
  captchaTolerancePx: 4,
  qrTtlS: 120,
  smsCodeTtlS: 300,
  smsCodeTries: 5,
  socketTicketTtlS: 30,
  socketPayloadBytes: 64 * 1024,
  /** A page that was away for so long still gets every frame it missed. */
  socketRecoveryS: 600,
  /** Scores are marked as old when the feed has been silent for so long. */
  feedStaleS: 30,
  /** Teams and leagues one member may follow. */
  followedSources: 200,
  /** One segment of a pushed broadcast. */
  ingestSegmentBytes: 16 * 1024 * 1024,
  ingestPlaylistBytes: 256 * 1024,
  /** Segments of one room in memory. */
  ingestRoomBytes: 64 * 1024 * 1024,
  ingestBytesPerMinute: 240 * 1024 * 1024,
  /** Uploads of one key that may be open at once: a ladder of three has six. */
  ingestOpenUploads: 8,
  /** A push that is silent for so long may be taken over. */
  ingestIdleS: 5,
  liveWindowSegments: 10,
  recordingBytes: 4 * 1024 * 1024 * 1024,
  recordingS: 8 * 3_600,
  recordingDays: 30,
  /** One file of open data; the largest season of openfootball has 0.3 MB. */
  openDataFileBytes: 16 * 1024 * 1024,
  /** What operators write. */
  banReasonChars: 200,
  settingChars: 300,
  bannerTitleChars: 60,
  announcementChars: 500,
  /** A page of information in one language. */
  infoPageChars: 10_000,
  /** One yuan buys so many diamonds. */
  rechargeDiamondsPerYuan: 10,
  /** A top-up of an amount of one's own, diamonds: whole steps from the least to the most. */
  rechargeDiamondsStep: 10,
  rechargeDiamondsMin: 10,
  rechargeDiamondsMax: 500_000,
  /** So long an order can be paid; later payments still count. */
  rechargeOrderMinutes: 30,
} as const
