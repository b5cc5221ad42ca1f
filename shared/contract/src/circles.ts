/** Limits of circles that only their own pages need. Not beside the other limits, because every first page carries those. */
export const circleLimits = {
  /** Rules of a circle in one language, and signs of one. */
  rules: 10,
  ruleChars: 80,
  moderators: 20,
  /** Posts at the top of a circle, in each language: readers see those of their own. */
  pinned: 3,
  /** Answers of a poll in a post, and code points of one. */
  pollOptionsMin: 2,
  pollOptionsMax: 6,
  pollOptionChars: 40,
  /** How long votes are taken after the post is shown. */
  pollHours: [1, 24, 72, 168],
  /** Code points of a quoted post that stand in its card. */
  quoteChars: 140,
} as const

export type PollHours = (typeof circleLimits.pollHours)[number]

/** What moderators do, as their log names it. */
export const circleDeeds = ['hide-post', 'hide-comment', 'pin', 'unpin', 'rules', 'appoint', 'dismiss'] as const
export type CircleDeed = (typeof circleDeeds)[number]
